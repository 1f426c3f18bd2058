"""What a hand and a village promise in Villagers: what a card brings, how near its place is, how often it will pay.

Everything is in ducats, from what the seat itself sees. How much the sums count is learned (`weights.toml`); how
cards compare with each other is said here.
"""

from typing import Final

from letopis.games.villagers.build import BUILD_PHASE
from letopis.games.villagers.components import Components, Villager
from letopis.games.villagers.effects import SUIT_SYMBOLS
from letopis.games.villagers.ledger import ledger_of
from letopis.games.villagers.limits import drafts_due
from letopis.games.villagers.position import Player, VillagersPosition
from letopis.games.villagers.village import Village

FOOD: Final = 1.5  # a visible food, for each round to come
BUILDER: Final = 2.0
ENOUGH: Final = 3  # more food or builders than this raise no limit
SPARE: Final = 0.5  # a card of the hand that will not be placed: it buys a basic villager
KEY: Final = 0.2  # a key of an unlocking villager, for each round to come
GROWTH: Final = 0.6  # what a silver formula gains in a round
IN_HAND: Final = 0.4  # how much of a formula in the hand counts for the symbols of other cards
READY: Final = 0.9
BY_EXCHANGE: Final = 0.75  # needs a basic villager first
AFTER_ANOTHER: Final = 0.6  # needs another card of the hand first
AFTER_SEVERAL: Final = 0.3
HOPE: Final = 0.12  # needs a card that is nowhere in sight

IS_READY: Final = 0  # how near a card is
NEEDS_BASIC: Final = 1
NEEDS_ANOTHER: Final = 2
NEEDS_LUCK: Final = 3


def rounds_to_come(position: VillagersPosition, due: int) -> float:
    """How many rounds follow this one, about, as fast as the villages now draft."""
    components = position.components
    after = -due
    for pile in position.stacks:
        after += len(pile)
    if after <= 0:
        return 0.0
    per_round = 0
    for player in position.seats:
        per_round += min(components.draft_base + player.village.food, components.draft_max)
    if position.solo is not None:
        per_round *= 2
    return after / per_round + 0.5


class Prospect:
    """What is common to all cards of a seat at one moment: markets and rounds to come, builds, what symbols pay."""

    def __init__(self, position: VillagersPosition, player: Player, village: Village, hand: list[int]) -> None:
        components = position.components
        stack = position.stack
        due = drafts_due(position)
        self.rounds = rounds_to_come(position, due)
        self.markets = 2 - position.markets
        first = 0
        for number in components.first_needs:
            first += len(position.stacks[number])
        # how often a card pays that is placed in this round; in a later one
        self.now = float(self.markets)
        self.later = 1.0 if self.markets < 2 or first <= due else 1.7
        self.limit = min(components.build_base + village.builders, components.build_max)
        to_come = len(stack) > 4 and stack[4] is BUILD_PHASE
        self.builds = self.limit if to_come else player.builds
        ledger = ledger_of(village)
        self.ledger = ledger
        rates = ledger.rates
        own = False
        villagers = components.villagers
        for number in hand:
            card = villagers[number]
            silver = card.silver
            if silver is not None and (
                card.depth == 0 or village.room & villagers[card.below].bit or villagers[card.below].basic >= 0
            ):
                if not own:
                    own = True
                    rates = rates.copy()
                rates.add(silver, IN_HAND)
        self.rates = rates


def face_value(village: Village, card: Villager, prospect: Prospect) -> float:
    """What a card brings once it is placed in this turn, before padlock and place."""
    rates = prospect.rates
    rounds = prospect.rounds
    gold = card.gold
    value = rates.symbols[card.suit] * card.suit_symbols
    if gold:
        value += gold * (prospect.now + rates.gold_of[card.suit]) + rates.gold_symbol
    if card.lock >= 0:
        value += rates.padlock
    if card.keys:
        value += KEY * card.keys * min(rounds, 3.0)
    if card.food:
        value += rates.food * card.food
        if village.food < ENOUGH:
            value += FOOD * rounds * min(card.food, ENOUGH - village.food)
    if card.builders:
        value += rates.builder * card.builders
        if village.builders < ENOUGH:
            value += BUILDER * rounds * min(card.builders, ENOUGH - village.builders)
    silver = card.silver
    if silver is not None:
        value += prospect.ledger.worth_of(silver) + GROWTH * rounds
        if (
            not silver.best_ducats
            and not silver.sums_gold
            and silver.count == SUIT_SYMBOLS
            and silver.suit == card.suit
        ):
            value += silver.value * card.suit_symbols / silver.per
    return value


