"""What a village thinks at first of drafts, ducats and its build turn, without trying them: the search looks further.

Each thought is a sum of figures in learned weights (`learned/priors.toml`), in ducats that compare within a
choice. What all actions of a choice have in common (`Prospect`) is made once for them.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import Villager
from letopis.games.villagers.position import Player, VillagersPosition
from letopis.games.villagers.prospects import IS_READY, NEEDS_BASIC, Prospect, nearness, promise_of
from letopis.kernel.actions import Action

NAMES: Final[tuple[str, ...]] = (
    *("take", "promise", "promise_of_the_bad", "promise_for_later", "coins"),
    *("needs_basic", "needs_another", "needs_luck", "food", "builders", "silver", "special", "padlock"),
    *("draw_symbols", "draw_gold", "draw_food", "draw_in_time", "draw_reserve"),
    *("place", "place_promise", "place_gold", "place_silver", "place_food", "place_builders", "place_paid"),
    *("place_under_hand", "place_root"),
    *("exchange", "exchange_promise", "exchange_again", "exchange_worst", "exchange_in_time", "exchange_last"),
    *("play_tinner", "play_smuggler", "play_other", "play_in_time"),
    *("ducat", "ducat_for_oneself", "ducat_for_another"),
)
TAKE: Final = 0
PROMISE: Final = 1
BAD: Final = 2
LATER: Final = 3
COINS: Final = 4
NEAR: Final = 4  # and after it by nearness, but for cards that are ready
FOOD: Final = 8
BUILDERS: Final = 9
SILVER: Final = 10
SPECIAL: Final = 11
PADLOCK: Final = 12
DRAW_SYMBOLS: Final = 13
DRAW_GOLD: Final = 14
DRAW_FOOD: Final = 15
DRAW_TIME: Final = 16
DRAW_RESERVE: Final = 17
PLACE: Final = 18
PLACE_PROMISE: Final = 19
PLACE_GOLD: Final = 20
PLACE_SILVER: Final = 21
PLACE_FOOD: Final = 22
PLACE_BUILDERS: Final = 23
PLACE_PAID: Final = 24
UNDER_HAND: Final = 25
ROOT: Final = 26
EXCHANGE: Final = 27
EXCHANGE_PROMISE: Final = 28
EXCHANGE_AGAIN: Final = 29
EXCHANGE_WORST: Final = 30
EXCHANGE_TIME: Final = 31
EXCHANGE_LAST: Final = 32
PLAY_TINNER: Final = 33
PLAY_SMUGGLER: Final = 34
PLAY_OTHER: Final = 35
PLAY_TIME: Final = 36
DUCAT: Final = 37
DUCAT_MINE: Final = 38
DUCAT_THEIRS: Final = 39

SOON: Final = 3.0  # rounds beyond which more do not count


def priors(
    position: VillagersPosition, seat: int, actions: Sequence[Action], weights: list[float]
) -> list[float] | None:
    """What is thought of each draft, of each action of a build turn, of each villager for a ducat.

    None for other choices, and alone, where the Countess wants other thoughts.
    """
    if position.solo is not None:
        return None
    kind = position.stack[-1].kind
    if kind == "draft":
        return of_drafts(position, seat, actions, weights)
    if kind == "build":
        return of_builds(position, seat, actions, weights)
    return of_ducats(position, seat, actions, weights) if kind == "ducat" else None


# ---- drafts


def of_drafts(position: VillagersPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """Cards of the Road by what they promise, stacks by the suit on top."""
    components = position.components
    player = position.seats[seat]
    hand = player.hand + player.square
    prospect = Prospect(position, player, player.village, hand)
    crowd = len(hand) >= prospect.builds + prospect.limit
    found: list[float] = []
    for action in actions:
        if action.kind == "take":
            found.append(of_road(position, player, hand, crowd, position.slot_of(action.number), prospect, weights))
        elif action.kind == "draw":
            reserve = action is components.draw_reserve
            pile = position.reserve if reserve else position.stacks[action.number]
            suit = components.villagers[pile[-1] & 63].suit if pile else components.solitary
            thought = weights[DRAW_TIME] * min(prospect.rounds, SOON)
            thought += weights[DRAW_SYMBOLS] * prospect.rates.symbols[suit]
            thought += weights[DRAW_GOLD] * prospect.rates.gold_of[suit]
            if player.village.food == 0:
                thought += weights[DRAW_FOOD]
            found.append(thought + weights[DRAW_RESERVE] if reserve else thought)
        else:
            found.append(0.0)
    return found


def of_road(
    position: VillagersPosition,
    player: Player,
    hand: list[int],
    crowd: bool,
    slot: int,
    prospect: Prospect,
    weights: list[float],
) -> float:
    """A card of the Road."""
    card = position.components.villagers[position.road[slot]]
    village = player.village
    value = promise_of(position, player, village, hand, card, prospect)
    thought = weights[TAKE] + weights[COINS] * position.coins[slot]
    if value > 0.0:
        thought += (weights[PROMISE] + weights[LATER] if crowd else weights[PROMISE]) * value
    else:
        thought += weights[BAD] * value
    if card.special:
        return thought + weights[SPECIAL]
    near = nearness(position, village, hand, card)
    if near != IS_READY:
        thought += weights[NEAR + near]
    if near <= NEEDS_BASIC:
        some = min(prospect.rounds, SOON)
        thought += (weights[FOOD] * card.food + weights[BUILDERS] * card.builders) * some
        if card.silver is not None:
            thought += weights[SILVER]
        if card.lock >= 0 and not village.types & position.components.villagers[card.lock].bit:
            thought += weights[PADLOCK]
    return thought


def of_ducats(position: VillagersPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """VS-8.5: a ducat on a villager of the Road, by what that one promises oneself and another; to pass is nothing."""
    hands: list[list[int]] = []
    prospects: list[Prospect] = []
    for other in range(position.players):
        player = position.seats[other]
        hands.append(player.hand if other == seat else [])
        prospects.append(Prospect(position, player, player.village, hands[other]))
    found: list[float] = []
    for action in actions:
        if action.kind != "ducat":
            found.append(0.0)
            continue
        card = position.components.villagers[position.road[position.slot_of(action.number)]]
        mine = theirs = 0.0
        for other in range(position.players):
            player = position.seats[other]
            value = promise_of(position, player, player.village, hands[other], card, prospects[other])
            if other == seat:
                mine = max(0.0, value)
            else:
                theirs = max(theirs, value)
        found.append(weights[DUCAT] + weights[DUCAT_MINE] * mine + weights[DUCAT_THEIRS] * theirs)
    return found


# ---- the build turn


def of_builds(position: VillagersPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """Villagers placed, cards exchanged, special villagers played; to end is nothing."""
    villagers = position.components.villagers
    player = position.seats[seat]
    prospect = Prospect(position, player, player.village, player.hand)
    found: list[float] = []
    for action in actions:
        kind = action.kind
        thought = 0.0
        if kind == "place":
            thought = of_place(position, player, villagers[action.number], prospect, weights)
        elif kind == "exchange":
            thought = of_exchange(position, player, action.number, prospect, weights)
        elif kind == "play":
            card = villagers[action.number]
            played = PLAY_SMUGGLER if card.is_smuggler else PLAY_OTHER
            thought = weights[PLAY_TINNER if card.is_tinner else played]
            thought += weights[PLAY_TIME] * min(prospect.rounds, SOON)
        found.append(thought)
    return found


def of_place(
    position: VillagersPosition, player: Player, card: Villager, prospect: Prospect, weights: list[float]
) -> float:
    """A villager placed."""
    village = player.village
    hand = player.hand
    some = min(prospect.rounds, SOON)
    thought = weights[PLACE] + weights[PLACE_PROMISE] * promise_of(position, player, village, hand, card, prospect)
    thought += weights[PLACE_GOLD] * card.gold * prospect.now
    thought += (weights[PLACE_FOOD] * card.food + weights[PLACE_BUILDERS] * card.builders) * some
    if card.silver is not None:
        thought += weights[PLACE_SILVER]
    if card.lock >= 0 and not village.types & position.components.villagers[card.lock].bit and not player.tinner:
        thought += weights[PLACE_PAID]
    if card.depth == 0:
        thought += weights[ROOT]
    for number in card.above:
        if number in hand:
            thought += weights[UNDER_HAND]
    return thought


def of_exchange(
    position: VillagersPosition, player: Player, basic: int, prospect: Prospect, weights: list[float]
) -> float:
    """The worst card of the hand for a basic villager, and what can be placed above that."""
    components = position.components
    villagers = components.villagers
    village = player.village
    hand = player.hand
    best = worst = 0.0
    first = True
    for number in hand:
        card = villagers[number]
        value = promise_of(position, player, village, hand, card, prospect)
        if first or value < worst:
            worst = value
            first = False
        if value > best and card.depth and villagers[card.below].basic == basic:
            best = value
    thought = weights[EXCHANGE] + weights[EXCHANGE_PROMISE] * best + weights[EXCHANGE_WORST] * worst
    thought += weights[EXCHANGE_TIME] * min(prospect.rounds, SOON)
    if player.builds == 0:
        thought += weights[EXCHANGE_LAST]
    return thought + weights[EXCHANGE_AGAIN] if village.room & components.basics[basic].bit else thought
