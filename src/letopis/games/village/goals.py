"""Life goals (15), an optional module: secret cards that score once they are met."""

from letopis.games.village.components.names import (
    BUILDING,
    CEREMONY,
    CITY,
    PRESTIGE,
    STAGE,
    WINDOW,
    number_of,
)
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.scoring import written


def is_met(position: VillagePosition, seat: int, number: int) -> bool:
    """V-15.2, V-15.3: whether a card's condition holds; cargo counts."""
    goal = position.components.goals[number]
    player = position.seats[seat]
    for thing, n in goal.things:
        if player.stock[thing] + player.cargo.count(thing) < n:
            return False
    for deed, n in goal.deeds:
        if achieved(player, deed) < n:
            return False
    return True


def achieved(player: Player, deed: str) -> int:
    """How far a family has come."""
    if deed == "church_member_generation_4":
        return len([m for m in player.members if WINDOW <= m >> 3 < CEREMONY and number_of(m & 7) >= 4])
    if deed == "customers_served":
        return len(player.customers)
    if deed == "chronicle_members":
        return written(player)
    if deed == "council_stage":
        return player.furthest(STAGE, WINDOW)
    if deed == "living_family_members":
        return player.living()
    if deed == "craft_buildings_with_own_member":
        return len({member >> 3 for member in player.members if BUILDING <= member >> 3 < CITY})
    if deed == "travel_markers":
        return player.markers.bit_count()
    if deed == "lighthouse_members_placed":
        return player.keepers
    return player.hired  # villager_cards_taken


def reveal(position: VillagePosition, seat: int, number: int) -> None:
    """V-15.2: show a card and score it."""
    goal = position.components.goals[number]
    player = position.seats[seat]
    player.goals.remove(number)
    player.reached.append(number)
    player.reached.sort()
    position.reveals += 1
    position.tell("event-goal", "V-15.2", seat, {"goal": goal.id, "count": goal.prestige})
    position.gain(seat, PRESTIGE, goal.prestige)
