"""A look at a domain: what stands, what room there is, how far the rings have grown, and where a piece would go best.

A domain never changes, so it is looked at once and the survey is kept with it.
"""

from typing import Final

from letopis.games.era.components import Components
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement, Places
from letopis.kernel.actions import Action

PLACES_TRIED: Final = 6
SHORTLISTED: Final = 28  # places of a piece that are looked at again when another has been built
CONTACT: Final = 0.3  # a cell beside a building that disease could reach from
FREE_RIM: Final = 0.8  # a cell that a market wants empty
ROOM: Final = 0.25  # a cell inside the walls
LATER_ROOM: Final = 0.08  # a cell that a ring to come would wall in
LONE_CELL: Final = 1.5  # a gap in a ring that no wall fits


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


class Shortlists:
    """The best places of each piece, as long as walls and plans stay as they are."""

    def __init__(self, enclosed: int, reserved: int, places: list[list[Action] | None]) -> None:
        self.enclosed = enclosed
        self.reserved = reserved
        self.places = places


class Survey:
    """What one look at a domain shows."""

    def __init__(self, components: Components, domain: Domain) -> None:
        self.components = components
        self.domain = domain
        kinds = components.pieces
        enclosed = domain.enclosed
        free = domain.free
        crowd = 0  # buildings that could form a cluster
        rims = 0  # cells that markets want empty
        safe = 0  # cells of hospitals and beside them
        barrier = 0
        outside = 0
        points = 0
        twice = components.walled_multiplier
        for placement in domain.pieces:
            kind = kinds[placement.piece]
            if kind.barrier:
                barrier |= placement.mask
            if not kind.is_building:
                continue
            if kind.always_walled or placement.mask & enclosed == placement.mask:
                points += kind.vp * twice
            else:
                points += kind.vp
                outside += 1
            if kind.clusters:
                crowd |= placement.mask
            if kind.heals:
                safe |= placement.mask | placement.rim
            if kind.bonus == "empty_adjacent_cell":
                rims |= placement.rim
                points += kind.bonus_vp * min(kind.bonus_cap, (placement.rim & free).bit_count())
        self.crowd: int = crowd
        self.rims: int = rims
        self.barrier: int = barrier
        self.outside = outside
        self.points = points  # of buildings, and of the free cells beside markets
        self.area = domain.area
        self.room: int = (enclosed & free).bit_count()
        self.sick = 0  # E-10.4: buildings in a cluster and away from hospitals
        for placement in domain.pieces:
            if placement.rim & crowd:
                kind = kinds[placement.piece]
                if kind.is_building and kind.clusters and not placement.mask & safe:
                    self.sick += 1
        self.ring = 0.0  # how far the first ring has grown, squared
        self.next_ring = 0.0  # how far the best of the others has
        self.reserved = 0  # cells that walls are still to stand on
        self.later = 0  # cells that these walls would enclose
        self.aim = -1  # the ring to build at now
        self.best: list[list[Action] | None] = [None] * len(kinds)
        self.look_at_rings()
        before = domain.shortlists
        if before is not None and before.enclosed == enclosed and before.reserved == self.reserved:
            self.shortlists = Shortlists(enclosed, self.reserved, before.places.copy())
        else:
            none: list[list[Action] | None] = [None] * len(kinds)
            self.shortlists = Shortlists(enclosed, self.reserved, none)
        domain.shortlists = self.shortlists

    def look_at_rings(self) -> None:
        """How far each planned ring has grown; one that is built over is given up."""
        rings = plans_of(self.components).rings
        free = self.domain.free
        most = -1.0
        for number in range(len(rings)):
            ring = rings[number]
            built = ring.plan & self.barrier
            missing = ring.plan & ~self.barrier
            if not missing:
                if number == 0:
                    self.ring = 1.0
                continue
            if missing & free != missing:
                continue
            grown = built.bit_count() / ring.size
            self.reserved |= missing
            self.later |= ring.inside
            if number == 0:
                self.ring = grown * grown
                self.aim = 0
                most = 9.0
            elif grown * grown > self.next_ring:
                self.next_ring = grown * grown
            if grown > most:
                most = grown
                self.aim = number

    # ---- places

    def places(self, piece: int) -> list[Action]:
        """The few places for a piece that look best at a glance, the best first."""
        best = self.best[piece]
        if best is None:
            best = self.ranked(self.candidates(piece))
            self.shortlists.places[piece] = best[:SHORTLISTED]
            best = best[:PLACES_TRIED]
            self.best[piece] = best
        return best

    def candidates(self, piece: int) -> list[Action]:
        """The places to look at: what was best one piece ago, if enough of it is left; else all."""
        kind = self.components.pieces[piece]
        if kind.is_wall and self.aim >= 0:
            missing = plans_of(self.components).rings[self.aim].plan & ~self.barrier
            fitting = Places(kind.turns, missing).listed()
            if fitting:
                return fitting
        known = self.shortlists.places[piece]
        if known is not None:
            free = self.domain.free
            left: list[Action] = []
            for place in known:
                assert isinstance(place, Placement)
                if place.mask & free == place.mask:
                    left.append(place)
            if len(left) > PLACES_TRIED:
                return left
        return self.domain.places(piece).listed()

    def ranked(self, found: list[Action]) -> list[Action]:
        """Places, the best first."""
        ranked: list[tuple[float, int]] = []
        for number in range(len(found)):
            place = found[number]
            assert isinstance(place, Placement)
            wall = self.components.pieces[place.piece].is_wall
            value = self.glance_at_wall(place) if wall else self.glance(place)
            ranked.append((-value, number))
        ranked.sort()
        return [found[number] for _, number in ranked]

    def glance_at_wall(self, place: Placement) -> float:
        """A wall goes where the ring in hand lacks one, and leaves no gap that no wall fits."""
        mask = place.mask
        value = -2.0 * (mask & self.domain.enclosed).bit_count() - (mask & self.later).bit_count()
        if self.aim < 0:
            return value + 0.1 * (place.rim & self.barrier).bit_count()
        missing = plans_of(self.components).rings[self.aim].plan & ~self.barrier
        on_plan = (mask & missing).bit_count()
        value += on_plan - 1.5 * (mask.bit_count() - on_plan)
        if on_plan:
            rest = missing & ~mask
            cols = self.components.grid.cols
            beside = rest << 1 | rest >> 1 | rest << cols | rest >> cols
            value -= LONE_CELL * (rest & ~beside).bit_count()
        return value

    def glance(self, place: Placement) -> float:
        """Any other piece: points inside the walls, no clusters, no cell that walls or markets need."""
        kind = self.components.pieces[place.piece]
        mask = place.mask
        rim = place.rim
        enclosed = self.domain.enclosed
        value = -1.0 * (mask & self.reserved).bit_count()
        if kind.is_scorched:
            inside = mask & (enclosed | self.later)
            return value - inside.bit_count() - 0.2 * (rim & self.crowd).bit_count()
        value -= LATER_ROOM * (mask & self.later).bit_count()
        within = mask & enclosed
        if within:
            value -= ROOM * within.bit_count()
            if within == mask and not kind.always_walled:
                value += kind.vp * (self.components.walled_multiplier - 1)
        if kind.clusters:
            value -= CONTACT * (rim & self.crowd).bit_count()
        value -= FREE_RIM * (mask & self.rims).bit_count()
        if kind.bonus == "empty_adjacent_cell":
            value += (rim & self.domain.free).bit_count()
        value += 0.04 * (rim & self.barrier).bit_count()
        return value + 0.015 * (mask & self.components.grid.edge).bit_count()


def survey_of(domain: Domain) -> Survey:
    """The survey of a domain, made once."""
    survey = domain.survey
    if survey is None:
        survey = Survey(domain.components, domain)
        domain.survey = survey
    return survey
