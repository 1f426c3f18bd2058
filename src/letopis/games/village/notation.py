"""Reading Village's notation (docs/notation/village.md): what can be derived may be left out."""

from typing import Any, Final

from letopis.games.village.components import Components
from letopis.games.village.paying import offers, ways
from letopis.games.village.places import (
    BREAD,
    CEREMONY,
    COCOA,
    COIN,
    COLOR_IDS,
    COUPLE,
    CUBE_IDS,
    CUBES,
    DEAD,
    GENERATIONS,
    GRAIN,
    KIND_IDS,
    KIND_OF,
    KINDS,
    LIGHTHOUSE,
    MOST_COUPLES,
    NONE,
    OWNED,
    SPACE_IDS,
    TEA,
    THING_IDS,
    THING_OF,
    UNBORN,
    is_visible,
)
from letopis.games.village.position import PILES, Player, VillagePosition, new_position
from letopis.games.village.rounds import STEPS
from letopis.games.village.setting_up import deal_goals, deal_villagers
from letopis.games.village.view import AREAS, in_play
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

MOST: Final = 9999  # of prestige, rounds and the like
MODULE_OF_STEP: Final = {
    **dict.fromkeys(("inn", "under", "card", "convert", "ordain", "lift", "promote", "rewind", "scrap"), "tavern"),
    **dict.fromkeys(("market-ends", "burial"), "tavern"),
    **dict.fromkeys(("voyage", "load", "sail", "landing", "sea-burial"), "port"),
    **dict.fromkeys(("smuggler", "wedding", "swap", "ceremony", "door-of", "door", "moves", "consoling"), "wedding"),
    **dict.fromkeys(("consolation", "rewards", "bakery", "shop"), "wedding"),
}


