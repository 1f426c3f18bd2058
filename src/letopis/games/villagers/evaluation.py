"""What Villagers' room knows of good play: what a village earns, what a hand promises, what the Road offers.

Everything is in ducats, from what the seat itself sees. The weights were tried out in games of the greedy player;
`letopis arena villagers` measures what they are good for.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import Villager
from letopis.games.villagers.position import Player, Solo, VillagersPosition
from letopis.games.villagers.village import ALONE, Village
from letopis.kernel.actions import Action

FOOD: Final = 1.5  # a visible food, for each round to come
BUILDER: Final = 2.2
ENOUGH: Final = 3  # more food or builders than this raise no limit
SPARE: Final = 0.5  # a card of the hand that will not be placed: it buys a basic villager
BASIC: Final = 0.7  # a basic villager that waits for its chain
KEY: Final = 0.5  # a key of an unlocking villager, for the payments to come
ALONE_KEY: Final = 0.25
GROWTH: Final = 0.6  # what a silver formula gains in a round
LATER: Final = 0.8  # what can be placed in a coming turn only, beside what can be placed in this one
READY: Final = 0.9
BY_EXCHANGE: Final = 0.75  # needs a basic villager first
AFTER_ANOTHER: Final = 0.6  # needs another card of the hand first
HOPE: Final = 0.12  # needs a card that is nowhere in sight
RIVALS: Final = 0.35  # how much an opponent's ducat hurts
JESTER: Final = 5.0
GIFT: Final = 0.5  # what the Countess will get in later drafts of the phase
ALONE_FOOD: Final = 0.4  # alone each draft feeds the Countess too, so food is worth less
ROAD: Final = 0.12  # what the Road offers, for the drafts to come


class Outlook:
    """What is common to all cards at one moment: markets and rounds to come, builds of this turn and of later ones."""

    def __init__(self, position: VillagersPosition, seat: int) -> None:
        components = position.components
        player = position.seats[seat]
        cards = 0
        for stack in position.stacks:
            cards += len(stack)
        drafts = 0
        for other in position.seats:
            drafts += min(components.draft_base + other.village.food, components.draft_max)
        if position.solo is not None:
            drafts = 2 * drafts + 1
        self.markets = 2 - position.markets
        left = 0
        for other in position.seats:
            left += other.drafts
        if left:  # the build phase of this round is still to come
            self.rounds = max(1.0, (cards + drafts - left) / drafts)
        else:
            self.rounds = max(1.0, cards / drafts) if cards else 0.0
        first = 0
        for number in components.first_needs:
            first += len(position.stacks[number])
        # how often a card pays that is placed in this round; in a later one
        self.now = float(self.markets)
        self.later = 1.0 if self.markets < 2 or first <= drafts else 1.7
        self.food = FOOD if position.solo is None else ALONE_FOOD
        self.key = KEY if position.solo is None else ALONE_KEY
        self.builds = player.builds
        self.limit = min(components.build_base + player.village.builders, components.build_max)


def worth(position: VillagersPosition, seat: int) -> float:
    """The ducats a seat has and can expect, less a part of what the others have, and all of what the Countess has."""
    player = position.seats[seat]
    if position.markets == 2:
        return float(player.ducats) - rivals(position, seat)
    outlook = Outlook(position, seat)
    village = player.village
    hand = player.hand + player.square
    total = 0.0
    if position.awaited and position.awaited[0] == seat:
        if position.placing >= 0:
            card = position.components.villagers[position.placing]
            village = once_placed(position, seat, village, card)
            total += unlocking(position, player, village, player.hand, card, outlook)
            if card.special:
                total += special_promise(village, card, outlook)
        if position.basic >= 0:
            village = village.with_card(position.components.basics[position.basic].number, ALONE)
            hand = without_worst(position, player, village, hand, outlook)
    total += player.ducats + village_worth(village, outlook) + hand_worth(position, player, village, hand, outlook)
    if player.tinner:
        total += 0.1
    if position.solo is not None:
        if position.solo.jester:
            total += JESTER
        total += ROAD * road_worth(position, player, village, hand, outlook)
        total -= gifts(position, position.solo, player.drafts, giving(position))
    return total - rivals(position, seat)


def village_worth(village: Village, outlook: Outlook) -> float:
    """What stands in a village: gold and ducats for the markets to come, silver once, food and builders for rounds."""
    total = outlook.markets * (village.gold + village.lying) + float(village.silver())
    total += outlook.food * outlook.rounds * min(village.food, ENOUGH)
    total += BUILDER * outlook.rounds * min(village.builders, ENOUGH)
    villagers = village.components.villagers
    for number in village.cards:
        card = villagers[number]
        if card.keys:
            total += key_value(card, outlook)
        elif card.silver is not None:
            total += GROWTH * outlook.rounds
    return total


def key_value(card: Villager, outlook: Outlook) -> float:
    """What an unlocking villager may still be paid."""
    return outlook.key * card.keys * min(outlook.rounds, 3.0) * 0.4


def rivals(position: VillagersPosition, seat: int) -> float:
    """What the others have: alone the Countess, whom it takes to beat, in full."""
    markets = 2 - position.markets
    solo = position.solo
    if solo is not None:
        gold = solo.village.gold + solo.gold
        total = solo.ducats + markets * (gold + solo.village.lying)
        return float(total) + (solo.village.silver(solo.symbols) if markets else 0)
    most = 0.0
    total_of_all = 0.0
    for other in range(position.players):
        if other != seat:
            player = position.seats[other]
            has = float(player.ducats + markets * (player.village.gold + player.village.lying))
            total_of_all += has
            most = max(most, has)
    return RIVALS * (0.5 * most + 0.5 * total_of_all / (position.players - 1))


def once_placed(position: VillagersPosition, seat: int, village: Village, card: Villager) -> Village:
    """The village with a card that is on its way, in the first place it could have."""
    if card.special or card is position.components.founders:
        return village
    if card.depth == 0:
        return village.with_card(card.number, ALONE)
    places = village.spots(card)
    return village.with_card(card.number, places[0]) if places else village


def giving(position: VillagersPosition) -> bool:
    """Whether the Countess is about to get a villager."""
    return len(position.stack) > 0 and position.stack[-1].kind == "give"


def gifts(position: VillagersPosition, solo: Solo, drafts: int, due: bool) -> float:
    """What the Countess will get of the Road at least: the villagers least worth to her, one for each draft."""
    values: list[float] = []
    markets = 2 - position.markets
    for card in position.road:
        if card >= 0:
            villager = position.components.villagers[card]
            value = float(markets * villager.gold)
            if villager.silver is not None:
                value += solo.village.worth_of(villager.silver, solo.symbols) + 2.0
            values.append(value)
    values.sort()
    total = 0.0
    for place in range(len(values)):
        if place == 0 and due:
            total += values[place]
        elif place < drafts + int(due):
            total += GIFT * values[place]
    return total


def face_value(position: VillagersPosition, village: Village, card: Villager, outlook: Outlook) -> float:
    """What a card brings once it is placed in this turn, before padlock and place."""
    value = outlook.now * card.gold
    if card.keys:
        value += key_value(card, outlook)
    if card.food:
        value += outlook.food * outlook.rounds * min(card.food, max(0, ENOUGH - village.food))
    if card.builders:
        value += BUILDER * outlook.rounds * min(card.builders, max(0, ENOUGH - village.builders))
    if card.silver is not None and village.cards:
        value += village.worth_of(card.silver, 0) + 1.0 + GROWTH * outlook.rounds
    return value


def promise_of(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], card: Villager, outlook: Outlook
) -> float:
    """What a card of the hand promises: its value, by how near its place is, less padlock and what it would cover."""
    villagers = position.components.villagers
    value = face_value(position, village, card, outlook)
    if card.special:
        return special_promise(village, card, outlook)
    if card.carries > 0:
        value += hope_above(position, hand, card, outlook)
    value += unlocking(position, player, village, hand, card, outlook)
    if card.depth == 0:
        return READY * value
    below = villagers[card.below]
    if village.room & below.bit or (village.wild_room and village.has_spot(card)):
        return READY * (value - cover_cost(position, village, below, outlook))
    if below.basic >= 0:
        return BY_EXCHANGE * value - SPARE if position.basics[below.basic] else 0.0
    if card.below in hand:
        near = below.depth == 0 or village.room & villagers[below.below].bit != 0 or villagers[below.below].basic >= 0
        return (AFTER_ANOTHER if near else 0.3) * value
    return HOPE * value


def unlocking(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], card: Villager, outlook: Outlook
) -> float:
    """What a padlock brings or costs."""
    if card.lock < 0:
        return 0.0
    cost = position.components.unlock_cost
    if village.types & position.components.villagers[card.lock].bit:
        return float(cost * outlook.markets)
    if player.tinner:
        return 0.0
    if card.lock in hand:
        return -0.5
    return float(-cost) if player.ducats >= cost else -2.5 * cost


def hope_above(position: VillagersPosition, hand: list[int], card: Villager, outlook: Outlook) -> float:
    """A link is worth more when the next card of its chain is in the hand, and a little when it is not."""
    best = 0.0
    for other in position.components.villagers:
        if other.below == card.number:
            gain = outlook.later * other.gold
            if other.number in hand:
                best = max(best, 0.35 * gain)
            else:
                best = max(best, 0.02 * gain * min(outlook.rounds, 3.0))
    return best


def cover_cost(position: VillagersPosition, village: Village, below: Villager, outlook: Outlook) -> float:
    """What stops working when a villager of this type is covered; nothing if one is covered already."""
    for node in range(len(village.cards)):
        if village.cards[node] == below.number and village.has_room(node):
            if village.covered(node):
                return 0.0
            food = below.food
            if below is position.components.founders:
                food = position.components.founders_food[village.side]
            cost = outlook.now * village.gold_of(node)
            return cost + outlook.food * outlook.rounds * food + BUILDER * outlook.rounds * below.builders
    return 0.0


def special_promise(village: Village, card: Villager, outlook: Outlook) -> float:
    """Special villagers: a Smuggler is half of the best gold, the others help in their way."""
    if card.is_smuggler:
        best = 0
        for node in range(len(village.cards)):
            best = max(best, village.gold_of(node))
        return 0.5 * max(best, 4) - 1.0 + 0.3 * outlook.rounds
    if card.is_monk:
        return 2.0 + 0.5 * outlook.rounds
    return 1.2 + 0.4 * outlook.rounds


def hand_worth(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], outlook: Outlook
) -> float:
    """The best cards count as long as there are builds for them, the nearest in full; the others buy basic ones."""
    found: list[tuple[float, float]] = []
    for number in hand:
        card = position.components.villagers[number]
        value = promise_of(position, player, village, hand, card, outlook)
        found.append((value, (outlook.now - outlook.later) * card.gold))
    found.sort(reverse=True)
    left = outlook.builds
    rounds = outlook.rounds
    spare = SPARE if rounds > 0.0 else 0.0
    weight = 1.0
    total = 0.0
    late = False
    for value, loss in found:
        if left <= 0:
            if rounds <= 0.0:
                break
            left = outlook.limit if rounds >= 1.0 else int(outlook.limit * rounds + 0.5)
            rounds -= 1.0
            weight *= LATER
            late = True
        total += max(weight * (value - loss if late else value), spare)
        left -= 1
    return total


def without_worst(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], outlook: Outlook
) -> list[int]:
    """The hand without the card that promises least: what an exchange will cost."""
    worst = -1
    least = 0.0
    for number in hand:
        value = promise_of(position, player, village, hand, position.components.villagers[number], outlook)
        if worst < 0 or value < least:
            worst = number
            least = value
    left = hand.copy()
    if worst >= 0:
        left.remove(worst)
    return left


def road_worth(
    position: VillagersPosition, player: Player, village: Village, hand: list[int], outlook: Outlook
) -> float:
    """What the Road offers this seat."""
    if outlook.rounds <= 0.0:
        return 0.0
    total = 0.0
    for slot in range(len(position.road)):
        card = position.road[slot]
        if card >= 0:
            value = promise_of(position, player, village, hand, position.components.villagers[card], outlook)
            total += max(0.0, value) + position.coins[slot]
    return total


# ---- what chance will answer


def promise(position: VillagersPosition, seat: int, action: Action) -> float | None:
    """What is drawn unseen, and the end of a turn, are weighed without looking at what the guess would bring."""
    if action.kind == "draw":
        return drawing(position, seat, action)
    if action is position.components.end:
        return resting(position, seat)
    return None


def drawing(position: VillagersPosition, seat: int, action: Action) -> float | None:
    """A card drawn unseen is worth what the cards of its suit are worth on average."""
    components = position.components
    pile = position.reserve if action is components.draw_reserve else position.stacks[action.number]
    if not pile:
        return None
    player = position.seats[seat]
    outlook = Outlook(position, seat)
    village = player.village
    hand = player.hand + player.square
    suit = components.villagers[pile[-1] & 63].suit
    counts = components.in_play(position.players)
    total = 0.0
    cards = 0
    for card in components.villagers[: components.deck_types]:
        if card.suit == suit and counts[card.number]:
            total += hand_worth(position, player, village, [*hand, card.number], outlook)
            cards += 1
    total = total / max(1, cards) + player.ducats + village_worth(village, outlook) - rivals(position, seat)
    if position.solo is not None:
        total += JESTER if position.solo.jester else 0.0
        total += ROAD * road_worth(position, player, village, hand, outlook)
        total -= gifts(position, position.solo, player.drafts - 1, True)
    return total


def resting(position: VillagersPosition, seat: int) -> float:
    """The end of a turn: nothing more is placed, and without food the Founders turn."""
    later = position.copy()
    assert isinstance(later, VillagersPosition)
    player = later.seats[seat]
    player.builds = 0
    player.exchanges = 0
    if player.village.food == 0 and player.village.side == 0:
        player.village = player.village.with_side(1)
    return worth(later, seat)


def sensible(position: VillagersPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Without a second Tinner, paying when it can be had for nothing, and the like."""
    components = position.components
    player = position.seats[seat]
    found: list[Action] = []
    for action in actions:
        if action.kind == "play" and components.villagers[action.number].is_tinner:
            locked = False
            for number in player.hand:
                if components.villagers[number].lock >= 0:
                    locked = True
            if player.tinner or not locked:
                continue
        if action.kind == "pay" and player.tinner and action.number >= 0 and action.number & 7 != seat:
            continue
        found.append(action)
    return found or actions
