"""Village's position as plain data: whole, for the notation, or as a seat sees it (17)."""

from typing import TYPE_CHECKING, Any, cast

from letopis.games.village.components.names import (
    CEREMONY,
    CHRONICLE,
    COIN,
    COLOR_IDS,
    COLORS,
    CUBE_IDS,
    CUBES,
    GRAIN,
    GRAVES,
    KIND_IDS,
    NONE,
    OWNED,
    PLAGUE,
    SPACE_IDS,
    THING_IDS,
    UNBORN,
    WINDOW,
)
from letopis.games.village.view_types import FamilyView, VillageView

if TYPE_CHECKING:
    from letopis.games.village.components.actions import Components
    from letopis.games.village.position import Player, VillagePosition

AREAS = ("", "bakery", "shop", "houses")


def in_play(position: "VillagePosition") -> list[int]:
    """The things of this game: what there is none of is not written."""
    totals = position.setup.totals
    return [t for t in range(OWNED) if t != PLAGUE and (totals[t] or t in (COIN, GRAIN))]


# ---- writing


def write(position: "VillagePosition") -> dict[str, Any]:
    """The room's part of the notation."""
    components = position.components
    doc = write_board(position)
    doc["pile"] = customers(components, position.pile[::-1])
    if position.setup.tavern:
        doc["piles"] = [[components.villagers[card].id for card in pile[::-1]] for pile in position.piles]
    if position.setup.port:
        doc["chest_stack"] = chests(components, position.chest_stack[::-1])
    doc["seats"] = [write_player(position, player) for player in position.seats]
    return doc


def write_board(position: "VillagePosition") -> dict[str, Any]:
    """All that everybody sees of the common boards."""
    components = position.components
    doc: dict[str, Any] = {"round": position.round, "first": position.first, "turn": position.seat}
    if position.next_first != NONE:
        doc["next_first"] = position.next_first
    doc["supply"] = {THING_IDS[t]: position.supply[t] for t in range(OWNED) if t not in (COIN, GRAIN)}
    if not position.setup.port:
        doc["supply"] = {id: n for id, n in doc["supply"].items() if id not in ("cocoa", "tea")}
    doc["bag"] = {id: position.bag[cube] for cube, id in enumerate(CUBE_IDS)}
    doc["spaces"] = {
        SPACE_IDS[space]: {
            id: position.spaces[space * CUBES + cube]
            for cube, id in enumerate(CUBE_IDS)
            if position.spaces[space * CUBES + cube]
        }
        for space in position.setup.spaces
    }
    doc["stalls"] = customers(components, position.stalls)
    doc["queue"] = customers(components, position.queue)
    if position.setup.port:
        doc["captains"] = [components.captains[number].id for number in position.captains]
    if position.setup.wedding:
        doc["couples"] = [couple(number) for number in position.couples]
    if position.pink_step != NONE:
        doc["pink_step"] = position.pink_step + 1
    doing = write_doing(position)
    if doing:
        doc["doing"] = doing
    return doc


def couple(number: int) -> str:
    """Where a couple lives, the ceremony it married at, and whether one is pink: `houses 3 pink`."""
    return f"{AREAS[number & 3]} {number // 8}{' pink' if number & 4 else ''}" if number else ""


def customers(components: "Components", numbers: list[int]) -> list[str]:
    """Customers by id; an empty stall is an empty text."""
    return [components.customers[number].id if number != NONE else "" for number in numbers]


def chests(components: "Components", numbers: list[int]) -> list[str]:
    """Chests by id."""
    return [components.chests[number].id for number in numbers]


def write_doing(position: "VillagePosition") -> dict[str, Any]:
    """What a half-finished action has in mind; empty between actions."""
    doc: dict[str, Any] = {}
    if position.due:
        doc["due"] = [" ".join([*colors(need >> 4), str(need & 15)]) for need in position.due]
    tops = [step.kind for step in position.stack if step.asks]
    numbers = {
        "waived": position.waived,
        "waiting": position.waiting if selling(position) else 0,
        "steps": position.steps if "sail" in tops or "load" in tops or "voyage" in tops else 0,
        "landed": position.landed if "landing" in tops else 0,
        "fetched": position.fetched,
    }
    doc.update({key: number for key, number in numbers.items() if number})
    if position.out:
        doc["out"] = [seat for seat in range(position.players) if position.out >> seat & 1]
    if position.free_sale:
        doc["free_sale"] = True
    if position.any_death:
        doc["any_death"] = True
    if position.corpse != NONE:
        doc["corpse"] = " ".join(position.components.die[position.corpse].words)
    if position.doors:
        doc["doors"] = [AREAS[door] for door in position.doors]
    if position.ended_by != NONE:
        doc["ended_by"] = position.ended_by
    if position.turns_left != NONE:
        doc["turns_left"] = position.turns_left
    return doc


