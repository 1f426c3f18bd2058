"""Phase 4, Disasters (section 10): the row for the skulls rolled, struck at oneself or at the opponents."""

from collections.abc import Sequence
from typing import Final, cast

from letopis.games.era import scoring
from letopis.games.era.components import Disaster
from letopis.games.era.domain import Domain
from letopis.games.era.extort import raids_ahead
from letopis.games.era.grid import Placement, Places
from letopis.games.era.placing import OUTSIDE_GRID
from letopis.games.era.position import SEATS, EraPosition, Player
from letopis.games.era.stacking import STRUCK, OfTurn, out_of_turn, quoted, step_beneath, to_come, when
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.stacking import covered
from letopis.kernel.steps import SeatChoice, SeatStep

NONE_TO_LOSE: Final = Refusal("E-10.3", "refusal-none-to-lose")
SCORCH_INSIDE: Final = Refusal("E-10.6", "refusal-scorch-inside")
SCORCH_OCCUPIED: Final = Refusal("E-10.6", "refusal-scorch-occupied")
SCORCH_IMMOVABLE: Final = Refusal("E-10.7", "refusal-scorch-immovable")
NOT_STANDING: Final = Refusal("E-10.9", "refusal-not-standing")
NOT_STANDING_OUTSIDE: Final = Refusal("E-10.10", "refusal-not-standing")
WALLED_IN: Final = Refusal("E-10.10", "refusal-walled-in")


class Strike(OfTurn):
    """E-10.1: a player's one disaster of the round, by the skulls on the dice."""

    def run(self, position: EraPosition) -> None:
        seat = self.seat
        skulls = position.skulls(position.seats[seat].dice)
        disaster = position.components.disaster_for(skulls)
        if disaster is None:
            return
        if position.telling is not None:
            words: Figures = {"disaster": disaster.id, "skulls": skulls}
            position.tell("event-disaster", "E-10.1", seat, words)
        for victim in reversed(self.struck(position, disaster)):
            self.strike(position, disaster, victim)

    def struck(self, position: EraPosition, disaster: Disaster) -> tuple[int, ...]:
        """E-10.1, E-16.4: those whom a disaster strikes, clockwise; alone it is always oneself."""
        return position.others(self.seat) if disaster.strikes_opponents and not position.solo else (self.seat,)

    def strike(self, position: EraPosition, disaster: Disaster, victim: int) -> None:
        """What the disaster does to one victim; what needs a look at the moment itself is a step of its own."""
        player = position.seats[victim]
        if disaster.lose:
            position.push(BANDITS[victim])
        elif disaster.per_clustered:
            position.suffer(victim, len(player.domain.sick()), "E-10.4")
        elif disaster.lose_all >= 0:
            lost = player.stock[disaster.lose_all]
            player.stock[disaster.lose_all] = 0
            resource = position.components.resource_ids[disaster.lose_all]
            position.tell("event-lost-all", "E-10.11", victim, {"resource": resource, "amount": lost})
        for _ in range(disaster.scorch):
            position.push(TREACHERIES[victim])
        for _ in range(disaster.remove):
            position.push(FIRES[victim] if disaster.remove_walled else ATTACKS[victim])


def disasters_ahead(position: EraPosition, seat: int) -> list[Note]:
    """What the skulls in sight will bring: a seat's own, and those of others that strike it."""
    found: list[Note] = []
    for roller in position.clockwise(position.first):
        if not to_come(position, "disasters", "disaster", roller):
            continue
        player = position.seats[roller]
        skulls = position.skulls(player.shown if position.rolling and roller != seat else player.staying())
        disaster = position.components.disaster_for(skulls)
        if disaster is None:
            continue
        strikes = seat in STRIKES[roller].struck(position, disaster)
        words: Figures = {"disaster": disaster.id, "skulls": skulls, "other": roller}
        if not strikes and roller == seat:
            found.append(Note("strikes-others", "E-10.1", words))
        elif disaster.per_clustered and strikes:
            points = len(position.seats[seat].domain.sick())
            found.append(Note("disease", "E-10.4", {**words, "points": points}, points > 0))
        elif strikes:
            found.append(Note("struck", "E-10.1", {**words, "own": int(roller == seat)}, True))
    return found


def still_ahead(position: EraPosition, seat: int) -> list[Note]:
    """What comes after a disaster: those of the next players, and demands."""
    return [*disasters_ahead(position, seat), *raids_ahead(position, seat)]


