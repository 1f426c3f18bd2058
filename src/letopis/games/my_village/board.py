# not compiled: drawing is never in a hurry, and templates read it freely
"""What My Village's board.html draws: what is lit, what a value would open, villages. All from the view."""

import math
from functools import lru_cache
from typing import Any

from letopis.games.my_village.activating import ACTIVATES
from letopis.games.my_village.card_kinds import (
    CHURCH,
    COUNCIL,
    FIELD,
    GAIN_COIN,
    GAIN_STORY,
    JOURNEY,
    LETTERS,
    MEETING,
    MONK,
    PROFESSIONS,
    Card,
)
from letopis.games.my_village.dice import FACES, MOST_VALUE
from letopis.games.my_village.game import GAME
from letopis.games.my_village.offers import Amount, Choice, Offer, Offers, Parts
from letopis.games.my_village.position import MyVillagePosition
from letopis.games.my_village.prices import Price
from letopis.kernel.actions import Action

BANNERS = ("activate", "chain")  # decisions with more refusals than a list should hold
ALWAYS_OPEN = "headman"  # with every value, so no reason to want one
AREA_OF_KIND = ("religion", "religion", "council", "council", "harvest", "craft", "travel", "market", "travel")
COMMON = (
    *("round", "turn", "first", "hand", "pool", "rat", "chronicle", "graves", "churches", "councils", "crafts"),
    *("meeting_places", "fields", "open", "phase", "coffins", "pile", "monks", "travel"),
)
OF_THE_TURN = ("dice", "value", "phase")
# What a position is loaded from to ask what a value would open: the public part of the view
PUBLIC = ("round", "turn", "first", "hand", "pool", "rat", "chronicle", "graves", "open")
DERIVED = ("bridge", "windows", "plows", "active", "whites", "tile_idle", "used")
CARDS = ".mvcard"  # what can be seen large


def piece(state: dict[str, Any], area: str) -> Any:
    """What an area is made of, so that it is drawn anew only when that changes."""
    view, table = state["view"], state["table"]
    turn = [view.get(key) for key in OF_THE_TURN]
    if area.startswith("place-"):
        seat = int(area.removeprefix("place-"))
        return (view["seats"][seat], view["hand"]["holder"] == seat)
    asked = (state["decision"], state["choices"], state["asides"]) if state["decision"] else None
    mine = table["coaching"] if table["me"] is None else table["me"]
    return ([view[key] for key in COMMON], turn, asked, table["me"], None if mine is None else view["seats"][mine])


