"""Every action of the game, each made once from what is in the boxes."""

from typing import Final

from letopis.games.village.components.box import Box
from letopis.games.village.components.effects import MOST_CONVERTED, MOST_REWOUND
from letopis.games.village.components.names import (
    COLOR_IDS,
    COLORS,
    CUBE_IDS,
    CUBES,
    DEAD,
    GRAIN,
    KIND_IDS,
    KINDS,
    OWNED,
    SPACE_IDS,
    THING_IDS,
    THING_OF,
)
from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets

COIN_OR_CUBE: Final = GRAIN  # things that pay for cubes: the colours and the coin; the plague never is asked for


class Components(Box):
    """Everything in the boxes, with the actions that follow from it."""

    def __init__(self, sheets: Sheets) -> None:
        super().__init__(sheets)
        self.take = [
            numbered("take", space * CUBES + cube, SPACE_IDS[space], CUBE_IDS[cube])
            for space in range(len(SPACE_IDS))
            for cube in range(CUBES)
        ]
        self.well = [numbered("well", space, id) for space, id in enumerate(SPACE_IDS)]
        self.act = [numbered("act", space, id) for space, id in enumerate(SPACE_IDS)]
        self.passing = Action("pass")
        self.harvest = Action("harvest")
        self.birth = Action("birth")
        self.home = self._of_members("home")
        self.die = self._of_members("die")
        self.feed = self._of_members("bread")
        for action in self.feed:
            action.aside = True
        self.train = [
            numbered("train", building.number * KINDS + kind, building.id, KIND_IDS[kind])
            for building in self.buildings
            for kind in range(KINDS)
        ]
        self.make = [self._make(thing, way) for thing in range(OWNED) for way in range(4)]
        self.go: dict[int, Action] = {}
        for city in self.cities:
            for road in city.roads:
                for kind in range(KINDS):
                    number = (city.number * len(self.cities) + road.to) * KINDS + kind
                    words = (KIND_IDS[kind], city.id, self.cities[road.to].id)
                    self.go[number] = numbered("go", number, *words)
        self.enter = _by_kind("enter", ("scroll", "green"))
        self.advance = _in_row("advance", "stage", len(self.stages), ("scroll", "green"))
        self.privilege = [numbered("privilege", n, str(n + 1)) for n in range(len(self.stages))]
        self.join = _by_kind("join", ("brown", "time"))
        self.fetch = _by_kind("fetch")
        self.rise = _in_row("rise", "window", len(self.windows), ("grain", "bread"))
        self.lift = _in_row("lift", "window", len(self.windows))
        self.promote = _in_row("promote", "stage", len(self.stages))
        self.pay = [numbered("pay", thing, THING_IDS[thing]) for thing in range(COIN_OR_CUBE)]
        self.pay_one = [
            numbered("pay", 100 + color * 10 + coins, COLOR_IDS[color], str(coins))
            for color in range(COLORS)
            for coins in range(10)
        ]
        self.gain = [numbered("gain", thing, THING_IDS[thing]) for thing in range(OWNED)]
        self.visit = Action("visit")
        self.visit_with = _by_kind("visit")
        self.under = [numbered("under", pile, str(pile + 1)) for pile in range(3)]
        self.card = [numbered("card", pile, str(pile + 1)) for pile in range(3)]
        self.convert = [numbered("convert", n, str(n)) for n in range(1, MOST_CONVERTED + 1)]
        self.rewind = [numbered("rewind", n, str(n)) for n in range(1, MOST_REWOUND + 1)]
        self.ordain = _by_kind("ordain")
        self.load = [numbered("load", thing, THING_IDS[thing]) for thing in range(OWNED)]
        self.load_member = [numbered("load", 100 + kind, "member", KIND_IDS[kind]) for kind in range(KINDS)]
        self.load_chest = [numbered("load", 200 + chest.number, "chest", chest.id) for chest in self.chests]
        self.depart = Action("depart")
        self.sail = [numbered("sail", sea.number, sea.id) for sea in self.seas]
        self.land = Action("land")
        self.back = Action("return")
        self.stop = Action("stop")
        self.trade = [numbered("trade", thing, THING_IDS[thing]) for thing in range(OWNED)]
        self.collect = Action("collect")
        self.keeper = _by_kind("keeper")
        self.bury = [numbered("bury", n, str(n + 1)) for n in range(len(self.sailor_graves))]
        self.bury_plain = Action("bury")
        self.stand = {id: numbered("stand", THING_OF[id], id) for id in ("cocoa", "tea")}
        self.sell = [
            numbered("sell", thing * 100 + n, THING_IDS[thing], str(n))
            for thing in (THING_OF["bread"], THING_OF["tool"])
            for n in range(1, 33)
        ]
        self.sell_of = {action.number: action for action in self.sell}
        self.contraband = Action("contraband")
        self.wed = _in_row("wed", "step", self.steps)
        self.door = [numbered("choose", number, id) for number, id in enumerate(("bakery", "shop"))]
        self.bakery = [numbered("bakery", n, str(n + 1)) for n in range(len(self.rewards["bakery"]))]
        self.shop = [numbered("shop", n, str(n + 1)) for n in range(len(self.rewards["shop"]))]
        self.swap = [numbered("swap", color, COLOR_IDS[color]) for color in range(COLORS)]
        self.vocabulary = self._vocabulary()

    def _of_members(self, verb: str) -> list[Action]:
        """An action for every kind of member in every place."""
        return [
            numbered(verb, place * KINDS + kind, KIND_IDS[kind], self.place_ids[place] or "nowhere")
            for place in range(DEAD)
            for kind in range(KINDS)
        ]

    def _make(self, thing: int, way: int) -> Action:
        """`make horse time`, `make horse pay tool`."""
        words = [THING_IDS[thing], ("time", "pay")[way & 1], *(["tool"] if way & 2 else [])]
        return numbered("make", thing * 4 + way, *words)

    def _vocabulary(self) -> dict[str, Action]:
        several: list[list[Action]] = [
            [*self.take, *self.well, *self.act, self.passing, self.harvest, self.birth, *self.train, *self.make],
            [*self.home, *self.die, *self.feed, *self.go.values(), *self.enter, *self.advance, *self.privilege],
            [*self.join, *self.fetch, *self.rise, *self.lift, *self.promote, *self.pay, *self.pay_one, *self.gain],
            [self.visit, *self.visit_with, *self.under, *self.card, *self.convert, *self.rewind, *self.ordain],
            [*self.load, *self.load_member, *self.load_chest, self.depart, *self.sail, self.land, self.back, self.stop],
            [*self.trade, self.collect, *self.keeper, *self.bury, self.bury_plain, *self.stand.values()],
            [*self.sell, self.contraband, *self.wed, *self.door, *self.bakery, *self.shop, *self.swap],
            [customer.serve for customer in self.customers],
            [captain.hire for captain in self.captains],
            [chest.open for chest in self.chests],
            [villager.play for villager in self.villagers],
            [goal.reveal for goal in self.goals],
        ]
        return {action.text: action for actions in several for action in actions if "nowhere" not in action.words}


def _by_kind(verb: str, ways: tuple[str, ...] = ("",)) -> list[Action]:
    """An action for every kind of member, in every way: kind * ways + way."""
    words = [(kind, way) for kind in KIND_IDS for way in ways]
    return [numbered(verb, number, kind, *([way] if way else [])) for number, (kind, way) in enumerate(words)]


def _in_row(verb: str, row: str, length: int, ways: tuple[str, ...] = ("",)) -> list[Action]:
    """The same for every place of a row that a member enters: (place * KINDS + kind) * ways + way."""
    words = [(kind, f"{row}{place + 1}", way) for place in range(length) for kind in KIND_IDS for way in ways]
    return [numbered(verb, number, *each[:2], *filter(None, each[2:])) for number, each in enumerate(words)]
