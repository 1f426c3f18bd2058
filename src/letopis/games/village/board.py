# not compiled: drawing is never in a hurry, and templates read it freely
"""What Village's board.html draws: who stands where, what is lit, whom an answer would kill. All from the view."""

from functools import cached_property
from typing import Any

from letopis.games.village.board_places import Places
from letopis.games.village.board_prices import Amount, Choice, Price, Prices
from letopis.games.village.components.names import COLOR_IDS, THING_OF

STAND_STILL = ("pass", "stop", "depart")  # answers that end a question stand last
BOARD_KEYS = ("round", "first", "turn", "next_first", "spaces", "stalls", "queue", "pile", "captains", "couples")
MORE_KEYS = ("pink_step", "piles", "chest_stack", "chronicle", "graves", "doing", "supply", "bag")
AT_SEA = ("voyage", "load", "sail", "landing", "smuggler")
AT_THE_SHORE = (*AT_SEA, "wedding", "door", "consolation", "bakery", "shop", "inn", "under", "card")
ANYWHERE = ("", "turn-choice", "well-pay", "after", "pay", "pick", "one-of", "swap", "convert", "rewind")
SPOTS = {  # the spot of an answer that need not name it
    "harvest": "harvest",
    "birth": "family",
    "enter": "stage1",
    "ordain": "window1",
    "join": "bag",
    "fetch": "bag",
    "visit": "inn",
    "contraband": "smuggler",
    "depart": "ship",
    "return": "port",
    "open": "own-chest",
    "bakery": "bakery",
    "shop": "shop",
}
CARDS = ".vcard, .customer"  # what can be seen large


def piece(state: dict[str, Any], area: str) -> Any:
    """What an area is made of, so that it is drawn anew only when that changes."""
    view, table = state["view"], state["table"]
    asked = (state["decision"], state["choices"], state.get("asides"), table["me"])
    mine = table["coaching"] if table["me"] is None else table["me"]
    if area == "common":
        families = [[seat.get(key) for key in ("members", "ship", "markers")] for seat in view["seats"]]
        own = None if mine is None else view["seats"][mine]  # what I have tells whom I can serve and who would die
        return ([view.get(key) for key in BOARD_KEYS + MORE_KEYS], families, asked, own, view["over"])
    if area == "choices":
        return view
    seat = int(area.removeprefix("place-"))
    return (view["seats"][seat], seat == mine and (view.get("doing"), view["turn"]))


