# not compiled: drawing is never in a hurry, and templates read it freely
"""What Villagers' board.html draws: the Road, villages as chains, who unlocks what. All from the view."""

from functools import cached_property
from typing import Any

from letopis.games.villagers.components import FOOD_SIDE, Components
from letopis.games.villagers.effects import Effect
from letopis.games.villagers.faces import Card, Choice, Face, Limit, Node, Pile, Way, printed
from letopis.games.villagers.game import GAME
from letopis.games.villagers.limits import changed
from letopis.games.villagers.trees import read_tree
from letopis.games.villagers.view_types import CountessView, EventView, VillagersView
from letopis.games.villagers.village import Village, raised

CHRONICLE_NEAR = True  # under the question, at a full table
CARDS = ".vcard"  # what can be seen large
HER = "countess"  # in place of a seat, in actions and here
PHASES = ("draft", "road", "build", "events")
# notes that a card is marked with, so that nobody takes it unawares; the others are told with the rest
CAUTIONS = ("no-place", "no-room", "cannot-unlock", "covers", "stays-anyway", "basic-idle", "longer")
ELSEWHERE = ("pay", "swap")  # decisions that are answered in other villages too
ON_EVENTS = ("resolve", "jester")  # decisions that are answered on the events
# by decision: the action that a villager of the Road, a stack or a card of the hand stands for
ROAD = {"draft": "take", "give": "give", "ducat": "ducat"}
STACKS = {"draft": "draw", "onto": "onto", "pick": "pick"}
HAND = {"build": ("place", "play"), "return": ("return",)}

DRAWN: dict[tuple[str, str, "Face"], Any] = {}
MOST_DRAWN = 2_000


def piece(state: dict[str, Any], area: str) -> Any:
    """What an area is made of, so that it is drawn anew only when that changes."""
    view, table = state["view"], state["table"]
    me = table["me"]
    asked = None
    if me is not None and state["decision"] is not None:
        asked = (state["decision"]["kind"], state["choices"], state["asides"])
    mine = table["coaching"] if me is None else me
    purse = None if mine is None else (view["seats"][mine]["ducats"], view["seats"][mine]["tinner"])
    villages = [seat["village"] for seat in view["seats"]]
    if area == "common":
        apart = ("seats", "decision", "awaiting", "seat")
        return {key: part for key, part in view.items() if key not in apart}, villages, mine, purse, asked
    if area == "choices":
        return None if state["decision"] is None else view
    lit = asked if asked is not None and asked[0] in ELSEWHERE else None
    shared = (view["phase"], view["markets"], view.get("countess"), lit)
    if area == "aside":
        return shared, villages, mine, purse, asked if asked is not None and asked[0] in ON_EVENTS else None
    seat = int(area.removeprefix("place-"))
    own = (view["seats"][seat], seat == view["first"], seat in view["awaiting"])
    return (own, shared) if seat != mine else (own, shared, villages)


