"""A look at a domain: what stands, what room there is, how far the rings have grown, and where a piece would go best.

A domain never changes, so it is looked at once and the survey is kept with it.
"""

from typing import Final

from mypy_extensions import i64

from letopis.games.era.components import Components, Piece
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Grid, Placement, Places
from letopis.games.era.rings import plans_of
from letopis.games.era.standing import standing_on
from letopis.kernel.actions import Action
from letopis.kernel.weights import Weights

PLACES_TRIED: Final = 6
SHORTLISTED: Final = 28  # places of a piece that are looked at again when another has been built
CONTACT: Final = 0.3  # a cell beside a building that disease could reach from
FREE_RIM: Final = 0.8  # a cell that a market wants empty
ROOM: Final = 0.25  # a cell inside the walls
LATER_ROOM: Final = 0.08  # a cell that a ring to come would wall in
LONE_CELL: Final = 1.5  # a gap in a ring that no wall fits

MOST_MOMENTS: Final = 256  # of which thoughts are kept
MOST_CHANGED: Final = 70  # cells; where more have changed, all places are looked at anew

Cells = tuple[i64, ...]  # which the garbage collector, unlike lists of numbers, need not look through
Sets = tuple[int, ...]
MomentKey = tuple[Weights, float, int, int, int, int, int]

# What a piece would stand on and beside, counted all at once: a cell is a number with some bits for each question, and
# the sum over the cells of a place answers them all. Two such numbers, so that each is small.
ON_RESERVED: Final = 0
ON_LATER: Final = 5
ON_ENCLOSED: Final = 10
ON_EITHER: Final = 15  # inside walls that stand or are to come
ON_RIMS: Final = 20
ON_EDGE: Final = 25
ON: Final = 31  # cells, and no piece has more
BESIDE_CROWD: Final = 0
BESIDE_FREE: Final = 8
BESIDE_BARRIER: Final = 16
BESIDE: Final = 255  # cells
NO_SETS: Final = (0,) * 6


class Ground:
    """A domain's cells as such numbers, and the sets of cells they come from."""

    def __init__(self, survey: "Survey", before: "Ground | None") -> None:
        grid = survey.components.grid
        domain = survey.domain
        either = domain.enclosed | survey.later
        self.on_sets: Sets = (survey.reserved, survey.later, domain.enclosed, either, survey.rims, grid.edge)
        self.beside_sets: Sets = (survey.crowd, domain.free, survey.barrier)
        if before is None:
            bare = (0,) * (grid.bytes * 8)
            self.on: Cells = renewed(grid, bare, NO_SETS, self.on_sets, ON.bit_length())
            self.beside: Cells = renewed(grid, bare, NO_SETS, self.beside_sets, BESIDE.bit_length())
        else:
            self.on = renewed(grid, before.on, before.on_sets, self.on_sets, ON.bit_length())
            self.beside = renewed(grid, before.beside, before.beside_sets, self.beside_sets, BESIDE.bit_length())

    def changed(self, grid: Grid, since: "Ground") -> int:
        """The cells that a piece would stand on otherwise than on another ground, or beside others."""
        beside = 0
        for number in range(len(self.beside_sets)):
            beside |= self.beside_sets[number] ^ since.beside_sets[number]
        changed = beside | grid.rim(beside)
        for number in range(len(self.on_sets)):
            changed |= self.on_sets[number] ^ since.on_sets[number]
        return changed


def renewed(grid: Grid, known: Cells, before: Sets, now: Sets, bits: int) -> Cells:
    """The numbers once it is counted what has come to the sets and what has gone, so many bits for each set."""
    cells = list(known)
    for number in range(len(now)):
        other = before[number] ^ now[number]
        if other:
            one: i64 = 1 << number * bits
            for cell in grid.numbers(other & now[number]):
                cells[cell] += one
            for cell in grid.numbers(other & before[number]):
                cells[cell] -= one
    return tuple(cells)


class Ranking:
    """Places of a piece, the best first, and how good each looked on some ground."""

    def __init__(self, places: list[Action], values: list[float], ground: Ground, missing: int) -> None:
        self.places = places
        self.values = values
        self.ground = ground
        self.missing = missing  # of the ring in hand, which walls are for

    def shortened(self) -> "Ranking":
        """The best of it, as many as are looked at again later."""
        if len(self.places) <= SHORTLISTED:
            return self
        return Ranking(self.places[:SHORTLISTED], self.values[:SHORTLISTED], self.ground, self.missing)


