"""The council chamber (7.6): place, advance or stay; then one privilege."""

from typing import Final

from letopis.games.village.bonuses import perform
from letopis.games.village.components.names import FARMYARD, KIND_IDS, KINDS, MOST_SEATS, NONE, ROOM, STAGE, WINDOW
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked, at_home, not_beside, not_on
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

CANNOT_PAY_STEP: Final = Refusal("V-7.23", "refusal-cannot-pay")
NO_COUNCILLOR: Final = Refusal("V-7.23", "refusal-no-councillor")
TOO_HIGH: Final = Refusal("V-7.23", "refusal-privilege-too-high")
MARKER_TAKEN: Final = Refusal("V-7.24", "refusal-marker-taken")
NO_COIN: Final = Refusal("V-7.24", "refusal-no-coin")
NOTHING_LEFT: Final = Refusal("V-7.24", "refusal-nothing-left")


def privilege_refusal(position: VillagePosition, seat: int, number: int, limit: int) -> Refusal | None:
    """V-7.24: why a privilege cannot be used."""
    if number >= limit:
        return TOO_HIGH if limit else NO_COUNCILLOR
    for effect in position.components.stages[number].privilege:
        if effect.op == "take_next_starting_player" and position.next_first != NONE:
            return MARKER_TAKEN
        if effect.op == "pay" and position.seats[seat].stock[effect.what] < effect.n:
            return NO_COIN
        if effect.op == "gain_choice":
            left = 0
            for thing in effect.options:
                left += position.supply[thing]
            if left == 0:
                return NOTHING_LEFT
    return None


def use_privilege(position: VillagePosition, seat: int, number: int) -> None:
    """Take what a stage gives."""
    if position.telling is not None:
        position.tell("event-privilege", "V-7.24", seat, {"count": number + 1})
    perform(position, seat, position.components.stages[number].privilege)


class Council(Asked):
    """V-7.23: one of three ways."""

    verbs: tuple[str, ...] = ("enter", "advance", "privilege")
    may_pass: bool = True
    takes_time: bool = True

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        player = position.seats[seat]
        found: list[Action] = []
        for kind in player.kinds_at(FARMYARD):
            found.append(components.enter[kind * 2])
            found.append(components.enter[kind * 2 + 1])
        for step in player.steps_on(STAGE, len(components.stages)):
            found.append(components.advance[step * 2])
            found.append(components.advance[step * 2 + 1])
        return found + components.privilege

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if action.kind == "privilege":
            return privilege_refusal(position, seat, action.number, player.furthest(STAGE, WINDOW))
        member = action.number >> 1
        if action.kind == "enter":
            if not at_home(player, member):
                return NO_SUCH_MEMBER
        elif (STAGE + (member >> 3) - 1) * KINDS + (member & 7) not in player.members or member < KINDS:
            return NO_COUNCILLOR
        return None if can_pay(player, components.step_payments[action.number & 1]) else CANNOT_PAY_STEP

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        if action.kind == "privilege":
            use_privilege(position, seat, action.number)
            return
        member = action.number >> 1
        stage = member >> 3 if action.kind == "advance" else 0
        climb(position, seat, member & 7, stage)
        position.spend_time(seat, components.stages[stage].time)
        position.push(PRIVILEGES[seat][stage])
        charge(position, seat, components.step_payments[action.number & 1])


def climb(position: VillagePosition, seat: int, kind: int, stage: int) -> None:
    """A member enters a stage, the first one from the farmyard."""
    position.seats[seat].move(kind, STAGE + stage - 1 if stage else FARMYARD, STAGE + stage)
    if position.telling is not None:
        words: Figures = {"member": KIND_IDS[kind], "count": stage + 1}
        position.tell("event-councillor", "V-7.23", seat, words)


class Privilege(Asked):
    """V-7.24: one privilege of the stage or a lower one, or none."""

    may_pass: bool = True
    gives_away: str = "V-7.24"

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__("privilege", seat, str(limit))
        self.limit = limit  # the highest stage

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if self.limit > len(position.components.stages):
            return "there is no such stage"
        if not_beside(position, place, self.seat) is None:
            return None  # a card asks it
        return not_on(position, place, self.seat, "afterwards")

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": self.limit}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.privilege

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return privilege_refusal(position, seat, action.number, self.limit)

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        use_privilege(position, seat, action.number)


COUNCILS: Final[list[Council]] = [Council("council", seat) for seat in range(MOST_SEATS)]
PRIVILEGES: Final[list[list[Privilege]]] = [
    [Privilege(seat, stage + 1) for stage in range(ROOM["stage"])] for seat in range(MOST_SEATS)
]
