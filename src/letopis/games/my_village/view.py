"""My Village's position as plain data: whole, for the notation, or as everybody sees it (section 13)."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.my_village.components import LETTERS, MEETING_PLACE, PROFESSIONS, SYMBOLS, Components

if TYPE_CHECKING:
    from letopis.games.my_village.position import MyVillagePosition, Village


# ---- what all see, and what is written down


def common(position: "MyVillagePosition") -> dict[str, Any]:
    """Everything public: all but the piles."""
    components = position.components
    doc: dict[str, Any] = {
        "round": position.round,
        "turn": position.turn,
        "first": position.first,
        "hand": {"holder": position.holder, "back": position.hand_back, "story": position.hand_story},
        "pool": dice(components, position),
        "rat": position.rat,
        "chronicle": {id: position.chronicle[number] for number, id in enumerate(PROFESSIONS)},
        "graves": position.graves,
        "churches": on_display(components.churches, position.churches),
        "councils": on_display(components.councils, position.councils),
        "crafts": on_display(components.crafts, position.crafts),
        "meeting_places": position.meetings,
        "fields": position.fields,
        "open": [components.customers[customer].id for customer in position.open],
    }
    doc.update(of_the_turn(position))
    return doc


def on_display(cards: Any, bits: int) -> list[str]:
    """The cards that lie open to be chosen."""
    return [card.id for card in cards if bits & card.bit]


def dice(components: Components, position: "MyVillagePosition") -> list[str]:
    """The pool, die by die: `w1 w4 b2`."""
    return [id for kind, id in enumerate(components.dice) for _ in range(position.dice_of(kind))]


def of_the_turn(position: "MyVillagePosition") -> dict[str, Any]:
    """What a turn has under way; what is not there is left out."""
    components = position.components
    doc: dict[str, Any] = {}
    if position.low >= 0:
        doc["dice"] = [components.dice[position.low], components.dice[position.high]]
    if position.value:
        doc["value"] = position.value
    if position.card >= 0:
        doc["card"] = components.cards[position.card].id
        doc["effect"] = position.effect
    if position.banner >= 0:
        doc["banner"] = components.whites[position.banner]
    if position.bill:
        doc["bill"] = write_bill(components, position.bill)
    if position.lessons:
        doc["lessons"] = position.lessons
    if position.most_invited:
        doc["most_invited"] = position.most_invited
    return doc


def write_bill(components: Components, bill: tuple[int, ...]) -> list[list[str]]:
    """What is still to be paid, as the data write a price."""
    clauses: list[list[str]] = []
    for at in range(0, len(bill), 3):
        good, count, coins = bill[at], bill[at + 1], bill[at + 2]
        ways = [f"{components.goods[good]}:{count}"] if good >= 0 else []
        clauses.append([*ways, f"coin:{coins}"] if coins else ways)
    return clauses


def write_village(components: Components, village: "Village") -> dict[str, Any]:
    """All of a village: everything in it is public (MV-11.5)."""
    cards = components.cards
    doc: dict[str, Any] = {
        "board": components.boards[village.board],
        "cloud": village.cloud,
        "coins": village.coins,
        "tree": village.tree,
        "house": village.house,
        "laborers": village.laborers,
        "headman": components.path[village.headman].id,
        "villagers": [id for number, id in enumerate(PROFESSIONS) if village.has(number)],
        "school": [id for number, id in enumerate(["left", "right"]) if village.school >> number & 1],
        "church": cards[village.church].id if village.church >= 0 else "",
        "monks": [cards[monk].id for monk in village.monks],
        "council": cards[village.council].id if village.council >= 0 else "",
        "meeting_place": village.meeting,
        "fields": ["plow" if plow else "" for plow in village.fields],
        "crafts": [cards[craft].id for craft in village.crafts if craft >= 0],
        "goods": {good: village.goods[number] for number, good in enumerate(components.goods)},
        "travel": [cards[card].id for card in village.travel],
        "customers": [components.customers[customer].id for customer in village.customers],
        "served": [components.customers[customer].id for customer in village.served],
    }
    if village.reaper:
        doc["reaper"] = True
    if village.healed:
        doc["healed"] = village.healed
    if village.council >= 0 and cards[village.council].slots:
        slots = cards[village.council].slots
        doc["slots"] = [slot for number, slot in enumerate(slots) if village.slots >> number & 1]
    if village.jokers:
        doc["jokers"] = village.jokers
    if village.meeting:
        doc["markers"] = village.markers
        doc["tile"] = components.whites[village.tile]
    if village.used:
        doc["used"] = [id for number, id in enumerate(components.whites) if village.used >> number & 1]
    return doc


def write(position: "MyVillagePosition") -> dict[str, Any]:
    """The room's part of the notation, the piles included; of a pile the top card comes first."""
    components = position.components
    cards = components.cards
    doc = common(position)
    doc["pile"] = [components.customers[customer].id for customer in reversed(position.pile)]
    doc["monks"] = {id: [cards[card].id for card in reversed(position.monks[n])] for n, id in enumerate(SYMBOLS)}
    doc["travel"] = {id: [cards[card].id for card in reversed(position.travel[n])] for n, id in enumerate(LETTERS)}
    doc["seats"] = [write_village(components, village) for village in position.seats]
    return doc


# ---- what is seen (MV-13.1: all see the same)


def look(position: "MyVillagePosition") -> dict[str, Any]:
    """Everything but the order of the piles: of the monks the top cards, of the rest how many there are."""
    components = position.components
    table = components.table_of(position.players)
    doc = common(position)
    doc["phase"] = phase(position)
    doc["coffins"] = position.coffins()
    doc["coffins_to_end"] = table.coffins
    doc["rat_start"] = table.rat
    doc["rat_red"] = 0 < position.rat <= components.red_within
    doc["pile"] = len(position.pile)
    doc["monks"] = {id: top(components, position.monks[number]) for number, id in enumerate(SYMBOLS)}
    doc["travel"] = {id: len(position.travel[number]) for number, id in enumerate(LETTERS)}
    doc["seats"] = [look_at(position, seat) for seat in range(position.players)]
    return doc


def phase(position: "MyVillagePosition") -> str:
    """Which step of a turn it is."""
    if not position.stack:
        return "over"
    return PHASE_OF.get(position.stack[-1].kind, "activate")


PHASE_OF: Final = {"turn": "turn", "form": "form", "bury": "death", "hire": "death", "heal": "death"}


def top(components: Components, pile: tuple[int, ...]) -> dict[str, Any]:
    """A pile of monks: its top card and how many there are."""
    return {"top": components.cards[pile[-1]].id if pile else "", "left": len(pile)}


def look_at(position: "MyVillagePosition", seat: int) -> dict[str, Any]:
    """A village with what follows from it."""
    components = position.components
    village = position.seats[seat]
    doc = write_village(components, village)
    doc["bridge"] = components.clouds - village.cloud  # time units to the crossing
    doc["windows"] = village.windows(components)
    doc["plows"] = village.plows
    doc["active"] = [components.area_of[number] for number in range(len(PROFESSIONS)) if village.has(number)]
    doc["whites"] = [
        {"id": components.whites[banner], "values": values(village.white_values(components, banner))}
        for banner in village.whites(components)
    ]
    doc["tile_idle"] = village.tile == MEETING_PLACE
    return doc


def values(bits: int) -> list[int]:
    """Banner values out of their bits."""
    return [value for value in range(bits.bit_length()) if bits >> value & 1]