class Shortlists:
    """The best places of each piece, as long as walls and plans stay as they are; and all of them, as once ranked."""

    def __init__(
        self, enclosed: int, reserved: int, best: list[Ranking | None], rankings: list[Ranking | None]
    ) -> None:
        self.enclosed = enclosed
        self.reserved = reserved
        self.best = best
        self.rankings = rankings  # shared with every domain that grows from this
        self.ground: Ground | None = None  # the last one looked at

    def forgotten(self) -> "Shortlists":
        """For a domain with a piece less, on which other places may be best."""
        none: list[Ranking | None] = [None] * len(self.best)
        shortlists = Shortlists(-1, -1, none, self.rankings)
        shortlists.ground = self.ground
        return shortlists


class Gains:
    """What each piece adds to a domain at first sight, while a search thinks over one decision in one round."""

    def __init__(self) -> None:
        self.decision = -1
        self.round = -1
        self.hoped: dict[int, float] = {}  # as seen here, or else one piece ago
        self.seen: set[int] = set()  # the pieces that were looked at here

    def renew(self, decision: int, round: int, before: "Gains | None") -> None:
        """Forget what belongs to another decision or round; hope for what was seen one piece ago."""
        self.decision = decision
        self.round = round
        self.seen = set()
        if before is not None and before.decision == decision and before.round == round:
            self.hoped = before.hoped.copy()
        else:
            self.hoped = {}


