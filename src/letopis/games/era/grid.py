"""The domain's grid: cells, footprints and their turns, and where each still fits.

A set of cells is one integer, a bit a cell (row * columns + column): a footprint fits where the free cells, shifted
back by each of its cells, all have a bit.
"""

from letopis.kernel.actions import Action

DEGREES = 90
BLOCK = 4  # rows


class Placement(Action):
    """E-4.5: a piece, a turn of it and a place; one shared action for each."""

    def __init__(
        self, grid: "Grid", piece: int, id: str, turn: int, row: int, col: int, cells: list[tuple[int, int]]
    ) -> None:
        words = [id, grid.name(row, col)]
        if turn:
            words.append(str(turn * DEGREES))
        super().__init__("place", *words)
        self.piece = piece
        self.turn = turn
        self.row = row
        self.col = col
        self.cells: list[tuple[int, int]] = [(row + r, col + c) for r, c in cells]
        self.mask: int = grid.mask(self.cells)
        self.rim: int = grid.rim(self.mask)

    @property
    def where(self) -> str:
        """Its notation on a board: `farm c5 90`."""
        return " ".join(self.words)


class Turn:
    """E-4.4: one orientation of a footprint, with every place for it on the grid."""

    def __init__(self, grid: "Grid", piece: int, id: str, turn: int, cells: list[tuple[int, int]]) -> None:
        self.grid = grid
        self.number = turn
        self.cells = cells
        self.height = max(row for row, _ in cells) + 1
        self.width = max(col for _, col in cells) + 1
        self.shifts: list[int] = [row * grid.cols + col for row, col in cells]
        within = [(row, col) for row in range(grid.rows - self.height + 1) for col in range(grid.cols - self.width + 1)]
        self.corners: int = grid.mask(within)  # where the footprint lies inside the grid
        self.rows: list[list[Action]] = [
            [Placement(grid, piece, id, turn, row, col, cells) for col in range(grid.cols - self.width + 1)]
            for row in range(grid.rows - self.height + 1)
        ]

    @property
    def placements(self) -> list[Placement]:
        """Every place on an empty grid."""
        return [place for row in self.rows for place in row if isinstance(place, Placement)]

    def inside(self, row: int, col: int) -> bool:
        """Whether the turn lies within the grid there."""
        return 0 <= row < len(self.rows) and 0 <= col < len(self.rows[row])

    def at(self, row: int, col: int) -> Placement:
        """The placement at a corner."""
        place = self.rows[row][col]
        assert isinstance(place, Placement)
        return place

    def corners_free(self, free: int) -> int:
        """The corners at which all cells are free."""
        fits = self.corners
        for shift in self.shifts:
            fits &= free >> shift
        return fits

    def collect(self, free: int, found: list[Action]) -> None:
        """Add every placement on free cells."""
        fits = self.corners_free(free)
        if not fits:
            return
        grid = self.grid
        row = 0
        last = len(self.rows)
        while row < last:
            block = fits >> row * grid.cols & grid.block  # a few rows at once, so that most numbers are small
            stop = min(row + BLOCK, last)
            while row < stop:
                columns = block & grid.full_row
                block >>= grid.cols
                if columns:
                    runs = grid.runs.get(columns)
                    if runs is None:
                        runs = grid.split(columns)
                    places = self.rows[row]
                    for start, end in runs:
                        found.extend(places[start:end])
                row += 1


class Grid:
    """The size of a domain, and what follows from it."""

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self.full_row = (1 << cols) - 1
        self.block = (1 << BLOCK * cols) - 1
        self.full = (1 << rows * cols) - 1
        self.left = self.mask([(row, 0) for row in range(rows)])
        self.right = self.mask([(row, cols - 1) for row in range(rows)])
        top = self.mask([(0, col) for col in range(cols)])
        bottom = self.mask([(rows - 1, col) for col in range(cols)])
        self.edge = self.left | self.right | top | bottom
        self.runs: dict[int, list[tuple[int, int]]] = {}

    def split(self, columns: int) -> list[tuple[int, int]]:
        """Columns as runs (first, one past the last)."""
        found: list[tuple[int, int]] = []
        col = 0
        while columns >> col:
            if columns >> col & 1:
                start = col
                while columns >> col & 1:
                    col += 1
                found.append((start, col))
            else:
                col += 1
        self.runs[columns] = found
        return found

    def name(self, row: int, col: int) -> str:
        """A cell's name: column letter and row number, g7 being [6, 6]."""
        return f"{chr(ord('a') + col)}{row + 1}"

    def mask(self, cells: list[tuple[int, int]]) -> int:
        """Cells as one integer."""
        mask = 0
        for row, col in cells:
            mask |= 1 << row * self.cols + col
        return mask

    def cells(self, mask: int) -> list[tuple[int, int]]:
        """One integer as cells."""
        found: list[tuple[int, int]] = []
        while mask:
            low = mask & -mask
            place = low.bit_length() - 1
            found.append((place // self.cols, place % self.cols))
            mask ^= low
        return found

    def rim(self, mask: int) -> int:
        """E-4.7: the cells that share a side with these, without them."""
        beside = (mask & ~self.left) >> 1 | (mask & ~self.right) << 1
        return (beside | mask >> self.cols | mask << self.cols) & self.full & ~mask

    def enclosed(self, barrier: int) -> int:
        """E-4.11: the cells that the outside, pouring in over the edge and through diagonals, does not reach."""
        passable = self.full & ~barrier
        outside = self.edge & passable
        while True:
            wide = outside | (outside & ~self.left) >> 1 | (outside & ~self.right) << 1
            grown = (wide | wide >> self.cols | wide << self.cols) & passable
            # a step may not cross a barrier, but it may pass between two that touch only at their corners
            if grown == outside:
                return passable & ~outside
            outside = grown


def turned(grid: Grid, piece: int, id: str, base: list[tuple[int, int]]) -> tuple[Turn, ...]:
    """E-4.4, E-4.5: the different footprints met when turning clockwise by 0, 90, 180 and 270 degrees."""
    seen: list[list[tuple[int, int]]] = []
    cells = sorted(base)
    for _ in range(4):
        if cells not in seen:
            seen.append(cells)
        height = max(row for row, _ in cells) + 1
        cells = sorted((col, height - 1 - row) for row, col in cells)
    return tuple(Turn(grid, piece, id, number, shape) for number, shape in enumerate(seen))
