# not compiled: drawing is never in a hurry, and templates read it freely
"""For board.py: a banner or an answer as a player thinks of it, with its price and what comes of it."""

from typing import Any

from letopis.games.my_village.card_kinds import (
    AMUSEMENT,
    COIN_IF_PLOW,
    CUSTOMER,
    DO_CLERK,
    DO_QUESTION,
    DO_SCHOOL,
    FIELD,
    GAIN_COIN,
    GAIN_STORY,
    JOKER_GOODS,
    JOURNEY,
    LETTERS,
    MARKER,
    MONK,
    PROFESSIONS,
    SCHOOL,
    SYMBOLS,
    TILE,
    TRAVEL,
    Card,
    Effect,
)
from letopis.games.my_village.components import Components
from letopis.games.my_village.dice import values_shown
from letopis.games.my_village.game import GAME
from letopis.games.my_village.prices import Price
from letopis.games.my_village.view import MyVillageView, VillageView

OWN_WORDS = ("time", "story", "marker", "window", "customer", "coffin")  # words of the board, not of the game
GAIN_ICONS = {
    GAIN_COIN: "coin",
    GAIN_STORY: "story",
    DO_QUESTION: "headman",
    DO_SCHOOL: "school",
    DO_CLERK: "clerk",
    TILE: "tile",
}
PLAIN = ("stop", "skip", "keep", "redraw", "heal", "suffer", "hire", "plow", "study")  # said by the answer's sentence

Choice = dict[str, Any]


class Amount:
    """So many of something, and whether the one who is asked lacks it."""

    def __init__(self, id: str, count: int, short: bool = False) -> None:
        self.id = id
        self.word = f"board-{id}" if id in OWN_WORDS else id
        self.count = count
        self.short = short


Parts = list[list[Amount]]  # all are paid, each in one of its ways


class Offer:
    """Something to choose: a banner, its price, what comes of it."""

    def __init__(self, choice: Choice, name: str, icon: str) -> None:
        self.choice = choice
        self.name = name  # the id of a word; without one the choice's own sentence is said
        self.icon = icon
        self.values = ""
        self.black = False
        self.price: Parts = []
        self.gains: list[Amount] = []
        self.wants: list[Amount] = []  # the goods of a customer to be invited
        self.points = 0
        self.deadly = False  # its time crosses the bridge
        self.others: list[Offer] = []  # the same but for the values on the banner

    @property
    def letter(self) -> str:
        """The letter of a journey."""
        return self.name[-1].upper() if self.icon == "travel" else ""


