"""Phase 6, Extort (section 12), and its solo form against Sir Philip (E-16.5 to E-16.7)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era import scoring
from letopis.games.era.position import SEATS, EraPosition
from letopis.games.era.stacking import OfTurn, out_of_turn, quoted, step_beneath, to_come, turn_of
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import covered
from letopis.kernel.steps import SeatChoice, SeatStep

VICTIM_HAS_NONE: Final = Refusal("E-12.3", "refusal-victim-has-none")
VICTIM_HAS_SOME: Final = Refusal("E-12.3", "refusal-victim-has-some")
PHILIP_SHOWS_NONE: Final = Refusal("E-16.6", "refusal-philip-shows-none")


def overcomes(position: EraPosition, attacker: list[int], victim: list[int]) -> bool:
    """E-12.2: more swords than the victim has swords, and more than the victim has shields."""
    swords = position.swords(attacker)
    return position.swords(victim) < swords and position.shields(victim) < swords


class Raid(OfTurn):
    """E-12.2: one player demands of every other whom he overcomes, clockwise."""

    def run(self, position: EraPosition) -> None:
        if position.solo:
            self.run_solo(position)
            return
        dice = position.seats[self.seat].dice
        for victim in reversed(position.others(self.seat)):
            if overcomes(position, dice, position.seats[victim].dice):
                position.push(EXTORTS[self.seat][victim])

    def run_solo(self, position: EraPosition) -> None:
        """E-16.5: both ways, but only one side can have more swords."""
        player = position.seats[self.seat]
        if overcomes(position, player.dice, position.philip):
            if philip_shows(position):
                position.push(DEMAND_PHILIP)
            else:
                position.tell("event-philip-has-nothing", "E-16.6", self.seat, {})
        elif overcomes(position, position.philip, player.dice):
            held = [resource for resource in range(len(player.stock)) if player.stock[resource]]
            if not held:
                cannot_pay(position, self.seat, "E-16.7")
                return
            player.demanded = held[0]  # goods before stone before wood before food
            resource = position.components.resource_ids[held[0]]
            position.tell("event-philip-demands", "E-16.7", self.seat, {"resource": resource})
            position.push(ANSWER_PHILIP)


def raids_ahead(position: EraPosition, seat: int) -> list[Note]:
    """E-12.2, E-16.5: who will have to answer whom, once the dice are seen."""
    dice = position.seats[seat].dice
    if position.rolling or not dice:
        return []
    if position.solo:
        return philip_ahead(position, dice) if to_come(position, "extort", "extort", seat) else []
    found: list[Note] = []
    for other in position.others(seat):
        theirs = position.seats[other].dice
        if to_come(position, "extort", "extort", seat) and overcomes(position, dice, theirs):
            found.append(Note("may-demand", "E-12.2", {"other": other}))
        elif to_come(position, "extort", "extort", other) and overcomes(position, theirs, dice):
            found.append(Note("must-answer", "E-12.2", {"other": other}, True))
    return found


def philip_ahead(position: EraPosition, dice: list[int]) -> list[Note]:
    """The same with Sir Philip."""
    if overcomes(position, dice, position.philip):
        return [Note("overcomes-philip" if philip_shows(position) else "philip-has-nothing", "E-16.6")]
    return [Note("philip-demands", "E-16.7", {}, True)] if overcomes(position, position.philip, dice) else []


def no_room(position: EraPosition, seat: int, action: Action) -> Note | None:
    """E-12.3: what is taken is lost where the track is full."""
    full = position.seats[seat].stock[action.number] >= position.components.limits[action.number]
    return Note("no-room", "E-12.3", {"resource": action.words[0]}, True) if full else None


def cannot_pay(position: EraPosition, seat: int, rule: str) -> None:
    """Nothing to give: disaster points instead."""
    position.suffer(seat, position.components.refusal_points, rule, "event-nothing-to-give")


class Extort(SeatStep[EraPosition]):
    """E-12.3: a demand made when its turn comes, of what the victim has then."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("extort-from", seat, str(victim))
        self.named = (seat, victim)
        self.victim = victim

    def run(self, position: EraPosition) -> None:
        if position.rules == 1 and is_penniless(position, self.victim):
            cannot_pay(position, self.victim, "E-12.3")  # nobody was asked, though the rulebook says "may"
            return
        position.push(DEMANDS[self.seat][self.victim])

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_raid(position, place, self.seat, self.victim)


