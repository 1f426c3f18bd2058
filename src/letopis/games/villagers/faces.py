# not compiled: drawing is never in a hurry, and templates read it freely
"""Cards, piles and limits as the board draws them."""

from functools import lru_cache
from typing import Any, NamedTuple

from letopis.games.villagers.components import Components, Villager
from letopis.games.villagers.effects import BUILDERS, FOOD, GOLD_SYMBOLS, PADLOCKS, Silver
from letopis.games.villagers.view_types import PileView

COUNTED = {PADLOCKS: "padlock", FOOD: "food", BUILDERS: "builder", GOLD_SYMBOLS: "gold"}

Choice = dict[str, Any]


class Way(NamedTuple):
    """A way to open a padlock: who receives the ducats, and what it costs the one who looks."""

    who: str  # own, seat, countess, bank or free
    seat: int
    cost: int
    onto: int  # ducats that come to lie on the unlocking villager


class Formula:
    """Silver as it is printed: so much for every so many of something."""

    def __init__(self, components: Components, silver: Silver) -> None:
        self.value, self.per = silver.value, silver.per
        suit = components.suit_ids[silver.suit] if silver.suit >= 0 else ""
        if silver.sums_gold:
            self.what, self.icon = "sum", suit
        elif silver.best_ducats:
            self.what, self.icon = "best", "ducat"
        else:
            self.icon = COUNTED.get(silver.count, suit)
            self.what = "suit" if self.icon == suit else self.icon


class Face:
    """A villager's card as it is printed."""

    def __init__(self, components: Components, card: Villager, side: int) -> None:
        founders = card is components.founders
        self.id = card.id
        self.suit = components.suit_ids[card.suit]
        self.symbols = card.suit_symbols
        self.gold = components.founders_gold[side] if founders else card.gold
        self.food = components.founders_food[side] if founders else card.food
        self.builders = components.founders_builders[side] if founders else card.builders
        self.silver = None if card.silver is None else Formula(components, card.silver)
        self.keys = card.keys
        self.lock = components.villagers[card.lock].id if card.lock >= 0 else ""
        self.chain = [components.villagers[number].id for number in card.chain]
        self.below = self.chain[-1] if self.chain else ""
        self.carries = card.carries
        self.discarded = card.discarded
        self.special = card.special
        self.shows = bool(self.gold or self.silver or self.food or self.builders or self.keys)


@lru_cache(maxsize=2_000)
def printed(components: Components, id: str, side: int) -> Face:
    """A card's face, made once."""
    return Face(components, components.type_of[id], side)


class Card:
    """A card on the table: its face, what lies on it, and the answer it stands for."""

    def __init__(self, face: Face, ducats: int = 0, choice: Choice | None = None) -> None:
        self.face = face
        self.ducats = ducats
        self.choice = choice


class Node(Card):
    """A villager in a village: what lies on it stands in its branches."""

    def __init__(self, face: Face, ducats: int, place: int) -> None:
        super().__init__(face, ducats)
        self.place = place
        self.covered = False
        self.free = 0  # how many more may lie on it
        self.silver_now = 0
        self.for_cards: list[str] = []  # cards of the hand that may be laid on it now
        self.branches: list[Node] = []


class Pile:
    """Face-down cards: how many, the back on top, and the face of the top card if the one who looks put it there."""

    def __init__(self, pile: PileView, choice: Choice | None) -> None:
        self.count: int = pile["count"]
        self.back: str = pile["backs"][0] if pile["backs"] else ""
        self.mine: str = pile["mine"][0] if pile["mine"] else ""
        self.choice = choice


class Limit(NamedTuple):
    """A limit of a phase: used and left; `now` while the phase is on."""

    used: int
    left: int
    now: bool
