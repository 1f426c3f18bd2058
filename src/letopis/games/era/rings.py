"""The rings of walls that bots have in mind."""

from letopis.games.era.components import Components


class Ring:
    """Cells to be walled, and the cells that they and the keep would enclose."""

    def __init__(self, plan: int, inside: int) -> None:
        self.plan = plan
        self.inside = inside
        self.size: int = plan.bit_count()


class Plans:
    """The rings a builder has in mind: the keep closes the first one's left side; the others lean on the first."""

    def __init__(self, components: Components) -> None:
        self.rings: list[Ring] = []
        grid = components.grid
        row, col = min(components.centre)
        height = len({r for r, _ in components.centre})
        width = len({c for _, c in components.centre})
        top, bottom, left, right = row - 1, row + height, col + width - 1, col + width + 3
        keep = components.centre_keep.mask
        if top < 5 or bottom + 5 >= grid.rows or right >= grid.cols or col < 5:
            return  # another board than ours: no plans
        first = [(top, c) for c in range(left, right + 1)] + [(bottom, c) for c in range(left, right + 1)]
        self.add(components, grid.mask(first + [(r, right) for r in range(top + 1, bottom)]), keep)
        base = self.rings[0].plan | keep
        for far, near in ((top - 5, top - 1), (bottom + 5, bottom + 1)):
            rows = range(min(far, near), max(far, near) + 1)
            cells = [(r, c) for r in rows for c in (left, right)] + [(far, c) for c in range(left + 1, right)]
            self.add(components, grid.mask(cells), base)
        west = [(r, c) for r in (top, bottom) for c in range(col - 5, col + 1)]
        self.add(components, grid.mask(west + [(r, col - 5) for r in range(top + 1, bottom)]), keep)

    def add(self, components: Components, plan: int, leaning_on: int) -> None:
        """A ring more."""
        without = components.grid.enclosed(leaning_on)
        self.rings.append(Ring(plan, components.grid.enclosed(plan | leaning_on) & ~without))


def plans_of(components: Components) -> Plans:
    """The plans for a board, made once."""
    plans = components.plans
    if plans is None:
        plans = Plans(components)
        components.plans = plans
    return plans
