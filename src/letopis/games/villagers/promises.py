"""What an action of Villagers promises, without playing it: drafts, gifts, exchanges; and which actions are silly."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES
from letopis.games.villagers.draft import is_twin
from letopis.games.villagers.evaluation import GIFTS, NO_SLOT, NO_SUIT, features_of, gift, gifts, progress, worth
from letopis.games.villagers.monks import uncovered, waits
from letopis.games.villagers.padlocks import village_of
from letopis.games.villagers.position import Player, VillagersPosition, alone
from letopis.games.villagers.prospects import Prospect, promise_of
from letopis.kernel.actions import Action
from letopis.kernel.weights import Weights

MISSED: Final = 0.1  # how much of a villager's promise is lost when she gets it, with drafts to come
HER_KEY: Final = 0.15  # a key in her village that is not in one's own: padlocks will be paid to her


def promise(position: VillagersPosition, seat: int, action: Action, weights: Weights) -> float | None:
    """All drafts, all gifts, all cards to return, and the end of a turn; None for what has to be tried."""
    kind = action.kind
    if kind == "take" or kind == "draw":
        return drafting(position, seat, action, weights)
    if kind == "give":
        return giving(position, action)
    if kind == "onto":
        return 0.0
    if kind == "return":
        return returning(position, seat, action)
    if action is position.components.end:
        return resting(position, seat, weights)
    return None


def drafting(position: VillagersPosition, seat: int, action: Action, weights: Weights) -> float:
    """The hand with the card in it; of a card drawn unseen only the suit is known."""
    components = position.components
    player = position.seats[seat]
    slot = NO_SLOT
    hand = player.hand + player.square
    total = 0.0
    suit = NO_SUIT
    if action.kind == "take":
        slot = position.slot_of(action.number)
        hand.append(position.road[slot])
        total += position.coins[slot]
    else:
        pile = position.reserve if action is components.draw_reserve else position.stacks[action.number]
        suit = components.villagers[pile[-1] & 63].suit if pile else components.solitary
    total += weights.value(features_of(position, seat, player, player.village, hand, suit, slot), progress(position))
    solo = position.solo
    if solo is not None:
        total -= GIFTS * gifts(position, solo, player.drafts, True, slot)
    return total


def giving(position: VillagersPosition, action: Action) -> float:
    """What the Countess gets, and what one misses."""
    solo = alone(position)
    slot = position.slot_of(action.number)
    card = position.components.villagers[position.road[slot]]
    player = position.seats[0]
    lost = gift(position, solo, slot)
    if card.keys and not player.village.types & card.bit:
        lost += HER_KEY * card.keys
    if player.drafts:
        hand = player.hand + player.square
        prospect = Prospect(position, player, player.village, hand)
        lost += MISSED * max(0.0, promise_of(position, player, player.village, hand, card, prospect))
    return -lost


def returning(position: VillagersPosition, seat: int, action: Action) -> float:
    """The card that promises least."""
    player = position.seats[seat]
    prospect = Prospect(position, player, player.village, player.hand)
    card = position.components.villagers[action.number]
    return -promise_of(position, player, player.village, player.hand, card, prospect)


def resting(position: VillagersPosition, seat: int, weights: Weights) -> float:
    """The end of a turn: nothing more is placed. Founders who turn for want of food do so whatever comes before it."""
    later = position.copy()
    player = later.seats[seat]
    player.builds = 0
    player.exchanges = 0
    return worth(later, seat, weights)


def sensible(position: VillagersPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Without what is as good as something before it, a second Tinner, paying what can be had for nothing."""
    kind = position.stack[-1].kind
    if kind == "build":
        found = some_builds(position, seat, actions)
    elif kind == "draft":
        found = some_drafts(position, actions)
    elif kind == "give" or kind == "ducat":
        found = [
            action
            for action in actions
            if not action.aside
            and (
                action.number < 0
                or action.number % COPIES == 0
                or not is_twin(position, position.slot_of(action.number))
            )
        ]
    elif kind == "on" or kind == "pay" or kind == "swap" or kind == "pick":
        found = some_villagers(position, seat, actions)
    else:
        return actions
    return found or actions