class Opening:
    """A banner value, how it is had, and what it would open."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.ways: list[Choice] = []
        self.chips: list[tuple[str, str, bool]] = []  # icon, letter, black
        self.names: list[str] = []
        self.spots = ""  # the pieces of the board that would be lit

    @property
    def legal(self) -> bool:
        """Whether it can be had at all."""
        return any(way["legal"] for way in self.ways)


class Board(Offers):
    """A state with the questions that My Village's template asks of it."""

    def __init__(self, state: dict[str, Any], lang: str) -> None:
        super().__init__(state)
        self.lang = lang
        self.value: int = self.view.get("value", 0)
        self.choices: dict[str, Choice] = {choice["text"]: choice for choice in state["choices"]}
        self.choices |= {choice["text"]: choice for choice in state["asides"]}  # fields are lit for plows, too
        self.professions = PROFESSIONS
        self._position: MyVillagePosition | None = None
        self.near: list[Offer] = []  # refused, though the value fits or none is asked
        self.far: list[Offer] = []  # refused because the banner shows another value
        rest: list[Offer] = []  # refused where a list of banners is long enough without it
        for choice in state["choices"]:
            if not choice["legal"] and choice["kind"] not in ("take", "form"):
                put(self._refused(choice, rest), self.offer(choice))
        self.rest = by_reason(rest)

    # ---- what is lit

    def answer(self, *texts: str) -> Choice | None:
        """What a piece of the board stands for now: the first answer that is allowed, else the first refused one.

        Where too many could be asked for, refused ones are not listed; a press still tells why.
        """
        found = [self.choices[text] for text in texts if text in self.choices]
        if found:
            lit = [choice for choice in found if choice["legal"]]
            return lit[0] if lit else found[0]
        if self.kind in BANNERS and texts[0].split()[0] in ("add", "use", "hand", "clerk"):
            return {"text": texts[0], "legal": False}
        return None

    def white_answer(self, id: str) -> Choice | None:
        """What a white banner of the village stands for now."""
        return self.answer(f"use {id}", f"tile {id}", f"pay {id}", f"plow {id}", f"plow {id} joker")

    def what(self, card: Card, look: Any) -> str:
        """What a card does, in words, where its icons do not say it."""
        if card.kind not in (CHURCH, COUNCIL, MEETING, FIELD, MONK, JOURNEY):
            return ""
        gained = {effect.op: effect.n for effect in card.effects}
        figures = {
            "coins": gained.get(GAIN_COIN, 0),
            "story": gained.get(GAIN_STORY, 0),
            "times": card.spaces,
            "area": self.components.area_points,
            "people": self.components.people_points,
        }
        name = {MONK: "monk", JOURNEY: "travel"}.get(card.kind, card.id)
        return str(look.say(f"board-what-{name}", **figures))

    def explained(self, offer: Offer, look: Any) -> str:
        """What an answer would do, in words, where its icons do not say it."""
        kind, words = offer.choice["kind"], offer.choice["words"]
        if kind == "add":
            return self.what(self.card(words[0]), look)
        if kind in ("hand", "clerk"):
            return str(look.say(f"board-what-{kind}", most=self.components.most_invited))
        if kind != "use" or words[0] in self.components.card_of or self.asked is None:
            return ""
        card = self.white_card(self.asked, words[0])
        return str(look.say(f"board-what-{words[0]}")) if card is None else self.what(card, look)

    # ---- dice, and what a value would open

    @property
    def rolled(self) -> int:
        """The sum of the two dice taken, before anything is changed."""
        return sum(int(id[1]) for id in self.view.get("dice", []))

    @property
    def turn(self) -> int:
        """Which turn of the round it is."""
        begun = self.view["turn"]
        return begun + 1 if self.view["phase"] == "turn" else max(begun, 1)

    @property
    def turns(self) -> int:
        """How many turns a round has."""
        players = len(self.view["seats"])
        return players * self.components.table_of(players).turns

    def dice_time(self, choice: Choice) -> int:
        """MV-7.4: what two dice cost in time."""
        return self.components.black_die_time * sum(1 for die in choice["words"] if die[0] == "b")

    @property
    def position(self) -> MyVillagePosition:
        """The table as everybody sees it, the piles dealt anyhow: the rules themselves say what a value would open."""
        if self._position is None:
            view = self.view
            doc = {key: self.state["view"][key] for key in PUBLIC}
            doc["game"] = GAME.name
            doc["options"] = self.state["table"]["options"]
            if "dice" not in view:  # any two: what a value opens does not hang on them
                doc["turn"] = view["turn"] + 1
                doc["pool"] = view["pool"][2:]
            doc["value"] = MOST_VALUE
            doc["monks"] = {id: [pile["top"]] if pile["top"] else [] for id, pile in view["monks"].items()}
            doc["seats"] = [
                {key: value for key, value in village.items() if key not in DERIVED} for village in view["seats"]
            ]
            self._position = GAME.load(doc)
        return self._position

    def opens(self, value: int, coins: int = 0) -> list[Action]:
        """The banners that can be activated with a value, so many coins having been spent on it."""
        assert self.asked is not None
        village = self.position.seats[self.asked]
        self.position.value = value
        village.coins -= coins
        actions = ACTIVATES[self.asked].actions(self.position, self.asked)
        village.coins += coins
        return [action for action in actions if action.kind != ALWAYS_OPEN]

    @property
    def openings(self) -> list[Opening]:
        """By the value, what the pool or the two dice can make, and what each value would open."""
        found: dict[int, Opening] = {}
        for choice in self.state["choices"]:
            words = choice["words"]
            value = int(words[0]) if choice["kind"] == "form" else sum(int(die[1]) for die in words)
            found.setdefault(value, Opening(value)).ways.append(choice)
        for opening in found.values():
            if opening.legal:
                coins = min(self.form_coins(way) for way in opening.ways if way["legal"])
                self._fill(opening, self.opens(opening.value, coins))
        return [found[value] for value in sorted(found)]

    def _fill(self, opening: Opening, actions: list[Action]) -> None:
        """A chip for each banner; craft buildings of one type differ in their values only, so one for each type."""
        spots: list[str] = []
        for action in actions:
            offer = Offer({}, action.kind, action.kind)
            if action.kind == "add":
                card = self.components.cards[action.number]
                offer.name = self.components.crafts_of[card.good] if card.good >= 0 else card.id
                offer.icon = self.icon(card)
                spots.append(f"card-{card.id}")
            elif action.kind == "use":
                assert self.asked is not None
                id = action.words[0]
                white = self.white_card(self.asked, id)
                offer.name = white.id if white is not None and id == "council" else id
                offer.icon = id if white is None else self.icon(white)
                spots.append(f"white-{self.asked}-{id}")
            else:
                spots.append(f"the-{action.kind}")
            chip = (offer.icon, offer.letter, action.kind != "use")
            if offer.name not in opening.names:
                opening.names.append(offer.name)
                opening.chips.append(chip)
        opening.spots = " ".join(spots)
        types = self.components.crafts_of
        built = [name for name, chip in zip(opening.names, opening.chips, strict=True) if chip[2] and name in types]
        if built == types:  # all five are one chip: any craft
            first = opening.names.index(types[0])
            opening.names[first : first + len(types)] = ["craft"]
            opening.chips[first : first + len(types)] = [("craft", str(len(types)), True)]

    def form_coins(self, choice: Choice) -> int:
        """MV-7.3: the coins that a value takes with so many markers."""
        if choice["kind"] != "form":
            return 0
        first, second = (int(die[1]) for die in self.view["dice"])
        row = self.components.form_coins[(first - 1) * FACES + second - 1]
        return max(0, row[int(choice["words"][0]) * 3 + form_markers(choice)])

    def form_price(self, choice: Choice) -> list[Amount]:
        """Markers and coins for a value."""
        assert self.asked is not None
        coins, markers = self.form_coins(choice), form_markers(choice)
        have = self.village().get("markers", 0)
        found = [
            Amount("marker", markers, have < markers),
            Amount("coin", coins, self.stock(self.asked, "coin") < coins),
        ]
        return [amount for amount in found if amount.count]

    # ---- the common supply

    def sign(self, card: Card) -> str:
        """The sign that tells what a card is: all monks, and all travel piles, share one."""
        return {MONK: "monk", JOURNEY: "travel"}.get(card.kind, card.id)

    def white_sign(self, seat: int, id: str) -> str:
        """The sign of a white banner in a village."""
        if id == "council":
            return str(self.view["seats"][seat]["council"])
        return "field" if id.startswith("field_") else id

    def area(self, card: Card) -> str:
        """The area a card belongs to; the asked one's own next letter is marked."""
        area = AREA_OF_KIND[card.kind]
        own = self.state["table"]["me"] if self.asked is None else self.asked
        if card.kind == JOURNEY and own is not None and self.next_letter(own) == LETTERS[card.pile].upper():
            return f"{area} next"
        return area

    @property
    def crafts(self) -> list[tuple[str, str, list[tuple[Card, bool]]]]:
        """Craft buildings by type: the type, its good, its cards and whether each still lies there."""
        left = set(self.view["crafts"])
        found: list[tuple[str, str, list[tuple[Card, bool]]]] = []
        for number, type in enumerate(self.components.crafts_of):
            cards = [(card, card.id in left) for card in self.components.crafts if card.good == number]
            found.append((type, self.components.goods[number], cards))
        return found

    @property
    def piles(self) -> list[tuple[Card, int]]:
        """The travel piles, and how many cards each has left."""
        return [(card, self.view["travel"][LETTERS[card.pile]]) for card in self.components.journeys]

    @property
    def monks(self) -> list[tuple[str, Card | None, int]]:
        """The piles of monks: symbol, top card, how many."""
        piles = self.view["monks"].items()
        return [(symbol, self.card(pile["top"]) if pile["top"] else None, pile["left"]) for symbol, pile in piles]

    @property
    def clerk_prices(self) -> list[tuple[int, int, int]]:
        """MV-8.10: for one customer, two, and so on: how many, time, coins."""
        clerk = zip(self.components.clerk_time, self.components.clerk_coins, strict=True)
        return [(number, time, coins) for number, (time, coins) in enumerate(clerk) if number]

    # ---- the dead and the rat

    @property
    def chronicle(self) -> list[tuple[str, list[tuple[int, bool]]]]:
        """MV-3.7: each profession's coffin spaces, their story points and whether they are filled."""
        filled = self.view["chronicle"]
        return [
            (id, [(points, place < filled[id]) for place, points in enumerate(self.components.chronicle[number])])
            for number, id in enumerate(PROFESSIONS)
        ]

    @property
    def rat_track(self) -> list[tuple[int, bool, bool]]:
        """The spaces from the rat's start to the invasion: distance, red, and whether the rat is there."""
        rat = self.view["rat"]
        far = max(self.view["rat_start"], rat)
        return [(to, to <= self.components.red_within, to == rat) for to in range(far, -1, -1)]

    @property
    def rat_grey(self) -> int:
        """How many spaces there are before the red ones."""
        return max(0, self.view["rat"] - self.components.red_within)

    # ---- a village

    @property
    def clouds(self) -> tuple[tuple[float, float], ...]:
        """MV-3.11: where the clouds of the life track lie."""
        return ring(self.components.clouds)

    def loss(self, seat: int) -> int:
        """MV-9.7: the story points that an invasion would take now."""
        return self.village(seat)["tree"] // self.components.rat_share

    def window_points(self, windows: int) -> int:
        """MV-10.32: what so many windows are worth."""
        return self.components.window_points[min(windows, self.components.most_windows)]

    def craft_cards(self, seat: int) -> list[tuple[str, str, Card, int]]:
        """The craft buildings of a village: type, good, card, goods on it."""
        found: list[tuple[str, str, Card, int]] = []
        for id in self.village(seat)["crafts"]:
            card = self.card(id)
            good = self.components.goods[card.good]
            found.append((self.components.crafts_of[card.good], good, card, self.village(seat)["goods"][good]))
        return found

    def stocks(self, seat: int) -> list[tuple[str, int]]:
        """Coins, all goods (plows on fields among the plows), jokers."""
        village = self.village(seat)
        goods = [(id, count + (village["plows"] if id == "plow" else 0)) for id, count in village["goods"].items()]
        return [("coin", village["coins"]), *goods, ("joker", village.get("jokers", 0))]

    def journey(self, seat: int) -> list[tuple[str, Card | None]]:
        """The letters of the journey, and the card of each that has been travelled."""
        cards = [self.card(id) for id in self.village(seat)["travel"]]
        return [(letter.upper(), cards[place] if place < len(cards) else None) for place, letter in enumerate(LETTERS)]

    def gray(self, card: Card) -> Parts:
        """MV-10.52: the gray banner of a travel card: what its onward price has beyond the next letter's own."""
        if card.ends_travel:
            return []
        own = self.components.journeys[card.pile + 1].price
        return self.price(Price(card.onward.time - own.time, card.onward.clauses[len(own.clauses) :]), None)

    def served_points(self, seat: int) -> int:
        """What the served customers are worth."""
        return sum(self.card(id).points for id in self.village(seat)["served"])

    def slots(self, seat: int) -> list[tuple[str, bool]]:
        """MV-10.43, MV-10.44: the slots of a scoring council and whether each is marked."""
        marked = self.village(seat).get("slots", [])
        return [(slot, slot in marked) for slot in self.card(self.village(seat)["council"]).slots]

    # ---- the answers

    @property
    def many(self) -> bool:
        """Whether the answers want headings."""
        return self.kind in BANNERS

    @property
    def groups(self) -> list[tuple[str, list[Offer]]]:
        """The answers that are allowed, sorted as a player looks for them."""
        found: dict[str, list[Offer]] = {"black": [], "white": [], "headman": [], "other": []}
        for choice in self.state["choices"]:
            if choice["legal"]:
                put(found[GROUPS.get(choice["kind"], "other")], self.offer(choice))
        return [(group, offers) for group, offers in found.items() if offers]

    def _refused(self, choice: Choice, rest: list[Offer]) -> list[Offer]:
        """Where a refused answer belongs."""
        if self.kind not in BANNERS:
            return rest if self.kind == "school" else self.near
        if choice["kind"] == ALWAYS_OPEN or choice["words"][:1] in [[id] for id in self.components.field_ids]:
            return rest
        values = self.offer(choice).values
        fits = values == "?" or str(self.value) in values.split("/")
        return self.near if fits else self.far


