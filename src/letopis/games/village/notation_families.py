"""Reading a family of Village's notation (docs/notation/village.md): members, things, ship and cards."""

from typing import Any

from letopis.games.village.components.names import (
    CEREMONY,
    COIN,
    COUPLE,
    DEAD,
    GENERATIONS,
    GRAIN,
    KIND_IDS,
    KIND_OF,
    KINDS,
    LIGHTHOUSE,
    NONE,
    PLACES,
    THING_IDS,
    UNBORN,
)
from letopis.games.village.position import MOST, Player, VillagePosition
from letopis.games.village.sea import doubles
from letopis.games.village.view import in_play
from letopis.kernel.reading import Reader, shown


def numbers_of(reader: Reader, key: str, known: dict[str, Any]) -> list[int]:
    """Cards or tiles by id, as their numbers."""
    return [int(thing.number) for thing in reader.picks(key, known)]


def read_player(position: VillagePosition, reader: Reader, player: Player) -> None:
    """One family."""
    components = position.components
    setup = position.setup
    player.prestige = reader.whole("prestige", 0, MOST, 0)
    player.time = reader.whole("time", 0, components.life - 1, player.time)
    player.dying = reader.whole("dying", 0, MOST, 0)
    for thing in in_play(position):
        most = components.most_grain if thing == GRAIN else MOST if thing == COIN else setup.totals[thing]
        player.stock[thing] = reader.whole(THING_IDS[thing], 0, most, player.stock[thing])
    if reader.has("members"):
        read_members(position, reader.table("members"), player)
    player.customers = numbers_of(reader, "customers", components.customer_of)
    if not setup.port:
        for place, city in enumerate(reader.picks("markers", components.city_of)):
            if city.start:
                raise reader.wrong(f"markers[{place}]", "the village itself has no marker", "a city")
            player.markers |= 1 << city.number
    if setup.tavern:
        player.hand = sorted(numbers_of(reader, "hand", components.villager_of))
        player.hired = reader.whole("hired", len(player.hand), len(setup.villagers), len(player.hand))
        for card in player.hand:
            if card not in setup.villagers or player.hand.count(card) > 1:
                raise reader.wrong("hand", f"{components.villagers[card].id} cannot be in this hand", "cards in play")
    if setup.port:
        read_ship(position, reader, player)
    if position.options["goals"]:
        player.goals = sorted(numbers_of(reader, "goals", components.goal_of))
        player.reached = sorted(numbers_of(reader, "reached", components.goal_of))
        for gold in (False, True):
            if len([goal for goal in player.goals + player.reached if components.goals[goal].gold == gold]) > 1:
                raise reader.wrong("goals", "are more than a silver and a gold one", "one of each")
    reader.finish()


def read_members(position: VillagePosition, reader: Reader, player: Player) -> None:
    """Members by place; who is not named is not born yet."""
    components = position.components
    setup = position.setup
    left = setup.family.copy()
    members: list[int] = []
    for id in reader.value:
        if id not in components.full_of:
            raise reader.wrong(id, f"{shown(id)} is unknown", ", ".join(components.full_of))
        place = components.full_of[id]
        check_place(position, reader, id, place)
        for number, kind in enumerate(reader.picks(id, KIND_OF)):
            if kind & 1 and (place == UNBORN or place >= DEAD or not setup.wedding):
                raise reader.wrong(f"{id}[{number}]", "has no bread there", ", ".join(KIND_IDS[::2]))
            left[kind >> 1] -= 1
            if left[kind >> 1] < 0:
                raise reader.wrong(f"{id}[{number}]", f"the family has no more of number {(kind >> 1) + 1}")
            members.append(place * KINDS + kind)
    for generation in range(GENERATIONS):
        members += [UNBORN * KINDS + generation * 2] * left[generation]
    player.members = sorted(members)


def check_place(position: VillagePosition, reader: Reader, id: str, place: int) -> None:
    """Places of modules that are not in play hold nobody."""
    components = position.components
    setup = position.setup
    building = components.building_of.get(id)
    needed = ""
    if (building is not None and building.number not in setup.buildings) or id in ("inn", "beside"):
        needed = "tavern"
    elif CEREMONY <= place < LIGHTHOUSE or COUPLE <= place < DEAD:
        needed = "wedding"
    elif LIGHTHOUSE <= place < COUPLE or id == "hold" or id.startswith("sailor"):
        needed = "port"
    if needed and needed not in setup.modules:
        raise reader.wrong(id, f"is a place of the module {needed}, which is not in play", "other places")
    if id in components.city_of and setup.port:
        raise reader.wrong(id, "is a city, but the Port is in play", "other places")


def read_ship(position: VillagePosition, reader: Reader, player: Player) -> None:
    """Ship, captain, holds and chests."""
    components = position.components
    player.ship = reader.pick("ship", components.sea_of, components.seas[0]).number
    player.cargo = sorted(reader.picks("cargo", {THING_IDS[thing]: thing for thing in components.loadable}))
    player.stowed = sorted(numbers_of(reader, "stowed", components.chest_of))
    player.chests = sorted(numbers_of(reader, "chests", components.chest_of))
    now = player.count(LIGHTHOUSE, COUPLE)  # whoever kept a lighthouse left it by dying
    player.keepers = reader.whole("keepers", now, now + player.count(DEAD, PLACES), now)
    player.duplicate = reader.whole("duplicate", 0, components.holds, 0)
    if reader.has("captain"):
        player.captain = reader.pick("captain", components.captain_of).number
    if player.holds_used() > components.holds:
        raise reader.wrong("cargo", f"{player.holds_used()} holds are full", f"{components.holds} holds")
    if doubles(player) > player.duplicate:
        raise reader.wrong("cargo", "holds more than one of a type", "one of each, and `duplicate` more")
    if player.ship and player.captain == NONE:
        raise reader.wrong("captain", "is missing, though the ship is at sea", ", ".join(components.captain_of))
    if player.holds_used() and player.captain == NONE:
        raise reader.wrong("captain", "is missing, though the ship is loaded", ", ".join(components.captain_of))
