"""Villagers' components as typed objects, read from data/*.toml and checked: nothing of them is written in code."""

from typing import Final

from letopis.games.villagers.effects import EventCard, Silver, read_count, read_event, suit_counts
from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader

MOST: Final = 15  # copies of a card, ducats on a table of numbers: what a file may say of a count at most
COPIES: Final = 16  # how far ordinals go: the second Lumberjack of a village is "lumberjack 2"
MOST_TYPES: Final = 62  # of villagers: a set of types is one small integer
MOST_SEATS: Final = 5
COUNTESS: Final = MOST_SEATS  # the place of the Countess in what numbers villages by seats
GOLD_SIDE: Final = "gold"
FOOD_SIDE: Final = "food"
LEVELS: Final = ("easy", "normal", "hard")


class Villager:
    """A type of card that can stand in a village: from the Road, basic, or the Founders."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.bit: int = 1 << number
        self.suit = 0
        self.suit_symbols = 0
        self.chain: tuple[int, ...] = ()  # bottom to top, as far as its line goes
        self.depth = 0  # its place in the chain; 0 for what stands alone
        self.below = -1  # what it must lie on directly
        self.above: list[int] = []  # what may lie on it directly
        self.carries = 0  # how many villagers may lie on it
        self.lock = -1  # who unlocks it
        self.keys = 0
        self.food = 0
        self.builders = 0
        self.gold = 0
        self.silver: Silver | None = None
        self.copies = 0
        self.basic = -1  # its place among the basic villagers
        self.four_plus = False
        self.discarded = False  # goes to the discard pile after it is played
        self.is_monk = False
        self.is_apprentice = False
        self.is_tinner = False
        self.is_smuggler = False
        self.wild = False  # Monk, Apprentice: stands for a link of a chain
        self.special = False
        self.numerator = 0  # what part of a villager's gold a Smuggler brings
        self.denominator = 1


class SetUp:
    """What differs with the number of seats."""

    def __init__(self, reader: Reader) -> None:
        self.players = reader.whole("n", 1, MOST_SEATS)
        self.cards_per_stack = reader.whole("cards_per_stack", 1, 20)
        self.four_plus = reader.flag("four_plus_used")
        self.special = reader.flag("special_used")
        self.deck = reader.whole("deck_in_play", 0, 999)
        self.reserve = reader.whole("reserve_at_start", 0, 999)
        self.bids = reader.text("road_update", ["two_player", "multi"]) == "two_player"


class Level:
    """A difficulty of the solo game."""

    def __init__(self, reader: Reader, sides: list[str], events: list[str]) -> None:
        self.side = reader.text("countess_side", sides)
        self.ducats = reader.whole("countess_ducats", 0, 99)
        self.jester = reader.flag("jester")
        self.at_setup = reader.whole("events_at_setup", 0, 9)
        self.draw = reader.whole("draw_override", 0, 9)
        self.without: list[str] = reader.texts("remove_events")
        for place, id in enumerate(self.without):
            if id not in events:
                raise reader.wrong(f"remove_events[{place}]", f"{id!r} is unknown", ", ".join(events))


class Components:
    """Everything in the box, with the actions and the checks that follow from it."""

    def __init__(self, sheets: Sheets) -> None:
        suits = sheets.sheet("suits.toml")
        self.suit_ids: list[str] = [reader.text("id") for reader in suits.tables("suit")]
        for suit in ("solitary", "special"):
            if suit not in self.suit_ids:
                raise suits.wrong("suit", f"{suit} is missing")
        self.solitary = self.suit_ids.index("solitary")
        self.villagers: list[Villager] = []
        self.type_of: dict[str, Villager] = {}
        deck = sheets.sheet("villagers.toml")
        basics = sheets.sheet("basics.toml")
        founders = sheets.sheet("founders.toml")
        for reader in deck.tables("villager"):
            self._read_card(reader)
        self.deck_types = len(self.villagers)
        self.road_types = {card.id: card.number for card in self.villagers}  # neither basic nor Founders
        self.basics: list[Villager] = []
        for reader in basics.tables("basic"):
            card = self._read_card(reader)
            card.basic = len(self.basics)
            card.copies = reader.whole("copies", 1, MOST)
            self.basics.append(card)
        self._read_founders(founders.table("founders"))
        self._link(deck.tables("villager"))
        self._link(basics.tables("basic"))
        self._link([founders.table("founders")])
        self._read_starters(sheets.sheet("starters.toml"), deck)
        self._read_limits(sheets.sheet("setup.toml"))
        self._check_keys(deck)
        self._read_solo(sheets.sheet("solo.toml"))
        self._check_box(sheets.sheet("components.toml"))
        self._read_setup(sheets.sheet("setup.toml"))
        # by players and suit: what an unseen card can be
        self.kinds: list[list[list[Villager]]] = [self._kinds(players) for players in range(MOST_SEATS + 1)]
        self.monk_bits = sum([card.bit for card in self.villagers if card.is_monk])
        self._make_actions()

    # ---- the cards

    def _read_card(self, reader: Reader) -> Villager:
        card = Villager(len(self.villagers), reader.text("id"))
        if card.id in self.type_of or len(self.villagers) == MOST_TYPES:
            raise reader.wrong("id", f"{card.id!r} stands there twice, or there are too many types")
        card.suit = self.suit_ids.index(reader.text("suit", self.suit_ids))
        card.special = self.suit_ids[card.suit] == "special"
        card.suit_symbols = reader.whole("suit_symbols", 0, MOST)
        card.carries = reader.whole("max_on_top", -1, 2)
        card.keys = reader.whole("keys", 0, 99, 0)
        card.food = reader.whole("food", 0, MOST, 0)
        card.builders = reader.whole("builders", 0, MOST, 0)
        card.gold = reader.whole("gold", 0, 99, 0)
        card.four_plus = reader.flag("four_plus", False)
        card.discarded = reader.flag("discard_on_play", False)
        card.copies = reader.whole("copies_deck", 0, MOST, 0) + reader.whole("copies_starter", 0, MOST, 0)
        if reader.has("silver"):
            card.silver = self._read_silver(reader.table("silver"))
        if reader.has("effect"):
            self._read_special(card, reader.table("effect"))
        if (card.carries < 0) != card.wild:
            raise reader.wrong("max_on_top", "-1 is for villagers that stand for a link of a chain, and only for them")
        self.villagers.append(card)
        self.type_of[card.id] = card
        return card

    def _read_silver(self, reader: Reader) -> Silver:
        """VS-15.13 and section 21: the formulas."""
        op = reader.text("op", ["per", "sum_gold_visible", "coins_on_one_villager"])
        silver = Silver(op)
        if op == "per":
            silver.value = reader.whole("value", 0, 99)
            silver.per = reader.whole("per", 1, 99)
            silver.count, silver.suit = read_count(reader, "count", self.suit_ids, suit_counts(self.suit_ids))
        elif op == "sum_gold_visible":
            silver.suit = self.suit_ids.index(reader.text("suit", self.suit_ids))
        return silver

    def _read_special(self, card: Villager, reader: Reader) -> None:
        """Section 13: what a special villager does."""
        effects = ["wild_link", "swap_covered", "free_unlocks_this_turn", "gain_fraction_of_gold"]
        op = reader.text("op", effects)
        card.is_monk = op == "wild_link"
        card.is_apprentice = op == "swap_covered"
        card.is_tinner = op == "free_unlocks_this_turn"
        card.is_smuggler = op == "gain_fraction_of_gold"
        card.wild = card.is_monk or card.is_apprentice
        if card.is_smuggler:
            card.numerator = reader.whole("numerator", 1, 99)
            card.denominator = reader.whole("denominator", 1, 99)
            reader.text("round", ["up"])
        if card.discarded == card.wild:
            raise reader.wrong("op", "does not go with discard_on_play: Monk and Apprentice stay, the others do not")

    def _read_founders(self, reader: Reader) -> None:
        self.founders = self._read_card(reader)
        self.founders.copies = reader.whole("copies", MOST_SEATS, MOST)
        sides = reader.table("sides")
        gold, food = sides.table(GOLD_SIDE), sides.table(FOOD_SIDE)
        # by side, 0 gold and 1 food: what the Founders show
        self.founders_gold = [gold.whole("gold", 0, 99), food.whole("gold", 0, 99)]
        self.founders_food = [gold.whole("food", 0, MOST), food.whole("food", 0, MOST)]
        self.founders_builders = [gold.whole("builders", 0, MOST), food.whole("builders", 0, MOST)]
        self.founders_start = int(reader.text("starts_on", [GOLD_SIDE, FOOD_SIDE]) == FOOD_SIDE)

    def _link(self, readers: list[Reader]) -> None:
        """VS-4.3, VS-4.7: chains and locks, by number."""
        for reader in readers:
            card = self.type_of[reader.text("id")]
            lock = reader.text("lock", default="")
            if lock:
                if lock not in self.type_of:
                    raise reader.wrong("lock", f"{lock!r} is unknown", ", ".join(self.type_of))
                card.lock = self.type_of[lock].number
                if self.type_of[lock].carries:  # VS-10.8
                    raise reader.wrong("lock", f"{lock} can be covered, and an unlocking villager cannot be")
            line: list[int] = []
            for place, id in enumerate(reader.texts("chain")):
                if id not in self.type_of:
                    raise reader.wrong(f"chain[{place}]", f"{id!r} is unknown", ", ".join(self.type_of))
                line.append(self.type_of[id].number)
            if line and card.number not in line:
                raise reader.wrong("chain", f"{card.id} is not in it", "the whole line, the card itself included")
            if line:
                card.depth = line.index(card.number)
                card.chain = tuple(line[: card.depth])
                card.below = line[card.depth - 1] if card.depth else -1
            if reader.flag("banner") != (card.depth == 0):
                raise reader.wrong("banner", "is for what can be laid first, and only for that")
        for reader in readers:
            card = self.type_of[reader.text("id")]
            if card.depth:
                below = self.villagers[card.below]
                if below.carries < 1:
                    raise reader.wrong("chain", f"{below.id} carries nothing")
                below.above.append(card.number)
                if (*below.chain, below.number) != card.chain:
                    raise reader.wrong("chain", f"is not the chain of {below.id} with {card.id} on it")

    def _read_starters(self, sheet: Reader, deck: Reader) -> None:
        """VS-3.2, VS-5.1: the first Road; the other copies of these types stay in the deck."""
        self.starters: list[int] = []
        self.reconstructed_starters: list[str] = []
        slots = sheet.whole("slots", 1, 12)
        known = [card.id for card in self.villagers[: self.deck_types]]
        for reader in sorted(sheet.tables("starter"), key=lambda one: one.whole("n", 1, slots)):
            card = self.type_of[reader.text("villager", known)]
            if card.four_plus or card.special:
                raise reader.wrong("villager", f"{card.id} does not take part at every number of players")
            self.starters.append(card.number)
            if reader.text("source", default="") == "reconstructed":
                self.reconstructed_starters.append(card.id)
            if self.starters.count(card.number) > card.copies:
                raise reader.wrong("villager", f"there are only {card.copies} of {card.id}")
        if len(self.starters) != slots:
            raise sheet.wrong("starter", f"{len(self.starters)} starters for {slots} slots")

    def _check_keys(self, deck: Reader) -> None:
        """VS-4.9: a key ring counts the cards it unlocks."""
        for reader in deck.tables("villager"):
            card = self.type_of[reader.text("id")]
            locked = sum([other.copies for other in self.villagers if other.lock == card.number])
            if locked != card.keys:
                raise deck.wrong(f"villager.{card.id}.keys", f"says {card.keys}, but it unlocks {locked} cards")

    # ---- set-up

    def _read_limits(self, sheet: Reader) -> None:
        limits = sheet.table("limits")
        self.draft_base = limits.whole("draft_base", 1, 9)
        self.draft_max = limits.whole("draft_max", 1, 20)
        self.build_base = limits.whole("build_base", 0, 9)
        self.build_max = limits.whole("build_max", 0, 20)
        self.exchanges = limits.whole("basic_exchanges_per_build", 0, 9)
        self.unlock_cost = limits.whole("unlock_cost", 0, 9)
        self.start_ducats = limits.whole("start_ducats", 0, 99)
        self.start_hand = limits.whole("start_hand", 0, 9)
        self.slots = limits.whole("road_slots", 1, 12)
        self.stacks = limits.whole("stacks", 1, 12)
        self.under = [
            limits.whole("first_market_under_stack", 1, self.stacks),
            limits.whole("second_market_under_stack", 1, self.stacks),
        ]
        self.first_needs = self._stacks(limits, "first_market_needs_empty")
        if self._stacks(limits, "second_market_needs_empty") != list(range(self.stacks)):
            raise limits.wrong("second_market_needs_empty", "does not name every stack", "all of them")
        if len(self.starters) != self.slots:
            raise limits.wrong("road_slots", f"says {self.slots}, but there are {len(self.starters)} starters")

    def _stacks(self, reader: Reader, key: str) -> list[int]:
        found: list[int] = []
        for place, item in enumerate(reader.items(key, optional=False)):
            if isinstance(item, bool) or not isinstance(item, int) or not 1 <= item <= self.stacks:
                raise reader.wrong(f"{key}[{place}]", f"{item!r} is no stack", f"1 to {self.stacks}")
            found.append(item - 1)
        return found

    def _read_setup(self, sheet: Reader) -> None:
        self.setups: dict[int, SetUp] = {}
        for reader in sheet.tables("players"):
            setup = SetUp(reader)
            self.setups[setup.players] = setup
            deck = len(self.deck(setup.players))
            if deck != setup.deck:
                raise reader.wrong("deck_in_play", f"says {setup.deck}, but the cards add up to {deck}")
            reserve = deck - self.stacks * setup.cards_per_stack - setup.players * self.start_hand
            if reserve != setup.reserve or reserve < 0:
                raise reader.wrong("reserve_at_start", f"says {setup.reserve}, but {reserve} cards are left")
        if sorted(self.setups) != list(range(1, MOST_SEATS + 1)):
            raise sheet.wrong("players", "does not say how to set up for each number of players", "1 to 5")

    def _check_box(self, sheet: Reader) -> None:
        """VS-3.1: as many of each kind as the box holds."""
        counts = {reader.text("id"): reader for reader in sheet.tables("component")}
        road = sum([card.copies for card in self.villagers[: self.deck_types]])
        held = {
            "villager": road - len(self.starters),
            "starter_villager": len(self.starters),
            "founders": self.founders.copies,
            "basic_villager": sum([card.copies for card in self.basics]),
            "event": sum([event.copies for event in self.events]),
        }
        for id, number in held.items():
            if id not in counts:
                raise sheet.wrong("component", f"{id} is missing")
            stated = counts[id].whole("count", 0, 999)
            if stated != number:
                raise sheet.wrong(f"component.{id}.count", f"says {stated}, but the cards add up to {number}")

    def in_play(self, players: int) -> list[int]:
        """VS-5.7, VS-17.1: how many of each type take part, starters included."""
        setup = self.setups[players]
        counts = [0] * len(self.villagers)
        for card in self.villagers[: self.deck_types]:
            if (setup.four_plus or not card.four_plus) and (setup.special or not card.special):
                counts[card.number] = card.copies
        return counts

    def _kinds(self, players: int) -> list[list[Villager]]:
        counts = self.in_play(players) if players else [0] * len(self.villagers)
        cards = self.villagers[: self.deck_types]
        return [
            [card for card in cards if card.suit == suit and counts[card.number]] for suit in range(len(self.suit_ids))
        ]

    def deck(self, players: int) -> list[int]:
        """VS-5.8: the cards that are shuffled."""
        counts = self.in_play(players)
        for number in self.starters:
            counts[number] -= 1
        return [number for number in range(len(counts)) for _ in range(counts[number])]

    # ---- solo

    def _read_solo(self, sheet: Reader) -> None:
        countess = sheet.table("countess")
        sides = countess.table("sides")
        # by side: printed gold and how many gold symbols that is (D-12)
        self.countess_gold = {side: sides.table(side).whole("gold", 0, 99) for side in sides.value}
        self.countess_symbols = {side: sides.table(side).whole("gold_symbols", 0, 9) for side in sides.value}
        self.events: list[EventCard] = []
        for reader in sheet.tables("event"):
            self.events.append(read_event(reader, len(self.events), self.suit_ids))
        self.event_of = {event.id: event for event in self.events}
        if len(self.event_of) != len(self.events):
            raise sheet.wrong("event", "an id stands there twice")
        self.draws = [
            (reader.whole("min_value", 0, 99), reader.whole("events", 0, 9)) for reader in sheet.tables("event_draw")
        ]
        self.draws.sort(reverse=True)
        if not self.draws or self.draws[-1][0] != 0:
            raise sheet.wrong("event_draw", "says nothing for the value 0", "a row with min_value = 0")
        levels = sheet.table("difficulty")
        ids = list(self.event_of)
        self.levels = {name: Level(levels.table(name), list(sides.value), ids) for name in LEVELS}

    def events_drawn(self, value: int) -> int:
        """VS-17.15: how many events a card of this value brings."""
        for least, events in self.draws:
            if value >= least:
                return events
        return 0

    # ---- actions

    def _make_actions(self) -> None:
        cards = self.villagers
        self.takes = self._named("take")
        self.gives = self._named("give")
        self.bids = self._named("ducat")
        self.spots = self._named("on")
        self.chosen = self._named("choose")
        self.draw_stack = [numbered("draw", stack, str(stack + 1)) for stack in range(self.stacks)]
        self.draw_reserve = Action("draw", "reserve")
        self.choose_stack = [numbered("pick", stack, str(stack + 1)) for stack in range(self.stacks)]
        self.passing = Action("pass")
        self.keep = Action("keep")
        self.places = [numbered("place", card.number, card.id) for card in cards]
        self.plays = [numbered("play", card.number, card.id) for card in cards]
        self.returns = [numbered("return", card.number, card.id) for card in cards]
        self.smuggles = [numbered("smuggle", card.number, card.id) for card in cards]
        self.exchanged = [numbered("exchange", card.basic, card.id) for card in self.basics]
        self.onto = [numbered("onto", stack, str(stack + 1)) for stack in range(self.stacks)]
        self.alone = Action("alone")
        self.pay_bank = Action("pay", "bank")
        self.pay_nothing = Action("pay", "nothing")
        seats = [str(seat) for seat in range(MOST_SEATS)]
        keepers = [card for card in cards if card.keys]
        covered = [card for card in cards if card.carries]
        self.pays = [self._of_seat("pay", name, seat, keepers) for seat, name in enumerate([*seats, "countess"])]
        self.swaps = [self._of_seat("swap", name, seat, covered) for seat, name in enumerate(seats)]
        self.side = [numbered("side", 0, GOLD_SIDE), numbered("side", 1, FOOD_SIDE)]
        self.end = Action("end")
        self.resolves = [numbered("resolve", event.number, event.id) for event in self.events]
        self.jests = [numbered("jester", event.number, event.id) for event in self.events]
        for jest in self.jests:
            jest.aside = True  # VS-17.26: at any moment
        self.vocabulary: dict[str, Action] = {}
        tables = [*self.takes, *self.gives, *self.bids, *self.spots, *self.chosen]
        tables += [row for rows in [*self.pays, *self.swaps] for row in rows]
        tables += [self.draw_stack, self.choose_stack, self.places, self.plays, self.returns, self.smuggles]
        tables += [self.exchanged, self.onto, self.side, self.resolves, self.jests]
        tables.append([self.draw_reserve, self.passing, self.keep, self.alone, self.pay_bank, self.pay_nothing])
        tables.append([self.end])
        for row in tables:
            for action in row:
                self.vocabulary[action.text] = action
                if action.text.endswith(" 1") and action.kind not in ("draw", "pick", "onto"):
                    self.vocabulary[action.text[:-2]] = action

    def _named(self, kind: str) -> list[list[Action]]:
        """By type and ordinal: `take carpenter`, `take carpenter 2`; the number is type and ordinal in one."""
        return [
            [
                numbered(kind, card.number * COPIES + copy, card.id, *([str(copy + 1)] if copy else []))
                for copy in range(card.copies)
            ]
            for card in self.villagers
        ]

    def _of_seat(self, kind: str, name: str, seat: int, cards: list[Villager]) -> list[list[Action]]:
        """By type and ordinal in somebody's village: `pay 1 blacksmith`; the number ends with the seat."""
        table: list[list[Action]] = [[] for _ in self.villagers]
        for card in cards:
            for copy in range(card.copies):
                number = (card.number * COPIES + copy) * 8 + seat
                ordinal = [str(copy + 1)] if copy else []
                table[card.number].append(numbered(kind, number, name, card.id, *ordinal))
        return table