def selling(position: "VillagePosition") -> bool:
    """Whether a market day is being held."""
    return any([step.text.startswith("market-closes") for step in position.stack])


def colors(mask: int) -> list[str]:
    """Colours by id."""
    return [COLOR_IDS[color] for color in range(COLORS) if mask >> color & 1]


def write_player(position: "VillagePosition", player: "Player") -> dict[str, Any]:
    """All of a family."""
    components = position.components
    doc = look_at_family(position, player)
    if position.setup.port:
        doc["stowed"] = chests(components, player.stowed)
        doc["chests"] = chests(components, player.chests)
    if player.goals:
        doc["goals"] = [components.goals[goal].id for goal in player.goals]
    return doc


def look_at_family(position: "VillagePosition", player: "Player") -> dict[str, Any]:
    """What everybody sees of a family (V-17.1)."""
    components = position.components
    doc: dict[str, Any] = {"prestige": player.prestige, "time": player.time}
    if player.dying:
        doc["dying"] = player.dying
    for thing in in_play(position):
        doc[THING_IDS[thing]] = player.stock[thing]
    members: dict[str, list[str]] = {}
    for member in player.members:
        if member >> 3 != UNBORN:
            members.setdefault(components.full_ids[member >> 3], []).append(KIND_IDS[member & 7])
    doc["members"] = members
    doc["customers"] = customers(components, player.customers)
    if not position.setup.port:
        doc["markers"] = [city.id for city in components.cities if player.markers >> city.number & 1]
    if position.setup.tavern:
        doc["hand"] = [components.villagers[card].id for card in player.hand]
        doc["hired"] = player.hired
    if position.setup.port:
        doc["ship"] = components.seas[player.ship].id
        doc["cargo"] = [THING_IDS[thing] for thing in player.cargo]
        doc["keepers"] = player.keepers
        if player.captain != NONE:
            doc["captain"] = components.captains[player.captain].id
        if player.duplicate:
            doc["duplicate"] = player.duplicate
    if player.reached:
        doc["reached"] = [components.goals[goal].id for goal in player.reached]
    return doc


# ---- what a seat sees


def look(position: "VillagePosition", seat: int | None) -> VillageView:
    """Everything public, and of chests and life goals only the seat's own."""
    components = position.components
    doc = write_board(position)
    doc["modules"] = list(position.setup.modules)
    doc["cubes_left"] = position.cubes
    doc["pile"] = len(position.pile)
    if position.setup.tavern:
        doc["piles"] = [
            {"top": components.villagers[pile[-1]].id if pile else "", "cards": len(pile)} for pile in position.piles
        ]
    if position.setup.port:
        doc["chest_stack"] = len(position.chest_stack)
    doc["chronicle"] = {
        section.id: {"spaces": position.setup.chronicle[number], "filled": position.resting(CHRONICLE + number)}
        for number, section in enumerate(components.sections)
    }
    doc["graves"] = {"spaces": position.setup.graves, "filled": position.resting(GRAVES)}
    doc["seats"] = [look_at(position, other, seat) for other in range(position.players)]
    return cast(VillageView, doc)  # a test holds every field to its type


def look_at(position: "VillagePosition", other: int, seat: int | None) -> FamilyView:
    """A family as the seat sees it."""
    components = position.components
    player = position.seats[other]
    doc = look_at_family(position, player)
    unborn = [KIND_IDS[member & 7] for member in player.members if member >> 3 == UNBORN]
    doc["unborn"] = unborn
    mine = other == seat
    if position.setup.port:
        doc["stowed"] = chests(components, player.stowed) if mine else len(player.stowed)
        doc["chests"] = chests(components, player.chests) if mine else len(player.chests)
    if position.options["goals"]:
        doc["goals"] = [components.goals[goal].id for goal in player.goals] if mine else len(player.goals)
    doc["in_church"] = player.count(WINDOW, CEREMONY)
    return cast(FamilyView, doc)
