"""Tavern (10): the inn and its three piles of villagers."""

from typing import Final

from letopis.games.village.components.effects import Cost
from letopis.games.village.components.names import FARMYARD, INN, MOST_SEATS
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked, at_home
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

ONE_IS_ENOUGH: Final = Refusal("V-10.2", "refusal-one-in-the-inn")
NOBODY_IN_THE_INN: Final = Refusal("V-10.2", "refusal-nobody-in-the-inn")
CANNOT_PAY_ENTRY: Final = Refusal("V-10.2", "refusal-cannot-pay")
CANNOT_PAY_ROUND: Final = Refusal("V-10.3", "refusal-cannot-pay")
CANNOT_PAY_CARD: Final = Refusal("V-10.3", "refusal-cannot-pay")
PILE_EMPTY: Final = Refusal("V-10.5", "refusal-pile-empty")


def round_cost(position: VillagePosition) -> Cost:
    """V-10.3, step 1: time on side a, a cube on side b."""
    return position.components.inn_costs[str(position.options["tavern_side"])]


class Inn(Asked):
    """V-10.2, V-10.3: somebody in the inn, the price of the round; then the cards."""

    verbs: tuple[str, ...] = ("visit",)
    may_pass: bool = True
    takes_time: bool = True
    module: str = "tavern"

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": 1 if position.seats[seat].has(INN) else 0}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        player = position.seats[seat]
        found: list[Action] = []
        if player.has(INN):
            found.append(components.visit)
        else:
            for kind in player.kinds_at(FARMYARD):
                found.append(components.visit_with[kind])
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if action is components.visit:
            if not player.has(INN):
                return NOBODY_IN_THE_INN
        else:
            if player.has(INN):
                return ONE_IS_ENOUGH
            if not at_home(player, action.number):
                return NO_SUCH_MEMBER
            if position.rules != 1:
                return None if can_pay(player, components.inn_enter) else CANNOT_PAY_ENTRY
        if not any([len(pile) for pile in position.piles]):
            return PILE_EMPTY
        return None if can_pay(player, round_cost(position)) else CANNOT_PAY_ROUND

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        if action is not components.visit:
            position.seats[seat].move(action.number, FARMYARD, INN)
            if position.telling is not None:
                position.tell("event-entered-inn", "V-10.2", seat, {"member": action.words[0]})
            if position.rules != 1:  # the round is another decision: he may stay where he is
                position.push(self)
                charge(position, seat, components.inn_enter)
                return
            charge(position, seat, components.inn_enter)
        position.push(UNDERS[seat])
        charge(position, seat, round_cost(position))


class Under(Asked):
    """V-10.3, step 2: the top card of a pile goes under it, face up."""

    module: str = "tavern"

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if not any([len(pile) for pile in position.piles]):
            return "the piles are empty"
        return super().misplaced(position, place)

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.under

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if position.piles[action.number] else PILE_EMPTY

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        pile = position.piles[action.number]
        card = pile.pop()
        pile.insert(0, card)
        if len(pile) > 1:
            position.reveals += 1  # another card comes to the top: nothing before it can be taken back
        if position.telling is not None:
            words: Figures = {"card": position.components.villagers[card].id, "pile": action.number + 1}
            position.tell("event-under", "V-10.3", seat, words)
        position.push(CARDS[seat])


class Card(Asked):
    """V-10.3, step 3: a top card for its price, or none."""

    may_pass: bool = True
    module: str = "tavern"

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.card

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        pile = position.piles[action.number]
        if not pile:
            return PILE_EMPTY
        return None if can_pay(position.seats[seat], position.components.villagers[pile[-1]].cost) else CANNOT_PAY_CARD

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        pile = position.piles[action.number]
        card = position.components.villagers[pile.pop()]
        if pile:
            position.reveals += 1
        player = position.seats[seat]
        player.hand.append(card.number)
        player.hand.sort()
        player.hired += 1
        if position.telling is not None:
            position.tell("event-card", "V-10.4", seat, {"card": card.id})
        charge(position, seat, card.cost)


INNS: Final[list[Inn]] = [Inn("inn", seat) for seat in range(MOST_SEATS)]
UNDERS: Final[list[Under]] = [Under("under", seat) for seat in range(MOST_SEATS)]
CARDS: Final[list[Card]] = [Card("card", seat) for seat in range(MOST_SEATS)]