def is_penniless(position: EraPosition, seat: int) -> bool:
    """Whether a seat has no resource at all."""
    return sum(position.seats[seat].stock) == 0


class Demand(SeatChoice[EraPosition]):
    """E-12.3: the attacker names a resource the victim has, insists where there is none, or spares the victim."""

    verbs: tuple[str, ...] = ("demand", "insist", "spare")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("demand", seat, str(victim))
        self.named = (seat, victim)
        self.victim = victim

    def context(self, position: EraPosition, seat: int) -> Figures:
        held = sum(position.seats[self.victim].stock)
        return {"other": self.victim, "held": held, "points": position.components.refusal_points}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        components = position.components
        if is_penniless(position, self.victim):
            return [components.insist, components.spare]
        return [*components.demands, components.spare]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.spare:
            return None
        if action is position.components.insist:
            return None if is_penniless(position, self.victim) else VICTIM_HAS_SOME
        return None if position.seats[self.victim].stock[action.number] else VICTIM_HAS_NONE

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"other": self.victim, "resource": action.words[0]} if action.words else {"other": self.victim}

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        if action is position.components.insist:
            return Note("insists", "E-12.3", {"other": self.victim, "points": position.components.refusal_points})
        return None if action is position.components.spare else no_room(position, seat, action)

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        if action is position.components.spare:
            position.tell("event-spared", "E-12.3", seat, {"other": self.victim})
        elif action is position.components.insist:
            position.tell("event-insisted", "E-12.3", seat, {"other": self.victim})
            cannot_pay(position, self.victim, "E-12.3")
        else:
            position.seats[self.victim].demanded = action.number
            position.tell("event-demanded", "E-12.3", seat, {"other": self.victim, "resource": action.words[0]})
            position.push(ANSWERS[self.victim][seat])

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        if position.rules == 1 and is_penniless(position, self.victim):
            return f"seat {self.victim} has nothing, and by rules version 1 nobody is asked"
        return covered(position, place) or out_of_raid(position, place, self.seat, self.victim)


def out_of_raid(position: EraPosition, place: int, seat: int, victim: int) -> str | None:
    """E-12.2: an attacker demands of those he overcomes, clockwise, before the next attacker does."""
    if seat == victim or not overcomes(position, position.seats[seat].dice, position.seats[victim].dice):
        return f"seat {seat} does not overcome seat {victim}"
    below = step_beneath(position, place)
    if isinstance(below, Extort):
        count = position.players
        if below.seat == seat and (victim - seat) % count < (below.victim - seat) % count:
            return None
        return f"{quoted(below)} beneath it does not come later"
    if isinstance(below, Raid) and turn_of(position, below.seat) <= turn_of(position, seat):
        return f"{quoted(below)} beneath it does not come later"
    return out_of_turn(position, place)


class Ransom(SeatChoice[EraPosition]):
    """The victim pays what was demanded or refuses; who it goes to is told below."""

    verbs: tuple[str, ...] = ("pay", "refuse")
    rule: str

    def context(self, position: EraPosition, seat: int) -> Figures:
        resource = position.components.resource_ids[position.seats[seat].demanded]
        return {"resource": resource, "points": position.components.refusal_points}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [position.components.pay, position.components.refuse]

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        return scoring.costs(position, seat, action, self.rule)

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        resource = player.demanded
        player.demanded = -1
        if action is position.components.refuse:
            position.suffer(seat, position.components.refusal_points, self.rule, "event-refused-to-pay")
            return
        player.stock[resource] -= 1
        self.hand_over(position, seat, resource)

    def hand_over(self, position: EraPosition, seat: int, resource: int) -> None:
        """Where the resource goes."""
        raise NotImplementedError

    def nothing_demanded(self, position: EraPosition) -> str | None:
        """Why there is nothing to answer: what is demanded the victim has."""
        player = position.seats[self.seat]
        if player.demanded >= 0 and player.stock[player.demanded]:
            return None
        return f"nothing is demanded of seat {self.seat} that it has"


