# not compiled: drawing is never in a hurry, and templates read it freely
"""What an answer costs and brings, as far as the view tells: shown beside it before it is chosen."""

from typing import Any

from letopis.games.village.components.actions import Components
from letopis.games.village.components.effects import Cost, Effect
from letopis.games.village.components.names import ANY_COLOR, COLOR_IDS, COLORS, THING_IDS, THING_OF
from letopis.games.village.components.pieces import Road
from letopis.games.village.travel import NO_CUBES, NO_TIME, NO_WAGON
from letopis.games.village.view_types import Doing, FamilyView, VillageView, owned

ANY = "any"  # a cube of any colour

Choice = dict[str, Any]


class Amount:
    """So many of a thing, or of one of several; short of it or not."""

    def __init__(self, things: list[str], count: int, short: bool = False) -> None:
        self.things = things
        self.count = count
        self.short = short


class Price:
    """What an answer costs and brings; how many it makes pass the quill."""

    def __init__(self) -> None:
        self.time = 0
        self.costs: list[Amount] = []
        self.gains: list[Amount] = []
        self.deaths = 0

    def pay(self, cost: Cost) -> None:
        """Add a cost of the data."""
        self.time += cost.time
        self.costs += [Amount([THING_IDS[thing]], n) for thing, n in cost.things]
        self.costs += [Amount(colors_of(mask), n) for mask, n in cost.needs]

    def give(self, thing: str, count: int = 1) -> None:
        """Add a thing to be returned."""
        self.costs.append(Amount([thing], count))

    def take(self, thing: str, count: int) -> None:
        """Add a thing to be had."""
        if count:
            self.gains.append(Amount([thing], count))

    def bring(self, effects: list[Effect]) -> None:
        """Add what effects of the data bring."""
        for effect in effects:
            if effect.op == "pay":
                self.give(THING_IDS[effect.what], effect.n)
            else:
                self.gains += amounts(effect)


def colors_of(mask: int) -> list[str]:
    """The colours that a need accepts; all of them is any."""
    return [ANY] if mask == ANY_COLOR else [COLOR_IDS[color] for color in range(COLORS) if mask >> color & 1]


def amounts(effect: Effect) -> list[Amount]:
    """What an effect brings, as far as it can be drawn."""
    if effect.op == "gain":
        return [Amount([THING_IDS[effect.what]], effect.n)]
    if effect.op == "gain_cubes":
        if effect.choose:
            return [Amount(colors_of(effect.mask), effect.n)]
        return [Amount([color], 1) for color in colors_of(effect.mask)]
    if effect.op == "gain_choice":
        many = len(effect.options) > 2
        return [Amount(["good"] if many else [THING_IDS[thing] for thing in effect.options], effect.n)]
    if effect.op == "take_family":
        return [Amount(["member"], effect.n)]
    if effect.op == "exchange_cube":
        return [Amount(["exchange"], effect.take)]
    return [Amount(["first"], 1)] if effect.op == "take_next_starting_player" else []


