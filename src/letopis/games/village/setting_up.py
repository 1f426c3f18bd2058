"""Set-up (4): everything that is shuffled and dealt, and who starts."""

from typing import Any, Final

from letopis.games.village.components.names import NONE
from letopis.games.village.position import PILES, VillagePosition

RANDOM: Final = "random"


def first_of(options: dict[str, Any]) -> int:
    """V-4.9: the seat that was chosen to start, NONE for a random one."""
    return NONE if options["first"] == RANDOM else int(options["first"]) - 1


def deal(position: VillagePosition, first: int) -> None:
    """V-4.4 to V-4.16; V-4.9: the starting player, NONE for a random one."""
    customers = position.setup.customers.copy()
    position.chance.shuffle(customers, "customers")
    deal_market(position, customers)
    deal_villagers(position, position.setup.villagers.copy())
    position.chest_stack = position.setup.chests.copy()
    position.chance.shuffle(position.chest_stack, "chests")
    if position.options["goals"]:
        deal_goals(position)
    position.first = position.chance.below(position.players, "first player") if first == NONE else first
    position.seat = position.first


def deal_market(position: VillagePosition, customers: list[int]) -> None:
    """V-4.4: the stalls of the player number, the queue, and the rest as the pile."""
    for stall in range(len(position.stalls)):
        if customers:
            position.stalls[stall] = customers.pop()
    while customers and len(position.queue) < position.components.queue:
        position.queue.append(customers.pop())
    position.pile = customers


def deal_villagers(position: VillagePosition, cards: list[int]) -> None:
    """V-4.10, V-4.14: three piles of equal height."""
    if not position.setup.tavern:
        return
    position.chance.shuffle(cards, "villagers")
    height = (len(cards) + PILES - 1) // PILES
    position.piles = [cards[number * height : (number + 1) * height] for number in range(PILES)]


def deal_goals(position: VillagePosition) -> None:
    """V-15.1: a silver and a gold card each."""
    goals = position.components.goals
    for gold in (False, True):
        deck = [number for number in position.setup.goals if goals[number].gold == gold]
        position.chance.shuffle(deck, "life goals")
        for player in position.seats:
            player.goals.append(deck.pop())
