"""The score and the chances over time as small SVG drawings."""

from collections.abc import Callable, Sequence
from typing import Any

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


def course_graph(review: dict[str, Any], address: str, t: Callable[..., str]) -> Markup:
    """How each seat stood over the game, its costliest decisions as numbered marks that lead to the moment."""
    seats = review["seats"]
    last: int = max(moment["play"] for seat in seats for moment in seat["course"]) or 1
    values: list[float] = [moment["value"] for seat in seats for moment in seat["course"]]
    low, high = (min(0.0, *values), max(10.0, *values)) if review["in_points"] else (0.0, 1.0)
    width, height, right = 860, 330, 104

    def x(play: int) -> float:
        return LEFT + 8 + (width - LEFT - 8 - right) * play / last

    def y(value: float) -> float:
        return TOP + (height - TOP - BOTTOM) * (high - value) / (high - low)

    parts: list[Markup] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        value = low + (high - low) * share
        text = f"{value:.0f}" if review["in_points"] else f"{value:.0%}"
        line = Markup(
            '<path class="axis" opacity=".4" d="M{} {:.1f}H{}"/><text x="{}" y="{:.1f}" text-anchor="end">{}</text>'
        )
        parts.append(line.format(LEFT + 8, y(value), width - right, LEFT + 3, y(value) + 4, text))
    across = t("graph-x", count=last)
    parts.append(Markup('<text x="{}" y="{}" text-anchor="end">{}</text>').format(width - right, height - 6, across))
    ends = spread([y(seat["course"][-1]["value"]) for seat in seats], height - BOTTOM)
    marks: list[Markup] = []
    for seat in seats:
        number = seat["seat"]
        course = seat["course"]
        path = " ".join(f"{'L' if n else 'M'}{x(m['play']):.1f} {y(m['value']):.1f}" for n, m in enumerate(course))
        end = course[-1]["value"]
        parts.append(
            Markup(
                '<path class="curve seat-{0}" d="{1}"/><circle class="tip seat-{0}" cx="{2:.1f}" cy="{3:.1f}" r="4"/>'
                '<text x="{4:.1f}" y="{5:.1f}">{6}</text>'
            ).format(number, path, x(last), y(end), x(last) + 8, ends[number] + 4, seat["name"][:12])
        )
        stood = {moment["play"]: moment["value"] for moment in course}
        for rank, costly in enumerate(seat["costliest"], 1):
            play = costly["play"]
            marks.append(
                Markup(
                    '<a class="mark seat-{0}" href="{1}#at={2}" aria-label="{3}">'
                    '<circle cx="{4:.1f}" cy="{5:.1f}" r="9"/>'
                    '<text x="{4:.1f}" y="{6:.1f}" text-anchor="middle">{7}</text></a>'
                ).format(
                    number,
                    address,
                    costly["number"],
                    f"{seat['name']} {rank}: {t('review-show')}",
                    x(play),
                    y(stood[play]),
                    y(stood[play]) + 4,
                    rank,
                )
            )
    label = t("review-graph", names=", ".join(seat["name"] for seat in seats))
    return Markup('<svg viewBox="0 0 {} {}" role="group" aria-label="{}">{}{}</svg>').format(
        width, height, label, Markup("".join(parts)), Markup("".join(marks))
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