class Offers:
    """A state, and what its banners and answers are worth to the one who is asked."""

    shown = staticmethod(values_shown)

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state
        self.view: MyVillageView = state["view"]
        self.components: Components = GAME.components(state["table"]["options"])
        decision = state["decision"]
        self.kind: str = decision["kind"] if decision else ""
        self.asked: int | None = decision["seat"] if decision else None

    def village(self, seat: int | None = None) -> VillageView:
        """A village; of the one who is asked unless a seat is given."""
        whose = self.asked if seat is None else seat
        assert whose is not None
        return self.view["seats"][whose]

    # ---- prices

    def price(self, price: Price, seat: int | None) -> Parts:
        """A price in parts; what a seat cannot pay in any way is short."""
        parts: Parts = [[Amount("time", price.time)]] if price.time else []
        for clause in price.clauses:
            ways: list[Amount] = []
            if clause.good >= 0:
                id = self.components.goods[clause.good]
                ways.append(Amount(id, clause.count, seat is not None and self.stock(seat, id) < clause.count))
            if clause.coins:
                ways.append(Amount("coin", clause.coins, seat is not None and self.stock(seat, "coin") < clause.coins))
            if not all(way.short for way in ways):
                for way in ways:
                    way.short = False
            parts.append(ways)
        return parts

    def stock(self, seat: int, id: str) -> int:
        """How many coins, or of a good what could be paid, plows on fields and jokers included."""
        village = self.village(seat)
        if id == "coin":
            return village["coins"]
        plows = village["plows"] if id == "plow" else 0
        return village["goods"][id] + village.get("jokers", 0) + plows

    def card_price(self, card: Card, seat: int | None = None) -> Parts:
        """A card's price; a seat's next letter with the gray banner of the last (MV-10.52)."""
        whose = self.asked if seat is None else seat
        price = card.price
        if card.kind == JOURNEY and whose is not None:
            travelled = self.village(whose)["travel"]
            if travelled and len(travelled) == card.pile and not self.card(travelled[-1]).ends_travel:
                price = self.card(travelled[-1]).onward
        return self.price(price, self.asked)

    def dies(self, time: int) -> bool:
        """MV-5.3: whether so much time takes the marker across the bridge, where the reaper still waits."""
        if self.asked is None or not time:
            return False
        return time >= self.village()["bridge"] and not self.village().get("reaper", False)

    # ---- cards and banners

    def card(self, id: str) -> Card:
        """A card by its id."""
        return self.components.card_of[id]

    def icon(self, card: Card) -> str:
        """What a card is known by: its type, its symbol, or itself."""
        if card.good >= 0:
            return self.components.crafts_of[card.good]
        if card.kind == MONK:
            return SYMBOLS[card.pile]
        if card.kind in (JOURNEY, TRAVEL):
            return "travel"
        return "customer" if card.kind == CUSTOMER else card.id

    def gains(self, effects: list[Effect], card: Card) -> list[Amount]:
        """What a banner brings, the card itself aside."""
        found: list[Amount] = []
        for effect in effects:
            if effect.op == MARKER:
                plain = "joker" if card.ability == JOKER_GOODS else "marker"
                found.append(Amount(self.components.goods[card.good] if card.good >= 0 else plain, 1))
            elif effect.op in GAIN_ICONS:
                found.append(Amount(GAIN_ICONS[effect.op], effect.n))
        return found

    def wants(self, card: Card, seat: int | None = None) -> list[Amount]:
        """The goods that a customer asks for."""
        return [way for part in self.price(card.price, seat) for way in part]

    def white(self, seat: int, id: str) -> str:
        """The values of a white banner, the tile's included."""
        for banner in self.village(seat)["whites"]:
            if banner["id"] == id:
                return values_shown(sum(1 << value for value in banner["values"]))
        return ""

    def white_card(self, seat: int, id: str) -> Card | None:
        """The card that bears a white banner; none for the school and the amusement."""
        if id in (self.components.whites[SCHOOL], self.components.whites[AMUSEMENT]):
            return None
        if id in self.components.field_ids:
            return self.components.field
        if id in self.components.crafts_of:
            owned = [self.card(craft) for craft in self.village(seat)["crafts"]]
            return next(card for card in owned if self.components.crafts_of[card.good] == id)
        return self.card(self.village(seat)["council"] if id == "council" else id)

    def chronicled(self, profession: str) -> int | None:
        """The story points of the next coffin space, or None: an anonymous grave."""
        points = self.components.chronicle[PROFESSIONS.index(profession)]
        filled = self.view["chronicle"][profession]
        return points[filled] if filled < len(points) else None

    def next_letter(self, seat: int) -> str:
        """MV-10.51: the letter that is next on a village's journey; nothing when it is over."""
        travelled = self.village(seat)["travel"]
        over = len(travelled) == len(LETTERS) or (travelled and self.card(travelled[-1]).ends_travel)
        return "" if over else LETTERS[len(travelled)].upper()

    # ---- answers

    def offer(self, choice: Choice) -> Offer:
        """An answer as a player thinks of it."""
        kind, words = choice["kind"], choice["words"]
        first = words[0] if words else kind
        offer = Offer(choice, "" if kind in PLAIN else first, first)
        assert self.asked is not None
        if kind == "add":
            self._black(offer, self.card(first))
        elif kind in ("use", "tile"):
            self._white(offer, first, used=kind == "use")
        elif kind == "hand":
            offer.values, offer.black = values_shown(self.components.hand_values), True
            offer.gains = [Amount("story", self.view["hand"]["story"])]
            offer.points = self.components.hand_points
        elif kind == "clerk":
            offer.values, offer.black = values_shown(self.components.clerk_values), True
            offer.price = [[Amount("time", self.components.clerk_time[1])]]
            offer.gains = [Amount("customer", 1)]
        elif kind == "headman":
            self._headman(offer, first)
        elif kind == "invite":
            self._invite(offer, self.card(first))
        elif kind == "bury":
            offer.name = ""
            points = self.chronicled(first)
            offer.gains = [Amount("coffin", 1) if points is None else Amount("story", points)]
        elif kind == "graduate":
            offer.name, offer.icon = "", words[1]
            offer.price = [[Amount("time", self.components.graduate_time)]]
            offer.gains = [Amount("story", self.components.graduate_story)] if first == "right" else []
        elif kind == "pay" and first in self.components.field_ids:
            offer.icon = "plow"
        else:
            offer.icon = {"heal": "church_healing", "suffer": "rat", "plow": "plow", "study": "student"}.get(
                kind, first
            )
        offer.deadly = self.dies(sum(way.count for part in offer.price for way in part if way.id == "time"))
        return offer

    def _black(self, offer: Offer, card: Card) -> None:
        offer.name = self.components.crafts_of[card.good] if card.good >= 0 else card.id
        offer.icon = self.icon(card)
        offer.values, offer.black = values_shown(card.values), True
        offer.price = self.card_price(card)
        offer.gains = self.gains(card.effects, card)
        offer.points = self.components.field_points if card.kind == FIELD else card.points
        if card.kind == MONK:
            offer.gains.append(Amount("window", card.windows))

    def _white(self, offer: Offer, id: str, used: bool) -> None:
        assert self.asked is not None
        offer.values = self.white(self.asked, id)
        card = self.white_card(self.asked, id)
        if card is None:
            offer.gains = [Amount("story", self.components.amusement_story)] if id == "amusement" else []
            return
        offer.icon = id if id in self.components.crafts_of else self.icon(card)
        offer.name = card.id if id == "council" else id
        if not used:
            return
        if card.kind == CUSTOMER:
            offer.price, offer.points = self.price(card.price, self.asked), card.points
            return
        offer.price = [[Amount("time", card.white_time)]] if card.white_time else []
        offer.gains = self.gains(card.white_effects, card)
        if card.kind == FIELD and self.village()["fields"][self.components.field_ids.index(id)]:
            offer.gains[0].count += sum(effect.n for effect in card.white_effects if effect.op == COIN_IF_PLOW)

    def _headman(self, offer: Offer, place: str) -> None:
        """MV-8.26: the "?" banner."""
        stays = place == "stay"
        offer.name, offer.icon = "board-stay" if stays else place, "headman" if stays else place
        offer.price = [[Amount("time", self.components.question_time)]]
        for step in self.components.path:
            if step.id == place:
                gains = [Amount("coin", step.coins), Amount("story", step.story)]
                offer.gains = [gain for gain in gains if gain.count]
                offer.points = self.village()["tree"] if step.secures else 0

    def _invite(self, offer: Offer, card: Card) -> None:
        """MV-8.10: a customer costs what one more adds to the bill; the Trading Church's is free."""
        offer.icon = "customer"
        offer.values, offer.points = values_shown(card.white_values), card.points
        offer.wants = self.wants(card, self.asked)
        if self.kind == "invite":
            invited: int = self.state["decision"]["context"]["invited"]
            times, coins = self.components.clerk_time, self.components.clerk_coins
            more = [("time", times[invited + 1] - times[invited]), ("coin", coins[invited + 1] - coins[invited])]
            offer.price = [
                [Amount(id, count, id == "coin" and not self.stock(self.asked or 0, id))] for id, count in more if count
            ]
