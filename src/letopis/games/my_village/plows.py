"""Plows on fields (MV-10.12): at any moment, beside whatever is asked."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.position import MyVillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.asides import Asides
from letopis.kernel.refusals import Figures, Refusal

NO_SUCH_FIELD: Final = Refusal("MV-10.12", "refusal-no-such-field")
PLOWED: Final = Refusal("MV-10.12", "refusal-plowed")
NO_PLOW: Final = Refusal("MV-10.12", "refusal-no-plow")
NO_JOKER: Final = Refusal("MV-10.12", "refusal-no-joker")
PAY_FIRST: Final = Refusal("MV-D9", "refusal-pay-first")

NO_ACTIONS: Final[tuple[Action, ...]] = ()
MATTER: Final = ("activate", "chain")  # where a field or a building may be used next


class Plows(Asides[MyVillagePosition]):
    """MV-10.12: a plow from the smithy, or a joker from the Guild Council, onto the plow space of a field."""

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        for field in range(len(position.seats[seat].fields)):
            found += [components.plows[field], components.joker_plows[field]]
        return found

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        village = position.seats[seat]
        if village.plows == len(village.fields):
            return NO_ACTIONS  # as `refusal` says of each
        components = position.components
        plow = village.goods[components.plow]
        if (not plow and not village.jokers) or position.bill:
            return NO_ACTIONS
        found: list[Action] = []
        for field in range(len(village.fields)):
            if not village.fields[field]:
                if plow:
                    found.append(components.plows[field])
                if village.jokers:
                    found.append(components.joker_plows[field])
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        village = position.seats[seat]
        field = action.number
        if field >= len(village.fields):
            return NO_SUCH_FIELD
        if village.fields[field]:
            return PLOWED
        if len(action.words) > 1:
            if not village.jokers:
                return NO_JOKER
        elif not village.goods[position.components.plow]:
            return NO_PLOW
        return PAY_FIRST if position.bill else None

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0]}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        """A joker is a plow from now on."""
        village = position.seats[seat]
        if len(action.words) > 1:
            village.jokers -= 1
        else:
            village.goods[position.components.plow] -= 1
        village.set_plow(action.number, 1)
        if position.telling is not None:
            position.tell("event-plow", "MV-10.12", seat, {"field": action.words[0], "source": action.words[-1]})

    def matter(self, position: MyVillagePosition, seat: int) -> bool:
        village = position.seats[seat]
        if village.plows == len(village.fields):
            return False
        return position.stack[-1].kind in MATTER


PLOWS: Final[Plows] = Plows()
