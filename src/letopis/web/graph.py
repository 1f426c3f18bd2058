"""The score over time as a small SVG drawing."""

from collections.abc import Sequence
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
    ends = spread([y(total) for total in course[-1]["totals"]])
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


def spread(heights: Sequence[float], apart: float = 15) -> list[float]:
    """Labels moved down until none covers another.

    >>> spread([20, 22, 60])
    [20, 35, 60]
    """
    placed = list(heights)
    lowest = float("-inf")
    for place in sorted(range(len(placed)), key=lambda place: heights[place]):
        placed[place] = max(placed[place], lowest + apart)
        lowest = placed[place]
    return placed
