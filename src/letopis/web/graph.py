"""The score and the chances over time as small SVG drawings."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 480, 260, 34, 92, 12, 26


def graph(course: Sequence[dict[str, Any]], names: Sequence[str], across: str) -> Markup:
    """Totals of each seat after each move, one line a seat, named at its end; dashes tell them apart as well."""
    last: int = max(point["number"] for point in course) or 1
    totals: list[int] = [total for point in course for total in point["totals"]]
    low, high = min(0, *totals), max(10, *totals)

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(total: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - total) / (high - low)

    parts: list[Markup] = []
    step = next(step for step in (5, 10, 20, 50, 100, 1000) if (high - low) / step <= 6)
    for total in range((low // step) * step, high + 1, step):
        if total >= low:
            line = Markup(
                '<path class="axis" opacity=".4" d="M{} {:.1f}H{}"/><text x="{}" y="{:.1f}" text-anchor="end">{}</text>'
            )
            parts.append(line.format(LEFT, y(total), WIDTH - RIGHT, LEFT - 5, y(total) + 4, total))
    parts.append(Markup('<text x="{}" y="{}" text-anchor="end">{}</text>').format(WIDTH - RIGHT, HEIGHT - 8, across))
    ends = spread([y(total) for total in course[-1]["totals"]], HEIGHT - BOTTOM)
    for seat, name in enumerate(names):
        path = " ".join(
            f"{'M' if n == 0 else 'L'}{x(p['number']):.1f} {y(p['totals'][seat]):.1f}" for n, p in enumerate(course)
        )
        total = course[-1]["totals"][seat]
        parts.append(
            Markup(
                '<path class="curve seat-{0}" d="{1}"/><circle class="tip seat-{0}" cx="{2:.1f}" cy="{3:.1f}" r="4"/>'
                '<text x="{4:.1f}" y="{5:.1f}">{6} {7}</text>'
            ).format(seat, path, x(last), y(total), x(last) + 8, ends[seat] + 4, name[:10], total)
        )
    label = ", ".join(f"{name} {total}" for name, total in zip(names, course[-1]["totals"], strict=True))
    return Markup('<svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        WIDTH, HEIGHT, label, Markup("".join(parts))
    )


class Canvas(NamedTuple):
    """What a course is drawn on."""

    name: str  # its class: the style shows the one that fits the screen
    width: int
    height: int
    right: int  # room for names at the ends of lines
    radius: float  # of a mark, which a finger should hit
    letters: int  # of a name


CANVASES = (Canvas("broad", 860, 330, 104, 12, 12), Canvas("narrow", 390, 330, 78, 15, 8))


class Mark(NamedTuple):
    """A costly decision: where it lies on its line, and where it leads."""

    across: float
    down: float
    seat: int
    rank: int
    address: str
    label: str

    def drawn(self, down: float, radius: float) -> Markup:
        """A numbered disc at this height, on a thread to the line where it had to make room."""
        parts = Markup('<a class="mark seat-{}" href="{}" aria-label="{}">').format(self.seat, self.address, self.label)
        if down != self.down:
            parts += Markup('<path d="M{0:.1f} {1:.1f}V{2:.1f}"/>').format(self.across, self.down, down)
        return parts + Markup(
            '<circle cx="{0:.1f}" cy="{1:.1f}" r="{2}"/>'
            '<text x="{0:.1f}" y="{3:.1f}" text-anchor="middle">{4}</text></a>'
        ).format(self.across, down, radius, down + 4, self.rank)


def course_graphs(review: dict[str, Any], address: str, t: Callable[..., str]) -> Markup:
    """The course on every canvas."""
    return Markup("").join(course_graph(review, address, t, canvas) for canvas in CANVASES)


def course_graph(review: dict[str, Any], address: str, t: Callable[..., str], canvas: Canvas) -> Markup:
    """How each seat stood over the game, its costliest decisions as numbered marks that lead to the moment."""
    seats = review["seats"]
    last: int = max(moment["play"] for seat in seats for moment in seat["course"]) or 1
    values: list[float] = [moment["value"] for seat in seats for moment in seat["course"]]
    low, high = (min(0.0, *values), max(10.0, *values)) if review["in_points"] else (0.0, 1.0)
    left, end, floor = LEFT + 8, canvas.width - canvas.right, canvas.height - BOTTOM

    def x(play: int) -> float:
        return left + (end - left) * play / last

    def y(value: float) -> float:
        return TOP + (floor - TOP) * (high - value) / (high - low)

    parts: list[Markup] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        value = low + (high - low) * share
        text = f"{value:.0f}" if review["in_points"] else f"{value:.0%}"
        line = Markup(
            '<path class="axis" opacity=".4" d="M{} {:.1f}H{}"/><text x="{}" y="{:.1f}" text-anchor="end">{}</text>'
        )
        parts.append(line.format(left, y(value), end, left - 5, y(value) + 4, text))
    across = t("graph-x", count=last)
    parts.append(Markup('<text x="{}" y="{}" text-anchor="end">{}</text>').format(end, canvas.height - 6, across))
    names = spread([y(seat["course"][-1]["value"]) for seat in seats], floor)
    marks: list[Mark] = []
    for seat in seats:
        number = seat["seat"]
        course = seat["course"]
        path = " ".join(f"{'L' if n else 'M'}{x(m['play']):.1f} {y(m['value']):.1f}" for n, m in enumerate(course))
        parts.append(
            Markup(
                '<path class="curve seat-{0}" d="{1}"/><circle class="tip seat-{0}" cx="{2:.1f}" cy="{3:.1f}" r="4"/>'
                '<text x="{4:.1f}" y="{5:.1f}">{6}</text>'
            ).format(
                number, path, end, y(course[-1]["value"]), end + 8, names[number] + 4, seat["name"][: canvas.letters]
            )
        )
        stood = {moment["play"]: moment["value"] for moment in course}
        for rank, costly in enumerate(seat["costliest"], 1):
            label = f"{seat['name']} {rank}: {t('review-show')}"
            play = costly["play"]
            marks.append(Mark(x(play), y(stood[play]), number, rank, f"{address}#at={costly['number']}&advice", label))
    heights = apart([(mark.across, mark.down) for mark in marks], 2 * canvas.radius, (TOP, floor))
    drawn = [mark.drawn(down, canvas.radius) for mark, down in zip(marks, heights, strict=True)]
    label = t("review-graph", names=", ".join(seat["name"] for seat in seats))
    return Markup('<svg class="{}" viewBox="0 0 {} {}" role="group" aria-label="{}">{}{}</svg>').format(
        canvas.name, canvas.width, canvas.height, label, Markup("").join(parts), Markup("").join(drawn)
    )


def spread(heights: Sequence[float], bottom: float, apart: float = 15) -> list[float]:
    """Labels moved down until none covers another, then up again from the bottom.

    >>> spread([20, 22, 60], 100)
    [20, 35, 60]
    >>> spread([90, 96, 20, 100], 100)
    [70, 85, 20, 100]
    """
    placed = list(heights)
    down = sorted(range(len(placed)), key=lambda place: heights[place])
    lowest = float("-inf")
    for place in down:
        placed[place] = lowest = max(placed[place], lowest + apart)
    highest = bottom + apart
    for place in reversed(down):
        placed[place] = highest = min(placed[place], highest - apart)
    return placed


def apart(points: Sequence[tuple[float, float]], wide: float, between: tuple[float, float]) -> list[float]:
    """The heights of discs so wide, each moved up or down as little as need be to cover none before it.

    >>> apart([(10, 50), (15, 50), (90, 50)], 20, (0, 100))
    [50, 30, 50]
    """
    placed: list[tuple[float, float]] = []
    for across, down in points:
        heights = [down + way * step * wide for step in range(9) for way in (-1, 1)]
        free = (
            height
            for height in heights
            if between[0] <= height <= between[1]
            and all((across - left) ** 2 + (height - top) ** 2 >= wide**2 for left, top in placed)
        )
        placed.append((across, next(free, down)))
    return [down for _, down in placed]
