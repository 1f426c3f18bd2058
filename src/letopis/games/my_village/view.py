"""My Village's position as plain data: whole, for the notation, or as everybody sees it (section 13)."""

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from letopis.games.my_village.card_kinds import LETTERS, MEETING_PLACE, PROFESSIONS, SYMBOLS
from letopis.games.my_village.components import Components
from letopis.games.my_village.dice import values_of

if TYPE_CHECKING:
    from letopis.games.my_village.position import MyVillagePosition, Village


class HandView(TypedDict):
    """The starting player hand."""

    holder: int
    back: bool
    story: int


class PileView(TypedDict):
    """A pile of monks: its top card and how many there are."""

    top: str
    left: int


class BannerView(TypedDict):
    """A white banner of a village."""

    id: str
    values: list[int]


class VillageDoc(TypedDict):
    """A village as it is written down; what is not there may be left out."""

    board: str
    cloud: int
    coins: int
    tree: int
    house: int
    laborers: int
    headman: str
    villagers: list[str]
    school: list[str]
    church: str
    monks: list[str]
    council: str
    meeting_place: bool
    fields: list[str]
    crafts: list[str]
    goods: dict[str, int]
    travel: list[str]
    customers: list[str]
    served: list[str]
    reaper: NotRequired[bool]
    healed: NotRequired[int]
    slots: NotRequired[list[str]]
    jokers: NotRequired[int]
    markers: NotRequired[int]
    tile: NotRequired[str]
    used: NotRequired[list[str]]


class VillageView(VillageDoc):
    """A village with what follows from it."""

    bridge: int  # time units to the crossing
    windows: int
    plows: int
    active: list[str]
    whites: list[BannerView]
    tile_idle: bool


class TableDoc(TypedDict):
    """What all see, and what is written down; of a turn, what it has under way."""

    round: int
    turn: int
    first: int
    hand: HandView
    pool: list[str]
    rat: int
    chronicle: dict[str, int]
    graves: int
    churches: list[str]
    councils: list[str]
    crafts: list[str]
    meeting_places: int
    fields: int
    open: list[str]
    dice: NotRequired[list[str]]
    value: NotRequired[int]
    card: NotRequired[str]
    effect: NotRequired[int]
    banner: NotRequired[str]
    bill: NotRequired[list[list[str]]]
    lessons: NotRequired[int]
    most_invited: NotRequired[int]


class MyVillageView(TableDoc):
    """The table as everybody sees it (MV-13.1)."""

    phase: str
    coffins: int
    coffins_to_end: int
    rat_start: int
    rat_red: bool
    pile: int
    monks: dict[str, PileView]
    travel: dict[str, int]
    seats: list[VillageView]


# ---- what all see, and what is written down


def common(position: "MyVillagePosition") -> TableDoc:
    """Everything public: all but the piles."""
    components = position.components
    doc: TableDoc = {
        "round": position.round,
        "turn": position.turn,
        "first": position.first,
        "hand": {"holder": position.holder, "back": position.hand_back, "story": position.hand_story},
        "pool": [id for kind, id in enumerate(components.dice) for _ in range(position.dice_of(kind))],
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


def on_display(cards: Any, bits: int) -> list[str]:
    """The cards that lie open to be chosen."""
    return [card.id for card in cards if bits & card.bit]


def write_bill(components: Components, bill: tuple[int, ...]) -> list[list[str]]:
    """What is still to be paid, as the data write a price."""
    clauses: list[list[str]] = []
    for at in range(0, len(bill), 3):
        good, count, coins = bill[at], bill[at + 1], bill[at + 2]
        ways = [f"{components.goods[good]}:{count}"] if good >= 0 else []
        clauses.append([*ways, f"coin:{coins}"] if coins else ways)
    return clauses


def write_village(components: Components, village: "Village") -> VillageDoc:
    """All of a village: everything in it is public (MV-11.5)."""
    cards = components.cards
    doc: VillageDoc = {
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
    return {
        **common(position),
        "pile": [components.customers[customer].id for customer in reversed(position.pile)],
        "monks": {id: [cards[card].id for card in reversed(position.monks[n])] for n, id in enumerate(SYMBOLS)},
        "travel": {id: [cards[card].id for card in reversed(position.travel[n])] for n, id in enumerate(LETTERS)},
        "seats": [write_village(components, village) for village in position.seats],
    }


# ---- what is seen (MV-13.1: all see the same)


def look(position: "MyVillagePosition") -> MyVillageView:
    """Everything but the order of the piles: of the monks the top cards, of the rest how many there are."""
    components = position.components
    table = components.table_of(position.players)
    return {
        **common(position),
        "phase": PHASE_OF.get(position.stack[-1].kind, "activate") if position.stack else "over",
        "coffins": position.coffins(),
        "coffins_to_end": table.coffins,
        "rat_start": table.rat,
        "rat_red": 0 < position.rat <= components.red_within,
        "pile": len(position.pile),
        "monks": {id: top(components, position.monks[number]) for number, id in enumerate(SYMBOLS)},
        "travel": {id: len(position.travel[number]) for number, id in enumerate(LETTERS)},
        "seats": [look_at(components, village) for village in position.seats],
    }


# which step of a turn a question belongs to
PHASE_OF: Final = {"turn": "turn", "form": "form", "bury": "death", "hire": "death", "heal": "death"}


def top(components: Components, pile: tuple[int, ...]) -> PileView:
    """A pile of monks: its top card and how many there are."""
    return {"top": components.cards[pile[-1]].id if pile else "", "left": len(pile)}


def look_at(components: Components, village: "Village") -> VillageView:
    """A village with what follows from it."""
    return {
        **write_village(components, village),
        "bridge": components.clouds - village.cloud,
        "windows": village.windows(components),
        "plows": village.plows,
        "active": [components.area_of[number] for number in range(len(PROFESSIONS)) if village.has(number)],
        "whites": [
            {"id": components.whites[banner], "values": values_of(village.white_values(components, banner))}
            for banner in village.whites(components)
        ],
        "tile_idle": village.tile == MEETING_PLACE,
    }
