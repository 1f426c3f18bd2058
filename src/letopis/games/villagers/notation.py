"""Reading Villagers' notation (docs/notation/villagers.md): what can be derived may be left out."""

import re
from typing import Any, Final

from letopis.games.villagers.components import FOOD_SIDE, GOLD_SIDE, Components, Villager
from letopis.games.villagers.consistency import (
    MOST,
    MOST_ROUNDS,
    check_ducats,
    check_phase,
    check_seen,
    check_villages,
)
from letopis.games.villagers.face_down import MARK, TYPE, marked, noted
from letopis.games.villagers.limits import build_limit, exchange_limit
from letopis.games.villagers.phases import PHASES
from letopis.games.villagers.position import EARNINGS, NOTHING, Player, Solo, VillagersPosition, new_position
from letopis.games.villagers.trees import read_tree
from letopis.games.villagers.village import ALONE, Village, raised
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

PHASE_STACKS: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("round", "set-up"),
    "draft": PHASES,
    "road": PHASES[:7],
    "build": PHASES[:6],
    "end": PHASES[:4],
    "events": PHASES[:3],
    "markets": PHASES[:2],
    "over": (),
}
CARD: Final = re.compile(r"([a-z_]+)(?:@(\d)\.(\d{1,3}))?")
SEEN: Final = re.compile(r"([a-z_]+)(?:@(\d{1,3}))?")
SLOT: Final = re.compile(r"([a-z_]+)(?:\{(\d{1,5})\})?")
EXAMPLES: Final = {CARD: "carpenter@1.0", SEEN: "carpenter@2", SLOT: "carpenter{2}"}
DEALT_LATER: Final = ("first", "drafter", "markets", "road", "stacks", "reserve", "discard", "gone", "basics")
HALF_DONE: Final = ("placing", "spot", "basic", "onto")


