"""The domain's grid: cells, footprints and their turns, and where each still fits.

A set of cells is one integer, a bit a cell (row * columns + column): a footprint fits where the free cells, shifted
back by each of its cells, all have a bit.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import i64

from letopis.kernel.actions import Action

DEGREES: Final = 90
MOST_KEPT: Final = 4096  # of the walls met
BITS_OF: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


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
        self.mask: int = grid.mask([(row + r, col + c) for r, c in cells])
        self.rim: int = grid.rim(self.mask)
        self.cells: tuple[i64, ...] = tuple(grid.numbers(self.mask))
        self.beside: tuple[i64, ...] = tuple(grid.numbers(self.rim))
        self.order = turn * grid.rows * grid.cols + row * grid.cols + col  # in which places are listed
        self.where = " ".join(words)  # its notation on a board: `farm c5 90`


class Turn:
    """E-4.4: one orientation of a footprint, with every place for it on the grid."""

    def __init__(self, grid: "Grid", piece: int, id: str, turn: int, cells: list[tuple[int, int]]) -> None:
        self.grid = grid
        self.number = turn
        self.cells = cells
        self.height = max(row for row, _ in cells) + 1
        self.width = max(col for _, col in cells) + 1
        self.shifts: list[int] = [row * grid.cols + col for row, col in cells]
        self.spans: list[int] = spans(grid, cells)  # of a full rectangle
        within = [(row, col) for row in range(grid.rows - self.height + 1) for col in range(grid.cols - self.width + 1)]
        self.corners: int = grid.mask(within)  # where the footprint lies inside the grid
        spare = Action("nowhere")  # where the footprint would leave the grid
        self.flat: list[Action] = [spare] * (grid.bytes * 8)
        for row, col in within:
            self.flat[row * grid.cols + col] = Placement(grid, piece, id, turn, row, col, cells)

    @property
    def placements(self) -> list[Placement]:
        """Every place on an empty grid."""
        return [place for place in self.flat if isinstance(place, Placement)]

    def inside(self, row: int, col: int) -> bool:
        """Whether the turn lies within the grid there."""
        return 0 <= row <= self.grid.rows - self.height and 0 <= col <= self.grid.cols - self.width

    def at(self, row: int, col: int) -> Placement:
        """The placement at a corner."""
        place = self.flat[row * self.grid.cols + col]
        assert isinstance(place, Placement)
        return place

    def corners_free(self, free: int) -> int:
        """The corners at which all cells are free."""
        if self.spans:
            fits = free
            for span in self.spans:
                fits &= fits >> span
            return fits & self.corners
        fits = self.corners
        for shift in self.shifts:
            fits &= free >> shift
        return fits

    def corners_touching(self, cells: int) -> int:
        """The corners at which it would stand on any of these cells, and some at which it would leave the grid."""
        touching = 0
        for shift in self.shifts:
            touching |= cells >> shift
        return touching

    def collect(self, fits: int, found: list[Action]) -> None:
        """Add the placements at these corners, eight at a time."""
        flat = self.flat
        start = 0
        for bits in fits.to_bytes(self.grid.bytes, "little"):
            if bits == 255:
                found.extend(flat[start : start + 8])
            elif bits:
                for bit in BITS_OF[bits]:
                    found.append(flat[start + bit])
            start += 8

    def pick(self, fits: int, place: int) -> Action:
        """The placement at one of these corners, counted from 0."""
        start = 0
        for bits in fits.to_bytes(self.grid.bytes, "little"):
            corners = BITS_OF[bits]
            if place < len(corners):
                return self.flat[start + corners[place]]
            place -= len(corners)
            start += 8
        raise IndexError(place)


class Places:
    """Every place a piece, or each of several, fits: a sequence that is counted at once and listed only when asked for.

    Hundreds of placements are legal at a time, and most readers want one of them.
    """

    def __init__(self, turns: tuple[Turn, ...], free: int) -> None:
        self.turns = turns
        self.fits: list[int] = []
        self.size: int = 0
        for turn in turns:
            fits = turn.corners_free(free)
            self.fits.append(fits)
            self.size += fits.bit_count()

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, place: int | slice) -> Action | list[Action]:
        if isinstance(place, slice):
            return self.listed()[place]
        if place < 0:
            place += self.size
        if 0 <= place < self.size:
            for number in range(len(self.turns)):
                count = self.fits[number].bit_count()
                if place < count:
                    return self.turns[number].pick(self.fits[number], place)
                place -= count
        raise IndexError(place)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Placement):  # an equal action that somebody made by hand
            return action in self.listed()
        for number in range(len(self.turns)):
            turn = self.turns[number]
            corner = action.row * turn.grid.cols + action.col
            if turn.flat[corner] == action:
                return self.fits[number] >> corner & 1 == 1
        return False

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __reversed__(self) -> Iterator[Action]:
        return reversed(self.listed())

    def index(self, action: Action) -> int:
        """Where an action stands among them; ValueError when it does not."""
        return self.listed().index(action)

    def count(self, action: Action) -> int:
        """How often an action stands among them: once or not at all."""
        return int(action in self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Places):
            return self.turns == other.turns and self.fits == other.fits
        return self.listed() == other

    def __repr__(self) -> str:
        return repr(self.listed())

    def listed(self) -> list[Action]:
        """All of them."""
        found: list[Action] = []
        for number in range(len(self.turns)):
            if self.fits[number]:
                self.turns[number].collect(self.fits[number], found)
        return found

    def touching(self, cells: int) -> list[Action]:
        """Those that would stand on any of these cells."""
        found: list[Action] = []
        for number in range(len(self.turns)):
            fits = self.fits[number] & self.turns[number].corners_touching(cells)
            if fits:
                self.turns[number].collect(fits, found)
        return found


Sequence.register(Places)


class Grid:
    """The size of a domain, and what follows from it."""

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self.bytes = (rows * cols + 7) // 8
        self.full = (1 << rows * cols) - 1
        self.left = self.mask([(row, 0) for row in range(rows)])
        self.right = self.mask([(row, cols - 1) for row in range(rows)])
        top = self.mask([(0, col) for col in range(cols)])
        bottom = self.mask([(rows - 1, col) for col in range(cols)])
        self.edge = self.left | self.right | top | bottom
        self._enclosed: dict[int, int] = {}  # by barrier: a search comes to the same walls in many ways

    def name(self, row: int, col: int) -> str:
        """A cell's name: column letter and row number, g7 being [6, 6]."""
        return f"{chr(ord('a') + col)}{row + 1}"

    def mask(self, cells: list[tuple[int, int]]) -> int:
        """Cells as one integer."""
        mask = 0
        for row, col in cells:
            mask |= 1 << row * self.cols + col
        return mask

    def numbers(self, mask: int) -> list[int]:
        """One integer as the numbers of its cells."""
        found: list[int] = []
        start = 0
        for bits in mask.to_bytes(self.bytes, "little"):
            if bits:
                for bit in BITS_OF[bits]:
                    found.append(start + bit)
            start += 8
        return found

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
        enclosed = self._enclosed.get(barrier)
        if enclosed is None:
            if len(self._enclosed) >= MOST_KEPT:
                self._enclosed.clear()
            enclosed = self._poured(barrier)
            self._enclosed[barrier] = enclosed
        return enclosed

    def _poured(self, barrier: int) -> int:
        passable = self.full & ~barrier
        outside = self.edge & passable
        while True:
            wide = outside | (outside & ~self.left) >> 1 | (outside & ~self.right) << 1
            grown = (wide | wide >> self.cols | wide << self.cols) & passable
            # a step may not cross a barrier, but it may pass between two that touch only at their corners
            if grown == outside:
                return passable & ~outside
            outside = grown


def spans(grid: Grid, cells: list[tuple[int, int]]) -> list[int]:
    """For a full rectangle the shifts by which a free cell grows to all of it, twice as far each time; else none.

    >>> spans(Grid(14, 14), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)])
    [1, 1, 14]
    """
    height, width = max(row for row, _ in cells) + 1, max(col for _, col in cells) + 1
    found: list[int] = []
    for size, step in ((width, 1), (height, grid.cols)):
        reached = 1
        while reached < size:
            further = min(reached, size - reached)
            found.append(further * step)
            reached += further
    return found if len(cells) == height * width else []


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