def some_builds(position: VillagersPosition, seat: int, actions: Sequence[Action]) -> list[Action]:
    """A Tinner only where she opens something; the Jester later: an event can still be stopped when it comes."""
    villagers = position.components.villagers
    player = position.seats[seat]
    if waits(player.village):
        return covering(position, player, actions)
    found: list[Action] = []
    for action in actions:
        if action.aside:
            continue
        if action.kind == "play" and villagers[action.number].is_tinner:
            locked = False
            for number in player.hand:
                if villagers[number].lock >= 0:
                    locked = True
            if player.tinner or not locked:
                continue
        found.append(action)
    return found


def some_drafts(position: VillagersPosition, actions: Sequence[Action]) -> list[Action]:
    """Equal villagers once, and equal backs, those of the first market apart."""
    components = position.components
    found: list[Action] = []
    seen = 0  # suits on top of stacks, first those of the first market
    for action in actions:
        if action.aside:
            continue
        if action.kind == "take":
            if action.number % COPIES and is_twin(position, position.slot_of(action.number)):
                continue
        elif action is not components.draw_reserve:
            bit = 1 << components.villagers[position.stacks[action.number][-1] & 63].suit
            if action.number not in components.first_needs:
                bit <<= len(components.suit_ids)
            if seen & bit:
                continue
            seen |= bit
        found.append(action)
    return found


def some_villagers(position: VillagersPosition, seat: int, actions: Sequence[Action]) -> list[Action]:
    """Of villagers that are alike the first; with a Tinner nobody else is paid."""
    player = position.seats[seat]
    if waits(player.village):
        actions = covering(position, player, actions)
    found: list[Action] = []
    for action in actions:
        if action.aside or (
            action.kind == "pay" and player.tinner and action.number >= 0 and action.number & 7 != seat
        ):
            continue
        if action.kind == "pick" or not repeats(position, found, action):
            found.append(action)
    return found


def covering(position: VillagersPosition, player: Player, actions: Sequence[Action]) -> list[Action]:
    """While a Monk waits: what can be laid on him at once, if anything can."""
    villagers = position.components.villagers
    village = player.village
    monks = uncovered(village)
    found: list[Action] = []
    for action in actions:
        if action.kind == "place":
            card = villagers[action.number]
            fits = card.is_monk
            for node in monks:
                fits = fits or (card.depth > 0 and village.fits(card, node))
            if fits:
                found.append(action)
        elif action.kind == "on" and village.find(action.number) in monks:
            found.append(action)
    return found or [action for action in actions if not action.aside]


def repeats(position: VillagersPosition, found: list[Action], action: Action) -> bool:
    """Whether a villager is as good as one of the same type among those found: what lies on and under it is alike."""
    if action.number < 0:
        return False
    of_seat = action.kind == "pay" or action.kind == "swap"
    name = action.number >> 3 if of_seat else action.number
    if name % COPIES == 0:
        return False
    if action.kind == "choose" and position.slot_of(name) >= 0:
        return is_twin(position, position.slot_of(name))
    seat = action.number & 7 if of_seat else position.awaited[0]
    village = village_of(position, seat)
    node = village.find(name)
    for other in found:
        if other.number < 0 or (of_seat and other.number & 7 != seat):
            continue
        twin = other.number >> 3 if of_seat else other.number
        if twin // COPIES == name // COPIES:
            known = village.find(twin)
            if village.ducats[known] == village.ducats[node] and (
                action.kind == "pay" or village.likeness(known) == village.likeness(node)
            ):
                return True
    return False


def automatic(position: VillagersPosition, seat: int) -> Action | None:
    """A place to lie, or whom to pay, where all that there is is as good."""
    kind = position.stack[-1].kind
    if kind != "on" and kind != "pay":
        return None
    actions = position.stack[-1].actions(position, seat)
    some = sensible(position, seat, actions)
    return some[0] if len(some) == 1 and len(actions) > 1 else None