class Board(Places):
    """A state with the questions that Village's template asks of it."""

    # ---- the quarters

    @property
    def has_quarters(self) -> bool:
        """Whether there is too much for one sight: the Port and something else."""
        return "port" in self.modules and len(self.modules) > 1

    @property
    def quarter_asked(self) -> str:
        """The quarter in which the question is answered; an empty text where it does not matter."""
        kind = "" if self.asked is None else self.asked["kind"]
        return "shore" if kind in AT_THE_SHORE else "" if kind in ANYWHERE else "village"

    # ---- what is lit

    @cached_property
    def prices(self) -> Prices | None:
        """What the answers cost and bring."""
        return None if self.asked is None else Prices(self.view, self.components, self.options, self.asked)

    def price(self, choice: Choice) -> Price:
        """What an answer costs and brings."""
        return Price() if self.prices is None else self.prices.of(choice)

    @cached_property
    def lit(self) -> dict[str, list[Choice]]:
        """The allowed answers and asides by the spot of the board that stands for them; nothing for who may not act."""
        found: dict[str, list[Choice]] = {}
        if self.may_act:
            for choice in [*self.choices, *self.asides]:
                if choice["legal"]:
                    found.setdefault(self.spot(choice), []).append(choice)
        found.pop("", None)
        return found

    def spot(self, choice: Choice) -> str:
        """The spot of the board that an answer is about; an empty text for none."""
        kind, words = choice["kind"], choice["words"]
        if kind in ("take", "well", "act"):
            return f"{words[0]}-{words[1]}" if kind == "take" else "well" if kind == "well" else str(words[0])
        if kind in ("die", "home"):
            return f"{words[1]}-{words[0]}"
        if kind in ("train", "serve", "hire", "play", "goal", "sail", "choose"):
            return str(words[0])
        if kind == "make":
            return self.components.buildings[self.components.maker[THING_OF[words[0]]]].id
        if kind == "go":
            return str(words[2])
        if kind in ("advance", "rise", "lift", "promote", "wed"):
            return str(words[1])
        if kind in ("under", "card"):
            return f"pile{words[0]}"
        return self.spot_at_home(kind, words)

    def spot_at_home(self, kind: str, words: list[str]) -> str:
        """The same for what one has, and for places that the answer need not name."""
        if kind in ("pay", "swap", "sell", "load", "trade"):
            if words[0] == "member":
                return f"farmyard-{words[1]}"
            return f"{'hold' if kind == 'trade' else 'own'}-{words[0]}"
        if kind in SPOTS:
            return SPOTS[kind]
        if kind == "privilege":
            return f"privilege{words[0]}"
        if kind in ("land", "collect", "keeper") and self.asked is not None:
            return str(self.view["seats"][self.asked["seat"]]["ship"])
        if kind == "bury" and words:
            return f"sailor{words[0]}"
        return f"stand-{words[0]}" if kind == "stand" else ""

    def kills(self, choices: list[Choice]) -> bool:
        """Whether every one of these answers makes somebody die."""
        return all(self.price(choice).deaths for choice in choices)

    # ---- the list of answers

    @property
    def groups(self) -> list[tuple[str, list[Choice]]]:
        """The answers under headings: by the spot they are about."""
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            if choice["kind"] not in STAND_STILL:
                found.setdefault(self.heading(choice), []).append(choice)
        groups = [(heading, sorted(found[heading], key=lambda choice: not choice["legal"])) for heading in found]
        return sorted(groups, key=lambda group: not any(choice["legal"] for choice in group[1]))

    def heading(self, choice: Choice) -> str:
        """The heading of an answer; an empty text where no heading is needed."""
        kind, words = choice["kind"], choice["words"]
        if kind in ("train", "make"):
            return self.spot(choice)
        if kind in ("enter", "advance", "promote", "privilege"):
            return "board-privileges" if kind == "privilege" else "board-members"
        if kind == "load":
            return "member" if words[0] == "member" else "board-cargo"
        if kind == "go":
            return str(words[2])
        return str(words[1]) if kind in ("rise", "lift") else ""

    @property
    def endings(self) -> list[Choice]:
        """Passing, stopping, setting sail."""
        return [choice for choice in self.choices if choice["kind"] in STAND_STILL]

    def of_kind(self, kind: str) -> list[Choice]:
        """The answers of a kind."""
        return [choice for choice in self.choices if choice["kind"] == kind]

    @property
    def takes(self) -> dict[str, list[Choice]]:
        """The cubes that may be taken, by space."""
        found: dict[str, list[Choice]] = {space: [] for space in self.view["spaces"]}
        for choice in self.of_kind("take"):
            found[choice["words"][0]].append(choice)
        return found

    def idle(self, choices: list[Choice]) -> dict[str, Any] | None:
        """The note on cubes whose action would do nothing, once for their space; nothing for others."""
        notes = [choice["note"] for choice in choices if choice["note"] is not None]
        return next((note for note in notes if note["key"] in ("only-the-cube", "nothing-for-it")), None)

    def paid_with(self, choice: Choice) -> list[str]:
        """What an answer to a payment hands over: cubes, and coins in place of some of them."""
        words = choice["words"]
        if self.asked is None or self.asked["kind"] != "well-pay":
            return [words[0]]
        price = self.asked["context"]["count"]
        coins = int(words[1]) if len(words) > 1 else price
        return [words[0]] * (price - coins) + ["coin"] * coins

    @property
    def due(self) -> list[Amount]:
        """What is still to be paid: colours that are accepted, how many; coins fill the last places."""
        selection = None if self.asked is None else self.asked.get("selection")
        paid = {thing["words"][0]: thing["count"] for thing in (selection or {}).get("picked", [])}
        coins = paid.get("coin", 0)
        found: list[Amount] = []
        for need in reversed(self.doing.get("due", [])):
            *colors, count = need.split()
            left = int(count) - sum(paid.get(color, 0) for color in colors)
            by_coin = min(left, coins)
            coins -= by_coin
            found.append(Amount(["any"] if len(colors) == len(COLOR_IDS) else colors, left - by_coin))
        return found[::-1]
