"""Wedding: the action (13.2), a member into the ceremony area."""

from typing import Final

from letopis.games.village.bonuses import BONUSES
from letopis.games.village.ceremony import faces_to_marry
from letopis.games.village.components.effects import Cost
from letopis.games.village.components.names import CEREMONY, FARMYARD, KINDS, LIGHTHOUSE, MOST_SEATS
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked, at_home
from letopis.games.village.travel import NO_CUBES, NO_TIME
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

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

    verbs: tuple[str, ...] = ("wed",)
    may_pass: bool = True
    takes_time: bool = True
    module: str = "wedding"

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        kinds = position.seats[seat].kinds_at(FARMYARD)
        return [components.wed[step * KINDS + kind] for step in range(components.steps) for kind in kinds]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if player.count(CEREMONY, LIGHTHOUSE):
            return ONE_EACH
        if not at_home(player, action.number & 7):
            return NO_SUCH_MEMBER
        if position.resting(CEREMONY + (action.number >> 3)):
            return STEP_TAKEN
        return None if can_pay(player, wedding_cost(position)) else CANNOT_PAY_WEDDING

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-13.12: how likely he would marry, if nobody else came or left."""
        trial = position.copy()
        trial.seats[seat].move(action.number & 7, FARMYARD, CEREMONY + (action.number >> 3))
        words: Figures = {"count": faces_to_marry(trial, seat), "faces": position.components.die_faces}
        return Note("would-marry", "V-13.12", words)

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        step = action.number >> 3
        position.seats[seat].move(action.number & 7, FARMYARD, CEREMONY + step)
        if position.telling is not None:
            words: Figures = {"member": action.words[0], "count": step + 1}
            position.tell("event-to-ceremony", "V-13.5", seat, words)
        cost = wedding_cost(position)
        position.waived = 0
        position.push(BONUSES[seat][f"step{step + 1}"])
        charge(position, seat, cost)


WEDDINGS: Final[list[Wedding]] = [Wedding("wedding", seat) for seat in range(MOST_SEATS)]
