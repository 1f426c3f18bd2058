"""Reading Villagers' notation (docs/notation/villagers.md): what can be derived may be left out."""

import re
from typing import Any, Final

from letopis.games.villagers.cards import marked, noted
from letopis.games.villagers.components import COUNTESS, FOOD_SIDE, GOLD_SIDE, MOST_SEATS, Components
from letopis.games.villagers.limits import build_limit, build_most, draft_limit, exchange_limit
from letopis.games.villagers.position import EARNINGS, NOTHING, Player, Solo, VillagersPosition, new_position
from letopis.games.villagers.rounds import STEPS
from letopis.games.villagers.standing import PHASES
from letopis.games.villagers.village import ALONE, Village, raised
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

MOST: Final = 99_999  # of any figure: far beyond a game
MOST_ROUNDS: Final = 999
MOST_RETURNED: Final = 999
MOST_DUCATS: Final = (2_000, 9_000, MOST)  # on the table and in all supplies, by how many markets have paid
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
NODE: Final = re.compile(r"\s*([a-z_]+)(:[a-z]+)?(?:\{(\d{1,5})\})?\s*")
DEALT_LATER: Final = ("first", "drafter", "markets", "road", "stacks", "reserve", "discard", "gone", "basics")
HALF_DONE: Final = ("placing", "spot", "basic", "onto")
ON_ITS_WAY: Final = ("put-down", "swap", "side", "smuggling", "smuggle")  # a villager is


