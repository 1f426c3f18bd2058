"""What Villagers' room knows of good play, as named features: villages, hands, the Road; alone the Countess.

Everything is from what the seat itself sees. `weights.toml` says what each feature is worth; it is learned from games.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import Villager
from letopis.games.villagers.position import Player, Solo, VillagersPosition
from letopis.games.villagers.prospects import (
    ENOUGH,
    IS_READY,
    NEEDS_ANOTHER,
    NEEDS_BASIC,
    Prospect,
    nearness,
    promise_of,
)
from letopis.games.villagers.village import ALONE, Village
from letopis.kernel.actions import Action
from letopis.kernel.weights import Weights

FEATURES: Final = (
    "first_market_gold",  # what the first market will pay, as things stand
    "first_market_ducats",
    "food_1",  # the first visible food, for each round to come; the second; the third
    "food_2",
    "food_3",
    "food_alone",  # all of them in the solo game, where each draft feeds the Countess too
    "builders_1",
    "builders_2",
    "builders_3",
    "keys",  # of unlocking villagers, for payments to come
    "silver_symbols",  # silver that suit symbols will raise, for each round to come
    "silver_padlocks",
    "silver_limits",  # that food and builders raise
    "silver_gold",
    "agent",
    "basics_free",  # basic villagers with room for a chain
    "links_free",  # other villagers with room
    "hungry",  # no food in sight: the Founders will turn
    "hand_now",  # what the cards promise that can be placed in this round
    "hand_next",  # in the next
    "hand_rest",
    "cards_spare",  # cards that will not be placed
    "cards_ready",
    "cards_by_exchange",
    "cards_after_another",
    "cards_of_hope",
    "silver_in_hand",
    "special_in_hand",
    "food_in_hand",
    "builders_in_hand",
    "padlocks_short",  # padlocks in the hand that the supply cannot pay
    "drafts_due",
    "road_best",  # the best of the Road, for whoever drafts next
    "road_offer",  # all of the Road
    "tinner",
    "jester",
    # what everybody can expect
    "game",  # the same for all
    "rounds",  # to come
    "rounds_alone",
    "rounds_in_a_crowd",
)

LAST_ROUND_SPARE: Final = 3.0  # rounds after which a spare card is of no use
RIVALRY: Final = 0.3  # how much the best opponent's ducat counts beside one's own
# what the Countess will still get, from games of the greedy player
HER_REST: Final = 11.5  # of the events of the round
HER_DRAFT: Final = 5.0  # for each draft to come
HER_SILVER: Final = 0.5  # more for each of her silver formulas
HER_FIRST: Final = 6.0  # before the first market
HER_FIRST_DRAFT: Final = 4.5  # more for each draft before it
GIFT: Final = 0.5  # how much of what the Road must give her counts before its draft


def progress(position: VillagersPosition) -> float:
    """How much of the game is over: the part of the stacks that is used up."""
    cards = 0
    for pile in position.stacks:
        cards += len(pile)
    setup = position.components.setups[position.players]
    done = 1.0 - cards / (setup.cards_per_stack * len(position.stacks))
    return max(done, 0.0)


RESTS: Final = ("draft", "build", "ducat", "jester", "resolve")


def at_rest(position: VillagersPosition) -> bool:
    """Not while a card is on its way, a villager is given or an event resolved."""
    stack = position.stack
    if not stack:
        return True
    return position.placing < 0 and position.basic < 0 and position.spot < 0 and stack[-1].kind in RESTS


def points(position: VillagersPosition, seat: int) -> float:
    """The ducats a seat has, before the second market as if that were held now."""
    player = position.seats[seat]
    return points_of(position, player, player.village)


def points_of(position: VillagersPosition, player: Player, village: Village) -> float:
    """The same with another village."""
    if position.markets == 2:
        return float(player.ducats)
    return float(player.ducats + village.gold + village.lying + village.silver())


def features(position: VillagersPosition, seat: int) -> list[float]:
    """Everything, by the names of FEATURES."""
    player = position.seats[seat]
    return features_of(position, seat, player, player.village, player.hand + player.square)


def features_of(
    position: VillagersPosition, seat: int, player: Player, village: Village, hand: list[int]
) -> list[float]:
    """The same with another village and hand."""
    components = position.components
    villagers = components.villagers
    prospect = Prospect(position, player, village, hand)
    rounds = prospect.rounds
    some = min(rounds, 3.0)
    twice = 1.0 if position.markets == 0 else 0.0
    food = village.food
    builders = village.builders
    keys = 0
    silver_symbols = silver_padlocks = silver_limits = silver_gold = agent = 0.0
    basics_free = links_free = 0
    cards = village.cards
    for node in range(len(cards)):
        card = villagers[cards[node]]
        if card.keys:
            keys += card.keys
        if card.carries > 0 and village.has_room(node):
            if card.basic >= 0:
                basics_free += 1
            else:
                links_free += 1
        silver = card.silver
        if silver is not None:
            if silver.best_ducats:
                agent += 1.0
            elif silver.sums_gold:
                silver_gold += 1.0
            elif silver.count == 0:
                silver_symbols += 1.0
            elif silver.count == 1:
                silver_padlocks += 1.0
            elif silver.count == 4:
                silver_gold += 1.0
            else:
                silver_limits += 1.0
    counts = [0.0, 0.0, 0.0, 0.0]
    silver_in_hand = special_in_hand = food_in_hand = builders_in_hand = 0.0
    padlocks = 0
    values: list[float] = []
    for number in hand:
        card = villagers[number]
        value = promise_of(position, player, village, hand, card, prospect)
        values.append(value)
        if card.special:
            special_in_hand += 1.0
            continue
        near = nearness(position, village, hand, card)
        counts[near] += 1.0
        if near <= NEEDS_BASIC:
            if card.silver is not None:
                silver_in_hand += 1.0
            food_in_hand += card.food
            builders_in_hand += card.builders
            if card.lock >= 0 and not village.types & villagers[card.lock].bit:
                padlocks += 1
    values.sort(reverse=True)
    hand_now = hand_next = hand_rest = spare = 0.0
    builds = prospect.builds
    limit = prospect.limit if rounds > 0.0 else 0
    for place in range(len(values)):
        value = values[place]
        if value < 0.0:
            spare += 1.0
        elif place < builds:
            hand_now += value
        elif place < builds + limit:
            hand_next += value
        elif place < builds + limit + limit and rounds > 1.5:
            hand_rest += value
        else:
            spare += 1.0
    short = 2 * padlocks - player.ducats
    road_best = road_offer = 0.0
    if position.drafter == seat and player.drafts > 0:
        for slot in range(len(position.road)):
            number = position.road[slot]
            if number >= 0:
                value = promise_of(position, player, village, hand, villagers[number], prospect) + position.coins[slot]
                if value > 0.0:
                    road_offer += value
                    if value > road_best:
                        road_best = value
    solo = position.solo
    return [
        twice * village.gold,
        twice * village.lying,
        rounds if food > 0 and solo is None else 0.0,
        rounds if food > 1 and solo is None else 0.0,
        rounds if food >= ENOUGH and solo is None else 0.0,
        rounds * min(food, ENOUGH) if solo is not None else 0.0,
        rounds if builders > 0 else 0.0,
        rounds if builders > 1 else 0.0,
        rounds if builders >= ENOUGH else 0.0,
        keys * some,
        silver_symbols * rounds,
        silver_padlocks * rounds,
        silver_limits * rounds,
        silver_gold * rounds,
        agent * rounds,
        min(basics_free, 4) * some,
        min(links_free, 4) * some,
        rounds if food == 0 else 0.0,
        hand_now,
        hand_next,
        hand_rest,
        min(spare, LAST_ROUND_SPARE) * min(rounds, 1.0),
        counts[IS_READY] * min(rounds, 1.0),
        counts[NEEDS_BASIC] * min(rounds, 1.0),
        counts[NEEDS_ANOTHER] * min(rounds, 1.0),
        counts[3] * min(rounds, 1.0),
        silver_in_hand * min(rounds, 1.0),
        special_in_hand * min(rounds, 1.0),
        food_in_hand * some,
        builders_in_hand * some,
        float(max(short, 0)),
        float(player.drafts),
        road_best,
        road_offer,
        1.0 if player.tinner else 0.0,
        1.0 if solo is not None and solo.jester else 0.0,
        1.0,
        rounds,
        rounds if solo is not None else 0.0,
        rounds * max(position.players - 2, 0),
    ]


# ---- outlooks


def outlook(position: VillagersPosition, seat: int, weights: Weights) -> float:
    """The ducats a seat can expect in the end; a card on its way lies where it can."""
    player = position.seats[seat]
    if position.markets == 2:
        return float(player.ducats)
    village = player.village
    hand = player.hand + player.square
    if position.awaited and position.awaited[0] == seat:
        if position.placing >= 0:
            village = once_placed(position, village, position.components.villagers[position.placing])
        if position.basic >= 0:
            village = village.with_card(position.components.basics[position.basic].number, ALONE)
            hand = without_worst(position, player, village, hand)
    total = points_of(position, player, village)
    return total + weights.value(features_of(position, seat, player, village, hand), progress(position))


def countess(position: VillagersPosition, solo: Solo) -> float:
    """What the Countess can expect in the end: what she has, and a card for each of the drafts to come."""
    if position.markets == 2:
        return float(solo.ducats)
    markets = 2 - position.markets
    gold = solo.village.gold + solo.gold
    total = float(solo.ducats + markets * (gold + solo.village.lying) + solo.village.silver(solo.symbols))
    cards = 0
    for pile in position.stacks:
        cards += len(pile)
    drafts = 0.5 * cards
    formulas = 0
    for number in solo.village.cards:
        if position.components.villagers[number].silver is not None:
            formulas += 1
    total += HER_REST + (HER_DRAFT + HER_SILVER * formulas) * drafts
    if markets == 2:
        first = 0
        for stack in position.components.first_needs:
            first += len(position.stacks[stack])
        total += HER_FIRST + HER_FIRST_DRAFT * 0.5 * first
    return total + gifts(position, solo)


def gifts(position: VillagersPosition, solo: Solo) -> float:
    """What the Countess will get of the Road at least: the villagers least worth to her, one for each draft."""
    due = len(position.stack) > 0 and position.stack[-1].kind == "give"
    drafts = position.seats[0].drafts + int(due)
    if drafts == 0:
        return 0.0
    values: list[float] = []
    markets = 2 - position.markets
    for slot in range(len(position.road)):
        card = position.road[slot]
        if card >= 0:
            villager = position.components.villagers[card]
            value = float(markets * villager.gold + position.coins[slot])
            if villager.silver is not None:
                value += solo.village.worth_of(villager.silver, solo.symbols) + 2.0
            values.append(value)
    values.sort()
    total = 0.0
    for place in range(min(drafts, len(values))):
        total += values[place] if place == 0 and due else GIFT * values[place]
    return total


def worth(position: VillagersPosition, seat: int, weights: Weights) -> float:
    """The outlook, less a part of what the others have, and alone all that the Countess can expect."""
    own = outlook(position, seat, weights)
    solo = position.solo
    if solo is not None:
        return own - countess(position, solo)
    best = 0.0
    markets = 2 - position.markets
    for other in range(position.players):
        if other != seat:
            player = position.seats[other]
            has = float(player.ducats + markets * (player.village.gold + player.village.lying))
            if has > best:
                best = has
    return own - RIVALRY * best


def once_placed(position: VillagersPosition, village: Village, card: Villager) -> Village:
    """The village with a card that is on its way, in the first place it could have."""
    if card.special or card is position.components.founders:
        return village
    if card.depth == 0:
        return village.with_card(card.number, ALONE)
    if position.spot >= 0 and position.spot < len(village.cards):
        return village.with_card(card.number, position.spot)
    places = village.spots(card)
    return village.with_card(card.number, places[0]) if places else village


def without_worst(position: VillagersPosition, player: Player, village: Village, hand: list[int]) -> list[int]:
    """The hand without the card that promises least: what an exchange will cost."""
    prospect = Prospect(position, player, village, hand)
    worst = -1
    least = 0.0
    for number in hand:
        value = promise_of(position, player, village, hand, position.components.villagers[number], prospect)
        if worst < 0 or value < least:
            worst = number
            least = value
    left = hand.copy()
    if worst >= 0:
        left.remove(worst)
    return left


# ---- what chance will answer


def promise(position: VillagersPosition, seat: int, action: Action, weights: Weights) -> float | None:
    """What is drawn unseen, and the end of a turn, are weighed without looking at what the guess would bring."""
    if action.kind == "draw":
        return drawing(position, seat, action, weights)
    if action is position.components.end:
        return resting(position, seat, weights)
    return None


def drawing(position: VillagersPosition, seat: int, action: Action, weights: Weights) -> float | None:
    """A card drawn unseen is worth what the cards of its suit are worth on average."""
    components = position.components
    pile = position.reserve if action is components.draw_reserve else position.stacks[action.number]
    if not pile:
        return None
    suit = components.villagers[pile[-1] & 63].suit
    counts = components.in_play(position.players)
    later = position.copy()
    assert isinstance(later, VillagersPosition)
    player = later.seats[seat]
    player.drafts -= 1
    total = 0.0
    cards = 0
    for card in components.villagers[: components.deck_types]:
        if card.suit == suit and counts[card.number]:
            player.square.append(card.number)
            total += worth(later, seat, weights)
            player.square.pop()
            cards += 1
    return total / max(1, cards)


def resting(position: VillagersPosition, seat: int, weights: Weights) -> float:
    """The end of a turn: nothing more is placed. Founders who turn for want of food do so whatever comes before it."""
    later = position.copy()
    assert isinstance(later, VillagersPosition)
    player = later.seats[seat]
    player.builds = 0
    player.exchanges = 0
    return worth(later, seat, weights)


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
