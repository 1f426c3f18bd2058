"""Reading Village's notation (docs/notation/village.md): what can be derived may be left out."""

from typing import Any, Final

from letopis.games.village.components.actions import Components
from letopis.games.village.components.names import (
    BREAD,
    CEREMONY,
    CHRONICLE,
    COCOA,
    COIN,
    COLOR_IDS,
    COUPLE,
    CUBE_IDS,
    CUBES,
    GRAIN,
    GRAVES,
    LIGHTHOUSE,
    MOST_COUPLES,
    NONE,
    OWNED,
    SAILORS,
    SPACE_IDS,
    TEA,
    THING_IDS,
    THING_OF,
    is_visible,
)
from letopis.games.village.death import is_full, rest_id
from letopis.games.village.notation_families import numbers_of, read_player
from letopis.games.village.position import MOST, MOST_STEPS, PILES, VillagePosition, new_position
from letopis.games.village.questions import is_under_way as is_on_stack
from letopis.games.village.questions import steps_of
from letopis.games.village.setting_up import deal_goals, deal_villagers, first_of
from letopis.games.village.travel import CHEAPER_WELL
from letopis.games.village.view import AREAS
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

MOST_DIGITS: Final = 4


def read(
    game: Game[Any], reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> VillagePosition:
    """A position from its notation; what can be derived may be left out."""
    setup = components.setups[(tuple(options["expansions"]), players)]
    position = new_position(components, setup)
    position.begin_with(game, players, options, chance)
    position.round = reader.whole("round", 0, MOST, 1 if is_under_way(reader) else 0)
    chosen = first_of(options)
    if chosen >= players:
        raise reader.wrong("options.first", f"there is no seat {chosen + 1} at this table", f"1 to {players}")
    position.first = reader.whole("first", 0, players - 1, max(chosen, 0))
    position.seat = reader.whole("turn", 0, players - 1, position.first)
    position.next_first = reader.whole("next_first", 0, players - 1) if reader.has("next_first") else NONE
    read_couples(position, reader)
    for seat, inner in enumerate(reader.seats(players)):
        read_player(position, inner, position.seats[seat])
    check_couples(position, reader)
    check_spaces(position, reader)
    read_cubes(position, reader)
    read_market(position, reader)
    read_villagers(position, reader)
    read_port(position, reader)
    read_goals(position, reader)
    read_supply(position, reader)
    read_doing(position, reader.table("doing", optional=True))
    read_stack(position, reader)
    check_seats(position, reader)
    return position


def whole(text: str) -> int:
    """A short number in a text; -1 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else -1


def is_under_way(reader: Reader) -> bool:
    """A bare document is a game that begins; one with cubes or a turn is in the middle of a round."""
    return reader.has("spaces") or reader.has("turn") or reader.has("stack")


# ---- the boards


def read_couples(position: VillagePosition, reader: Reader) -> None:
    """Couples by slot: `bakery 2`, `houses 1 pink`, or an empty text."""
    for place, text in enumerate(reader.texts("couples") if position.setup.wedding else []):
        words = text.split()
        key = f"couples[{place}]"
        good = 2 <= len(words) <= 3 and words[0] in AREAS and words[2:] in ([], ["pink"])
        married = whole(words[1]) if good else 0
        if not reader.has("round"):
            position.round = max(position.round, married)
        if words and not (good and 0 <= married <= position.round):
            expected = f"such as bakery 2, houses 1 pink; ceremonies up to round {position.round}"
            raise reader.wrong(key, f"{shown(text)} is no couple", expected)
        if place >= MOST_COUPLES:
            raise reader.wrong(key, "is one couple too many", f"{MOST_COUPLES} at most")
        position.couples.append(AREAS.index(words[0]) + married * 8 + (4 if len(words) > 2 else 0) if words else 0)
    if position.setup.wedding and reader.has("pink_step"):
        position.pink_step = reader.whole("pink_step", 1, position.components.steps) - 1
    if position.pinks_left() < 0:
        raise reader.wrong("couples", "have more pink figures than there are", str(position.setup.pinks))


def check_couples(position: VillagePosition, reader: Reader) -> None:
    """A couple is two figures at most and not empty; nobody lives in a couple that is not there."""
    for player in position.seats:
        for member in player.members:
            slot = (member >> 3) - COUPLE
            if 0 <= slot < MOST_COUPLES and (slot >= len(position.couples) or not position.couples[slot]):
                raise reader.wrong("couples", f"couple{slot + 1} is not there", "a couple for each place couple1, ...")
    for slot, couple in enumerate(position.couples):
        figures = position.partners(slot) if couple else 1
        if not 1 <= figures <= 2 or (couple & 4 and figures != 2):
            raise reader.wrong(f"couples[{slot}]", f"has {figures} figures", "a pair, or one who is widowed")
        owners = [s for s, p in enumerate(position.seats) if p.count(COUPLE + slot, COUPLE + slot + 1) > 1]
        if owners:
            raise reader.wrong(f"couples[{slot}]", "are of one family", "members of two families")
    if position.couples and position.couples[-1] == 0:
        raise reader.wrong("couples", "ends with nobody", "no empty text at the end")
    for place in [*range(CEREMONY, LIGHTHOUSE), *range(LIGHTHOUSE, COUPLE)]:
        pink = 1 if position.pink_step == place - CEREMONY else 0
        if position.resting(place) + pink > 1:
            raise reader.wrong("seats", f"two stand on {position.components.place_ids[place]}", "one at a time")
    for player in position.seats:
        if player.count(CEREMONY, LIGHTHOUSE) > 1:
            raise reader.wrong("seats", "two of a family stand in the ceremony area", "one at a time")


def check_spaces(position: VillagePosition, reader: Reader) -> None:
    """No more of all families in a place than it has room for."""
    components = position.components
    room = {CHRONICLE + section: spaces for section, spaces in enumerate(position.setup.chronicle)}
    room[GRAVES] = position.setup.graves
    room.update({SAILORS + grave: 1 for grave in range(len(components.sailor_graves))})
    room.update({LIGHTHOUSE + island: 1 for island in range(len(components.islands))})
    room.update({CEREMONY + step: 0 if step == position.pink_step else 1 for step in range(components.steps)})
    for place, most in room.items():
        if position.resting(place) > most:
            raise reader.wrong(
                "seats", f"{position.resting(place)} are in {components.full_ids[place]}", f"{most} at most"
            )
    if any(player.count(CEREMONY, LIGHTHOUSE) > 1 for player in position.seats):
        raise reader.wrong("seats", "a family has two members in the ceremony area", "one at most")


def read_cubes(position: VillagePosition, reader: Reader) -> None:
    """The green bag and the action spaces."""
    stated = reader.counts("bag", CUBE_IDS, 99)
    position.bag = [stated.get(id, 0) for id in CUBE_IDS]
    spaces = reader.table("spaces", optional=True)
    for space, id in enumerate(SPACE_IDS):
        if not spaces.has(id):
            continue
        counts = spaces.counts(id, CUBE_IDS, 99)
        if space not in position.setup.spaces:
            raise spaces.wrong(id, "is not in play", ", ".join(SPACE_IDS[space] for space in position.setup.spaces))
        for cube, name in enumerate(CUBE_IDS):
            position.spaces[space * CUBES + cube] = counts.get(name, 0)
    spaces.finish()
    position.cubes = sum(position.spaces)


def read_market(position: VillagePosition, reader: Reader) -> None:
    """Stalls, queue and pile; every customer is somewhere, those not named at random."""
    components = position.components
    seen: list[int] = []
    for player in position.seats:
        seen += player.customers
    known = {id: customer.number for id, customer in components.customer_of.items()}
    stalls = reader.picks("stalls", {**known, "": NONE})
    if len(stalls) > position.setup.stalls:
        raise reader.wrong("stalls", f"holds {len(stalls)}", f"{position.setup.stalls} at most")
    queue = reader.picks("queue", known)
    if len(queue) > components.queue:
        raise reader.wrong("queue", f"holds {len(queue)}", f"{components.queue} at most")
    pile = reader.picks("pile", known)
    seen += [number for number in stalls if number != NONE] + queue + pile
    for number in seen:
        if seen.count(number) > 1 or number not in position.setup.customers:
            raise reader.wrong(
                "stalls", f"{components.customers[number].id} is there twice or not in play", "each once"
            )
    rest = [number for number in position.setup.customers if number not in seen]
    position.chance.shuffle(rest, "customers")
    if reader.has("stalls"):
        position.stalls = stalls + [NONE] * (position.setup.stalls - len(stalls))
    else:
        for stall in range(position.setup.stalls):
            if rest:
                position.stalls[stall] = rest.pop()
    position.queue = queue
    while not reader.has("queue") and rest and len(position.queue) < components.queue:
        position.queue.append(rest.pop())
    position.pile = rest if not reader.has("pile") else pile[::-1]
    if reader.has("pile") and rest:
        raise reader.wrong("pile", f"{components.customers[rest[0]].id} is nowhere", "every customer in play")


def read_villagers(position: VillagePosition, reader: Reader) -> None:
    """The three piles, top first; left out: all cards nobody has, at random."""
    if not position.setup.tavern:
        return
    components = position.components
    held = [card for player in position.seats for card in player.hand]
    if len(set(held)) != len(held):
        raise reader.wrong("seats", "two hands hold the same villager", "each card once")
    reader.has("seen_under")  # of older documents: nobody may look below the tops (V-10.5)
    played = sum(player.hired for player in position.seats) - len(held)
    left = [card for card in position.setup.villagers if card not in held]
    if not reader.has("piles"):
        if played > len(left):
            raise reader.wrong("seats", "have hired more villagers than there are", str(len(position.setup.villagers)))
        position.chance.shuffle(left, "villagers")
        deal_villagers(position, left[played:])
        return
    stated = reader.items("piles")
    if len(stated) != PILES or not all(isinstance(pile, list) for pile in stated):
        raise reader.wrong("piles", "are not three lists", "three lists of villagers, top first")
    position.piles = []
    for number, pile in enumerate(stated):
        inner = Reader({"pile": pile}, f"piles[{number}]")
        position.piles.append(numbers_of(inner, "pile", components.villager_of)[::-1])
    cards = held + [card for pile in position.piles for card in pile]
    for card in cards:
        if cards.count(card) > 1 or card not in position.setup.villagers:
            raise reader.wrong("piles", f"{components.villagers[card].id} is there twice or not in play", "each once")
    if len(cards) + played > len(position.setup.villagers):
        raise reader.wrong("piles", "hold cards that have been hired", f"{len(left) - played} cards at most")


def read_port(position: VillagePosition, reader: Reader) -> None:
    """Captains and the chests of Treasure Island."""
    if not position.setup.port:
        return
    components = position.components
    hired = [player.captain for player in position.seats if player.captain != NONE]
    if reader.has("captains"):
        position.captains = sorted(numbers_of(reader, "captains", components.captain_of))
    else:
        position.captains = [captain.number for captain in components.captains if captain.number not in hired]
    everyone = position.captains + hired
    if len(set(everyone)) != len(everyone):
        raise reader.wrong("captains", "the same captain is there twice", "each once")
    left = position.setup.chests.copy()
    for player in position.seats:
        for chest in [*player.stowed, *player.chests]:
            if chest not in left:
                raise reader.wrong("seats", f"there are not so many of {components.chests[chest].id}", "chests in play")
            left.remove(chest)
    if reader.has("chest_stack"):
        position.chest_stack = numbers_of(reader, "chest_stack", components.chest_of)[::-1]
        for chest in position.chest_stack:
            if chest not in left:
                raise reader.wrong("chest_stack", f"there are not so many of {components.chests[chest].id}")
            left.remove(chest)
    else:
        position.chance.shuffle(left, "chests")
        position.chest_stack = left


def read_goals(position: VillagePosition, reader: Reader) -> None:
    """Life goals: as stated, or dealt."""
    if not position.options["goals"]:
        return
    goals = [goal for player in position.seats for goal in [*player.goals, *player.reached]]
    if not goals:
        deal_goals(position)
    elif len(set(goals)) != len(goals) or any(goal not in position.setup.goals for goal in goals):
        raise reader.wrong("seats", "a life goal is there twice or not in play", "each once")


def read_supply(position: VillagePosition, reader: Reader) -> None:
    """Every component is somewhere: the supply is what is left, and must be so if it is stated."""
    left = position.setup.totals.copy()
    for player in position.seats:
        for thing in range(OWNED):
            left[thing] -= player.stock[thing]
        for thing in player.cargo:
            left[thing] -= 1
        left[BREAD] -= len([member for member in player.members if member & 1])
    for cube in range(CUBES):
        left[cube] -= position.bag[cube]
        for space in range(len(SPACE_IDS)):
            left[cube] -= position.spaces[space * CUBES + cube]
    ids = [id for thing, id in enumerate(THING_IDS[:OWNED]) if thing not in (COIN, GRAIN)]
    stated = reader.counts("supply", ids, 999)
    for id in ids:
        thing = THING_OF[id]
        if left[thing] < 0:
            raise reader.wrong(f"supply.{id}", f"{-left[thing]} more are on the table than the game has")
        if id in stated:
            if thing in (COCOA, TEA) and stated[id] < left[thing]:
                left[thing] = stated[id]  # the others have been sold
            if stated[id] != left[thing]:
                raise reader.wrong(f"supply.{id}", f"{stated[id]} do not add up with the table", str(left[thing]))
    position.supply = left
    position.supply[COIN] = 0
    position.supply[GRAIN] = 0


# ---- what is going on


def read_doing(position: VillagePosition, reader: Reader) -> None:
    """A half-finished action."""
    components = position.components
    players = position.players
    for place, text in enumerate(reader.texts("due")):
        words = text.split()
        n = whole(words[-1]) if words else 0
        if not 1 <= n <= 15 or any(word not in COLOR_IDS for word in words[:-1]):
            raise reader.wrong(f"due[{place}]", f"{shown(text)} are no cubes to pay", "such as orange pink 2")
        position.due.append(sum({1 << THING_OF[word] for word in words[:-1]}) * 16 + n)
    position.waived = reader.whole("waived", 0, (components.well_cubes + 1) * CHEAPER_WELL - 1, 0)
    position.waiting = reader.whole("waiting", 0, MOST, 0)
    position.steps = reader.whole("steps", 0, MOST_STEPS, 0)
    position.landed = reader.whole("landed", 0, 1, 0)
    position.fetched = reader.whole("fetched", 0, components.fetch_most, 0)
    for place, seat in enumerate(reader.items("out")):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise reader.wrong(f"out[{place}]", f"{shown(seat)} is no seat", f"0 to {players - 1}")
        position.out |= 1 << seat
    position.free_sale = reader.flag("free_sale", False)
    position.any_death = reader.flag("any_death", False)
    if reader.has("corpse"):
        text = reader.text("corpse")
        found = components.vocabulary.get(f"die {text}")
        owners = [player for player in position.seats if found is not None and found.number in player.members]
        if found is None or not owners or not is_visible(found.number >> 3):
            raise reader.wrong("corpse", f"{shown(text)} is no member who could be buried", "such as 1 farmyard")
        position.corpse = found.number
    for place, area in enumerate(reader.texts("doors")):
        if area not in ("bakery", "shop") or place >= position.setup.pairs:
            raise reader.wrong(f"doors[{place}]", f"{shown(area)} is no door", "bakery, shop")
        position.doors.append(AREAS.index(area))
    position.ended_by = reader.whole("ended_by", 0, players - 1) if reader.has("ended_by") else NONE
    position.turns_left = reader.whole("turns_left", 0, players) if reader.has("turns_left") else NONE
    reader.finish()
    check_end(position, reader)


def check_end(position: VillagePosition, reader: Reader) -> None:
    """V-9.1: once a last place is filled, somebody has filled it; last turns come after that."""
    if position.ended_by != NONE:
        return
    if position.turns_left != NONE:
        raise reader.wrong("turns_left", "are there, but nobody has ended the game", "ended_by beside them")
    for rest in (CHRONICLE, GRAVES, *([SAILORS] if position.setup.port else [])):
        if is_full(position, rest):
            where = rest_id(position, rest) if rest > CHRONICLE else "chronicle"
            raise reader.wrong("ended_by", f"is missing, though the last place is filled: {where}", "a seat")


DOING: Final[dict[str, tuple[str, ...]]] = {  # what a half-finished action has in mind, and the steps it belongs to
    "due": ("pay",),
    "waived": ("turn-over",),
    "waiting": ("market-closes",),
    "out": ("market-closes",),
    "free_sale": ("market-closes",),
    "steps": ("voyage", "load", "sail"),
    "landed": ("landing",),
    "any_death": ("death",),
    "corpse": ("burial", "sea-burial"),
    "fetched": ("majority",),
    "doors": ("moves",),
}


def read_stack(position: VillagePosition, reader: Reader) -> None:
    """The steps to come, the next one last; left out: a turn, or the first round."""
    under_way = is_under_way(reader)
    texts = position.game.read_stack(reader, position, [f"turn {position.seat}" if under_way else "round"])
    verbs = {text.split()[0] for text in texts}
    doing = reader.table("doing", optional=True)
    for key, owners in DOING.items():
        if doing.value.get(key) and not verbs.intersection(owners):
            raise doing.wrong(key, "belongs to a step that is not there", ", ".join(owners))


def check_seats(position: VillagePosition, reader: Reader) -> None:
    """What belongs to a step of its own seat: a captain in port is about to leave, a pink figure is in a ceremony."""
    for seat, player in enumerate(position.seats):
        leaving = is_on_stack(position, "load", seat) or is_on_stack(position, "sail", seat)
        if player.captain != NONE and player.ship == 0 and not leaving:
            raise reader.wrong(f"seats[{seat}].captain", "is hired, but the ship lies in port", "a ship at sea")
    if position.pink_step != NONE and not steps_of(position, "moves"):
        raise reader.wrong("pink_step", "is there without a ceremony", "“moves” on the stack")