class Bandits(SeatChoice[EraPosition]):
    """E-10.3: a disaster point or a resource."""

    verbs: tuple[str, ...] = ("suffer", "lose")

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [position.components.suffer, *position.components.loses]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.suffer:
            return None
        return None if position.seats[seat].stock[action.number] else NONE_TO_LOSE

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"resource": action.words[0]} if action.words else {}

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        return scoring.costs(position, seat, action, "E-10.3")

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        return still_ahead(position, seat)

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        if action is position.components.suffer:
            position.suffer(seat, position.components.bandit_points, "E-10.3")  # instead of a resource
            return
        position.seats[seat].stock[action.number] -= 1
        position.tell("event-lost", "E-10.3", seat, {"resource": action.words[0]})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_struck(position, place, self.seat)


class Treachery(SeatStep[EraPosition]):
    """E-10.5: a scorched area for one victim, judged on board and supply as they are at that moment."""

    def run(self, position: EraPosition) -> None:
        if position.supply[position.components.scorched.number] == 0:
            position.tell("event-no-scorched-left", "E-10.5", self.seat, {})
        elif SCORCHES[self.seat].actions(position, self.seat):
            position.push(SCORCHES[self.seat])
        else:
            position.tell("event-no-room-to-scorch", "E-10.8", self.seat, {})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_struck(position, place, self.seat)


class Scorch(SeatChoice[EraPosition]):
    """E-10.6, E-10.7: the victim places it outside the walls; only without free room do buildings make way."""

    verbs: tuple[str, ...] = ("place",)

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [place for turn in position.components.scorched.turns for place in turn.placements]

    def actions(self, position: EraPosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        free = free_outside(position, player)
        if len(free):
            return cast("Sequence[Action]", free)
        found: list[Action] = []
        for place in self.candidates(position, seat):
            if forced_refusal(position, player, place) is None:
                found.append(place)
        return found

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Placement):
            return OUTSIDE_GRID
        if action.piece != position.components.scorched.number:
            return NOT_ASKED
        player = position.seats[seat]
        if player.domain.enclosed & action.mask:
            return SCORCH_INSIDE
        if player.domain.is_free(action):
            return None
        return SCORCH_OCCUPIED if len(free_outside(position, player)) else forced_refusal(position, player, action)

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        domain = position.seats[seat].domain
        if refusal is SCORCH_INSIDE or not isinstance(action, Placement):
            return {}
        kinds = position.components.pieces
        obstacle = domain.in_the_way(action)
        if refusal is SCORCH_IMMOVABLE:
            obstacle = next(
                piece for piece in domain.pieces if piece.mask & action.mask and immovable(position, domain, piece)
            )
        return {"piece": kinds[obstacle.piece].id}

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        assert isinstance(action, Placement)
        cleared = len(overlaid(position.seats[seat].domain, action))
        points = scoring.cost_of(position, seat, action)
        return Note("clears", "E-10.7", {"buildings": cleared, "points": points}) if cleared else None

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        ahead = still_ahead(position, seat)
        crowded = not len(free_outside(position, position.seats[seat]))
        return [Note("no-free-place", "E-10.7", {}, True), *ahead] if crowded else ahead

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        assert isinstance(action, Placement)
        player = position.seats[seat]
        for placement in overlaid(player.domain, action):
            remove(position, seat, placement, "E-10.7")
        player.domain = player.domain.with_piece(action)
        position.supply[action.piece] -= 1
        position.tell("event-scorched", "E-10.6", seat, {"cell": action.words[1]})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        if position.supply[position.components.scorched.number] == 0:
            return "no scorched area is left"
        return covered(position, place) or out_of_struck(position, place, self.seat)


def overlaid(domain: Domain, place: Placement) -> list[Placement]:
    """What stands where something would be placed."""
    return [placement for placement in domain.pieces if placement.mask & place.mask]


def free_outside(position: EraPosition, player: Player) -> Places:
    """E-10.6: places on empty cells outside the walls."""
    return Places(position.components.scorched.turns, player.domain.free & ~player.domain.enclosed)


def forced_refusal(position: EraPosition, player: Player, place: Action) -> Refusal | None:
    """E-10.7: with no free room, only buildings outside that are no keep may be cleared away."""
    assert isinstance(place, Placement)
    domain = player.domain
    if domain.enclosed & place.mask:
        return SCORCH_INSIDE
    for standing in domain.pieces:
        if standing.mask & place.mask and immovable(position, domain, standing):
            return SCORCH_IMMOVABLE
    return None


