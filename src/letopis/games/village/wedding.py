"""Wedding: the action (13.2), a member into the ceremony area."""

from typing import Final

from letopis.games.village.asking import NO_SUCH_MEMBER, Asked, at_home, not_on
from letopis.games.village.paying import BONUSES, can_pay, charge
from letopis.games.village.pieces import Cost
from letopis.games.village.places import CEREMONY, FARMYARD, KINDS, LIGHTHOUSE, MOST_SEATS
from letopis.games.village.position import VillagePosition
from letopis.games.village.travel import NO_CUBES, NO_TIME
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal

ONE_EACH: Final = Refusal("V-13.4", "refusal-one-in-the-ceremony")
STEP_TAKEN: Final = Refusal("V-13.5", "refusal-step-taken")
CANNOT_PAY_WEDDING: Final = Refusal("V-13.5", "refusal-cannot-pay")


def wedding_cost(position: VillagePosition) -> Cost:
    """V-13.5: time and a cube, without what a card waives."""
    full = position.components.wed_cost
    if position.waived == 0:
        return full
    cost = Cost()
    cost.needs = [] if position.waived & NO_CUBES else full.needs
    cost.time = 0 if position.waived & NO_TIME else full.time
    return cost


class Wedding(Asked):
    """V-13.4 to V-13.6: to a free step, and its bonus at once."""

    def __init__(self, seat: int) -> None:
        super().__init__("wedding", seat)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return (
            not_on(position, place, self.seat, "afterwards") if position.setup.wedding else "the Wedding is not in play"
        )

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        kinds = position.seats[seat].kinds_at(FARMYARD)
        found = [components.wed[step * KINDS + kind] for step in range(components.steps) for kind in kinds]
        found.append(components.passing)
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action is components.passing:
            return None
        if action.kind != "wed":
            return NOT_ASKED
        player = position.seats[seat]
        if player.count(CEREMONY, LIGHTHOUSE):
            return ONE_EACH
        if not at_home(player, action.number & 7):
            return NO_SUCH_MEMBER
        if position.resting(CEREMONY + (action.number >> 3)):
            return STEP_TAKEN
        return None if can_pay(player, wedding_cost(position)) else CANNOT_PAY_WEDDING

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action.kind != "wed":
            return
        step = action.number >> 3
        position.seats[seat].move(action.number & 7, FARMYARD, CEREMONY + step)
        if position.telling is not None:
            words: Figures = {"member": action.words[0], "count": step + 1}
            position.tell("event-to-ceremony", "V-13.5", seat, words)
        cost = wedding_cost(position)
        position.waived = 0
        position.push(BONUSES[seat][f"step{step + 1}"])
        charge(position, seat, cost)


WEDDINGS: Final[list[Wedding]] = [Wedding(seat) for seat in range(MOST_SEATS)]