def read(
    game: Game, reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> VillagePosition:
    """A position from its notation; what can be derived may be left out."""
    setup = components.setups[(tuple(options["expansions"]), players)]
    position = new_position(components, setup)
    position.begin_with(game, players, options, chance)
    position.round = reader.whole("round", 0, MOST, 1 if is_under_way(reader) else 0)
    position.first = reader.whole("first", 0, players - 1, 0)
    position.seat = reader.whole("turn", 0, players - 1, position.first)
    position.next_first = reader.whole("next_first", 0, players - 1) if reader.has("next_first") else NONE
    seats = reader.tables("seats")
    if seats and len(seats) != players:
        raise reader.wrong("seats", f"holds {len(seats)} seats", f"{players}, as many as players")
    read_couples(position, reader)
    for seat, inner in enumerate(seats):
        read_player(position, inner, position.seats[seat])
    check_couples(position, reader)
    read_cubes(position, reader)
    read_market(position, reader)
    read_villagers(position, reader)
    read_port(position, reader)
    read_goals(position, reader)
    read_supply(position, reader)
    read_doing(position, reader.table("doing", optional=True))
    read_stack(position, reader)
    return position


def is_under_way(reader: Reader) -> bool:
    """A bare document is a game that begins; one with cubes or a turn is in the middle of a round."""
    return reader.has("spaces") or reader.has("turn") or reader.has("stack")


def find(reader: Reader, key: str, id: str, known: dict[str, Any]) -> Any:
    """A thing by its id."""
    if id not in known:
        raise reader.wrong(key, f"{shown(id)} is unknown", ", ".join(known))
    return known[id]


def numbers_of(reader: Reader, key: str, known: dict[str, Any]) -> list[int]:
    """Cards or tiles by id, as their numbers."""
    found = enumerate(reader.texts(key))
    return [int(find(reader, f"{key}[{place}]", id, known).number) for place, id in found]


# ---- families


def read_player(position: VillagePosition, reader: Reader, player: Player) -> None:
    """One family."""
    components = position.components
    setup = position.setup
    player.prestige = reader.whole("prestige", 0, MOST, 0)
    player.time = reader.whole("time", 0, components.life - 1, player.time)
    player.dying = reader.whole("dying", 0, 99, 0)
    for thing in in_play(position):
        most = components.most_grain if thing == GRAIN else MOST if thing == COIN else setup.totals[thing]
        player.stock[thing] = reader.whole(THING_IDS[thing], 0, most, player.stock[thing])
    if reader.has("members"):
        read_members(position, reader.table("members"), player)
    player.customers = numbers_of(reader, "customers", components.customer_of)
    if not setup.port:
        for place, id in enumerate(reader.texts("markers")):
            city = find(reader, f"markers[{place}]", id, components.city_of)
            if city.start:
                raise reader.wrong(f"markers[{place}]", "the village itself has no marker", "a city")
            player.markers |= 1 << city.number
    if setup.tavern:
        player.hand = sorted(numbers_of(reader, "hand", components.villager_of))
        player.hired = reader.whole("hired", 0, 99, len(player.hand))
        for card in player.hand:
            if card not in setup.villagers or player.hand.count(card) > 1:
                raise reader.wrong("hand", f"{components.villagers[card].id} cannot be in this hand", "cards in play")
    if setup.port:
        read_ship(position, reader, player)
    if position.options["goals"]:
        player.goals = sorted(numbers_of(reader, "goals", components.goal_of))
        player.reached = sorted(numbers_of(reader, "reached", components.goal_of))
    reader.finish()


def read_members(position: VillagePosition, reader: Reader, player: Player) -> None:
    """Members by place; who is not named is not born yet."""
    components = position.components
    setup = position.setup
    left = setup.family.copy()
    members: list[int] = []
    for id in reader.value:
        place = find(reader, id, id, components.full_of)
        check_place(position, reader, id, place)
        for number, kind_id in enumerate(reader.texts(id)):
            kind = find(reader, f"{id}[{number}]", kind_id, KIND_OF)
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
    player.ship = find(reader, "ship", reader.text("ship", default="port"), components.sea_of).number
    for place, id in enumerate(reader.texts("cargo")):
        if id not in THING_OF or THING_OF[id] not in components.loadable:
            allowed = ", ".join([THING_IDS[thing] for thing in components.loadable])
            raise reader.wrong(f"cargo[{place}]", f"{shown(id)} is no cargo", allowed)
        player.cargo.append(THING_OF[id])
    player.cargo.sort()
    player.stowed = sorted(numbers_of(reader, "stowed", components.chest_of))
    player.chests = sorted(numbers_of(reader, "chests", components.chest_of))
    player.keepers = reader.whole("keepers", 0, 99, player.count(LIGHTHOUSE, COUPLE))
    player.duplicate = reader.whole("duplicate", 0, 9, 0)
    if reader.has("captain"):
        player.captain = find(reader, "captain", reader.text("captain"), components.captain_of).number
    if player.holds_used() > components.holds:
        raise reader.wrong("cargo", f"{player.holds_used()} holds are full", f"{components.holds} holds")
    if player.ship and player.captain == NONE:
        raise reader.wrong("captain", "is missing, though the ship is at sea", ", ".join(components.captain_of))
    if player.holds_used() and player.captain == NONE:
        raise reader.wrong("captain", "is missing, though the ship is loaded", ", ".join(components.captain_of))


# ---- the boards


def read_couples(position: VillagePosition, reader: Reader) -> None:
    """Couples by slot: `bakery 2`, `houses 1 pink`, or an empty text."""
    for place, text in enumerate(reader.texts("couples") if position.setup.wedding else []):
        words = text.split()
        key = f"couples[{place}]"
        good = 2 <= len(words) <= 3 and words[0] in AREAS and words[1].isdigit() and words[2:] in ([], ["pink"])
        if words and not good:
            raise reader.wrong(key, f"{shown(text)} is no couple", "such as bakery 2, houses 1 pink")
        if place >= MOST_COUPLES:
            raise reader.wrong(key, "is one couple too many", f"{MOST_COUPLES} at most")
        position.couples.append(
            AREAS.index(words[0]) + min(int(words[1]), MOST) * 8 + (4 if len(words) > 2 else 0) if words else 0
        )
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
    stalls: list[int] = []
    for place, id in enumerate(reader.texts("stalls")):
        number = find(reader, f"stalls[{place}]", id, components.customer_of).number if id else NONE
        stalls.append(number)
    if len(stalls) > position.setup.stalls:
        raise reader.wrong("stalls", f"holds {len(stalls)}", f"{position.setup.stalls} at most")
    queue = numbers_of(reader, "queue", components.customer_of)
    if len(queue) > components.queue:
        raise reader.wrong("queue", f"holds {len(queue)}", f"{components.queue} at most")
    pile = numbers_of(reader, "pile", components.customer_of)
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
    if not reader.has("piles"):
        deal_villagers(position, [card for card in position.setup.villagers if card not in held])
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
    seen = reader.items("seen_under")
    position.seen_under = [0] * PILES
    for number, count in enumerate(seen):
        if isinstance(count, bool) or not isinstance(count, int) or number >= PILES:
            raise reader.wrong(f"seen_under[{number}]", f"{shown(count)} is not a number of cards", "three numbers")
        if not 0 <= count <= len(position.piles[number]):
            raise reader.wrong(
                f"seen_under[{number}]", f"{count} is out of range", f"0 to {len(position.piles[number])}"
            )
        position.seen_under[number] = count


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
        good = len(words) > 1 and words[-1].isdigit() and 1 <= int(words[-1]) <= 15
        if not good or any(word not in COLOR_IDS for word in words[:-1]):
            raise reader.wrong(f"due[{place}]", f"{shown(text)} are no cubes to pay", "such as orange pink 2")
        mask = sum({1 << THING_OF[word] for word in words[:-1]})
        position.due.append(mask * 16 + int(words[-1]))
    position.paid = reader.whole("paid", 0, COIN, 0)
    position.gaining = reader.whole("gaining", 0, 20, 0)
    for place, color in enumerate(reader.texts("gain_colors")):
        if color not in COLOR_IDS:
            raise reader.wrong(f"gain_colors[{place}]", f"{shown(color)} is no colour", ", ".join(COLOR_IDS))
        position.gain_mask |= 1 << THING_OF[color]
    position.gain_last = reader.whole("gain_last", 0, 4, 0)
    position.gain_distinct = reader.flag("gain_distinct", False)
    for place, thing in enumerate(reader.items("choice")):
        if isinstance(thing, bool) or not isinstance(thing, int) or not 0 <= thing < OWNED:
            raise reader.wrong(f"choice[{place}]", f"{shown(thing)} is no thing's number", f"0 to {OWNED - 1}")
        position.choice.append(thing)
    position.choice_n = reader.whole("choice_n", 0, 9, 0)
    position.limit = reader.whole("limit", 0, len(components.stages), 0)
    position.waived = reader.whole("waived", 0, 63, 0)
    position.waiting = reader.whole("waiting", 0, 99, 0)
    position.steps = reader.whole("steps", 0, 99, 0)
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


def read_stack(position: VillagePosition, reader: Reader) -> None:
    """The steps to come, the next one last; left out: a turn, or the first round."""
    under_way = is_under_way(reader)
    names = reader.texts("stack") if reader.has("stack") else [f"turn {position.seat}" if under_way else "round"]
    for place, name in enumerate(names):
        step = STEPS.get(name)
        key = f"stack[{place}]"
        if step is None:
            raise reader.wrong(key, f"{shown(name)} is no step", "see docs/notation/village.md")
        verb, *words = name.split()
        if words and verb != "door-of" and int(words[0]) >= position.players:
            raise reader.wrong(key, f"{shown(name)} names a seat that is not there", f"0 to {position.players - 1}")
        module = MODULE_OF_STEP.get(verb, "")
        if (module and module not in position.setup.modules) or (verb == "travel" and position.setup.port):
            raise reader.wrong(key, f"{shown(name)} belongs to a module that is not in play", "other steps")
        if step.kind == "pay" and step in position.stack:
            raise reader.wrong(key, f"{shown(name)} is there twice", "each payment once")
        position.stack.append(step)
        check_step(position, reader, key, verb, words)
    if not position.stack or not position.stack[-1].asks:
        return
    top = position.stack[-1]
    if not all(top.actions(position, seat) for seat in top.awaits(position)):
        raise reader.wrong("stack", f"nobody could answer “{top.text}”", "a step that somebody can answer")


def check_step(position: VillagePosition, reader: Reader, key: str, verb: str, words: list[str]) -> None:
    """Whoever is asked must have what the question is about."""
    if verb == "door-of":
        good = int(words[0]) < position.setup.pairs
    elif words:
        good = has_its_matter(position, int(words[0]), verb, words[1:])
    else:
        good = True
    if not good:
        raise reader.wrong(key, f"“{' '.join([verb, *words])}” lacks what it is about", "see docs/notation/village.md")


def has_its_matter(position: VillagePosition, seat: int, verb: str, words: list[str]) -> bool:
    """Whether what a step of a seat speaks of is there."""
    components = position.components
    player = position.seats[seat]
    if verb == "pay":
        return bool(position.due) and bool(ways(position, seat))
    if verb == "pick":
        return position.gaining > 0 and bool(offers(position))
    if verb == "one-of":
        return bool(position.choice) and position.choice_n > 0
    if verb in ("swap", "rewind"):
        return position.choice_n > 0
    if verb == "convert":
        return len(position.choice) == 4 and 0 < position.choice[3] <= 9 and position.choice[2] > 0
    if verb in ("burial", "sea-burial"):
        return position.corpse in player.members
    if verb == "death":
        return player.dying > 0
    if verb == "load":
        return player.ship == 0 and player.captain != NONE and position.steps > 0
    if verb == "sail":
        return player.captain != NONE and (player.ship > 0 or position.steps > 0)
    if verb == "landing":
        return components.seas[player.ship].kind == "coast"
    if verb == "produce":
        building = int(words[0])
        return building in position.setup.buildings and components.buildings[building].trains
    return has_bonus(position, words[0]) if verb == "bonus" else True


def has_bonus(position: VillagePosition, source: str) -> bool:
    """Whether a bonus is one of this game."""
    if source.startswith("city"):
        return 0 < int(source[4:]) < len(position.components.cities)
    if source.startswith("step"):
        return position.setup.wedding and int(source[4:]) <= position.components.steps
    return position.setup.port
