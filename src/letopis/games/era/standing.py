"""What stands on a domain, as bots count it: from one piece to the next."""

from letopis.games.era.components import Piece
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement


class Standing:
    """What stands on a domain, in sums and sets of cells."""

    def __init__(self, enclosed: int) -> None:
        self.enclosed = enclosed
        self.crowd = 0  # buildings that could form a cluster
        self.rims = 0  # cells that markets want empty
        self.safe = 0  # cells of hospitals and beside them
        self.outside = 0  # buildings that are not walled in
        self.points = 0  # of buildings, and of the free cells beside markets
        self.sick = 0  # E-10.4: buildings in a cluster and away from hospitals

    def add(self, domain: Domain, placement: Placement) -> None:
        """A piece more, but for its neighbours."""
        kind = domain.components.pieces[placement.piece]
        if not kind.is_building:
            return
        mask = placement.mask
        if kind.always_walled or (self.enclosed and mask & self.enclosed == mask):
            self.points += kind.vp * domain.components.walled_multiplier
        else:
            self.points += kind.vp
            self.outside += 1
        if kind.clusters:
            self.crowd |= mask
        if kind.heals:
            self.safe |= mask | placement.rim
        if kind.wants_room:
            self.rims |= placement.rim
            self.points += beside_market(kind, placement, domain.free)

    def count_sick(self, domain: Domain) -> None:
        """Look for the sick among all that could be."""
        kinds = domain.components.pieces
        self.sick = 0
        for placement in domain.pieces:
            if kinds[placement.piece].clusters and placement.rim & self.crowd and not placement.mask & self.safe:
                self.sick += 1

    def grown(self, domain: Domain) -> "Standing":
        """The same with the last piece of a domain, which encloses nothing."""
        placement = domain.pieces[-1]
        twin = Standing(self.enclosed)
        twin.crowd = self.crowd
        twin.rims = self.rims
        twin.safe = self.safe
        twin.outside = self.outside
        twin.points = self.points
        twin.sick = self.sick
        twin.add(domain, placement)
        if self.rims and self.rims & placement.mask:  # it takes room from markets that stood before
            kinds = domain.components.pieces
            for number in range(len(domain.pieces) - 1):
                other = domain.pieces[number]
                kind = kinds[other.piece]
                if kind.wants_room:
                    twin.points -= beside_market(kind, other, domain.free | placement.mask)
                    twin.points += beside_market(kind, other, domain.free)
        if domain.components.pieces[placement.piece].is_building and placement.rim & self.crowd:
            twin.count_sick(domain)
        return twin


def beside_market(kind: Piece, placement: Placement, free: int) -> int:
    """E-14.2: the points of the free cells beside a market."""
    return kind.bonus_vp * min(kind.bonus_cap, (placement.rim & free).bit_count())


def standing_on(domain: Domain) -> Standing:
    """What stands on a domain, counted from what stood there one piece ago if that is known."""
    before = domain.standing_before
    enclosed = domain.enclosed
    if before is not None and before.enclosed == enclosed:
        return before.grown(domain)
    standing = Standing(enclosed)
    for placement in domain.pieces:
        standing.add(domain, placement)
    standing.count_sick(domain)
    return standing