class Board:
    """A state with the questions that Villagers' template asks of it."""

    def __init__(self, state: dict[str, Any], lang: str) -> None:
        self.state = state
        self.view: VillagersView = state["view"]
        self.awaiting: list[int] = state["view"]["awaiting"]
        self.lang = lang
        table = state["table"]
        self.components: Components = GAME.components(table["options"])
        self.mine: int | None = table["coaching"] if table["me"] is None else table["me"]
        asked = state["decision"]
        self.kind: str = "" if asked is None else asked["kind"]
        self.asked_seat: int = -1 if asked is None else asked["seat"]
        self.acts: bool = table["me"] is not None
        self.by_text: dict[str, Choice] = {choice["text"]: choice for choice in (*state["choices"], *state["asides"])}
        self.her: CountessView | None = self.view.get("countess")
        self._locks: dict[str, Any] = {}
        self._villages: dict[str, Village] = {}

    # ---- cards

    def face(self, id: str, side: int = 0) -> Face:
        """A card's face; `side` matters for the Founders."""
        return printed(self.components, id, side)

    def once(self, macro: Any, look: Any, face: Face) -> Any:
        """What a macro makes of a face, which is always the same: Jinja takes its time over small things."""
        key = (macro.name, self.lang, face)
        known = DRAWN.get(key)
        if known is None:
            if len(DRAWN) >= MOST_DRAWN:
                DRAWN.clear()
            known = DRAWN[key] = macro(look, face)
        return known

    def lock(self, macro: Any, look: Any, unlocker: str) -> Any:
        """A padlock with what opening it costs, which is the same on all cards of this table."""
        known = self._locks.get(unlocker)
        if known is None:
            known = self._locks[unlocker] = macro(look, unlocker, self.ways(unlocker))
        return known

    def choice(self, text: str) -> Choice | None:
        """The answer of this text, if it is offered to whoever may act."""
        return self.by_text.get(text) if self.acts else None

    def card(self, choice: Choice) -> Card | None:
        """The card that an answer names, wherever it lies."""
        for word in choice["words"]:
            if word in self.components.type_of:
                return Card(self.face(word), 0, choice)
        return None

    def loose(self, id: str) -> Card:
        """A card on its way, which stands for no answer."""
        return Card(self.face(id))

    @cached_property
    def events(self) -> list[int]:
        """The open events, by number."""
        open_ones = [] if self.her is None else self.her["open"]
        return [self.components.event_of[event["id"]].number for event in open_ones]

    @cached_property
    def taken_from(self) -> str:
        """Where an event that is being resolved lets its card be chosen, if that is plain."""
        if self.kind != "pick" or self.her is None or not self.her["resolving"]:
            return ""
        effects: list[Effect | None] = list(self.components.event_of[self.her["resolving"]].effects)
        places: set[str] = set()
        while effects:
            effect = effects.pop()
            if effect is not None:
                places.add(effect.place)
                effects.append(effect.fallback)
        places.discard("")
        return places.pop() if len(places) == 1 else ""

    # ---- the Road, stacks, supplies

    @cached_property
    def road(self) -> list[Card | None]:
        """The slots."""
        verb = "choose" if self.taken_from == "road" else ROAD.get(self.kind)
        slots: list[Card | None] = []
        counts: dict[str, int] = {}
        for text in self.view["road"]:
            if not text:
                slots.append(None)
                continue
            id, ducats = read_tree(text)[0][:2]
            counts[id] = counts.get(id, 0) + 1
            slots.append(Card(self.face(id), ducats, self.choice(f"{verb} {named(id, counts[id] - 1)}")))
        return slots

    @cached_property
    def stacks(self) -> list[Pile]:
        """The six stacks."""
        verb = STACKS.get(self.kind)
        return [
            Pile(pile, self.choice(f"{verb} {number}") if verb else None)
            for number, pile in enumerate(self.view["stacks"], 1)
        ]

    @property
    def reserve(self) -> Pile:
        """The Reserve."""
        return Pile(self.view["reserve"], self.choice("draw reserve"))

    def markets(self, stack: int) -> list[tuple[int, str]]:
        """The market cards under a stack: which, and whether it waits, is due or is over."""
        return [
            (number, "held" if market["held"] else "due" if market["due"] else "waits")
            for number, market in enumerate(self.view["markets"], 1)
            if market["stack"] == stack
        ]

    @property
    def basics(self) -> list[tuple[Card, int]]:
        """The basic villagers and how many are left."""
        return [(Card(self.face(id), 0, self.choice(f"exchange {id}")), n) for id, n in self.view["basics"].items()]

    @property
    def discards(self) -> list[tuple[str, int]]:
        """The discard pile, each type once."""
        return counted(self.view["discard"])

    def is_reconstructed(self, id: str) -> bool:
        """Whether this villager is among the first six by our guess only: said while the first Road lies there."""
        return self.view["round"] <= 1 and id in self.components.reconstructed_starters

    # ---- villages

    def village(self, seat: int | str) -> Village:
        """A village read from the view."""
        key = str(seat)
        known = self._villages.get(key)
        if known is None:
            apart = seat == HER
            texts = self.view["countess"]["village"] if apart else self.view["seats"][int(seat)]["village"]
            cards: list[int] = []
            depths: list[int] = []
            ducats: list[int] = []
            side = 0
            for text in texts:
                for id, lying, depth, up in read_tree(text):
                    cards.append(self.components.type_of[id].number)
                    depths.append(depth)
                    ducats.append(lying)
                    side = max(side, int(up == FOOD_SIDE))
            known = self._villages[key] = raised(self.components, cards, depths, ducats, side, apart)
        return known

    def trees(self, seat: int | str) -> list[Node]:
        """The chains of a village, each from its bottom."""
        village = self.village(seat)
        symbols = self.components.countess_symbols[self.level.side] if seat == HER else 0
        trees: list[Node] = []
        path: list[Node] = []
        wanted = self.wanted(village) if seat == self.asked_seat else {}
        for place, number in enumerate(village.cards):
            card = self.components.villagers[number]
            node = Node(self.face(card.id, village.side), village.ducats[place], place)
            node.covered = village.covered(place)
            node.free = 0 if village.apart else village.capacity(place) - village.carried(place)
            node.choice = self.node_choice(seat, village, place)
            node.for_cards = wanted.get(place, [])
            if card.silver is not None and not node.covered:
                node.silver_now = village.worth_of(card.silver, symbols)
            del path[village.depths[place] :]
            (path[-1].branches if path else trees).append(node)
            path.append(node)
        return trees

    def wanted(self, village: Village) -> dict[int, list[str]]:
        """VS-10.1: by place, the cards of the hand that may be laid there now."""
        found: dict[int, list[str]] = {}
        for choice in self.state["choices"]:
            if self.kind == "build" and choice["kind"] == "place" and choice["legal"] and self.acts:
                card = self.components.type_of[choice["words"][0]]
                for place in village.spots(card) if card.depth else []:
                    found.setdefault(place, []).append(card.id)
        return found

    def node_choice(self, seat: int | str, village: Village, place: int) -> Choice | None:
        """The answer a villager in a village stands for."""
        number = village.cards[place]
        id = self.components.villagers[number].id
        own = seat == self.asked_seat
        if self.kind == "smuggle":
            return self.choice(f"smuggle {id}") if own and village.gold_of(place) else None
        verb = ""
        if self.kind == "on" and own:
            verb = "on"
        elif self.kind in ELSEWHERE:
            verb = f"{self.kind} {seat}"
        elif self.taken_from == "village" and own:
            verb = "choose"
        if not verb:
            return None
        return self.choice(f"{verb} {named(id, village.ordinal(place))}")

    def forecast(self, seat: int | str) -> dict[str, int | None]:
        """What both markets would pay now, and of what; None for one that is over."""
        figures = self.view["countess"]["forecast"] if seat == HER else self.view["seats"][int(seat)]
        held = [market["held"] for market in self.view["markets"]]
        return {
            "first": None if held[0] else figures["first_market"],
            "second": None if held[1] else figures["second_market"],
            "gold": figures["gold"],
            "ducats": figures["first_market"] - figures["gold"],
            "silver": figures["second_market"] - figures["first_market"],
        }

    # ---- players

    def limits(self, seat: int) -> dict[str, Limit]:
        """VS-7.1, VS-9.2, VS-11.1: draft, build and exchange limits with what is used of them."""
        player, phase = self.view["seats"][seat], self.view["phase"]
        last_call = self.kind == "jester"  # VS-17.26: the phase has not begun
        draft, build, exchange = player["draft_limit"], player["build_limit"], player["exchange_limit"]
        drafting, building = phase == "draft" and not last_call, phase == "build" and not last_call
        drafted = len(player["square"]) if player["drafts"] else draft  # whoever is done has taken up the Square
        left = player["exchanges"]
        trading = building and (left > 0 or seat in self.awaiting)
        return {
            "draft": Limit(drafted, player["drafts"], True) if drafting else Limit(0, draft, False),
            "build": Limit(player["built"], player["builds"], True) if building else Limit(0, build, False),
            "exchange": Limit(exchange - left, left, True) if trading else Limit(0, exchange, False),
        }

    def hand(self, seat: int) -> list[Card]:
        """The hand, where it is seen."""
        verbs = ("choose",) if self.taken_from == "hand" else HAND.get(self.kind, ())
        cards: list[Card] = []
        for id in self.view["seats"][seat].get("hand", []):
            found = [choice for verb in verbs if (choice := self.choice(f"{verb} {id}")) is not None]
            cards.append(Card(self.face(id), 0, found[0] if found else None))
        return cards

    def waiting(self, seat: int) -> list[Card]:
        """The cards of a hand that lie there: those that are answers now are shown beside the question."""
        cards = self.hand(seat)
        if not self.hand_is_asked(seat):
            return cards
        answers = {choice["words"][0] for choice in self.state["choices"] if choice["legal"] and choice["words"]}
        return [card for card in cards if card.face.id not in answers]

    def hand_is_asked(self, seat: int) -> bool:
        """Whether the cards of this hand are the answers, so that they are shown there and not here."""
        return seat == self.asked_seat and (self.kind in HAND or self.taken_from == "hand")

    def held(self, id: str) -> int:
        """How many such cards the hand that is asked for has; 0 where it is not about a hand."""
        if self.asked_seat < 0 or not self.hand_is_asked(self.asked_seat):
            return 0
        return self.view["seats"][self.asked_seat].get("hand", []).count(id)

    def square(self, seat: int) -> list[tuple[str, int]]:
        """Cards drafted in this phase."""
        return counted(self.view["seats"][seat]["square"])

    def known(self, seat: int) -> list[tuple[str, int]]:
        """Cards all have seen this seat draft that may still be in its hand."""
        return counted(self.view["seats"][seat]["seen"])

    def backs(self, seat: int) -> list[tuple[str, int]]:
        """The backs of a hand by suit."""
        return counted(self.view["seats"][seat]["backs"])

    # ---- padlocks

    @property
    def owners(self) -> list[int | str]:
        """Everybody with a village."""
        seats: list[int | str] = list(range(len(self.view["seats"])))
        return [*seats, HER] if self.her is not None else seats

    @property
    def extra(self) -> int:
        """What events add to the price of a padlock."""
        return changed(self.components, self.events, "unlock_surcharge", 0)

    def holders(self, unlocker: str) -> list[tuple[int | str, int]]:
        """In whose villages an unlocking villager stands, with the ducats on each."""
        number = self.components.type_of[unlocker].number
        found: list[tuple[int | str, int]] = []
        for owner in self.owners:
            village = self.village(owner)
            found += [(owner, village.ducats[n]) for n, card in enumerate(village.cards) if card == number]
        return found

    def ways(self, unlocker: str) -> list[Way]:
        """VS-12.1: how the one who looks can open such a padlock, each owner once; cheapest first."""
        cost = self.components.unlock_cost
        ways: list[Way] = []
        if self.mine is None:
            return ways
        for owner in dict.fromkeys(owner for owner, _ in self.holders(unlocker)):
            if owner == self.mine:
                ways.append(Way("own", self.mine, self.extra, cost))
            elif owner == HER:
                ways.append(Way(HER, -1, cost + self.extra, cost))
            else:
                ways.append(Way("seat", int(owner), cost + self.extra, cost))
        if not ways:
            ways.append(Way("bank", -1, cost + self.extra, 0))
        if self.view["seats"][self.mine]["tinner"]:
            ways.append(Way("free", -1, self.extra, 0))
        return sorted(ways, key=lambda way: way.cost)

    def affordable(self, way: Way) -> bool:
        """Whether the one who looks has the ducats."""
        return self.mine is not None and bool(way.cost <= self.view["seats"][self.mine]["ducats"])

    @property
    def unlockers(self) -> list[tuple[Face, list[str], list[tuple[int | str, int]], list[Way]]]:
        """Who unlocks what: the unlocking villager, the cards, where it stands, what it costs me."""
        played = self.components.in_play(len(self.view["seats"]))
        rows = []
        for card in self.components.villagers:
            if card.keys and played[card.number]:
                locked = [c.id for c in self.components.villagers if c.lock == card.number and played[c.number]]
                rows.append((self.face(card.id), locked, self.holders(card.id), self.ways(card.id)))
        return rows

    def paying(self, choice: Choice) -> tuple[Way, int]:
        """An answer to "whom do you pay": the way, and what already lies on that villager."""
        cost, extra = self.components.unlock_cost, self.extra
        owner = choice["words"][0]
        if owner in ("bank", "nothing"):
            return (Way("bank", -1, cost + extra, 0) if owner == "bank" else Way("free", -1, extra, 0)), 0
        village = self.village(owner)
        ordinal = int(choice["words"][2]) - 1 if len(choice["words"]) > 2 else 0
        number = self.components.type_of[choice["words"][1]].number
        lying = [village.ducats[place] for place, card in enumerate(village.cards) if card == number][ordinal]
        if owner == HER:
            return Way(HER, -1, cost + extra, cost), lying
        own = int(owner) == self.asked_seat
        return Way("own" if own else "seat", int(owner), extra if own else cost + extra, cost), lying

    # ---- the round, and alone the Countess

    @property
    def cautions(self) -> tuple[str, ...]:
        """The notes that a card is marked with."""
        return CAUTIONS

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a round; events only alone."""
        return PHASES if self.her is not None else PHASES[:3]

    @property
    def level(self) -> Any:
        """The level of the solo game."""
        return self.components.levels[self.view["countess"]["level"]]

    @property
    def her_total(self) -> int:
        """The Countess's ducats, as if the second market were held now."""
        her = self.view["countess"]
        return int(her["ducats"] + (self.forecast(HER)["second"] or 0))

    def event_choice(self, id: str) -> Choice | None:
        """What an open event stands for: to be resolved, or at the last moment before a phase to be discarded."""
        return self.choice(f"{self.kind} {id}") if self.kind in ON_EVENTS else None

    def works_now(self, event: EventView) -> bool:
        """VS-17.19: whether an open event changes the phase that is on."""
        return event["timing"] == self.view["phase"] and self.kind != "jester"


def named(id: str, ordinal: int) -> str:
    """A villager as actions name it: `lumberjack`, `lumberjack 2`."""
    return f"{id} {ordinal + 1}" if ordinal else id


def counted(ids: list[str]) -> list[tuple[str, int]]:
    """Each id once, with how often it stands there."""
    return [(id, ids.count(id)) for id in dict.fromkeys(ids)]
