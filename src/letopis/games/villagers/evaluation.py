"""What Villagers' room knows of good play, as named features: villages, hands, the Road; alone the Countess.

Everything is from what the seat itself sees. `weights.toml` says what each feature is worth; it is learned from games.
"""

from typing import Final

from letopis.games.villagers.components import Villager
from letopis.games.villagers.ledger import ledger_of
from letopis.games.villagers.monks import waits
from letopis.games.villagers.position import Player, Solo, VillagersPosition
from letopis.games.villagers.prospects import (
    ENOUGH,
    IS_READY,
    NEEDS_ANOTHER,
    NEEDS_BASIC,
    Prospect,
    nearness,
    promise_of,
    promise_of_suit,
    rounds_to_come,
)
from letopis.games.villagers.village import ALONE, Village
from letopis.kernel.weights import Weights

FEATURES: Final[tuple[str, ...]] = (
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

NO_SUIT: Final = -1
NO_SLOT: Final = -1
LAST_ROUND_SPARE: Final = 3.0  # rounds after which a spare card is of no use
RIVALRY: Final = 0.3  # how much the best opponent's ducat counts beside one's own
# what the Countess will still get: a regression on games of the greedy player
HER_DUE: Final = 0.7  # for each draft of this round, beside the gifts in sight
HER_DRAFT: Final = 3.9  # for each draft of later rounds
HER_SILVER: Final = 0.5  # more for each of her silver formulas
HER_FIRST: Final = 7.2  # before the first market
HER_FIRST_DRAFT: Final = 3.0  # more for each draft before it
HER_OPEN: Final = 3.4  # for each open event
HER_NEXT: Final = 12.4  # when another round follows: a card of the Reserve, and the events it calls
HER_EVENT: Final = 2.4  # for each event of the rounds to come
EVENTS: Final = 2  # that she draws in a round, where the level says nothing else
GIFTS: Final = 1.25  # how much the gifts in sight count
HER_NEW_SILVER: Final = 2.0  # that a formula will gain
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
    """Not while a card is on its way, a Monk waits for a cover, a villager is given or an event resolved."""
    stack = position.stack
    if not stack:
        return True
    if position.placing >= 0 or position.basic >= 0 or stack[-1].kind not in RESTS:
        return False
    return stack[-1].kind != "build" or not waits(position.seats[position.awaited[0]].village)


def points(position: VillagersPosition, seat: int) -> float:
    """The ducats a seat has, before the second market as if that were held now."""
    player = position.seats[seat]
    return points_of(position, player, player.village)


def points_of(position: VillagersPosition, player: Player, village: Village) -> float:
    """The same with another village."""
    if position.markets == 2:
        return float(player.ducats)
    return float(player.ducats + village.gold + village.lying + ledger_of(village).silver)


def features(position: VillagersPosition, seat: int) -> list[float]:
    """Everything, by the names of FEATURES."""
    player = position.seats[seat]
    return features_of(position, seat, player, player.village, player.hand + player.square)


def features_of(
    position: VillagersPosition,
    seat: int,
    player: Player,
    village: Village,
    hand: list[int],
    unseen: int = NO_SUIT,
    taken: int = NO_SLOT,
) -> list[float]:
    """The same with another village and hand, with an unseen card of a suit in it, or a slot of the Road empty."""
    components = position.components
    villagers = components.villagers
    prospect = Prospect(position, player, village, hand)
    rounds = prospect.rounds
    some = min(rounds, 3.0)
    twice = 1.0 if position.markets == 0 else 0.0
    food = village.food
    builders = village.builders
    ledger = prospect.ledger
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
    if unseen != NO_SUIT:
        values.append(promise_of_suit(position, player, village, hand, unseen, prospect))
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
            if number >= 0 and slot != taken:
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
        ledger.keys * some,
        ledger.of_symbols * rounds,
        ledger.of_padlocks * rounds,
        ledger.of_limits * rounds,
        ledger.of_gold * rounds,
        ledger.agents * rounds,
        ledger.basics_free * some,
        ledger.links_free * some,
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
    ledger = ledger_of(solo.village, solo.symbols)
    total = float(solo.ducats + markets * (gold + solo.village.lying) + ledger.silver)
    due = position.seats[0].drafts
    cards = -2 * due
    for pile in position.stacks:
        cards += len(pile)
    later = 0.5 * max(cards, 0)
    total += HER_DUE * due + (HER_DRAFT + HER_SILVER * ledger.formulas) * later + HER_OPEN * len(solo.open)
    rounds = rounds_to_come(position, 2 * due)
    if rounds > 0.0:
        level = position.components.levels[position.options["level"]]
        total += HER_NEXT + HER_EVENT * rounds * (level.draw or EVENTS)
    if markets == 2:
        first = 0
        for stack in position.components.first_needs:
            first += len(position.stacks[stack])
        total += HER_FIRST + HER_FIRST_DRAFT * 0.5 * first
    if position.stack and position.stack[-1].kind == "give":
        return total + GIFTS * gifts(position, solo, due + 1, True, NO_SLOT)
    return total + GIFTS * gifts(position, solo, due, False, NO_SLOT)


def gift(position: VillagersPosition, solo: Solo, slot: int) -> float:
    """What the villager of a slot would bring the Countess, with what it adds to her silver."""
    card = position.components.villagers[position.road[slot]]
    ledger = ledger_of(solo.village, solo.symbols)
    rates = ledger.rates
    value = float((2 - position.markets) * card.gold + position.coins[slot])
    value += rates.symbols[card.suit] * card.suit_symbols + rates.food * card.food + rates.builder * card.builders
    if card.gold:
        value += rates.gold_of[card.suit] * card.gold + rates.gold_symbol
    if card.lock >= 0:
        value += rates.padlock
    if card.silver is not None:
        value += ledger.worth_of(card.silver) + HER_NEW_SILVER
    return value


def gifts(position: VillagersPosition, solo: Solo, drafts: int, due: bool, taken: int) -> float:
    """What the Countess will get of the Road at least: the villagers least worth to her, one for each draft.

    `due`: the first of them now; `taken`: a slot of which she gets nothing.
    """
    if drafts == 0:
        return 0.0
    values: list[float] = []
    for slot in range(len(position.road)):
        if position.road[slot] >= 0 and slot != taken:
            values.append(gift(position, solo, slot))
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