class Survey:
    """What one look at a domain shows."""

    def __init__(self, components: Components, domain: Domain) -> None:
        self.components = components
        self.domain = domain
        kinds = components.pieces
        enclosed = domain.enclosed
        standing = standing_on(domain)
        self.standing = standing
        self.crowd = standing.crowd
        self.rims = standing.rims
        self.barrier = domain.barrier
        self.outside = standing.outside
        self.points = standing.points
        self.area = domain.area
        self.room: int = (enclosed & domain.free).bit_count()
        self.sick = standing.sick
        self.ring = 0.0  # how far the first ring has grown, squared
        self.next_ring = 0.0  # how far the best of the others has
        self.reserved = 0  # cells that walls are still to stand on
        self.later = 0  # cells that these walls would enclose
        self.aim = -1  # the ring to build at now
        self.best: list[list[Action] | None] = [None] * len(kinds)
        self._ground: Ground | None = None
        self._since: list[Ground] = []  # other grounds, and what looks otherwise here than on each
        self._changed: list[int] = []
        self._thoughts: dict[MomentKey, dict[int, float]] = {}
        self.gains = Gains()
        self.guilds = self.schools = self.cathedrals = self.markets = 0
        self.guild_points = self.school_points = 0.0  # for each resource left, each point of culture
        self.rewarded: list[Piece] = []  # buildings that bring points in the end for other things than cells
        self.mouths = 0  # dice of this domain's buildings
        self.food = 0  # brought by farms in each round
        self.wood = 0  # and what others bring
        self.count_buildings()
        self.look_at_rings()
        none: list[Ranking | None] = [None] * len(kinds)
        before = domain.shortlists
        if before is None:
            unranked: list[Ranking | None] = [None] * len(kinds)
            self.shortlists = Shortlists(enclosed, self.reserved, none, unranked)
        elif before.enclosed == enclosed and before.reserved == self.reserved:
            self.shortlists = Shortlists(enclosed, self.reserved, before.best.copy(), before.rankings)
        else:
            self.shortlists = Shortlists(enclosed, self.reserved, none, before.rankings)
        if before is not None:
            self.shortlists.ground = before.ground
        domain.shortlists = self.shortlists

    def count_buildings(self) -> None:
        """What the buildings bring, together."""
        components = self.components
        count = self.domain.count
        for die in components.dice:
            self.mouths += count[die.building]
        for piece in components.producers:
            owned = count[piece.number]
            if owned:
                self.food += owned * piece.collect[3]
                self.wood += owned * (piece.collect[2] + piece.collect[1] + piece.collect[0])
        for piece in components.rewarded:
            owned = count[piece.number]
            if not owned:
                continue
            if piece.wants_room:
                self.markets += owned
                continue
            self.rewarded.append(piece)
            if piece.bonus == "resource_left":
                self.guilds += owned
                self.guild_points += piece.bonus_vp * owned
            elif piece.bonus == "culture":
                self.schools += owned
                self.school_points += piece.bonus_vp * owned
            else:
                self.cathedrals += owned

    def look_at_rings(self) -> None:
        """How far each planned ring has grown; one that is built over is given up."""
        rings = plans_of(self.components).rings
        free = self.domain.free
        most = -1.0
        for number in range(len(rings)):
            ring = rings[number]
            built = ring.plan & self.barrier
            missing = ring.plan ^ built
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

    def thoughts_at(self, moment: MomentKey) -> dict[int, float]:
        """What was thought of building each piece here at such a moment: a search comes back to it."""
        thoughts = self._thoughts.get(moment)
        if thoughts is None:
            if len(self._thoughts) >= MOST_MOMENTS:
                self._thoughts.clear()
            thoughts = {}
            self._thoughts[moment] = thoughts
        return thoughts

    def gains_at(self, decision: int, round: int) -> Gains:
        """What each piece was first seen to add here while a search thinks over a decision."""
        gains = self.gains
        if gains.decision != decision or gains.round != round:
            gains.renew(decision, round, self.domain.gains_before)
        return gains

    # ---- places

    def places(self, piece: int) -> list[Action]:
        """The few places for a piece that look best at a glance, the best first."""
        best = self.best[piece]
        if best is None:
            ranking = self.ranking_of(piece).shortened()
            self.shortlists.best[piece] = ranking
            best = ranking.places[:PLACES_TRIED]
            self.best[piece] = best
        return best

    def ranking_of(self, piece: int) -> Ranking:
        """The best places: of those that fit the ring in hand, of what was best one piece ago, or of all."""
        kind = self.components.pieces[piece]
        if kind.is_wall and self.aim >= 0:
            fitting = Places(kind.turns, self.missing()).listed()
            if fitting:
                return self.ranked(fitting)
        known = self.shortlists.best[piece]
        if known is not None:
            ranking = self.ranked_again(kind, known)
            if len(ranking.places) > PLACES_TRIED:
                return ranking
        return self.best_of_all(piece)

    def ranked_again(self, kind: Piece, known: Ranking) -> Ranking:
        """What is left of a ranking; places that look as they did are not looked at again."""
        changed = self.changed_for(kind, known)
        free = self.domain.free
        ground = self.ground()
        missing = self.missing()
        places: list[Action] = []
        values: list[float] = []
        for number in range(len(known.places)):
            place = known.places[number]
            assert isinstance(place, Placement)
            if not place.mask & changed:
                value = known.values[number]
            elif place.mask & free == place.mask:
                value = self.value_of(kind, place, ground, missing)
            else:
                continue
            before = len(values)  # mostly it is still the worst so far
            while before and values[before - 1] < value:
                before -= 1
            places.insert(before, place)
            values.insert(before, value)
        return Ranking(places, values, ground, missing)

    def best_of_all(self, piece: int) -> Ranking:
        """The best of all places; those that look as when they were last ranked are not looked at again."""
        known = self.shortlists.rankings[piece]
        if known is not None:
            changed = self.changed_for(self.components.pieces[piece], known)
            if changed.bit_count() <= MOST_CHANGED:
                fresh = self.domain.places(piece).touching(changed)
                return merged(known, changed, self.ranked(fresh))
        ranking = self.ranked(self.domain.places(piece).listed())
        self.shortlists.rankings[piece] = ranking
        return ranking

    def changed_for(self, kind: Piece, known: Ranking) -> int:
        """The cells on which a piece looks otherwise than when its places were ranked."""
        changed = self.changed_since(known.ground)
        if kind.is_wall:
            missing = self.missing()
            if missing != known.missing:
                # the ring in hand is another; without one, walls are looked at otherwise everywhere
                changed |= missing | known.missing if missing and known.missing else self.components.grid.full
        return changed

    def changed_since(self, ground: Ground) -> int:
        """The cells that look otherwise than on another ground: asked for one piece after another, found once."""
        for number in range(len(self._since)):
            if self._since[number] is ground:
                return self._changed[number]
        changed = self.ground().changed(self.components.grid, ground)
        self._since.append(ground)
        self._changed.append(changed)
        return changed

    def ground(self) -> Ground:
        """The cells as a piece would stand on them, counted once."""
        ground = self._ground
        if ground is None:
            ground = Ground(self, self.shortlists.ground)
            self._ground = ground
            self.shortlists.ground = ground
        return ground

    def ranked(self, found: list[Action]) -> Ranking:
        """Places of a piece, the best first; equally good ones stay in their order."""
        ground = self.ground()
        missing = self.missing()
        values: list[float] = []
        for place in found:
            assert isinstance(place, Placement)
            values.append(self.value_of(self.components.pieces[place.piece], place, ground, missing))
        order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
        return Ranking([found[number] for number in order], [values[number] for number in order], ground, missing)

    def value_of(self, kind: Piece, place: Placement, ground: Ground, missing: int) -> float:
        """How good a place looks."""
        on = ground.on
        standing: i64 = 0
        for cell in place.cells:
            standing += on[cell]
        if kind.is_wall and self.aim >= 0:
            return self.glance_at_wall(place, missing, standing)
        beside = ground.beside
        near: i64 = 0
        for cell in place.beside:
            near += beside[cell]
        return self.glance_at_stray_wall(standing, near) if kind.is_wall else self.glance(kind, standing, near)

    def missing(self) -> int:
        """The cells that the ring in hand lacks."""
        return 0 if self.aim < 0 else plans_of(self.components).rings[self.aim].plan & ~self.barrier

    def glance_at_wall(self, place: Placement, missing: int, standing: int) -> float:
        """A wall goes where the ring in hand lacks one, and leaves no gap that no wall fits."""
        value = -2.0 * (standing >> ON_ENCLOSED & ON) - (standing >> ON_LATER & ON)
        mask = place.mask
        on_plan = (mask & missing).bit_count()
        value += on_plan - 1.5 * (len(place.cells) - on_plan)
        if on_plan:
            rest = missing & ~mask
            cols = self.components.grid.cols
            beside = rest << 1 | rest >> 1 | rest << cols | rest >> cols
            value -= LONE_CELL * (rest & ~beside).bit_count()
        return value

    def glance_at_stray_wall(self, standing: int, near: int) -> float:
        """Without a ring in hand a wall goes beside others."""
        value = -2.0 * (standing >> ON_ENCLOSED & ON) - (standing >> ON_LATER & ON)
        return value + 0.1 * (near >> BESIDE_BARRIER & BESIDE)

    def glance(self, kind: Piece, standing: int, near: int) -> float:
        """Any other piece: points inside the walls, no clusters, no cell that walls or markets need."""
        value = -1.0 * (standing >> ON_RESERVED & ON)
        crowd = near >> BESIDE_CROWD & BESIDE
        if kind.is_scorched:
            return value - (standing >> ON_EITHER & ON) - 0.2 * crowd
        value -= LATER_ROOM * (standing >> ON_LATER & ON)
        within = standing >> ON_ENCLOSED & ON
        if within:
            value -= ROOM * within
            if within == kind.size and not kind.always_walled:
                value += kind.vp * (self.components.walled_multiplier - 1)
        if kind.clusters:
            value -= CONTACT * crowd
        value -= FREE_RIM * (standing >> ON_RIMS & ON)
        if kind.wants_room:
            value += near >> BESIDE_FREE & BESIDE
        value += 0.04 * (near >> BESIDE_BARRIER & BESIDE)
        return value + 0.015 * (standing >> ON_EDGE & ON)


def merged(known: Ranking, changed: int, fresh: Ranking) -> Ranking:
    """The best places of two rankings: what was known of cells that have not changed, and what was looked at anew."""
    places: list[Action] = []
    values: list[float] = []
    anew = 0
    for number in range(len(known.places)):
        place = known.places[number]
        assert isinstance(place, Placement)
        if place.mask & changed:
            continue
        value = known.values[number]
        while anew < len(fresh.places) and fresh.values[anew] >= value:
            other = fresh.places[anew]
            assert isinstance(other, Placement)
            if fresh.values[anew] == value and other.order > place.order:
                break
            places.append(other)
            values.append(fresh.values[anew])
            anew += 1
        places.append(place)
        values.append(value)
        if len(places) >= SHORTLISTED:
            return Ranking(places, values, fresh.ground, fresh.missing)
    places.extend(fresh.places[anew:])
    values.extend(fresh.values[anew:])
    return Ranking(places, values, fresh.ground, fresh.missing)


def survey_of(domain: Domain) -> Survey:
    """The survey of a domain, made once."""
    survey = domain.survey
    if survey is None:
        survey = Survey(domain.components, domain)
        domain.survey = survey
    return survey