class Answer(Ransom):
    """E-12.3: the victim pays another player or refuses."""

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__("answer", seat, str(attacker))
        self.named = (seat, attacker)
        self.rule = "E-12.3"
        self.attacker = attacker

    def context(self, position: EraPosition, seat: int) -> Figures:
        return {"other": self.attacker, **super().context(position, seat)}

    def hand_over(self, position: EraPosition, seat: int, resource: int) -> None:
        position.seats[self.attacker].gain(resource, 1, position.components.limits[resource])
        id = position.components.resource_ids[resource]
        position.tell("event-paid", self.rule, seat, {"other": self.attacker, "resource": id})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        raid = out_of_raid(position, place, self.attacker, self.seat)
        return self.nothing_demanded(position) or covered(position, place) or raid


def philip_shows(position: EraPosition) -> list[int]:
    """E-16.6: the resources on Sir Philip's dice, either side of an alternative."""
    shown: set[int] = set()
    for number in position.philip:
        face = position.components.faces[number]
        shown.update([resource for resource in range(len(face.gains)) if face.gains[resource]])
        shown.update([resource for resource, _ in face.alternatives])
    return sorted(shown)


class DemandPhilip(SeatChoice[EraPosition]):
    """E-16.6: take one of what Sir Philip's dice show."""

    verbs: tuple[str, ...] = ("demand", "spare")

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [*position.components.demands, position.components.spare]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.spare or action.number in philip_shows(position):
            return None
        return PHILIP_SHOWS_NONE

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"resource": action.words[0]}

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        return None if action is position.components.spare else no_room(position, seat, action)

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        if action is position.components.spare:
            position.tell("event-philip-spared", "E-16.6", seat, {})
            return
        position.seats[seat].gain(action.number, 1, position.components.limits[action.number])
        position.tell("event-philip-paid", "E-16.6", seat, {"resource": action.words[0]})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        if not position.solo or not overcomes(position, position.seats[0].dice, position.philip):
            return "the player does not overcome Sir Philip"
        if not philip_shows(position):
            return "Sir Philip's dice show no resource"
        return covered(position, place) or out_of_turn(position, place)


class AnswerPhilip(Ransom):
    """E-16.7: pay Sir Philip or refuse."""

    def __init__(self) -> None:
        super().__init__("answer-philip", 0)
        self.rule = "E-16.7"

    def hand_over(self, position: EraPosition, seat: int, resource: int) -> None:
        position.tell("event-paid-philip", self.rule, seat, {"resource": position.components.resource_ids[resource]})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        if not position.solo or not overcomes(position, position.philip, player.dice):
            return "Sir Philip does not overcome the player"
        if any(player.stock[: max(0, player.demanded)]):
            return "Sir Philip takes the first that there is"
        return self.nothing_demanded(position) or covered(position, place) or out_of_turn(position, place)


RAIDS: Final[list[Raid]] = [Raid("extort", seat) for seat in range(SEATS)]
EXTORTS: Final[list[list[Extort]]] = [[Extort(seat, victim) for victim in range(SEATS)] for seat in range(SEATS)]
DEMANDS: Final[list[list[Demand]]] = [[Demand(seat, victim) for victim in range(SEATS)] for seat in range(SEATS)]
ANSWERS: Final[list[list[Answer]]] = [[Answer(seat, attacker) for attacker in range(SEATS)] for seat in range(SEATS)]
DEMAND_PHILIP: Final[DemandPhilip] = DemandPhilip("demand-philip", 0)
ANSWER_PHILIP: Final[AnswerPhilip] = AnswerPhilip()
