"""Counting (BR-10.8): what effects and laurels count; and masks of colours."""

from typing import TYPE_CHECKING, Final

from letopis.games.bruges.characters import Counter
from letopis.games.bruges.houses import EMPTY, Household
from letopis.games.bruges.vocabulary import (
    COUNT_BEHIND,
    COUNT_CANAL,
    COUNT_EMPTY_HOUSES,
    COUNT_GROUP,
    COUNT_GROUPS,
    COUNT_GUILDERS,
    COUNT_HAND,
    COUNT_HOUSES,
    COUNT_KIND,
    COUNT_LED,
    COUNT_MARKERS,
    COUNT_MIN_COST,
    COUNT_OPPONENTS_THREATS,
    COUNT_PERSONS,
    COUNT_REPUTATION,
    COUNT_ROTATED,
    COUNT_THREAT_FREE,
    COUNT_WORKER_COLOURS,
    COUNT_WORKERS,
)

if TYPE_CHECKING:
    from letopis.games.bruges.position import BrugesPosition


ALL_COLOURS: Final[int] = 31


def colours_of(counts: list[int]) -> int:
    """A mask of the colours there is at least one of."""
    mask = 0
    bit = 1
    for count in counts:
        if count:
            mask |= bit
        bit <<= 1
    return mask


def only_colour(mask: int) -> int:
    """The colour of a mask of one."""
    colour = 0
    while mask > 1 << colour:
        colour += 1
    return colour


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def counted(position: "BrugesPosition", seat: int, counter: Counter) -> int:
    """What a counter shows for a seat now."""
    player = position.seats[seat]
    household = player.household
    code = counter.code
    if code == COUNT_PERSONS:
        return household.persons
    if code == COUNT_GROUP:
        return household.group_count[counter.argument]
    if code in (COUNT_KIND, COUNT_MIN_COST):
        return count_persons(position, household, counter)
    if code == COUNT_GROUPS:
        different = 0
        for number in household.group_count:
            if number:
                different += 1
        return different
    if code == COUNT_HOUSES:
        return len(household.houses)
    if code == COUNT_EMPTY_HOUSES:
        return len(household.houses) - household.persons
    if code == COUNT_WORKERS:
        return player.all_workers()
    if code == COUNT_WORKER_COLOURS:
        return player.worker_colours()
    if code == COUNT_GUILDERS:
        return player.guilders
    if code == COUNT_HAND:
        return len(player.hand)
    if code == COUNT_CANAL:
        return player.left + player.right
    if code == COUNT_REPUTATION:
        return player.reputation
    if code == COUNT_MARKERS:
        return bits(player.leads)
    if code == COUNT_LED:
        return position.categories_led(seat)
    if code == COUNT_THREAT_FREE:
        free = 0
        for number in player.threats:
            if not number:
                free += 1
        return free
    if code == COUNT_ROTATED:
        return bits(player.rotated)
    return count_opponents(position, seat, code)


def count_persons(position: "BrugesPosition", household: Household, counter: Counter) -> int:
    """Persons of an icon, or of a printed price of at least so much."""
    cards = position.components.cards
    count = 0
    for tenant in household.tenants:
        if tenant != EMPTY:
            card = cards[tenant]
            if counter.code == COUNT_KIND:
                if card.kind == counter.argument:
                    count += 1
            elif card.cost >= counter.argument:
                count += 1
    return count


def count_opponents(position: "BrugesPosition", seat: int, code: int) -> int:
    """Opponents behind on the reputation track, or the threat markers of all of them."""
    count = 0
    mine = position.seats[seat].reputation
    for other in range(position.players):
        if other == seat:
            continue
        if code == COUNT_BEHIND:
            if position.seats[other].reputation < mine:
                count += 1
        elif code == COUNT_OPPONENTS_THREATS:
            count += position.seats[other].all_threats()
    return count
