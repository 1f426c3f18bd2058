"""Reading My Village's notation (docs/notation/my_village.md): what can be derived may be left out."""

import re
from typing import Any, Final

from letopis.games.my_village.activating import card_of_banner, on_display, requirement
from letopis.games.my_village.components import (
    ADD,
    AVOID_RATS,
    DO_CLERK,
    DO_QUESTION,
    DO_SCHOOL,
    JOKER_GOODS,
    JOURNEY,
    LEAST_VALUE,
    LETTERS,
    MARKER,
    MEETING_PLACE,
    MOST_VALUE,
    PROFESSIONS,
    SYMBOLS,
    TILE,
    Card,
    Components,
)
from letopis.games.my_village.death import can_heal, loss
from letopis.games.my_village.paying import payable
from letopis.games.my_village.position import (
    BLACK,
    POOL_BITS,
    MyVillagePosition,
    Village,
    new_position,
)
from letopis.games.my_village.prices import Price, read_clauses
from letopis.games.my_village.rounds import STEPS, turns
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

MOST: Final = 9999  # of coins, story points, rounds
PAGE: Final = "see docs/notation/my_village.md"
SCHOOL_SPACES: Final = ("left", "right")

# What a stack can be: the rest of the round, and of the seat whose turn it is (s) what is under way.
ROUND_OPENS: Final = re.compile(r"(setup|round|end-of-round(;turn \d)*)(;.*)?")
UNDER_WAY: Final = re.compile(
    r";death \d;(form|activate|chain|invite) \d"
    r"|;death \d(;more \d)?;effects \d;(pay|slot) \d"
    r"|;death \d;effects \d;(tile|redraw|school|question|invite|visit) \d"
    r"|;death \d;more \d;school \d"
    r"|;rat \d;(bury|hire) \d"
    r"|;rat-home(;loss \d)*;heal \d"
)
EFFECT_OF: Final = {
    "slot": MARKER,
    "tile": TILE,
    "redraw": ADD,
    "school": DO_SCHOOL,
    "question": DO_QUESTION,
    "invite": DO_CLERK,
    "visit": DO_CLERK,
}