def read(
    game: Game[Any], reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> VillagersPosition:
    """A position from its notation; what can be derived may be left out."""
    position = new_position(components, players, options["level"])
    position.begin_with(game, players, options, chance)
    fresh = not reader.has("seats") and not reader.has("countess")
    phase = reader.text("phase", PHASE_STACKS, "" if reader.has("stack") else ("setup" if fresh else "draft"))
    names = reader.texts("stack") if reader.has("stack") else list(PHASE_STACKS[phase])
    read_stack(position, reader, names)
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
    seats = reader.tables("seats")
    if seats and len(seats) != players:
        raise reader.wrong("seats", f"holds {len(seats)} seats", f"{players}, as many as players")
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


def read_cards(components: Components, reader: Reader, key: str) -> list[int]:
    """Cards of the deck by id."""
    found: list[int] = []
    for place, id in enumerate(reader.texts(key)):
        found.append(deck_card(components, reader, f"{key}[{place}]", id))
    return found


def deck_card(components: Components, reader: Reader, key: str, id: str) -> int:
    """A card that comes from the Road: neither basic nor Founders."""
    card = find(reader, key, id, components.type_of)
    if card.number >= components.deck_types:
        raise reader.wrong(key, f"{id} is never in the deck", "villagers of the Road")
    return int(card.number)


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
        match = SLOT.fullmatch(text)
        if match is None:
            raise reader.wrong(f"road[{place}]", f"{shown(text)} is no villager", "such as carpenter or carpenter{2}")
        position.road[place] = deck_card(position.components, reader, f"road[{place}]", match.group(1))
        position.coins[place] = int(match.group(2) or 0)


def read_player(position: VillagersPosition, reader: Reader, player: Player) -> None:
    """One seat."""
    components = position.components
    player.ducats = reader.whole("ducats", 0, MOST, components.start_ducats)
    player.hand = sorted(read_cards(components, reader, "hand"))
    player.square = read_cards(components, reader, "square")
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
        match = SEEN.fullmatch(text)
        if match is None:
            raise reader.wrong(f"seen[{place}]", f"{shown(text)} is no villager", "such as carpenter or carpenter@2")
        card = deck_card(components, reader, f"seen[{place}]", match.group(1))
        count = int(match.group(2) or 0)
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


class Trees:
    """Reads `lumberjack > (cooper, carpenter{4})` into nodes."""

    def __init__(self, components: Components, reader: Reader) -> None:
        self.components = components
        self.reader = reader
        self.key = ""
        self.text = ""
        self.at = 0
        self.cards: list[int] = []
        self.depths: list[int] = []
        self.ducats: list[int] = []
        self.side = components.founders_start

    def wrong(self, problem: str) -> Exception:
        """What is wrong with the tree being read."""
        return self.reader.wrong(self.key, problem, "a tree such as lumberjack > (cooper, wheeler > cartwright{2})")

    def read(self, key: str, text: str) -> None:
        """One tree."""
        self.key = key
        self.text = text
        self.at = 0
        self.branch(0)
        if self.at < len(self.text):
            raise self.wrong(f"{shown(text[self.at :])} is left over")

    def branch(self, depth: int) -> None:
        """A villager and what lies on it."""
        match = NODE.match(self.text, self.at)
        if match is None or depth > 9:
            raise self.wrong(f"{shown(self.text[self.at :])} is no villager")
        self.at = match.end()
        card = find(self.reader, self.key, match.group(1), self.components.type_of)
        side = (match.group(2) or "")[1:]
        if side:
            if card is not self.components.founders or side not in (GOLD_SIDE, FOOD_SIDE):
                raise self.wrong(f"{shown(match.group().strip())} has no such side")
            self.side = int(side == FOOD_SIDE)
        self.cards.append(card.number)
        self.depths.append(depth)
        self.ducats.append(int(match.group(3) or 0))
        if self.text[self.at : self.at + 1] != ">":
            return
        self.at += 1
        opening = re.compile(r"\s*\(").match(self.text, self.at)
        if opening is None:
            self.branch(depth + 1)
            return
        self.at = opening.end()
        self.branch(depth + 1)
        while self.text[self.at : self.at + 1] == ",":
            self.at += 1
            self.branch(depth + 1)
        if self.text[self.at : self.at + 1] != ")":
            raise self.wrong("a bracket is not closed")
        self.at += 1
        while self.text[self.at : self.at + 1] == " ":
            self.at += 1


def read_village(components: Components, reader: Reader) -> Village:
    """Trees of villagers, each lying where it may; the Founders are there unless they are said not to be."""
    trees = Trees(components, reader)
    village = raised(components, [], [], [], components.founders_start, False)
    for place, text in enumerate(reader.texts("village")):
        start = len(trees.cards)
        trees.read(f"village[{place}]", text)
        village.side = trees.side
        path: list[int] = []  # the nodes from the bottom to the last one laid
        for node in range(start, len(trees.cards)):
            card = components.villagers[trees.cards[node]]
            del path[trees.depths[node] :]
            spot = path[-1] if path else ALONE
            if card.discarded:
                raise trees.wrong(f"{card.id} never stays in a village")
            if spot == ALONE:
                fits = card.depth == 0
            elif card.wild:
                fits = village.has_room(spot)
            else:
                fits = card.depth > 0 and village.fits(card, spot)
            if not fits:
                raise trees.wrong(f"{card.id} cannot lie there")
            if trees.ducats[node] and not card.keys:
                raise trees.wrong(f"{card.id} unlocks nobody, so no ducats lie on it")
            path.append(len(village.cards))
            village = village.with_card(card.number, spot)
    found = raised(components, trees.cards, trees.depths, trees.ducats, trees.side, False)
    founders = found.cards.count(components.founders.number)
    if founders > 1:
        raise reader.wrong("village", f"has {founders} Founders", "one")
    return found


def read_countess(position: VillagersPosition, reader: Reader, solo: Solo) -> None:
    """VS-17.4 and what followed: what is not said is as at the set-up."""
    components = position.components
    solo.ducats = reader.whole("ducats", 0, MOST, solo.ducats)
    solo.earned = read_earned(reader)
    cards: list[int] = []
    ducats: list[int] = []
    for place, text in enumerate(reader.texts("village")):
        match = SLOT.fullmatch(text)
        if match is None:
            raise reader.wrong(f"village[{place}]", f"{shown(text)} is no villager", "every villager for itself")
        card = deck_card(components, reader, f"village[{place}]", match.group(1))
        cards.append(card)
        ducats.append(int(match.group(2) or 0))
        if ducats[-1] and not components.villagers[card].keys:
            raise reader.wrong(f"village[{place}]", f"{match.group(1)} unlocks nobody, so no ducats lie on it")
    solo.village = raised(components, cards, [0] * len(cards), ducats, 0, True)
    dealt = components.levels[position.options["level"]].jester
    solo.jester = reader.flag("jester", dealt)
    if solo.jester and not dealt:
        raise reader.wrong("jester", "there is none at this level", "false")
    read_events(position, reader, solo)
    if reader.has("resolving"):
        solo.resolving = find(reader, "resolving", reader.text("resolving"), components.event_of).number
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
        position.placing = find(reader, "placing", reader.text("placing"), components.type_of).number
    position.spot = reader.whole("spot", ALONE, 999, ALONE)
    if reader.has("basic"):
        basics = {card.id: card for card in components.basics}
        position.basic = find(reader, "basic", reader.text("basic"), basics).basic
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
        match = CARD.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise reader.wrong(where, f"{shown(text)} is no villager", "such as carpenter or carpenter@1.0")
        card = deck_card(position.components, reader, where, match.group(1))
        if match.group(2) is None:
            if pile and pile[-1] >= 64:
                raise reader.wrong(where, "lies on a returned card without being one", "returned cards on top")
            pile.append(card)
            continue
        seat, count = int(match.group(2)), int(match.group(3))
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
    position.discard = read_cards(components, reader, "discard")
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
        found += [value & 63 for value in pile]
    if position.solo is not None:
        found += position.solo.village.cards
    if position.placing >= 0:
        found.append(position.placing)
    return found


def check_seen(position: VillagersPosition, reader: Reader) -> None:
    """What all have seen a seat draft is in its hand, or among what it returned since."""
    for seat in range(position.players):
        player = position.seats[seat]
        hand = player.hand.copy()
        cells: list[tuple[int, int]] = []
        for pile in [*position.stacks, position.reserve, position.gone]:
            cells += [((value >> 6) >> 3, value & 63) for value in pile if (value >> 6 & 7) - 1 == seat]
        counts = [count for count, _ in cells]
        if len(set(counts)) != len(counts):
            raise reader.wrong(f"seats[{seat}].returned", "two returned cards have the same number")
        for note in sorted(player.seen, reverse=True):
            card, count = note & 63, note >> 6
            fitting = [cell for cell in cells if cell[1] == card and cell[0] >= count]
            if fitting:
                cells.remove(min(fitting))
            elif card in hand:
                hand.remove(card)
            else:
                id = position.components.villagers[card].id
                raise reader.wrong(f"seats[{seat}].seen", f"{id} is neither in the hand nor returned since")


def read_stack(position: VillagersPosition, reader: Reader, names: list[str]) -> None:
    """The steps; each says for itself whether it can stand there."""
    for place, name in enumerate(names):
        step = STEPS.get(name)
        if step is None:
            raise reader.wrong(f"stack[{place}]", f"{shown(name)} is no step", "see docs/notation/villagers.md")
        words = name.split()
        if len(words) > 1 and words[1].isdigit() and int(words[1]) >= position.players:
            allowed = f"0 to {position.players - 1}"
            raise reader.wrong(f"stack[{place}]", f"{shown(name)} names a seat that is not there", allowed)
        position.stack.append(step)


# ---- what cannot be, wherever the game is


def check_phase(position: VillagersPosition, reader: Reader, names: list[str]) -> None:
    """What belongs to a phase is nothing outside of it, and what is half done belongs to a step."""
    kinds = [name.split()[0] for name in names if " " in name]  # steps of a seat, not the phases
    if not names and position.markets < 2:
        raise reader.wrong("markets", "the game is over only after the second market", "2")
    if position.round + sum(position.basics) + sum([len(stack) for stack in position.stacks]) > MOST_ROUNDS:
        raise reader.wrong("round", "is later than any game lasts", "a round that can be reached")
    drafting = "draft" in kinds or "give" in names
    for seat in range(position.players):
        player = position.seats[seat]
        key = f"seats[{seat}]"
        on_square = len(player.square)
        if player.drafts + on_square > (draft_limit(position, seat) if drafting else 0):
            raise reader.wrong(f"{key}.drafts", f"{player.drafts}, with {on_square} on the Square, are too many now")
        if on_square and not player.drafts:
            raise reader.wrong(f"{key}.square", "who has nothing left to draft has taken it up", "no cards")
        if f"build {seat}" in names:
            continue
        if player.builds or player.exchanges or player.tinner:
            raise reader.wrong(f"{key}.builds", "the seat is not building", "no actions, and no Tinner")
        most = build_most(position) if names[-1:] == ["end-of-build"] or "build" in kinds else 0
        if player.built > most:
            raise reader.wrong(f"{key}.built", f"says {player.built}", f"at most {most}")
    pending: list[tuple[str, bool, bool]] = [
        ("placing", position.placing >= 0, bool(set(ON_ITS_WAY) & set(kinds))),
        ("basic", position.basic >= 0, "return" in kinds),
        ("onto", position.onto >= 0, "return" in kinds and position.leftmost() >= 0 and "onto" not in kinds),
    ]
    for key, is_there, is_needed in pending:
        if is_there != is_needed:
            raise reader.wrong(key, "stands there while something is done with it, and only then")
    if position.spot != ALONE and not ("put-down" in kinds and "pay" in kinds):
        raise reader.wrong("spot", "stands there while a padlock is opened, and only then", "nothing")
    if position.solo is not None and (position.solo.resolving >= 0) != ("pick" in names):
        raise reader.wrong("countess.resolving", "an event is being resolved while a card is picked, and only then")


def check_villages(position: VillagersPosition, reader: Reader, names: list[str]) -> None:
    """Founders everywhere, but while they are laid anew; nothing uncovered that only stands for another, but a Monk
    of whoever is building."""
    components = position.components
    turns = [name for name in names if name.startswith("build ")]
    for seat in range(position.players):
        village = position.seats[seat].village
        key = f"seats[{seat}].village"
        lifted = f"side {seat}" in names
        if village.cards.count(components.founders.number) != int(not lifted):
            raise reader.wrong(key, "has no Founders" if not lifted else "the Founders are being laid anew")
        for node in range(len(village.cards)):
            card = components.villagers[village.cards[node]]
            building = card.is_monk and turns[-1:] == [f"build {seat}"]
            if card.wild and not village.covered(node) and not building:
                raise reader.wrong(key, "a Monk or Apprentice is never on top (VS-13.9)")
            if village.covered(node) and village.ducats[node]:
                raise reader.wrong(key, "ducats lie on a covered villager")


def check_ducats(position: VillagersPosition, reader: Reader) -> None:
    """No more than a game can bring; nothing earned at a market that is to come, nothing lying after the second."""
    total = sum(position.coins)
    supplies = [(player.ducats, player.village.lying, player.earned) for player in position.seats]
    if position.solo is not None:
        supplies.append((position.solo.ducats, position.solo.village.lying, position.solo.earned))
    for ducats, lying, earned in supplies:
        total += ducats + lying
        if any(earned[:2] if position.markets == 0 else []) or any(earned[2:] if position.markets < 2 else []):
            raise reader.wrong("markets", "has not been held, and has paid", "as many as have paid")
        if lying and position.markets == 2:
            raise reader.wrong("markets", "the second has moved all ducats from the villagers", "no ducats on them")
    if total > MOST_DUCATS[position.markets]:
        raise reader.wrong("seats", f"{total} ducats are in the game", f"at most {MOST_DUCATS[position.markets]}")
    if sum(position.basics) + sum([player.returned for player in position.seats]) > MOST_RETURNED:
        raise reader.wrong("seats", "more cards have been returned than a game lasts")


assert COUNTESS == MOST_SEATS  # the places of a payment: seats, then the Countess
