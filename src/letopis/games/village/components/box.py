"""Cards, tiles and boards together: what each set-up puts on the table, and the names of all places."""

from letopis.games.village.components.boards import Boards
from letopis.games.village.components.effects import MOST
from letopis.games.village.components.names import (
    BESIDE,
    BLACK_BAG,
    BUILDING,
    CEREMONY,
    CHRONICLE,
    CITY,
    COLORS,
    COUPLE,
    DEAD,
    FARMYARD,
    GENERATIONS,
    GONE,
    GRAVES,
    HOLD,
    INN,
    LIGHTHOUSE,
    MOST_COUPLES,
    OWNED,
    PLACES,
    PLAGUE,
    SAILORS,
    STAGE,
    THING_OF,
    UNBORN,
    WINDOW,
)
from letopis.games.village.components.pieces import (
    MODULES,
    Captain,
    Chest,
    Customer,
    Goal,
    Setup,
    Villager,
    by_players,
    numbered_things,
)
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader


class Box(Boards):
    """Everything in the boxes, checked."""

    def __init__(self, sheets: Sheets) -> None:
        super().__init__(sheets)
        tiles = numbered_things(sheets.sheet("customers.toml"), "customer", 90)
        self.customers = [Customer(number, inner) for number, inner in enumerate(tiles)]
        people = numbered_things(sheets.sheet("villagers.toml"), "villager", 90)
        self.villagers = [Villager(number, inner) for number, inner in enumerate(people)]
        for card, inner in zip(self.villagers, people):
            for stage in [stage for effect in card.effects for stage in effect.stages]:
                if stage > len(self.stages):
                    raise inner.wrong("effects", f"there is no council stage {stage}", f"1 to {len(self.stages)}")
                if any(effect.op == "pay" for effect in self.stages[stage - 1].privilege):
                    card.takes = True
        sailors = numbered_things(sheets.sheet("captains.toml"), "captain", 60)
        self.captains = [Captain(number, inner) for number, inner in enumerate(sailors)]
        boxes = numbered_things(sheets.sheet("treasures.toml"), "chest", 30)
        self.chests = [Chest(number, inner) for number, inner in enumerate(boxes)]
        aims = numbered_things(sheets.sheet("life_goals.toml"), "goal", 60)
        self.goals = [Goal(number, inner) for number, inner in enumerate(aims)]
        self.customer_of = {customer.id: customer for customer in self.customers}
        self.villager_of = {villager.id: villager for villager in self.villagers}
        self.captain_of = {captain.id: captain for captain in self.captains}
        self.chest_of = {chest.id: chest for chest in self.chests}
        self.goal_of = {goal.id: goal for goal in self.goals}
        self._read_setups(sheets)
        self._name_places()

    # ---- what each set-up puts on the table

    def _read_setups(self, sheets: Sheets) -> None:
        counts = sheets.sheet("components.toml")
        pieces = {inner.text("id"): inner for inner in numbered_things(counts, "component", 99)}
        self.setups: dict[tuple[tuple[str, ...], int], Setup] = {}
        sheet = sheets.sheet("setup_cards.toml")
        for inner in numbered_things(sheet, "setup_card", 99):
            setup = Setup(inner)
            self._fill(setup, pieces, inner)
            self.setups[(setup.modules, setup.players)] = setup
        wanted = [(tuple(m for m in MODULES if n >> MODULES.index(m) & 1), p) for n in range(8) for p in range(2, 6)]
        for modules, players in wanted:
            if (modules, players) not in self.setups:
                raise sheet.wrong("setup_card", f"none for {players} players with {list(modules)}", "all 32 sides")
        self._check_counts(counts, pieces)

    def _fill(self, setup: Setup, pieces: dict[str, Reader], card: Reader) -> None:
        players = setup.players
        setup.totals = self._supply(setup, pieces)
        if setup.totals[PLAGUE] != setup.plague:
            raise card.wrong("plague", f"says {setup.plague}, but there are {setup.totals[PLAGUE]} in components.toml")
        setup.family = self._family(setup, pieces)
        extra = setup.wedding
        setup.chronicle = [s.spaces[players] + (s.wedding_extra[players] if extra else 0) for s in self.sections]
        setup.graves = self.graves[players]
        setup.stalls = self.stalls[players]
        setup.pinks = pieces["pink_figure"].whole("count", 0, 9) if setup.wedding else 0
        setup.pairs = self.pairs[players]
        in_play = ("base", *setup.modules)
        setup.customers = [customer.number for customer in self.customers if customer.module in in_play]
        if setup.tavern:
            setup.villagers = [
                card.number
                for card in self.villagers
                if card.module in setup.modules and not (card.not_with_port and setup.port)
            ]
        if setup.port:
            setup.chests = [
                chest.number for chest in self.chests if chest.module in in_play for _ in range(chest.count)
            ]
        setup.goals = [
            goal.number
            for goal in self.goals
            if all(need in setup.modules for need in goal.needs) and not any(bar in setup.modules for bar in goal.bars)
        ]
        setup.buildings = [building.number for building in self.buildings if building.module in in_play]

    def _supply(self, setup: Setup, pieces: dict[str, Reader]) -> list[int]:
        """V-3.1, V-3.4: how many of each limited thing are in play."""
        totals = [0] * OWNED
        for id, piece in pieces.items():
            if not self._in_play(piece, setup):
                continue
            if id.startswith("influence_cube"):
                for color in range(COLORS):
                    totals[color] += piece.whole("per_color", 0, MOST)
            elif id.startswith("plague_cube"):
                totals[PLAGUE] += piece.whole("count", 0, MOST)
            elif id.startswith("goods_") and id[6:] in THING_OF:
                totals[THING_OF[id[6:]]] += piece.whole("count", 0, MOST)
            elif id in ("bread", "tool"):
                totals[THING_OF[id]] += piece.whole("count", 0, MOST)
            elif id in ("cocoa", "tea"):
                totals[THING_OF[id]] = by_players(piece, "in_play")[setup.players]
        return totals

    def _in_play(self, piece: Reader, setup: Setup) -> bool:
        if piece.has("in_play_if"):
            rule = piece.table("in_play_if")
            named = any(module in setup.modules for module in rule.texts("modules"))
            return named or setup.players in rule.items("players")
        module = piece.text("module", ("base", *MODULES, "goals"))
        return module == "base" or module in setup.modules

    def _family(self, setup: Setup, pieces: dict[str, Reader]) -> list[int]:
        """V-3.3: the members of a colour, by generation."""
        numbers = [str(generation) for generation in range(1, GENERATIONS + 1)]
        family = [0] * GENERATIONS
        for id in ("family_member", "family_member_wedding"):
            if id in pieces and self._in_play(pieces[id], setup):
                for number, count in pieces[id].counts("by_generation", numbers, 12).items():
                    family[int(number) - 1] += count
        return family

    def _check_counts(self, counts: Reader, pieces: dict[str, Reader]) -> None:
        """The lists of cards and tiles are as long as components.toml says."""
        found = {
            "customer_base": sum(1 for customer in self.customers if customer.module == "base"),
            "customer_beer": sum(1 for customer in self.customers if customer.module == "tavern"),
            "customer_wedding": sum(1 for customer in self.customers if customer.module == "wedding"),
            "villager_card": sum(1 for card in self.villagers if card.module == "tavern"),
            "villager_card_port": sum(1 for card in self.villagers if card.module == "port"),
            "villager_card_wedding": sum(1 for card in self.villagers if card.module == "wedding"),
            "captain_card": len(self.captains),
            "treasure_chest": sum(chest.count for chest in self.chests if chest.module == "port"),
            "dowry_chest": sum(chest.count for chest in self.chests if chest.module == "wedding"),
            "life_goal_silver": sum(1 for goal in self.goals if not goal.gold),
            "life_goal_gold": sum(1 for goal in self.goals if goal.gold),
        }
        for id, number in found.items():
            if id not in pieces:
                raise counts.wrong("component", f"{id} is missing", ", ".join(found))
            if pieces[id].whole("count", 0, 999) != number:
                raise pieces[id].wrong("count", f"does not agree with the {number} that are listed", str(number))
        self.monks = pieces["black_monk"].whole("count", 0, 20)
        if self.monks < self.mass_draw:
            raise pieces["black_monk"].wrong("count", "the bag could run short", f"at least {self.mass_draw}")

    # ---- names

    def _name_places(self) -> None:
        self.place_ids = [""] * PLACES
        names = self.place_ids
        names[FARMYARD] = "farmyard"
        names[INN] = "inn"
        names[HOLD] = "hold"
        for building in self.buildings:
            if building.trains:
                names[building.place] = building.id
        for city in self.cities:
            if not city.start:
                names[CITY + city.number] = city.id
        for stage in self.stages:
            names[STAGE + stage.index - 1] = f"stage{stage.index}"
        for window in self.windows:
            names[WINDOW + window.index - 1] = f"window{window.index}"
        for step in range(self.steps):
            names[CEREMONY + step] = f"step{step + 1}"
        for island in self.islands:
            if island.has_lighthouse:
                names[LIGHTHOUSE + island.number] = island.id
        for couple in range(MOST_COUPLES):
            names[COUPLE + couple] = f"couple{couple + 1}"
        self.full_ids = names.copy()  # with the places nobody acts from: the supply, the bag, the dead
        full = self.full_ids
        full[UNBORN] = "unborn"
        full[BLACK_BAG] = "bag"
        for section in self.sections:
            full[CHRONICLE + section.number] = section.id
        full[GRAVES] = "graves"
        for grave in range(len(self.sailor_graves)):
            full[SAILORS + grave] = f"sailor{grave + 1}"
        full[BESIDE] = "beside"
        full[GONE] = "gone"
        self.full_of = {id: place for place, id in enumerate(full) if id}
        self.place_of = {id: place for place, id in enumerate(names) if id}
        self.resting_of: list[tuple[int, bool]] = [self._rest(place) for place in range(DEAD)]

    def _rest(self, place: int) -> tuple[int, bool]:
        """V-6.16 by the number of a place."""
        if BUILDING <= place < CITY:
            module = self.buildings[place - BUILDING].module if place - BUILDING < len(self.buildings) else "base"
            return self.resting["brewery" if module == "tavern" else "craft_building"]
        if CITY <= place < STAGE:
            return self.resting["city"]
        if STAGE <= place < WINDOW:
            return self.resting["council_stage"]
        if WINDOW <= place < CEREMONY:
            return self.resting["church_window"]
        if CEREMONY <= place < LIGHTHOUSE or place >= COUPLE:
            return self.resting["wedding_board"]
        if place >= LIGHTHOUSE:
            return self.resting["lighthouse"]
        if place == HOLD:
            return self.resting["ship_hold"]
        return self.resting["inn" if place == INN else "farmyard"]
