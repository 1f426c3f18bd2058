"""The six uses of a card (BR-5.3 to BR-5.10): which are possible, and playing a card for one."""

from typing import Any, Final

from letopis.games.bruges.building import (
    CELL_TOO_DEAR,
    NO_CELL,
    NO_WORKER,
    NOT_IN_HAND,
    canal_colours,
    cell_price,
    house_colours,
    next_colour,
    play_canal,
    play_house,
    why_no_cell,
)
from letopis.games.bruges.foretelling import of_points
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.settling import PERSON_TOO_DEAR, lightning_is_idle, settle, settle_refusal
from letopis.games.bruges.taking import take_guilders, take_workers
from letopis.games.bruges.threats import NO_MARKER, play_threat, threat_colours
from letopis.games.bruges.vocabulary import (
    USE_CANAL,
    USE_GUILDERS,
    USE_HOUSE,
    USE_SETTLE,
    USE_THREAT,
    USE_WORKERS,
    USES,
)
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Step

KINDS_OF_USE: Final[int] = 6  # len(USES), as a plain number for the hot path


def list_uses(position: BrugesPosition, seat: int, uses: int, found: list[Action]) -> None:
    """Every card of the hand for every use that is possible, of those allowed."""
    components = position.components
    player = position.seats[seat]
    household = player.household
    guilders = player.guilders
    canals = canal_colours(position, seat) if uses & 1 << USE_CANAL else 0
    markers = threat_colours(player) if uses & 1 << USE_THREAT else 0
    houses = house_colours(player) if uses & 1 << USE_HOUSE else 0
    settles = uses & 1 << USE_SETTLE != 0 and len(household.houses) > household.persons
    prices = household.prices_by_card
    for number in player.hand:
        card = components.cards[number]
        plays = card.plays
        bit = 1 << card.colour
        if uses & 1 << USE_WORKERS:
            found.append(plays[USE_WORKERS])
        if uses & 1 << USE_GUILDERS:
            found.append(plays[USE_GUILDERS])
        if markers & bit:
            found.append(plays[USE_THREAT])
        if canals & bit:
            found.append(plays[USE_CANAL])
        if houses & bit:
            found.append(plays[USE_HOUSE])
        if settles and prices[card.cost_class] <= guilders:
            found.append(plays[USE_SETTLE])


def use_refusal(position: BrugesPosition, seat: int, card: int, use: int) -> Refusal | None:
    """BR-5.10: why a card cannot be played for a use."""
    player = position.seats[seat]
    if card not in player.hand:
        return NOT_IN_HAND
    character = position.components.cards[card]
    bit = 1 << character.colour
    if use == USE_THREAT:
        return None if threat_colours(player) & bit else NO_MARKER
    if use == USE_CANAL:
        return None if canal_colours(position, seat) & bit else why_no_cell(position, seat, character.colour)
    if use == USE_HOUSE:
        return None if house_colours(player) & bit else NO_WORKER
    if use == USE_SETTLE:
        return settle_refusal(player, player.household.prices_by_card[character.cost_class])
    return None


def use_figures(position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
    """What the sentences of `use_refusal` need."""
    components = position.components
    player = position.seats[seat]
    words: Figures = {"guilders": player.guilders}
    if not action.words:
        return words
    card = components.card_of[action.words[0]]
    words["card"] = card.id
    words["colour"] = components.colours[card.colour]
    if refusal is CELL_TOO_DEAR:
        ends = [section for section in range(2) if next_colour(position, seat, section) == card.colour]
        words["price"] = min([cell_price(position, seat, section, True) for section in ends])
    elif refusal is NO_CELL:
        ends = [next_colour(position, seat, section) for section in range(2)]
        words["colours"] = " ".join([components.colours[colour] for colour in ends if colour >= 0])
    elif refusal is PERSON_TOO_DEAR:
        words["price"] = player.household.prices_by_card[card.cost_class]
    return words


def of_use(position: BrugesPosition, step: Step[Any], seat: int, action: Action) -> Note | None:
    """What should be known of a use: what a canal cell brings in the end, a lightning effect that does nothing."""
    card = action.number // KINDS_OF_USE
    use = action.number % KINDS_OF_USE
    if use == USE_CANAL:
        return of_points(position, step, seat, action)
    if use != USE_SETTLE:
        return None
    price = position.seats[seat].household.prices_by_card[position.components.cards[card].cost_class]
    idle = lightning_is_idle(position, seat, card, price)
    return Note("no-lightning", "BR-7.3", {"card": action.words[0]}) if idle else None


def play_card(position: BrugesPosition, seat: int, number: int) -> None:
    """A card from the hand for one of its six uses."""
    card = number // KINDS_OF_USE
    use = number % KINDS_OF_USE
    player = position.seats[seat]
    position.played = position.components.colour_of[card]
    if use == USE_HOUSE:
        play_house(position, seat, card, True)
        return
    player.hand.remove(card)
    if player.known:
        player.forget(card)
    if use == USE_SETTLE:
        price = player.household.prices_by_card[position.components.cards[card].cost_class]
        settle(position, seat, card, price, True)
        return
    position.discards.append(card)
    if position.telling is not None:
        position.tell(
            "event-plays", "BR-5.1", seat, {"card": position.components.cards[card].id, "use": f"use-{USES[use]}"}
        )
    if use == USE_WORKERS:
        take_workers(position, seat)
    elif use == USE_GUILDERS:
        take_guilders(position, seat)
    elif use == USE_THREAT:
        play_threat(position, seat)
    else:
        play_canal(position, seat)