def immovable(position: EraPosition, domain: Domain, standing: Placement) -> bool:
    """E-10.7: walls, scorched areas, keeps and what is walled in make no way."""
    return not position.components.pieces[standing.piece].is_building or domain.is_walled(standing)


def remove(position: EraPosition, seat: int, placement: Placement, rule: str) -> None:
    """E-10.12: a removed building goes to the box for good; its die leaves at the end of the round."""
    player = position.seats[seat]
    player.domain = player.domain.without(placement)
    position.box[placement.piece] += 1
    die = position.components.pieces[placement.piece].die
    if die >= 0:
        player.lost.append(die)
    if position.telling is not None:
        words: Figures = {"piece": position.components.pieces[placement.piece].id, "cell": placement.words[1]}
        position.tell("event-removed", rule, seat, words)


class Removal(SeatChoice[EraPosition]):
    """E-10.9 and E-10.10: a building of the victim's choice: any of them in a fire, one outside in an attack."""

    verbs: tuple[str, ...] = ("remove",)

    def __init__(self, kind: str, seat: int, rule: str, walled_too: bool) -> None:
        super().__init__(kind, seat)
        self.rule = rule
        self.walled_too = walled_too

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        kinds = position.components.pieces
        standing = [piece for piece in position.seats[seat].domain.pieces if kinds[piece.piece].is_building]
        return [position.components.removals[piece.text] for piece in standing]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        placement = position.components.removed[action.text]
        domain = position.seats[seat].domain
        if placement not in domain.pieces:
            return NOT_STANDING if self.walled_too else NOT_STANDING_OUTSIDE
        return None if self.walled_too or not domain.is_walled(placement) else WALLED_IN

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"piece": action.words[0], "cell": action.words[1]}

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        points = scoring.cost_of(position, seat, action)
        die = position.components.pieces[position.components.removed[action.text].piece].die
        if die < 0:
            return Note("loses-building", "E-10.12", {"points": points})
        return Note("loses-die", "E-10.12", {"points": points, "die": position.components.dice[die].id})

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        return still_ahead(position, seat)

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        remove(position, seat, position.components.removed[action.text], self.rule)

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return covered(position, place) or out_of_struck(position, place, self.seat)


class Remove(SeatStep[EraPosition]):
    """Ask for a building to remove, if there is one that may be."""

    def __init__(self, kind: str, choice: Removal) -> None:
        super().__init__(kind, choice.seat)
        self.choice = choice

    def run(self, position: EraPosition) -> None:
        if self.choice.actions(position, self.seat):
            position.push(self.choice)
        else:
            position.tell("event-nothing-to-remove", self.choice.rule, self.seat, {})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_struck(position, place, self.seat)


def out_of_struck(position: EraPosition, place: int, victim: int) -> str | None:
    """E-10.1, E-10.5, E-10.10: those a disaster strikes are asked one by one, clockwise from its roller."""
    below = step_beneath(position, place)
    if below is None or when(below) != STRUCK:
        return out_of_turn(position, place)
    same = 0
    way = 0  # from the victim round the table to the last that is struck
    here = victim
    bottom = place
    while bottom and when(position.stack[bottom - 1]) == STRUCK:
        bottom -= 1
        there = position.stack[bottom].named[0]
        way += (there - here) % position.players
        same += there == victim
        here = there
    if way > max(0, position.players - 2):
        return f"{quoted(below)} beneath it does not come later"
    if same >= max([disaster.strikes for disaster in position.components.disasters]):
        return f"no disaster strikes seat {victim} so often"
    return None


STRIKES: Final[list[Strike]] = [Strike("disaster", seat) for seat in range(SEATS)]
BANDITS: Final[list[Bandits]] = [Bandits("bandits", seat) for seat in range(SEATS)]
TREACHERIES: Final[list[Treachery]] = [Treachery("treachery", seat) for seat in range(SEATS)]
SCORCHES: Final[list[Scorch]] = [Scorch("scorch", seat) for seat in range(SEATS)]
BURN: Final[list[Removal]] = [Removal("burn", seat, "E-10.9", True) for seat in range(SEATS)]
RAZE: Final[list[Removal]] = [Removal("raze", seat, "E-10.10", False) for seat in range(SEATS)]
FIRES: Final[list[Remove]] = [Remove("fire", choice) for choice in BURN]
ATTACKS: Final[list[Remove]] = [Remove("attack", choice) for choice in RAZE]
