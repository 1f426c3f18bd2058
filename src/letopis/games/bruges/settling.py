"""Use VI (BR-5.9): a person moves into an empty house, also by another's effect (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.building import NOT_IN_HAND
from letopis.games.bruges.course import BrugesChoice
from letopis.games.bruges.effects import VerbAsk, begin, fire, fire_opponents
from letopis.games.bruges.foretelling import alone, is_same
from letopis.games.bruges.houses import EMPTY
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.vocabulary import FLASH, OPPONENT_SETTLES, SETTLE, USE_SETTLE, USES
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NO_EMPTY_HOUSE: Final = Refusal("BR-5.9", "refusal-no-empty-house")
PERSON_TOO_DEAR: Final = Refusal("BR-5.10", "refusal-person-too-dear")
NO_SUCH_HOUSE: Final = Refusal("BR-5.9", "refusal-no-such-house")
HOUSE_TAKEN: Final = Refusal("BR-5.9", "refusal-house-taken")


def settle_refusal(player: Player, price: int) -> Refusal | None:
    """BR-5.9: an empty house, and the price."""
    if len(player.household.houses) <= player.household.persons:
        return NO_EMPTY_HOUSE
    return None if price <= player.guilders else PERSON_TOO_DEAR


def settle(position: BrugesPosition, seat: int, card: int, price: int, by_card: bool) -> None:
    """BR-5.9, BR-7.3: VI, a person into an empty house; a lightning effect follows at once.

    The card has left the hand. The newcomer does not change its own settling (BR-7.12). Of several empty houses it gets
    the oldest, and its owner says first of all whether it is another one.
    """
    player = position.seats[seat]
    character = position.components.cards[card]
    player.guilders -= price
    before = player.household
    place = before.first_empty()
    player.household = before.with_person(place, card)
    player.rotated &= ~(1 << place)
    if position.telling is not None:
        position.tell("event-settled", "BR-5.9", seat, {"card": character.id, "price": price})
    fire_opponents(position, seat, OPPONENT_SETTLES)
    fire(position, seat, before, SETTLE, by_card, character.cost)
    if character.kind == FLASH:
        begin(position, seat, character)
    if len(before.houses) - before.persons > 1 and position.rules > 1:
        position.push(position.components.home_steps[seat][card])


def lightning_is_idle(position: BrugesPosition, seat: int, number: int, price: int) -> bool:
    """BR-7.3: whether the lightning effect of a person who settles now would bring nothing."""
    card = position.components.cards[number]
    if card.kind != FLASH:
        return False
    trial = alone(position)
    player = trial.seats[seat]
    player.hand.remove(number)
    player.guilders -= price
    player.household = player.household.with_person(player.household.first_empty(), number)
    before = trial.write()
    begin(trial, seat, card)
    trial.settle()
    return is_same(trial, before)


class Home(BrugesChoice):
    """BR-5.9: into which of the empty houses a newcomer moves; the oldest of them is the one it stands in so far."""

    def __init__(self, seat: int, card: int, id: str) -> None:
        super().__init__("home", seat, id)
        self.card = card
        self.id = id

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"card": self.id}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.homes[: len(position.seats[seat].household.houses)]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        tenants = position.seats[seat].household.tenants
        if action.number >= len(tenants):
            return NO_SUCH_HOUSE
        tenant = tenants[action.number]
        return None if tenant == EMPTY or tenant == self.card else HOUSE_TAKEN

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        household = position.seats[seat].household
        words: Figures = {"count": len(household.houses)}
        if refusal is HOUSE_TAKEN:
            words["card"] = position.components.cards[household.tenants[action.number]].id
        return words

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        household = player.household
        if household.tenants[action.number] == EMPTY:
            player.household = household.moved(household.place_of(self.card), action.number)
        if position.telling is not None:
            components = position.components
            colour = components.colours[components.colour_of[household.houses[action.number]]]
            words: Figures = {"card": self.id, "house": action.number + 1, "colour": colour}
            position.tell("event-moved-in", "BR-5.9", seat, words)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        at = player.household.place_of(self.card)
        if at < 0 or player.rotated >> at & 1:
            return "that person is no newcomer"
        return super().misplaced(position, place)


class SettleMore(VerbAsk):
    """BR-10.2 settle: one more person from the hand, for less."""

    may_decline = True
    verbs: tuple[str, ...] = ("settle", "decline")

    def price(self, position: BrugesPosition, seat: int, card: int) -> int:
        """BR-7.14: the price with all discounts."""
        prices = position.seats[seat].household.prices
        return max(0, prices[position.components.cards[card].cost_class] - self.op.n)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].plays[USE_SETTLE] for card in position.seats[seat].hand]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        card = action.number // len(USES)
        if card not in player.hand:
            return NOT_IN_HAND
        return settle_refusal(player, self.price(position, seat, card))

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        card = action.number // len(USES)
        if action is position.components.decline:
            return None
        idle = lightning_is_idle(position, seat, card, self.price(position, seat, card))
        return Note("no-lightning", "BR-7.3", {"card": action.words[0]}) if idle else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        price = self.price(position, seat, action.number // len(USES))
        return {"card": action.words[0], "guilders": position.seats[seat].guilders, "price": price}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        card = action.number // len(USES)
        price = self.price(position, seat, card)
        player = position.seats[seat]
        player.hand.remove(card)
        player.forget(card)
        settle(position, seat, card, price, False)