def promise_of(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], card: Villager, prospect: Prospect
) -> float:
    """What a card promises: its value, by how near its place is, less padlock and what it would cover."""
    if card.special:
        return special_promise(card, prospect)
    components = position.components
    villagers = components.villagers
    value = face_value(village, card, prospect)
    if card.carries > 0:
        value += hope_above(components, hand, card, prospect)
    if card.lock >= 0:
        value += unlocking(position, player, village, hand, card, prospect)
    if card.depth == 0:
        return READY * value
    below = villagers[card.below]
    if village.room & below.bit or (village.wild_room and village.has_spot(card)):
        return READY * (value - cover_cost(components, village, below, prospect))
    if below.basic >= 0:
        return BY_EXCHANGE * value - SPARE if position.basics[below.basic] else 0.0
    if card.below in hand:
        under = villagers[below.below] if below.depth else below
        near = below.depth == 0 or village.room & under.bit != 0 or under.basic >= 0
        return (AFTER_ANOTHER if near else AFTER_SEVERAL) * value
    return HOPE * value


def promise_of_suit(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], suit: int, prospect: Prospect
) -> float:
    """What a card of a suit promises on average: a bad one is no loss."""
    cards = position.components.kinds[position.players][suit]
    total = 0.0
    for card in cards:
        value = promise_of(position, player, village, hand, card, prospect)
        if value > 0.0:
            total += value
    return total / len(cards) if cards else 0.0


def nearness(position: VillagersPosition, village: Village, hand: list[int], card: Villager) -> int:
    """How near a card is to its place."""
    if card.depth == 0:
        return IS_READY
    below = position.components.villagers[card.below]
    if village.room & below.bit or (village.wild_room and village.has_spot(card)):
        return IS_READY
    if below.basic >= 0:
        return NEEDS_BASIC
    return NEEDS_ANOTHER if card.below in hand else NEEDS_LUCK


def unlocking(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], card: Villager, prospect: Prospect
) -> float:
    """What a padlock brings or costs."""
    cost = position.components.unlock_cost
    if village.types & position.components.villagers[card.lock].bit:
        return float(cost * prospect.markets)
    if player.tinner:
        return 0.0
    if card.lock in hand:
        return -0.5
    return float(-cost) if player.ducats >= cost else -2.5 * cost


def hope_above(components: Components, hand: list[int], card: Villager, prospect: Prospect) -> float:
    """A link is worth more when the next card of its chain is in the hand, and a little when it is not."""
    best = 0.0
    for number in card.above:
        gain = prospect.later * components.villagers[number].gold
        gain *= 0.35 if number in hand else 0.02 * min(prospect.rounds, 3.0)
        if gain > best:
            best = gain
    return best


def cover_cost(components: Components, village: Village, below: Villager, prospect: Prospect) -> float:
    """What stops working when a villager of this type is covered; nothing if one is covered already."""
    if not below.gold and not below.food and not below.builders and below is not components.founders:
        return 0.0
    for node in range(len(village.cards)):
        if village.cards[node] == below.number and village.has_room(node):
            if village.covered(node):
                return 0.0
            food = below.food
            if below is components.founders:
                food = components.founders_food[village.side]
            rounds = prospect.rounds
            return prospect.now * village.gold_of(node) + FOOD * rounds * food + BUILDER * rounds * below.builders
    return 0.0


def special_promise(card: Villager, prospect: Prospect) -> float:
    """Special villagers: a Smuggler is half of the best gold, the others help in their way."""
    rounds = prospect.rounds
    if card.is_smuggler:
        return 0.5 * max(prospect.ledger.best_gold, 4) - 1.0 + 0.3 * rounds
    if card.is_monk:
        return 2.0 + 0.5 * rounds
    return 1.2 + 0.4 * rounds