def read_position(
    game: Game[Any], reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> VillagersPosition:
    """A position from its notation; what can be derived may be left out."""
    position = new_position(components, players, options["level"])
    position.begin_with(game, players, options, chance)
    fresh = not reader.has("seats") and not reader.has("countess")
    phase = reader.text("phase", PHASE_STACKS, "" if reader.has("stack") else ("setup" if fresh else "draft"))
    names = game.read_stack(reader, position, PHASE_STACKS.get(phase, ()))
    if names == list(PHASE_STACKS["setup"]):
        for key in (*DEALT_LATER, *HALF_DONE, "seats", "countess"):
            if reader.has(key):
                raise reader.wrong(key, "all is dealt only after this", "nothing before the set-up")
        position.round = reader.whole("round", 0, 0, 0)
        return position
    position.round = reader.whole("round", 1, MOST_ROUNDS, 1)
    position.first = reader.whole("first", 0, players - 1, 0)
    drafting = [int(name.split()[1]) for name in names if name.startswith("draft ")]
    position.drafter = reader.whole("drafter", 0, players - 1, drafting[0] if drafting else position.first)
    position.markets = reader.whole("markets", 0, 2, markets_held(position, reader) if names else 2)
    read_road(position, reader)
    seats = reader.seats(players)
    for seat, inner in enumerate(seats):
        read_player(position, inner, position.seats[seat])
    read_pending(position, reader)
    if position.solo is not None:
        read_countess(position, reader.table("countess", optional=True), position.solo)
    read_basics(position, reader)
    read_piles(position, reader)
    waiting = [int(name.split()[1]) for name in names if name.startswith("build ")][:-1]
    for seat in waiting:  # all of their turn is to come
        if seats and not seats[seat].has("builds"):
            position.seats[seat].builds = build_limit(position, seat)
        if seats and not seats[seat].has("exchanges"):
            position.seats[seat].exchanges = exchange_limit(position)
    check_phase(position, reader, names)
    check_villages(position, reader, names)
    check_ducats(position, reader)
    return position


def markets_held(position: VillagersPosition, reader: Reader) -> int:
    """How many markets there have been, as far as the events tell: winter's come after the first."""
    if position.solo is not None and reader.has("countess"):
        countess = reader.table("countess")
        winter = [event.id for event in position.components.events if event.deck]
        if any(id in winter for key in ("open", "spent") for id in countess.texts(key)):
            return 1
    return 0


def find(reader: Reader, key: str, id: str, known: dict[str, Any]) -> Any:
    """A thing by its id."""
    if id not in known:
        raise reader.wrong(key, f"{shown(id)} is unknown", ", ".join(known))
    return known[id]


def read_card(
    components: Components, reader: Reader, key: str, text: object, form: re.Pattern[str]
) -> tuple[int, re.Match[str]]:
    """A card that comes from the Road, neither basic nor Founders, with what its text says beside its name."""
    match = form.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise reader.wrong(key, f"{shown(text)} is no villager", f"such as {EXAMPLES[form]}")
    return int(find(reader, key, match[1], components.road_types)), match


def read_road(position: VillagersPosition, reader: Reader) -> None:
    """The slots; if nothing is said, the starters that stand nowhere else."""
    if not reader.has("road"):
        return
    slots = reader.texts("road")
    if len(slots) > position.components.slots:
        raise reader.wrong("road", f"has {len(slots)} slots", f"at most {position.components.slots}")
    position.road = [NOTHING] * position.components.slots
    for place, text in enumerate(slots):
        if not text:
            continue
        card, match = read_card(position.components, reader, f"road[{place}]", text, SLOT)
        position.road[place] = card
        position.coins[place] = int(match[2] or 0)


def read_player(position: VillagersPosition, reader: Reader, player: Player) -> None:
    """One seat."""
    components = position.components
    player.ducats = reader.whole("ducats", 0, MOST, components.start_ducats)
    player.hand = sorted(reader.picks("hand", components.road_types))
    player.square = reader.picks("square", components.road_types)
    player.returned = reader.whole("returned", 0, 999, 0)
    player.drafts = reader.whole("drafts", 0, 99, 0)
    player.builds = reader.whole("builds", 0, 99, 0)
    player.built = reader.whole("built", 0, 99, 0)
    player.exchanges = reader.whole("exchanges", 0, 9, 0)
    player.tinner = reader.flag("tinner", False)
    player.earned = read_earned(reader)
    if reader.has("village"):
        player.village = read_village(components, reader)
    for place, text in enumerate(reader.texts("seen")):
        card, match = read_card(components, reader, f"seen[{place}]", text, SEEN)
        count = int(match[2] or 0)
        if count > player.returned:
            raise reader.wrong(f"seen[{place}]", f"only {player.returned} cards have been returned")
        player.seen.append(noted(card, count))
    reader.finish()


def read_earned(reader: Reader) -> list[int]:
    """What the markets have paid."""
    if not reader.has("earned"):
        return [0] * EARNINGS
    found: list[int] = []
    for item in reader.items("earned"):
        if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item <= MOST:
            raise reader.wrong("earned", f"{shown(item)} is no number of ducats", f"0 to {MOST}")
        found.append(item)
    if len(found) != EARNINGS:
        raise reader.wrong("earned", f"has {len(found)} numbers", "5: gold and ducats; gold, silver and ducats")
    return found


# ---- villages


def read_village(components: Components, reader: Reader) -> Village:
    """Trees of villagers, each lying where it may; the Founders are there unless they are said not to be."""
    village = raised(components, [], [], [], components.founders_start, False)
    ducats: list[int] = []
    for place, text in enumerate(reader.texts("village")):
        key = f"village[{place}]"
        try:
            tree = read_tree(text)
        except ValueError as wrong:
            raise reader.wrong(key, str(wrong), "such as lumberjack > (cooper, wheeler > cartwright{2})") from None
        path: list[int] = []  # the nodes from the bottom to the last one laid
        for id, lying, depth, side in tree:
            card: Villager = find(reader, key, id, components.type_of)
            if side:
                if card is not components.founders or side not in (GOLD_SIDE, FOOD_SIDE):
                    raise reader.wrong(key, f"{id}:{side} has no such side", f"{GOLD_SIDE} or {FOOD_SIDE} Founders")
                village.side = int(side == FOOD_SIDE)
            del path[depth:]
            spot = path[-1] if path else ALONE
            if card.discarded or not lies_well(village, card, spot):
                raise reader.wrong(key, f"{id} cannot lie there")
            if lying and not card.keys:
                raise reader.wrong(key, f"{id} unlocks nobody, so no ducats lie on it")
            path.append(len(village.cards))
            village = village.with_card(card.number, spot)
            ducats.append(lying)
    founders = village.cards.count(components.founders.number)
    if founders > 1:
        raise reader.wrong("village", f"has {founders} Founders", "one")
    return raised(components, village.cards, village.depths, ducats, village.side, False)


def lies_well(village: Village, card: Villager, spot: int) -> bool:
    """Whether a villager may lie on a node, or ALONE, as those that stand for others do by themselves."""
    if spot == ALONE:
        return card.depth == 0
    return village.has_room(spot) if card.wild else card.depth > 0 and village.fits(card, spot)


def read_countess(position: VillagersPosition, reader: Reader, solo: Solo) -> None:
    """VS-17.4 and what followed: what is not said is as at the set-up."""
    components = position.components
    solo.ducats = reader.whole("ducats", 0, MOST, solo.ducats)
    solo.earned = read_earned(reader)
    cards: list[int] = []
    ducats: list[int] = []
    for place, text in enumerate(reader.texts("village")):
        card, match = read_card(components, reader, f"village[{place}]", text, SLOT)
        cards.append(card)
        ducats.append(int(match[2] or 0))
        if ducats[-1] and not components.villagers[card].keys:
            raise reader.wrong(f"village[{place}]", f"{match[1]} unlocks nobody, so no ducats lie on it")
    solo.village = raised(components, cards, [0] * len(cards), ducats, 0, True)
    dealt = components.levels[position.options["level"]].jester
    solo.jester = reader.flag("jester", dealt)
    if solo.jester and not dealt:
        raise reader.wrong("jester", "there is none at this level", "false")
    read_events(position, reader, solo)
    if reader.has("resolving"):
        solo.resolving = reader.pick("resolving", components.event_of).number
        if solo.resolving not in solo.open:
            raise reader.wrong("resolving", "is not open", "one of the open events")
        effects = components.events[solo.resolving].effects
        solo.effect = reader.whole("effect", 0, len(effects) - 1, 0)
        depth = 0
        effect = effects[solo.effect].fallback
        while effect is not None:
            depth += 1
            effect = effect.fallback
        solo.fallback = reader.whole("fallback", 0, depth, 0)
        solo.left = reader.whole("left", -1, 9, -1)
    reader.finish()


def read_events(position: VillagersPosition, reader: Reader, solo: Solo) -> None:
    """Decks, open and spent events; those nowhere named are shuffled into their decks."""
    components = position.components
    without = components.levels[position.options["level"]].without
    left = {event.id: event.copies for event in components.events if event.id not in without}
    lists: dict[str, list[int]] = {}
    for key in ("summer", "winter", "open", "spent"):
        lists[key] = []
        for place, id in enumerate(reader.texts(key)):
            event = find(reader, f"{key}[{place}]", id, components.event_of)
            if left.get(id, 0) == 0:
                raise reader.wrong(f"{key}[{place}]", f"{id} is not in the game, or not so often")
            if key in ("summer", "winter") and event.deck != int(key == "winter"):
                raise reader.wrong(f"{key}[{place}]", f"{id} is of the other deck")
            if key in ("open", "spent") and event.deck and not position.markets:
                raise reader.wrong(f"{key}[{place}]", f"{id} comes only after the first market", "summer's events")
            left[id] -= 1
            lists[key].append(event.number)
    solo.open, solo.spent = lists["open"], lists["spent"]
    for number, key in enumerate(("summer", "winter")):
        events = [event for event in components.events if event.deck == number]
        rest = [event.number for event in events for _ in range(left.get(event.id, 0))]
        position.chance.shuffle(rest, "notation")
        solo.decks[number] = rest + lists[key]


# ---- everything else


def read_pending(position: VillagersPosition, reader: Reader) -> None:
    """What is half done."""
    components = position.components
    if reader.has("placing"):
        position.placing = reader.pick("placing", components.type_of).number
    position.spot = reader.whole("spot", ALONE, 999, ALONE)
    if reader.has("basic"):
        position.basic = reader.pick("basic", {card.id: card.basic for card in components.basics})
    position.onto = reader.whole("onto", 1, components.stacks, 0) - 1


def read_basics(position: VillagersPosition, reader: Reader) -> None:
    """VS-5.2: the supplies are what does not stand in villages."""
    stated = reader.counts("basics", [card.id for card in position.components.basics], MOST)
    for card in position.components.basics:
        used = sum([player.village.cards.count(card.number) for player in position.seats])
        used += int(position.placing == card.number)
        left = card.copies - used
        if left < 0:
            raise reader.wrong("seats", f"{used} of {card.id} stand in villages", f"at most {card.copies}")
        if stated.get(card.id, left) != left:
            raise reader.wrong(f"basics.{card.id}", f"says {stated[card.id]}, but {left} are left", str(left))
        position.basics[card.basic] = left


def read_pile(position: VillagersPosition, reader: Reader, key: str, items: list[object]) -> list[int]:
    """Face-down cards, the top last."""
    pile: list[int] = []
    for place, text in enumerate(items):
        where = f"{key}[{place}]"
        card, match = read_card(position.components, reader, where, text, CARD)
        if match[2] is None:
            if pile and pile[-1] >= MARK:
                raise reader.wrong(where, "lies on a returned card without being one", "returned cards on top")
            pile.append(card)
            continue
        seat, count = int(match[2]), int(match[3])
        if seat >= position.players or count >= position.seats[seat].returned:
            raise reader.wrong(where, f"seat {seat} has not returned so many cards")
        pile.append(marked(card, seat, count))
    return pile


def read_piles(position: VillagersPosition, reader: Reader) -> None:
    """Stacks, Reserve, discards. Cards nowhere named fill what is not said: stacks, then the Reserve, then the box."""
    components = position.components
    sizes = [components.setups[position.players].cards_per_stack] * components.stacks
    used_up = [] if position.markets == 0 else components.first_needs
    if position.markets == 2:
        used_up = list(range(components.stacks))
    for stack in used_up:
        sizes[stack] = 0
    if reader.has("stacks"):
        items = reader.items("stacks")
        if len(items) != components.stacks:
            raise reader.wrong("stacks", f"holds {len(items)} stacks", str(components.stacks))
        for stack, item in enumerate(items):
            key = f"stacks[{stack}]"
            if isinstance(item, list):
                position.stacks[stack] = read_pile(position, reader, key, item)
                sizes[stack] = 0
            elif isinstance(item, int) and not isinstance(item, bool) and 0 <= item <= 99:
                sizes[stack] = item
            else:
                raise reader.wrong(key, f"{shown(item)} is no stack", "a list of cards, or how many there are")
    for stack in used_up:
        if position.stacks[stack] or sizes[stack]:
            raise reader.wrong(f"stacks[{stack}]", "has cards, and its market has been held", "no cards")
    given = reader.has("reserve")
    position.reserve = read_pile(position, reader, "reserve", reader.items("reserve"))
    position.discard = reader.picks("discard", components.road_types)
    position.gone = read_pile(position, reader, "gone", reader.items("gone"))
    if not reader.has("road"):
        spare_starters(position)
    rest = unnamed(position, reader)
    position.chance.shuffle(rest, "notation")
    for slot in range(components.slots):
        if position.road[slot] < 0 and not reader.has("road") and rest:
            position.road[slot] = rest.pop()
    for stack in range(components.stacks):
        while len(position.stacks[stack]) < sizes[stack] and rest:
            position.stacks[stack].append(rest.pop())
    if given:
        position.gone = rest + position.gone
    else:
        position.reserve = rest
    check_seen(position, reader)


def spare_starters(position: VillagersPosition) -> None:
    """A Road that is not said holds the starters, but for those whose cards stand elsewhere."""
    left = position.components.in_play(position.players)
    starters, position.road = position.road, [NOTHING] * position.components.slots
    for card in named(position):
        if card < position.components.deck_types:
            left[card] -= 1
    for slot, card in enumerate(starters):
        if left[card] > 0:
            left[card] -= 1
            position.road[slot] = card


def unnamed(position: VillagersPosition, reader: Reader) -> list[int]:
    """The cards in play that stand nowhere yet; BadNotation when there are more of one than the game has."""
    components = position.components
    left = components.in_play(position.players)
    for card in named(position):
        if card < components.deck_types:
            left[card] -= 1
            if left[card] < 0:
                copies = components.in_play(position.players)[card]
                id = components.villagers[card].id
                raise reader.wrong("", f"there are more of {id} than the game has", f"{copies} with these players")
    return [card for card in range(components.deck_types) for _ in range(left[card])]


def named(position: VillagersPosition) -> list[int]:
    """Every card that stands somewhere."""
    found = [card for card in position.road if card >= 0] + position.discard
    for player in position.seats:
        found += player.hand + player.square + player.village.cards
    for pile in [*position.stacks, position.reserve, position.gone]:
        found += [value & TYPE for value in pile]
    if position.solo is not None:
        found += position.solo.village.cards
    if position.placing >= 0:
        found.append(position.placing)
    return found
