"""A player's domain: what stands where. A domain never changes; building makes a new one, so copies share it."""

from typing import TYPE_CHECKING, Final

from letopis.games.era.components import Components
from letopis.games.era.grid import Placement, Places, Turn

if TYPE_CHECKING:
    from letopis.games.era.standing import Standing
    from letopis.games.era.survey import Gains, Shortlists, Survey

MOST_KEPT: Final = 64  # of the domains one piece away


class Domain:
    """The pieces on a board and what follows from them."""

    def __init__(
        self,
        components: Components,
        pieces: list[Placement],
        free: int,
        barrier: int,
        count: list[int],
        set_dice: int,
        hints: list[Placement | None],
    ) -> None:
        self.components = components
        self.pieces = pieces
        self.free = free  # the empty cells
        self.barrier = barrier  # the cells of walls and keeps
        self.count = count  # how many of each piece
        self.set_dice = set_dice  # E-7.5: how many dice the monasteries set
        self._hints = hints  # where each piece fitted when last asked: tried first, shared with later domains
        self.survey: Survey | None = None  # what bots saw when they looked at it
        self.shortlists: Shortlists | None = None  # where pieces would go best, as seen here or one piece ago
        self.standing_before: Standing | None = None  # what stood here one piece ago
        self.gains_before: Gains | None = None  # what pieces were seen to add one piece ago
        self.encoded: bytes | None = None  # its part of an observation, once somebody has looked
        self._roomy = 0  # pieces that are known to fit, a bit each,
        self._cramped = 0  # and those that do not
        self._enclosed = -1
        self._places: Places | None = None  # of the pieces last asked for
        self._larger: dict[Placement, Domain] | None = None

    # ---- making

    def with_piece(self, placement: Placement) -> "Domain":
        """The domain with one piece more: kept, for a search comes back to it many times."""
        larger = self._larger
        if larger is None:
            larger = {}
            self._larger = larger
        else:
            kept = larger.get(placement)
            if kept is not None:
                return kept
        kind = self.components.pieces[placement.piece]
        count = self.count.copy()
        count[placement.piece] += 1
        pieces = self.pieces.copy()
        pieces.append(placement)
        sets = self.set_dice + kind.set_dice
        barrier = self.barrier | placement.mask if kind.barrier else self.barrier
        domain = Domain(self.components, pieces, self.free & ~placement.mask, barrier, count, sets, self._hints)
        domain.shortlists = self.shortlists
        if self.survey is not None:
            domain.standing_before = self.survey.standing
            domain.gains_before = self.survey.gains
        if not kind.barrier:
            domain._enclosed = self._enclosed
        if len(larger) < MOST_KEPT:
            larger[placement] = domain
        return domain

    def without(self, placement: Placement) -> "Domain":
        """The domain with one piece less."""
        count = self.count.copy()
        count[placement.piece] -= 1
        pieces = self.pieces.copy()
        pieces.remove(placement)
        sets = self.set_dice - self.components.pieces[placement.piece].set_dice
        barrier = self.barrier & ~placement.mask
        domain = Domain(self.components, pieces, self.free | placement.mask, barrier, count, sets, self._hints)
        if self.shortlists is not None:
            domain.shortlists = self.shortlists.forgotten()
        return domain

    # ---- room for more (E-4.5)

    def places(self, piece: int) -> Places:
        """Every legal placement of a piece."""
        return self.places_for(self.components.pieces[piece].turns)

    def places_for(self, turns: tuple[Turn, ...]) -> Places:
        """Every place for any of these turns: kept, for who is asked is often asked twice."""
        places = self._places
        if places is None or places.turns is not turns:
            places = Places(turns, self.free)
            self._places = places
        return places

    def has_room(self, piece: int) -> bool:
        """Whether the piece fits anywhere: found out once."""
        bit = 1 << piece
        if self._roomy & bit:
            return True
        if self._cramped & bit:
            return False
        if self._finds_room(piece):
            self._roomy |= bit
            return True
        self._cramped |= bit
        return False

    def _finds_room(self, piece: int) -> bool:
        hint = self._hints[piece]
        if hint is not None and self.free & hint.mask == hint.mask:
            return True
        for turn in self.components.pieces[piece].turns:
            fits = turn.corners_free(self.free)
            if fits:
                row, col = divmod(fits.bit_length() - 1, self.components.grid.cols)
                self._hints[piece] = turn.at(row, col)
                return True
        return False

    def is_free(self, placement: Placement) -> bool:
        """Whether all cells of a placement are empty."""
        return self.free & placement.mask == placement.mask

    def in_the_way(self, placement: Placement) -> Placement:
        """A piece that stands where another would."""
        return next(piece for piece in self.pieces if piece.mask & placement.mask)

    # ---- walls (E-4.9 to E-4.15)

    @property
    def enclosed(self) -> int:
        """The enclosed cells: all that the outside does not reach and that are no barrier."""
        if self._enclosed < 0:
            self._enclosed = self.components.grid.enclosed(self.barrier)
        return self._enclosed

    def is_walled(self, placement: Placement) -> bool:
        """E-4.12: inside a closed ring; a keep always is."""
        return self.components.pieces[placement.piece].always_walled or placement.mask & self.enclosed == placement.mask

    @property
    def area(self) -> int:
        """E-4.14: enclosed cells, without those under scorched areas."""
        enclosed = self.enclosed
        if enclosed == 0:
            return 0
        for placement in self.pieces:
            if placement.piece == self.components.scorched.number:
                enclosed &= ~placement.mask
        return enclosed.bit_count()

    # ---- neighbours (E-4.7, E-4.8, E-10.4)

    def clustered(self) -> list[Placement]:
        """E-4.8: the buildings that stand in a cluster."""
        kinds = self.components.pieces
        members = [
            placement
            for placement in self.pieces
            if kinds[placement.piece].is_building and kinds[placement.piece].clusters
        ]
        everything = 0
        for placement in members:
            everything |= placement.mask
        return [placement for placement in members if placement.rim & everything]

    def sick(self) -> list[Placement]:
        """E-10.4: the buildings that disease strikes: clustered, and neither a hospital nor beside one."""
        kinds = self.components.pieces
        safe = 0
        for placement in self.pieces:
            if kinds[placement.piece].heals:
                safe |= placement.mask | placement.rim
        return [placement for placement in self.clustered() if not placement.mask & safe]


def bare(components: Components) -> Domain:
    """E-5.4: a domain with nothing but the keep in its centre."""
    return cleared(components).with_piece(components.centre_keep)


def cleared(components: Components) -> Domain:
    """A domain with nothing on it."""
    hints: list[Placement | None] = [None] * len(components.pieces)
    return Domain(components, [], components.grid.full, 0, [0] * len(components.pieces), 0, hints)