GROUPS = {"add": "black", "hand": "black", "clerk": "black", "use": "white", "headman": "headman"}


def put(offers: list[Offer], offer: Offer) -> None:
    """Add an offer; craft buildings of one type differ in their values only, so they stand together."""
    if offers and offer.black and offer.name == offers[-1].name:
        offers[-1].others.append(offer)
    else:
        offers.append(offer)


def by_reason(offers: list[Offer]) -> list[tuple[str, str, list[str]]]:
    """Refused answers that have a reason in common: the reason, its rule, the answers in words."""
    found: dict[tuple[str, str], list[str]] = {}
    for offer in offers:
        found.setdefault((offer.choice["reason"], offer.choice["rule"]), []).append(offer.choice["label"])
    return [(reason, rule, labels) for (reason, rule), labels in found.items()]


def form_markers(choice: Choice) -> int:
    """How many markers of the meeting place a value takes."""
    return {"marker": 1, "markers": 2}.get(choice["words"][-1], 0)


@lru_cache(maxsize=8)
def ring(clouds: int) -> tuple[tuple[float, float], ...]:
    """Where the clouds of a life track lie, clockwise from the bridge at the top.

    >>> ring(10)[0][0] > 0 > ring(10)[9][0]
    True
    """
    step = 2 * math.pi / (clouds + 1)
    angles = [step * (number + 1) for number in range(clouds)]
    return tuple((round(46 * math.sin(angle), 1), round(-46 * math.cos(angle), 1)) for angle in angles)
