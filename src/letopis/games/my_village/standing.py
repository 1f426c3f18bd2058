"""Where a step may stand on the stack: what must lie beneath it, and what it must be about (for `misplaced`)."""

from typing import Final

from letopis.games.my_village.card_kinds import JOURNEY, MEETING_PLACE, Card
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.kernel.stacking import beneath, is_on_top, not_above

BASE: Final = ("end-of-round", "turn")  # what lies beneath a turn
NOTHING_ABOVE: Final = "nothing is asked above it"


def whose_turn(position: MyVillagePosition) -> int:
    """Who has begun a turn last in this round; -1: nobody yet."""
    return (position.first + position.turn - 1) % position.players if position.turn else -1


def on_the_base(position: MyVillagePosition, place: int) -> bool:
    """Whether only the turns to come and the end of the round lie beneath."""
    return place > 0 and beneath(position, place).split()[0] in BASE


def not_in_turn(position: MyVillagePosition, place: int, seat: int) -> str | None:
    """Why no turn of the seat is being played right above the turns to come."""
    if not on_the_base(position, place):
        return "it lies right above the turns to come"
    if whose_turn(position) != seat:
        return f"after {position.turn} turns begun it is not the turn of seat {seat}"
    return None


def in_a_turn(position: MyVillagePosition, place: int, seat: int) -> str | None:
    """Why a choice of step II cannot stand there: it lies above `death`, with a banner value."""
    return not_above(position, place, f"death {seat}") if position.value else "there is no banner value"


def carried_out(position: MyVillagePosition, place: int, seat: int, op: int) -> str | None:
    """Why no effect of this kind is being carried out: it is the one that `effects` has begun last."""
    problem = not_above(position, place, f"effects {seat}")
    if problem is not None:
        return problem
    components = position.components
    village = position.seats[seat]
    card = components.cards[position.card]
    effects = card.effects if position.banner < 0 else card.white_effects
    if not 1 <= position.effect <= len(effects) or effects[position.effect - 1].op != op:
        return f"effect {position.effect} of {card.id} is another one"
    if position.banner < 0 and not is_taken(position, village, card):
        return f"the village has no {card.id}"
    return None


def is_taken(position: MyVillagePosition, village: Village, card: Card) -> bool:
    """Whether a card that is being added lies in the village."""
    if card.kind == JOURNEY:
        return len(village.travel) > card.pile
    if card is position.components.meeting:
        return village.meeting
    owned = [village.church, village.council, *village.monks, *village.crafts]
    return card.number in owned


def misplaced_effects(position: MyVillagePosition, place: int, seat: int) -> str | None:
    """Why a banner of the seat is not being carried out there."""
    if is_on_top(position, place):
        return NOTHING_ABOVE
    if position.card < 0:
        return "there is no card"
    goes_on = position.banner >= 0 and position.banner != MEETING_PLACE
    problem = not_above(position, place, f"more {seat}" if goes_on else f"death {seat}")
    if problem is not None:
        return problem
    village = position.seats[seat]
    components = position.components
    card = components.cards[position.card]
    if position.banner < 0:
        return None if card.values >> position.value & 1 else f"{card.id} shows another value than {position.value}"
    if not village.used >> position.banner & 1:
        return "its banner was not used this turn"
    if not village.white_values(components, position.banner) >> position.value & 1:
        return f"its banner shows another value than {position.value}"
    if position.banner < MEETING_PLACE or village.bearer(components, position.banner) is not card:
        return "the banner is on another card"
    return None


def lessons_amiss(position: MyVillagePosition) -> str | None:
    """Why so many steps of the school or the headman cannot be to go in the effect that is carried out."""
    most = position.components.cards[position.card].effects[position.effect - 1].n
    return None if 1 <= position.lessons <= most else f"{position.lessons} steps are to go"