class Prices:
    """The prices of a moment: of a view, and of the seat that is asked."""

    def __init__(
        self, view: VillageView, components: Components, options: dict[str, Any], asked: dict[str, Any]
    ) -> None:
        self.view = view
        self.components = components
        self.options = options
        self.kind = asked["kind"]
        self.count = asked["context"].get("count", 0)
        self.seat = asked["seat"]
        self.player: FamilyView = view["seats"][self.seat]
        self.doing = view.get("doing", Doing())
        self.waived = self.doing.get("waived", 0)

    def of(self, choice: Choice) -> Price:
        """What an answer costs and brings."""
        price = Price()
        tell = getattr(self, f"_{choice['kind']}", None)
        if tell is not None:
            tell(price, *choice["words"])
        for cost in price.costs:
            there = [self.owned(choice["kind"], thing) for thing in cost.things if thing in THING_OF]
            cost.short = bool(there) and sum(there) < cost.count
        price.deaths = (self.player["time"] + price.time) // self.components.life
        return price

    def owned(self, kind: str, thing: str) -> int:
        """What there is to pay with: a lighthouse takes its goods from the holds (V-12.9), all else is at home."""
        if kind == "keeper" and thing not in COLOR_IDS:
            return self.player["cargo"].count(thing)
        return owned(self.player, thing)

    # ---- the turn, the farm, crafts

    def _take(self, price: Price, _space: str, cube: str) -> None:
        if cube == "plague":
            price.time = self.components.plague_time

    def _harvest(self, price: Price) -> None:
        price.take("grain", self.count)

    def _make(self, price: Price, thing: str, way: str, tool: str = "") -> None:
        components = self.components
        building = components.buildings[components.maker[THING_OF[thing]]]
        made = dict(building.outputs)[THING_OF[thing]]
        if way == "pay":
            price.pay(building.payment)
        else:
            price.time = building.produce
        if tool:
            price.give("tool")
            made *= components.tool_factor
        price.take(thing, made)

    def _train(self, price: Price, building: str, _kind: str) -> None:
        price.time = self.components.building_of[building].train

    # ---- market and smuggler

    def _sale(self, price: Price) -> None:
        free = self.doing.get("free_sale", False) and self.view["turn"] == self.seat
        if not free:
            price.pay(self.components.sale_cost)

    def _serve(self, price: Price, id: str) -> None:
        customer = self.components.customer_of[id]
        if self.kind == "smuggler":
            price.pay(self.components.smuggler_costs["queue_customer"])
        elif self.kind == "sale":
            self._sale(price)
        if self.kind != "scrap":
            for thing, n in customer.needs:
                price.give(THING_IDS[thing], n)
        price.take("prestige", customer.prestige)

    def _stand(self, price: Price, thing: str) -> None:
        self._sale(price)
        price.give(thing)
        price.bring(self.components.stand_effects[thing])

    def _sell(self, price: Price, thing: str, count: str) -> None:
        price.pay(self.components.smuggler_costs["sell"])
        price.give(thing, int(count))
        price.take("prestige", int(count) * self.components.smuggler_effects["sell"][0].prestige_each)

    def _contraband(self, price: Price) -> None:
        price.pay(self.components.smuggler_costs["cubes"])
        price.bring(self.components.smuggler_effects["cubes"])

    # ---- travel, council, church

    def waive(self, cost: Cost) -> Cost:
        """A cost without what cards waive."""
        left = Cost()
        left.time = 0 if self.waived & NO_TIME else cost.time
        left.needs = [] if self.waived & NO_CUBES else cost.needs
        left.things = [] if self.waived & NO_WAGON else cost.things
        return left

    def _go(self, price: Price, _kind: str, start: str, end: str) -> None:
        city = self.components.city_of[end]
        road: Road = next(road for road in self.components.city_of[start].roads if road.to == city.number)
        price.pay(self.waive(road.cost))
        if end not in self.player["markers"]:
            price.bring(city.bonus)

    def _enter(self, price: Price, _kind: str, way: str) -> None:
        self._advance(price, _kind, "stage1", way)

    def _advance(self, price: Price, _kind: str, stage: str, way: str) -> None:
        price.pay(self.components.step_payments[way == "green"])
        price.time += self.components.stages[int(stage[5:]) - 1].time

    def _privilege(self, price: Price, number: str) -> None:
        price.bring(self.components.stages[int(number) - 1].privilege)

    def _join(self, price: Price, _kind: str, way: str) -> None:
        price.pay(self.components.church_entries[way == "time"])

    def _fetch(self, price: Price, _kind: str) -> None:
        price.give("coin", self.components.fetch_coins)

    def _rise(self, price: Price, _kind: str, window: str, way: str) -> None:
        price.give(way, self.components.windows[int(window[6:]) - 1].grain if way == "grain" else 1)

    # ---- Tavern

    def _visit(self, price: Price, kind: str = "") -> None:
        costs = self.components.inn_costs[self.options["tavern_side"]]
        price.pay(self.components.inn_enter if kind else costs)

    def _card(self, price: Price, pile: str) -> None:
        top = self.view["piles"][int(pile) - 1]["top"]
        if top:
            price.pay(self.components.villager_of[top].cost)

    # ---- Port

    def _hire(self, price: Price, captain: str) -> None:
        price.give("coin", self.components.captain_of[captain].coins)

    def _sail(self, price: Price, sea: str) -> None:
        if self.components.sea_of[sea].clock and not self.waived & NO_TIME:
            price.time = 1
        if not self.doing.get("steps", 0):
            price.pay(self.components.captain_of[self.player["captain"]].step_cost)

    def _return(self, price: Price) -> None:
        price.time = 0 if self.waived & NO_TIME else self.components.return_time

    def _trade(self, price: Price, thing: str) -> None:
        sea = self.components.sea_of[self.player["ship"]]
        price.take("prestige", self.components.islands[sea.island].prices[THING_OF[thing]])

    def _collect(self, price: Price) -> None:
        stack = self.components.islands[self.components.sea_of[self.player["ship"]].island].stack
        if stack:
            price.take("chest" if stack == "treasure_chest" else stack, 1)

    def _keeper(self, price: Price, _kind: str) -> None:
        island = self.components.islands[self.components.sea_of[self.player["ship"]].island]
        price.pay(island.cost)
        price.take("prestige", island.prestige)

    def _bury(self, price: Price, grave: str = "") -> None:
        if grave:
            price.take("prestige", self.components.sailor_graves[int(grave) - 1])

    # ---- Wedding

    def _wed(self, price: Price, _kind: str, step: str) -> None:
        price.pay(self.waive(self.components.wed_cost))
        price.bring(self.components.bonuses[self.options["wedding_side"]][int(step[4:]) - 1])

    def _bakery(self, price: Price, number: str) -> None:
        price.bring(self.components.rewards["bakery"][int(number) - 1])

    def _shop(self, price: Price, number: str) -> None:
        price.bring(self.components.rewards["shop"][int(number) - 1])

    def _gain(self, price: Price, thing: str) -> None:
        if self.kind == "consolation":
            price.pay(self.components.consolation_cost)
            price.take(thing, 1)

    def _swap(self, price: Price, color: str) -> None:
        price.give(color)
        price.gains.append(Amount([ANY], self.count))
