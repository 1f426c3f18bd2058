"""Phase 6, Extort (section 12), and its solo form against Sir Philip (E-16.5 to E-16.7)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era.position import EraPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

VICTIM_HAS_NONE: Final = Refusal("E-12.3", "refusal-victim-has-none")
PHILIP_SHOWS_NONE: Final = Refusal("E-16.6", "refusal-philip-shows-none")


def overcomes(position: EraPosition, attacker: list[int], victim: list[int]) -> bool:
    """E-12.2: more swords than the victim has swords, and more than the victim has shields."""
    swords = position.swords(attacker)
    return position.swords(victim) < swords and position.shields(victim) < swords


class Raid(Step[EraPosition]):
    """E-12.2: one player demands of every other whom he overcomes, clockwise."""

    def __init__(self, seat: int) -> None:
        super().__init__("extort", str(seat))
        self.seat = seat

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


def cannot_pay(position: EraPosition, seat: int, rule: str) -> None:
    """Nothing to give: disaster points instead."""
    points = position.components.refusal_points
    position.seats[seat].disaster += points
    position.tell("event-nothing-to-give", rule, seat, {"points": points})


def refuse(position: EraPosition, seat: int, rule: str) -> None:
    """Not handed over: disaster points instead."""
    points = position.components.refusal_points
    position.seats[seat].disaster += points
    position.tell("event-refused-to-pay", rule, seat, {"points": points})


class Extort(Step[EraPosition]):
    """E-12.3: a demand made when its turn comes, of what the victim has then."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("extort-from", str(seat), str(victim))
        self.seat = seat
        self.victim = victim

    def run(self, position: EraPosition) -> None:
        if sum(position.seats[self.victim].stock):
            position.push(DEMANDS[self.seat][self.victim])
        else:
            cannot_pay(position, self.victim, "E-12.3")


class Demand(SeatChoice[EraPosition]):
    """E-12.3: the attacker names a resource the victim has."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("demand", seat, str(victim))
        self.victim = victim

    def context(self, position: EraPosition, seat: int) -> Figures:
        return {"other": self.victim}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return position.components.demands

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "demand" or action.number < 0:
            return NOT_ASKED
        return None if position.seats[self.victim].stock[action.number] else VICTIM_HAS_NONE

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"other": self.victim, "resource": action.words[0]}

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        position.seats[self.victim].demanded = action.number
        position.tell("event-demanded", "E-12.3", seat, {"other": self.victim, "resource": action.words[0]})
        position.push(ANSWERS[self.victim][seat])


class Ransom(SeatChoice[EraPosition]):
    """The victim pays what was demanded or refuses; who it goes to is told below."""

    rule: str

    def context(self, position: EraPosition, seat: int) -> Figures:
        resource = position.components.resource_ids[position.seats[seat].demanded]
        return {"resource": resource, "points": position.components.refusal_points}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [position.components.pay, position.components.refuse]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        answers = action is position.components.pay or action is position.components.refuse
        return None if answers else NOT_ASKED

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        resource = player.demanded
        player.demanded = -1
        if action is position.components.refuse:
            refuse(position, seat, self.rule)
            return
        player.stock[resource] -= 1
        self.hand_over(position, seat, resource)

    def hand_over(self, position: EraPosition, seat: int, resource: int) -> None:
        """Where the resource goes."""
        raise NotImplementedError


class Answer(Ransom):
    """E-12.3: the victim pays another player or refuses."""

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__("answer", seat, str(attacker))
        self.rule = "E-12.3"
        self.attacker = attacker

    def context(self, position: EraPosition, seat: int) -> Figures:
        return {"other": self.attacker, **super().context(position, seat)}

    def hand_over(self, position: EraPosition, seat: int, resource: int) -> None:
        position.seats[self.attacker].gain(resource, 1, position.components.limits[resource])
        id = position.components.resource_ids[resource]
        position.tell("event-paid", self.rule, seat, {"other": self.attacker, "resource": id})


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

    def __init__(self) -> None:
        super().__init__("demand-philip", 0)

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return position.components.demands

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "demand" or action.number < 0:
            return NOT_ASKED
        return None if action.number in philip_shows(position) else PHILIP_SHOWS_NONE

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"resource": action.words[0]}

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        position.seats[seat].gain(action.number, 1, position.components.limits[action.number])
        position.tell("event-philip-paid", "E-16.6", seat, {"resource": action.words[0]})


class AnswerPhilip(Ransom):
    """E-16.7: pay Sir Philip or refuse."""

    def __init__(self) -> None:
        super().__init__("answer-philip", 0)
        self.rule = "E-16.7"

    def hand_over(self, position: EraPosition, seat: int, resource: int) -> None:
        position.tell("event-paid-philip", self.rule, seat, {"resource": position.components.resource_ids[resource]})


RAIDS: Final[list[Raid]] = [Raid(seat) for seat in range(4)]
EXTORTS: Final[list[list[Extort]]] = [[Extort(seat, victim) for victim in range(4)] for seat in range(4)]
DEMANDS: Final[list[list[Demand]]] = [[Demand(seat, victim) for victim in range(4)] for seat in range(4)]
ANSWERS: Final[list[list[Answer]]] = [[Answer(seat, attacker) for attacker in range(4)] for seat in range(4)]
DEMAND_PHILIP: Final[DemandPhilip] = DemandPhilip()
ANSWER_PHILIP: Final[AnswerPhilip] = AnswerPhilip()
