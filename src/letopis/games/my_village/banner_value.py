"""Step I of a turn (section 7): two dice from the pool, changed or not, make the banner value."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.activating import ACTIVATES, opened
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.death import DEATHS, crossing, fates
from letopis.games.my_village.dice import BLACK, DICE, FACES, POOL_BITS, POOL_MASK, face
from letopis.games.my_village.headman import unsecured
from letopis.games.my_village.position import MyVillagePosition
from letopis.games.my_village.standing import on_the_base
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import not_above
from letopis.kernel.steps import SeatChoice

NO_SUCH_DICE: Final = Refusal("MV-7.2", "refusal-no-such-dice")
TOO_FEW_COINS: Final = Refusal("MV-7.3", "refusal-too-few-coins")
TOO_FEW_MARKERS: Final = Refusal("MV-7.3", "refusal-too-few-markers")
CHEAPER: Final = Refusal("MV-7.3", "refusal-cheaper")


class Turn(SeatChoice[MyVillagePosition]):
    """MV-7.2: take exactly two dice; black ones cost time at once (MV-7.4)."""

    verbs: tuple[str, ...] = ("take",)

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"coins": position.seats[seat].coins, "markers": position.seats[seat].markers}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return self.actions(position, seat)

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        takes = position.components.takes
        pool = position.pool
        there: list[int] = []
        found: list[Action] = []
        for kind in range(DICE):  # the same as asking `refusal` of each pair
            count = pool >> kind * POOL_BITS & POOL_MASK
            if count:
                there.append(kind)
                for low in there:
                    if low != kind or count > 1:
                        action = takes[low * DICE + kind]
                        if action is not None:
                            found.append(action)
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        low, high = divmod(action.number, DICE)
        if low == high:
            return None if position.dice_of(low) > 1 else NO_SUCH_DICE
        return None if position.dice_of(low) and position.dice_of(high) else NO_SUCH_DICE

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"low": action.words[0], "high": action.words[1]}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        low = action.number // DICE
        high = action.number - low * DICE
        position.turn += 1
        position.low = low
        position.high = high
        position.pool -= (1 << low * POOL_BITS) + (1 << high * POOL_BITS)
        if position.telling is not None:
            position.tell("event-took", "MV-7.2", seat, {"dice": f"{action.words[0]} {action.words[1]}"})
        position.pay_time(seat, time_of(position, low, high))
        position.push(DEATHS[seat])
        village = position.seats[seat]
        if village.coins or village.markers:
            position.push(FORMS[seat])
        else:
            position.value = face(low) + face(high)
            position.push(ACTIVATES[seat])

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """That black dice lead across the bridge, or that their sum, which nothing can change, opens nothing."""
        low, high = divmod(action.number, DICE)
        village = position.seats[seat]
        value = face(low) + face(high)
        if not village.coins and not village.markers and not opened(position, seat, value):
            return Note("only-headman", "MV-7.5", {"value": value})
        return crossing(position, seat, time_of(position, low, high))

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return [*fates(position, seat), *unsecured(position, seat)]

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return None if on_the_base(position, place) else "it lies above `end-of-round` and other turns"


def time_of(position: MyVillagePosition, low: int, high: int) -> int:
    """MV-7.4: the time that two dice cost."""
    return ((1 if low >= BLACK else 0) + (1 if high >= BLACK else 0)) * position.components.black_die_time


class Form(SeatChoice[MyVillagePosition]):
    """MV-7.3: the banner value; each coin changes a die by 1, each marker of the meeting place sets one.

    What counts is the value and what it costs: so a value is offered with no, one or two markers, each time with the
    fewest coins, and only where a marker saves coins.
    """

    def coins(self, position: MyVillagePosition) -> list[int]:
        """The coins each value takes with no, one and two markers."""
        pair = (face(position.low) - 1) * FACES + face(position.high) - 1
        return position.components.form_coins[pair]

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        village = position.seats[seat]
        total = face(position.low) + face(position.high)
        return {"value": total, "coins": village.coins, "markers": village.markers}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        coins = self.coins(position)
        return [action for action in position.components.forms if coins[action.number] >= 0]

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        village = position.seats[seat]
        have = village.coins
        markers = min(village.markers, 2)
        coins = self.coins(position)
        forms = position.components.forms
        found: list[Action] = []
        for value in range(0, len(forms), 3):  # each with no, one and two markers
            for place in range(value, value + markers + 1):
                action = forms[place]
                if 0 <= coins[action.number] <= have:
                    found.append(action)
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        village = position.seats[seat]
        price = self.coins(position)[action.number]
        if price < 0:
            return CHEAPER
        if price > village.coins:
            return TOO_FEW_COINS
        return TOO_FEW_MARKERS if action.number % 3 > village.markers else None

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        village = position.seats[seat]
        return {
            "value": action.number // 3,
            "need": self.coins(position)[action.number],
            "coins": village.coins,
            "used": action.number % 3,
            "markers": village.markers,
        }

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        village = position.seats[seat]
        coins = self.coins(position)[action.number]
        markers = action.number % 3
        village.coins -= coins
        village.markers -= markers
        position.value = action.number // 3
        if position.telling is not None:
            words: Figures = {"value": position.value, "coins": coins, "markers": markers}
            position.tell("event-formed", "MV-7.3", seat, words)
        position.push(ACTIVATES[seat])

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """That a value opens nothing, with the coins that it costs spent."""
        coins = self.coins(position)[action.number]
        trial = position.copy()
        trial.seats[seat].coins -= coins
        if opened(trial, seat, action.number // 3):
            return None
        spent = coins > 0 or action.number % 3 > 0
        return Note("only-headman", "MV-7.5", {"value": action.number // 3}, warns=spent)

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return [*fates(position, seat), *unsecured(position, seat)]

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.low < 0 or position.value:
            return "the banner value is fixed" if position.value else "no dice were taken"
        return not_above(position, place, f"death {self.seat}")


TURNS: Final[list[Turn]] = [Turn("turn", seat) for seat in range(SEATS)]
FORMS: Final[list[Form]] = [Form("form", seat) for seat in range(SEATS)]