def read(
    game: Game, reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> MyVillagePosition:
    """A position from its notation; what can be derived may be left out."""
    position = new_position(components, players)
    position.begin_with(game, players, options, chance)
    read_hand(position, reader)
    position.turn = reader.whole("turn", 0, turns(position), 1 if reader.has("dice") or reader.has("value") else 0)
    names = reader.texts("stack") if reader.has("stack") else default_stack(position, reader)
    position.round = reader.whole("round", 0, MOST, 0 if names == ["setup"] else 1)
    position.graves = reader.whole("graves", 0, MOST, 0)
    filled = reader.table("chronicle", optional=True)
    for number, id in enumerate(PROFESSIONS):
        position.chronicle[number] = filled.whole(id, 0, len(components.chronicle[number]), 0)
    filled.finish()
    seats = reader.tables("seats")
    if seats and len(seats) != players:
        raise reader.wrong("seats", f"holds {len(seats)} seats", f"{players}, as many as players")
    for seat, inner in enumerate(seats):
        read_village(position, inner, position.seats[seat])
    if len({village.board for village in position.seats}) != players:
        raise reader.wrong("seats", "two villages have the same board", "a board each")
    read_display(position, reader)
    read_turn(position, reader)
    read_stack(position, reader, names)
    position.rat = reader.whole("rat", 0 if "rat-home" in names else 1, components.rat_spaces, position.rat)
    check(position, reader)
    return position


def read_hand(position: MyVillagePosition, reader: Reader) -> None:
    """The starting player hand; who holds it is the starting player, unless it was taken this round."""
    last = position.players - 1
    hand = reader.table("hand", optional=True)
    position.first = reader.whole("first", 0, last, hand.whole("holder", 0, last, 0))
    position.holder = hand.whole("holder", 0, last, position.first)
    position.hand_back = hand.flag("back", position.holder != position.first)
    position.hand_story = hand.whole("story", 0, MOST, 0)
    hand.finish()


def default_stack(position: MyVillagePosition, reader: Reader) -> list[str]:
    """A document without a stack: a new game, a round that begins, or with dice a turn under way."""
    started = reader.has("dice") or reader.has("value")
    if not started and not reader.has("pool"):
        return ["round"] if reader.has("seats") else ["setup"]
    names = ["end-of-round", *turns_to_come(position)]
    if started:
        seat = (position.first + position.turn - 1) % position.players
        names += [f"death {seat}", f"activate {seat}" if reader.has("value") else f"form {seat}"]
    return names


def turns_to_come(position: MyVillagePosition) -> list[str]:
    """The turns of this round that have not begun, as they lie on the stack."""
    left = range(turns(position) - 1, position.turn - 1, -1)
    return [f"turn {(position.first + turn) % position.players}" for turn in left]


# ---- a village


def read_village(position: MyVillagePosition, reader: Reader, village: Village) -> None:
    """One seat's village, checked as far as it concerns itself alone."""
    components = position.components
    village.board = components.boards.index(reader.text("board", components.boards, components.boards[village.board]))
    village.cloud = reader.whole("cloud", 0, components.clouds - 1, village.cloud)
    village.reaper = reader.flag("reaper", False)
    village.coins = reader.whole("coins", 0, MOST, 0)
    village.tree = reader.whole("tree", 0, MOST, 0)
    village.house = reader.whole("house", 0, MOST, 0)
    village.laborers = reader.whole("laborers", 0, MOST, 0)
    places = [place.id for place in components.path]
    village.headman = places.index(reader.text("headman", places, places[0]))
    if reader.has("villagers"):
        village.villagers = bits(reader, "villagers", PROFESSIONS)
    village.school = bits(reader, "school", SCHOOL_SPACES)
    read_religion(components, reader, village)
    read_council(components, reader, village)
    read_crafts(components, reader, village)
    read_fields(components, reader, village)
    read_journey(components, reader, village)
    village.customers = tuple(sorted(customers(components, reader, "customers")))
    village.served = tuple(customers(components, reader, "served"))
    read_tile(components, reader, village)
    for place, id in enumerate(reader.texts("used")):
        if id not in components.whites:
            raise reader.wrong(f"used[{place}]", f"{shown(id)} is no white banner", PAGE)
        village.used |= 1 << components.whites.index(id)
    reader.finish()


def bits(reader: Reader, key: str, names: tuple[str, ...]) -> int:
    """Some of a few names, as bits."""
    found = 0
    for place, id in enumerate(reader.texts(key)):
        if id not in names or found >> names.index(id) & 1:
            problem = "stands there twice" if id in names else "is unknown"
            raise reader.wrong(f"{key}[{place}]", f"{shown(id)} {problem}", ", ".join(names))
        found |= 1 << names.index(id)
    return found


def find(reader: Reader, key: str, id: str, cards: list[Card]) -> Card:
    """One of some cards."""
    for card in cards:
        if card.id == id:
            return card
    raise reader.wrong(key, f"{shown(id)} is unknown", ", ".join([card.id for card in cards]))


def read_religion(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.20, MV-10.30: a church, and monks beside it."""
    church = reader.text("church", default="")
    if church:
        card = find(reader, "church", church, components.churches)
        village.church = card.number
        most = card.spaces if card.ability == AVOID_RATS else 0
        village.healed = reader.whole("healed", 0, most, 0)
    ids = reader.texts("monks")
    village.monks = tuple([find(reader, f"monks[{n}]", id, components.monks).number for n, id in enumerate(ids)])
    if village.monks and village.church < 0:
        raise reader.wrong("monks", "there is no church for them", "a church, or no monks")
    if village.windows(components) > components.most_windows:
        raise reader.wrong("monks", f"make {village.windows(components)} windows", f"at most {components.most_windows}")


def read_council(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.35, MV-10.41: a council chamber and a meeting place, with what stands on them."""
    council = reader.text("council", default="")
    if council:
        card = find(reader, "council", council, components.councils)
        village.council = card.number
        village.slots = bits(reader, "slots", tuple(card.slots))
        village.jokers = reader.whole("jokers", 0, card.spaces if card.ability == JOKER_GOODS else 0, 0)
    village.meeting = reader.flag("meeting_place", False)
    if village.meeting:
        village.markers = reader.whole("markers", 0, components.meeting.spaces, 0)


def read_crafts(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.2: one building of each type, with its goods."""
    for place, id in enumerate(reader.texts("crafts")):
        card = find(reader, f"crafts[{place}]", id, components.crafts)
        if village.crafts[card.good] >= 0:
            raise reader.wrong(f"crafts[{place}]", f"{shown(id)} is a second building of its type", "one of each type")
        village.crafts[card.good] = card.number
    goods = reader.counts("goods", components.goods, MOST)
    for number, id in enumerate(components.goods):
        count = goods.get(id, 0)
        spaces = components.cards[village.crafts[number]].spaces if village.crafts[number] >= 0 else 0
        if count > spaces:
            raise reader.wrong(f"goods.{id}", f"{count} do not find a space", f"0 to {spaces}")
        village.goods[number] = count


def read_fields(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.10: fields, `plow` or nothing on each; or just how many."""
    if isinstance(reader.raw("fields"), int):
        village.fields = (0,) * reader.whole("fields", 0, components.field.count)
        return
    found: list[int] = []
    for place, text in enumerate(reader.texts("fields")):
        if text not in ("", "plow"):
            raise reader.wrong(f"fields[{place}]", f"{shown(text)} is unknown", "plow, or an empty text")
        found.append(1 if text else 0)
    if len(found) > components.field.count:
        raise reader.wrong("fields", f"holds {len(found)} fields", f"at most {components.field.count}")
    village.fields = tuple(found)
    village.plows = sum(found)


def read_journey(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.51, MV-10.53: letters in their order, nothing after the end."""
    found: list[int] = []
    for place, id in enumerate(reader.texts("travel")):
        card = find(reader, f"travel[{place}]", id, components.travels)
        if card.pile != place or (found and components.cards[found[-1]].ends_travel):
            raise reader.wrong(f"travel[{place}]", f"{shown(id)} cannot come here", "letters in order, from A")
        found.append(card.number)
    village.travel = tuple(found)


def customers(components: Components, reader: Reader, key: str) -> list[int]:
    """Customers by id."""
    ids = reader.texts(key)
    return [find(reader, f"{key}[{place}]", id, components.customers).place for place, id in enumerate(ids)]


def read_tile(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.35, MV-10.39: the tile lies beside a white banner of the village, or on the meeting place."""
    if not village.meeting:
        return
    id = reader.text("tile", components.whites, components.whites[MEETING_PLACE])
    village.tile = components.whites.index(id)
    if not village.white_values(components, village.tile):
        raise reader.wrong("tile", f"the village has no {shown(id)}", "one of its white banners")


# ---- the display


def read_display(position: MyVillagePosition, reader: Reader) -> None:
    """Every card is somewhere: what no village has lies in the middle."""
    components = position.components
    held: set[int] = set()
    fields = components.field.count
    meetings = components.meeting.count
    for seat, village in enumerate(position.seats):
        owned = [*village.monks, *village.travel, *[card for card in village.crafts if card >= 0]]
        owned += [card for card in (village.church, village.council) if card >= 0]
        owned += [components.customers[place].number for place in [*village.customers, *village.served]]
        for number in owned:
            if number in held:
                id = components.cards[number].id
                raise reader.wrong(f"seats[{seat}]", f"{shown(id)} is in the game only once", "each card once")
            held.add(number)
        fields -= len(village.fields)
        meetings -= 1 if village.meeting else 0
    if fields < 0 or meetings < 0:
        raise reader.wrong("seats", "more fields or meeting places than there are", str(components.field.count))
    position.churches = left_bits(reader, "churches", components.churches, held)
    position.councils = left_bits(reader, "councils", components.councils, held)
    position.crafts = left_bits(reader, "crafts", components.crafts, held)
    position.meetings = reader.whole("meeting_places", meetings, meetings, meetings)
    position.fields = reader.whole("fields", fields, fields, fields)
    read_open(position, reader, held)
    monks = reader.table("monks", optional=True)
    for pile, id in enumerate(SYMBOLS):
        cards = [card for card in components.monks if card.pile == pile and card.number not in held]
        position.monks[pile] = tuple(read_pile(position, monks, id, cards))
    monks.finish()
    travel = reader.table("travel", optional=True)
    for pile, id in enumerate(LETTERS):
        cards = [card for card in components.travels if card.pile == pile and card.number not in held]
        position.travel[pile] = tuple(read_pile(position, travel, id, cards))
    travel.finish()


def left_bits(reader: Reader, key: str, cards: list[Card], held: set[int]) -> int:
    """The cards that lie open: all that nobody has."""
    left = [card for card in cards if card.number not in held]
    if reader.has(key) and sorted(reader.texts(key)) != sorted([card.id for card in left]):
        raise reader.wrong(key, "do not add up with the villages", ", ".join([card.id for card in left]))
    found = 0
    for card in left:
        found |= card.bit
    return found


def read_pile(position: MyVillagePosition, reader: Reader, key: str, cards: list[Card]) -> list[int]:
    """A pile, its top card first; cards that are not named lie below in random order. Kept with the top card last."""
    named: list[int] = []
    for place, id in enumerate(reader.texts(key)):
        card = find(reader, f"{key}[{place}]", id, cards)
        if card.number in named:
            raise reader.wrong(f"{key}[{place}]", f"{shown(id)} stands there twice", "each card once")
        named.append(card.number)
    below = [card.number for card in cards if card.number not in named]
    position.chance.shuffle(below, "notation")
    return [*below, *reversed(named)]


def read_open(position: MyVillagePosition, reader: Reader, held: set[int]) -> None:
    """Open customers, and the pile; without a word about them they are dealt."""
    components = position.components
    lying = customers(components, reader, "open")
    for place, customer in enumerate(lying):
        number = components.customers[customer].number
        if number in held:
            id = components.customers[customer].id
            raise reader.wrong(f"open[{place}]", f"{shown(id)} is elsewhere already", "each card once")
        held.add(number)
    if len(lying) > components.open_customers + 1:
        raise reader.wrong("open", f"holds {len(lying)} customers", f"at most {components.open_customers + 1}")
    cards = [card for card in components.customers if card.number not in held]
    pile = [components.cards[number].place for number in read_pile(position, reader, "pile", cards)]
    if not reader.has("open") and not (reader.has("stack") and "setup" in reader.texts("stack")):
        while pile and len(lying) < components.open_customers:
            lying.append(pile.pop())
    position.open = tuple(sorted(lying))
    position.pile = tuple(pile)


# ---- the turn under way


def read_turn(position: MyVillagePosition, reader: Reader) -> None:
    """The dice, and where a banner's action has got to."""
    components = position.components
    table = components.table_of(position.players)
    pool = die_kinds(components, reader, "pool")
    taken = die_kinds(components, reader, "dice")
    black = len([kind for kind in [*pool, *taken] if kind >= BLACK])
    if black > table.black or len(pool) + len(taken) - black > table.white:
        raise reader.wrong("pool", "more dice than are in play", f"{table.white} white, {table.black} black")
    for kind in pool:
        position.pool += 1 << kind * POOL_BITS
    if len(taken) not in (0, 2):
        raise reader.wrong("dice", f"holds {len(taken)} dice", "the two that were taken")
    if taken:
        position.low, position.high = sorted(taken)
    position.value = reader.whole("value", LEAST_VALUE, MOST_VALUE) if reader.has("value") else 0
    if reader.has("card"):
        position.card = find(reader, "card", reader.text("card"), components.cards).number
        position.effect = reader.whole("effect", 0, 99, 0)
    if reader.has("banner"):
        position.banner = components.whites.index(reader.text("banner", components.whites))
    if reader.has("bill"):
        position.bill = Price(0, read_clauses(reader, "bill", components.goods)).bill
    position.paid_with = reader.whole("paid_with", 0, 99, 0)
    position.lessons = reader.whole("lessons", 0, 9, 0)
    position.invited = reader.whole("invited", 0, components.most_invited, 0)
    position.most_invited = reader.whole("most_invited", position.invited, components.most_invited, 0)
    if reader.has("last_invited"):
        last = find(reader, "last_invited", reader.text("last_invited"), components.customers)
        position.last_invited = last.place
    position.offered = reader.flag("offered", False)


def die_kinds(components: Components, reader: Reader, key: str) -> list[int]:
    """Dice by colour and face."""
    found: list[int] = []
    for place, id in enumerate(reader.texts(key)):
        if id not in components.dice:
            raise reader.wrong(f"{key}[{place}]", f"{shown(id)} is no die", "w1 to w6, b1 to b6")
        found.append(components.dice.index(id))
    return found


# ---- the stack, and whether it can be played on


def read_stack(position: MyVillagePosition, reader: Reader, names: list[str]) -> None:
    """The steps, in one of the orders in which they can lie."""
    for place, name in enumerate(names):
        step = STEPS.get(name)
        if step is None:
            raise reader.wrong(f"stack[{place}]", f"{shown(name)} is no step", PAGE)
        words = name.split()
        if len(words) > 1 and int(words[1]) >= position.players:
            allowed = f"0 to {position.players - 1}"
            raise reader.wrong(f"stack[{place}]", f"{shown(name)} names a seat that is not there", allowed)
        position.stack.append(step)
    whole = ";".join(names)
    match = ROUND_OPENS.fullmatch(whole)
    if whole and (match is None or (match.group(3) and not UNDER_WAY.fullmatch(match.group(3)))):
        raise reader.wrong("stack", f"{shown(whole)} is no order of steps", PAGE)
    coming = [name for name in names if name.startswith("turn ")]
    if "end-of-round" in names and coming != turns_to_come(position):
        raise reader.wrong(
            "stack", "has other turns to come than the turn number says", ", ".join(turns_to_come(position))
        )
    if sum([position.dice_of(kind) for kind in range(len(position.components.dice))]) < 2 * len(coming):
        raise reader.wrong("pool", "has not two dice for each turn to come", f"at least {2 * len(coming)}")


def check(position: MyVillagePosition, reader: Reader) -> None:
    """Whoever is asked must have what the question is about."""
    names = [step.text for step in position.stack]
    top = names[-1] if names else ""
    kind = top.split()[0] if top else ""
    active = int(names[-1].split()[1]) if kind in UNDER_WAY_KINDS else -1
    whose = (position.first + position.turn - 1) % position.players
    for name in names:
        if name.split()[0] in ("death", "effects", "more", "rat") and name.split()[1] != str(active):
            raise reader.wrong("stack", f"{shown(name)} is another seat's", "the steps of one seat")
    if active >= 0 and kind != "heal" and (position.turn == 0 or active != whose):
        raise reader.wrong("turn", f"{position.turn} turns begun do not make it the turn of seat {active}", PAGE)
    for seat, village in enumerate(position.seats):
        where = f"seats[{seat}]"
        if (not village.villagers) != (kind == "hire" and seat == active):
            raise reader.wrong(f"{where}.villagers", "somebody must live there", "at least one villager")
        if village.used and seat != active:
            raise reader.wrong(f"{where}.used", "banners are used in one's own turn only", "no banners")
        if village.reaper and (seat != active or kind in ("bury", "hire", "heal")):
            raise reader.wrong(f"{where}.reaper", "the reaper leaves the bridge in one's own turn only", "false")
    if active < 0:
        return
    if not in_order(position, kind, active, names):
        raise reader.wrong("stack", f"{shown(top)} lacks what it is about", PAGE)
    if not position.stack[-1].actions(position, active):
        raise reader.wrong("stack", f"nobody could answer {shown(top)}", "a step that somebody can answer")


IN_A_TURN: Final = (
    "form",
    "activate",
    "chain",
    "invite",
    "pay",
    "slot",
    "tile",
    "redraw",
    "school",
    "question",
    "visit",
)
UNDER_WAY_KINDS: Final = (*IN_A_TURN, "bury", "hire", "heal")


def in_order(position: MyVillagePosition, kind: str, seat: int, names: list[str]) -> bool:
    """Whether what the top step is about is there."""
    village = position.seats[seat]
    if kind == "heal":
        return bool(loss(position, village)) and can_heal(position, village)
    if kind in ("bury", "hire"):
        return True
    if kind == "form":
        return position.low >= 0
    if not position.value:
        return False
    below = f"effects {seat}" in names
    if (position.card >= 0) != below or (position.banner >= 0 and not below):
        return False
    if kind == "pay":
        goods = village.goods.copy()
        goods[position.components.plow] += village.plows
        if not position.bill or not payable(position.bill, 0, goods, village.jokers, village.coins):
            return False
        return card_is_due(position, village)
    if (kind == "school" and not position.lessons) or (kind == "question" and not position.lessons):
        return False
    if kind == "visit" and not position.most_invited:
        return False
    if kind == "invite" and (not position.most_invited or position.invited == position.most_invited):
        return False
    return not below or effect_is_due(position, village, kind)


def card_is_due(position: MyVillagePosition, village: Village) -> bool:
    """Whether the card that is being paid for can be taken, or its customer served."""
    card = position.components.cards[position.card]
    if position.banner >= 0:
        return banner_is_there(position, village) and position.effect == 0
    return (
        card.kind <= JOURNEY
        and position.effect == 0
        and on_display(position, card)
        and requirement(position, village, card) is None
    )


def banner_is_there(position: MyVillagePosition, village: Village) -> bool:
    """Whether the white banner under way belongs to the village and to the card."""
    components = position.components
    if position.banner < MEETING_PLACE or not village.white_values(components, position.banner):
        return False
    return card_of_banner(position, village, position.banner).number == position.card


def effect_is_due(position: MyVillagePosition, village: Village, kind: str) -> bool:
    """Whether the choice is what the card's effect that was begun last asks for."""
    components = position.components
    card = components.cards[position.card]
    effects = card.effects if position.banner < 0 else card.white_effects
    if not 1 <= position.effect <= len(effects) or effects[position.effect - 1].op != EFFECT_OF[kind]:
        return False
    if position.banner >= 0:
        return banner_is_there(position, village)
    if kind == "redraw":
        drawn = components.cards[village.travel[-1]].pile if village.travel else -1
        return card.kind == JOURNEY and drawn == card.pile and bool(position.travel[card.pile])
    if card is components.meeting:
        return village.meeting
    owned = [village.church, village.council, *village.monks, *village.crafts]
    return card.number in owned
