"""Reading My Village's notation (docs/notation/my_village.md): what can be derived may be left out."""

from typing import Any, Final

from letopis.games.my_village.banners import on_display, price_of, requirement
from letopis.games.my_village.card_kinds import (
    AVOID_RATS,
    FREE_CUSTOMER,
    JOURNEY,
    LETTERS,
    MEETING_PLACE,
    PROFESSIONS,
    SYMBOLS,
    Card,
)
from letopis.games.my_village.components import Components
from letopis.games.my_village.dice import BLACK, LEAST_VALUE, MOST_VALUE, POOL_BITS
from letopis.games.my_village.position import MyVillagePosition, Village, new_position
from letopis.games.my_village.prices import Price, read_clauses
from letopis.games.my_village.rounds import MOST_ROUNDS, turns, turns_to_come
from letopis.games.my_village.standing import whose_turn
from letopis.kernel.chance import Chance
from letopis.kernel.errors import BadNotation, BadOption
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

HOARD: Final = 9999  # of coins or story points: more than a round can bring
MOST: Final = HOARD * (MOST_ROUNDS + 1)
PAGE: Final = "see docs/notation/my_village.md"
SCHOOL_SPACES: Final = ("left", "right")


def check_options(players: int, options: dict[str, Any]) -> None:
    """MV-4.9: the starting player sits at the table."""
    asked = options["starting_player"]
    if asked > players:
        raise BadOption("starting_player", f"there is no player {asked} at this table", f"0 to {players}")


def read(
    game: Game[Any], reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> MyVillagePosition:
    """A position from its notation; what can be derived may be left out."""
    try:
        check_options(players, options)
    except BadOption as bad:
        raise BadNotation(f"options.{bad.option}", bad.problem, bad.allowed) from None
    position = new_position(components, players)
    position.begin_with(game, players, options, chance)
    read_hand(position, reader)
    position.turn = reader.whole("turn", 0, turns(position), 1 if reader.has("dice") or reader.has("value") else 0)
    names = game.read_stack(reader, position, default_stack(position, reader))
    position.round = reader.whole("round", 0, MOST_ROUNDS, 0 if names == ["setup"] else 1)
    position.graves = reader.whole("graves", 0, hoard(position), 0)
    filled = reader.table("chronicle", optional=True)
    for number, id in enumerate(PROFESSIONS):
        position.chronicle[number] = filled.whole(id, 0, len(components.chronicle[number]), 0)
    filled.finish()
    for seat, inner in enumerate(reader.seats(players)):
        read_village(position, inner, position.seats[seat])
    if len({village.board for village in position.seats}) != players:
        raise reader.wrong("seats", "two villages have the same board", "a board each")
    read_display(position, reader, names)
    read_turn(position, reader)
    start = 0 if "rat-home" in names else position.rat
    position.rat = reader.whole("rat", min(1, start), start, start)
    check_hand(position, reader)
    check_turn(position, reader)
    check_villages(position, reader)
    return position


def hoard(position: MyVillagePosition) -> int:
    """More than there can be of anything so far."""
    return HOARD * (position.round + 1)


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


# ---- a village


def read_village(position: MyVillagePosition, reader: Reader, village: Village) -> None:
    """One seat's village, checked as far as it concerns itself alone."""
    components = position.components
    village.board = components.boards.index(reader.text("board", components.boards, components.boards[village.board]))
    village.cloud = reader.whole("cloud", 0, components.clouds - 1, village.cloud)
    village.reaper = reader.flag("reaper", False)
    most = hoard(position)
    village.coins = reader.whole("coins", 0, most, 0)
    village.tree = reader.whole("tree", 0, most, 0)
    village.house = reader.whole("house", 0, most, 0)
    village.laborers = reader.whole("laborers", 0, most, 0)
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
    for use in reader.picks("used", components.white_of):
        village.used |= 1 << use.number
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


def by_id(cards: list[Card]) -> dict[str, Card]:
    """Cards as a document names them."""
    return {card.id: card for card in cards}


def read_religion(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.20, MV-10.30: a church, and monks beside it."""
    if reader.text("church", default=""):
        card = reader.pick("church", by_id(components.churches))
        village.church = card.number
        most = card.spaces if card.ability == AVOID_RATS else 0
        village.healed = reader.whole("healed", 0, most, 0)
    village.monks = tuple([card.number for card in reader.picks("monks", by_id(components.monks))])
    if village.monks and village.church < 0:
        raise reader.wrong("monks", "there is no church for them", "a church, or no monks")
    if village.windows(components) > components.most_windows:
        raise reader.wrong("monks", f"make {village.windows(components)} windows", f"at most {components.most_windows}")


def read_council(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.35, MV-10.41: a council chamber and a meeting place, with what stands on them."""
    if reader.text("council", default=""):
        card = reader.pick("council", by_id(components.councils))
        village.council = card.number
        village.slots = bits(reader, "slots", tuple(card.slots))
        village.jokers = reader.whole("jokers", 0, village.joker_spaces(components), 0)
    village.meeting = reader.flag("meeting_place", False)
    if village.meeting:
        village.markers = reader.whole("markers", 0, components.meeting.spaces, 0)


def read_crafts(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.2: one building of each type, with its goods."""
    for place, card in enumerate(reader.picks("crafts", by_id(components.crafts))):
        if village.crafts[card.good] >= 0:
            raise reader.wrong(
                f"crafts[{place}]", f"{shown(card.id)} is a second building of its type", "one of each type"
            )
        village.crafts[card.good] = card.number
    goods = reader.counts("goods", components.goods, MOST)
    for number, id in enumerate(components.goods):
        count = goods.get(id, 0)
        spaces = village.good_spaces(components, number)
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
    for place, card in enumerate(reader.picks("travel", by_id(components.travels))):
        if card.pile != place or (found and components.cards[found[-1]].ends_travel):
            raise reader.wrong(f"travel[{place}]", f"{shown(card.id)} cannot come here", "letters in order, from A")
        found.append(card.number)
    village.travel = tuple(found)


def customers(components: Components, reader: Reader, key: str) -> list[int]:
    """Customers by id."""
    return [card.place for card in reader.picks(key, by_id(components.customers))]


def read_tile(components: Components, reader: Reader, village: Village) -> None:
    """MV-10.35, MV-10.39: the tile lies beside a white banner of the village, or on the meeting place."""
    if not village.meeting:
        return
    use = reader.pick("tile", components.white_of, components.uses[MEETING_PLACE])
    village.tile = use.number
    if not village.white_values(components, village.tile):
        raise reader.wrong("tile", f"the village has no {shown(use.words[0])}", "one of its white banners")


# ---- the display


def read_display(position: MyVillagePosition, reader: Reader, names: list[str]) -> None:
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
    read_open(position, reader, held, names)
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
    for place, card in enumerate(reader.picks(key, by_id(cards))):
        if card.number in named:
            raise reader.wrong(f"{key}[{place}]", f"{shown(card.id)} stands there twice", "each card once")
        named.append(card.number)
    below = [card.number for card in cards if card.number not in named]
    position.chance.shuffle(below, "notation")
    return [*below, *reversed(named)]


def read_open(position: MyVillagePosition, reader: Reader, held: set[int], names: list[str]) -> None:
    """Open customers, and the pile; without a word about them they are dealt."""
    components = position.components
    lying = customers(components, reader, "open")
    for place, customer in enumerate(lying):
        number = components.customers[customer].number
        if number in held:
            id = components.customers[customer].id
            raise reader.wrong(f"open[{place}]", f"{shown(id)} is elsewhere already", "each card once")
        held.add(number)
    seventh = 1 if any([has_seventh(components, village) for village in position.seats]) else 0  # MV-10.25
    if len(lying) > components.open_customers + seventh:
        raise reader.wrong("open", f"holds {len(lying)} customers", f"at most {components.open_customers + seventh}")
    cards = [card for card in components.customers if card.number not in held]
    pile = [components.cards[number].place for number in read_pile(position, reader, "pile", cards)]
    if not reader.has("open") and "setup" not in names:
        while pile and len(lying) < components.open_customers:
            lying.append(pile.pop())
    position.open = tuple(sorted(lying))
    position.pile = tuple(pile)


def has_seventh(components: Components, village: Village) -> bool:
    """MV-10.25: whether the village has the church that opens a seventh customer, its abbot alive or not."""
    return village.church >= 0 and components.cards[village.church].ability == FREE_CUSTOMER


# ---- the turn under way


def read_turn(position: MyVillagePosition, reader: Reader) -> None:
    """The dice, and where a banner's action has got to."""
    components = position.components
    table = components.table_of(position.players)
    dice = {id: kind for kind, id in enumerate(components.dice)}
    pool = reader.picks("pool", dice)
    taken = reader.picks("dice", dice)
    black = len([kind for kind in [*pool, *taken] if kind >= BLACK])
    if black > table.black or len(pool) + len(taken) - black > table.white:
        raise reader.wrong("pool", "more dice than are in play", f"{table.white} white, {table.black} black")
    left = table.white + table.black - 2 * position.turn
    if len(pool) > left:
        raise reader.wrong("pool", f"holds {len(pool)} dice after {position.turn} turns begun", f"at most {left}")
    wanted = 2 * len([step for step in position.stack if step.kind == "turn"])
    if len(pool) < wanted:
        raise reader.wrong("pool", "has not two dice for each turn to come", f"at least {wanted}")
    for kind in pool:
        position.pool += 1 << kind * POOL_BITS
    if len(taken) not in (0, 2):
        raise reader.wrong("dice", f"holds {len(taken)} dice", "the two that were taken")
    if taken:
        position.low, position.high = sorted(taken)
    position.value = reader.whole("value", LEAST_VALUE, MOST_VALUE) if reader.has("value") else 0
    if reader.has("card"):
        position.card = reader.pick("card", components.card_of).number
        position.effect = reader.whole("effect", 0, 99, 0)
    if reader.has("banner"):
        position.banner = reader.pick("banner", components.white_of).number
    if reader.has("bill"):
        position.bill = Price(0, read_clauses(reader, "bill", components.goods)).bill
    position.lessons = reader.whole("lessons", 0, 99, 0)
    position.most_invited = reader.whole("most_invited", 0, components.most_invited, 0)


# ---- what belongs together


def check_hand(position: MyVillagePosition, reader: Reader) -> None:
    """MV-8.6 to MV-8.9: the hand changes hands when it is taken, and lies back side up then until the round ends."""
    if not position.stack or position.stack[0].text != "end-of-round":
        return
    own = position.holder == position.first
    second = position.components.table_of(position.players).turns > 1 and position.turn > position.players
    if position.hand_back:
        if position.hand_story or not position.turn or (own and not second):
            raise reader.wrong("hand.back", "nobody can have taken the hand so", "false, or a hand that was taken")
    elif not own:
        raise reader.wrong("hand.holder", "is not the starting player, and the hand lies palm up", "`back = true`")


def check_turn(position: MyVillagePosition, reader: Reader) -> None:
    """What is of a turn is there while the turn has it, and not before or after."""
    kinds = [step.text.split()[0] for step in position.stack]
    top = kinds[-1] if kinds else ""
    playing = "death" in kinds
    belongs = {
        "dice": position.low < 0 or playing,
        "value": not position.value or (playing and top != "form"),
        "card": (position.card >= 0) == ("effects" in kinds),
        "banner": position.banner < 0 or "effects" in kinds,
        "bill": bool(position.bill) == (top == "pay"),
        "lessons": bool(position.lessons) == (top in ("school", "question")),
        "most_invited": bool(position.most_invited) == (top in ("free", "invite", "visit")),
    }
    for key, fits in belongs.items():
        if not fits:
            raise reader.wrong(key, "does not go with the steps on the stack", PAGE)
    if top == "pay" and not is_due(position, position.seats[whose_turn(position)]):
        raise reader.wrong("bill", "is not what is to be paid for the card", "the last clauses of its price")


def is_due(position: MyVillagePosition, village: Village) -> bool:
    """Whether the bill is what is left of the price of a card that can be taken, or of a customer to be served."""
    card = position.components.cards[position.card]
    if position.banner >= 0:
        price = card.price
    elif card.kind <= JOURNEY and on_display(position, card) and requirement(position, village, card) is None:
        price = price_of(position, village, card)
    else:
        return False
    return price.bill[len(price.bill) - len(position.bill) :] == position.bill


def check_villages(position: MyVillagePosition, reader: Reader) -> None:
    """Somebody lives everywhere; banners are used and the reaper walks in one's own turn only; nothing is too much."""
    top = position.stack[-1].text if position.stack else ""
    playing = whose_turn(position) if any([step.text.startswith("death ") for step in position.stack]) else -1
    story = position.hand_story
    for seat, village in enumerate(position.seats):
        where = f"seats[{seat}]"
        story += village.tree + village.house
        if not village.villagers and top != f"hire {seat}":
            raise reader.wrong(f"{where}.villagers", "somebody must live there", "at least one villager")
        if village.reaper and seat != playing:
            raise reader.wrong(f"{where}.reaper", "the reaper leaves the bridge in one's own turn only", "false")
        if village.used and seat != playing:
            raise reader.wrong(f"{where}.used", "banners are used in one's own turn only", "no banners")
        for banner in range(len(position.components.whites)):
            if village.used >> banner & 1 and not had_banner(position.components, village, banner):
                id = position.components.whites[banner]
                raise reader.wrong(f"{where}.used", f"the village has no {shown(id)}", "its own white banners")
    if story > hoard(position):
        raise reader.wrong(
            "seats", f"hold {story} story points in round {position.round}", f"at most {hoard(position)}"
        )


def had_banner(components: Components, village: Village, banner: int) -> bool:
    """Whether a white banner is the village's, or was until its customer was served."""
    if banner >= components.first_customer:
        return banner - components.first_customer in village.served or bool(village.white_values(components, banner))
    return bool(village.white_values(components, banner))
