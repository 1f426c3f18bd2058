"""Era's components as typed objects, read from data/*.toml and checked: nothing of them is written in code."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.era.dice import MOST, Die, read_dice
from letopis.games.era.grid import DEGREES, Grid, Placement, Turn, turned
from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader

if TYPE_CHECKING:
    from letopis.games.era.rings import Plans
    from letopis.games.era.yields import Yields


class Resource:
    """One resource track, in the rulebook's order (goods, stone, wood, food)."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.limit = reader.whole("max", 1, 99)
        self.start = reader.whole("start", 0, self.limit)
        self.feeds = "feed" in reader.texts("used_for")


class Piece:
    """A kind of piece: a building, a wall of some length, or the scorched area."""

    def __init__(self, number: int, id: str, count: int) -> None:
        self.number = number
        self.id = id
        self.count = count
        self.is_building = False
        self.is_wall = False
        self.is_scorched = False
        self.barrier = False  # stops the outside: walls and keeps
        self.always_walled = False
        self.clusters = False
        self.heals = False  # a hospital: it and its neighbours are safe from disease
        self.vp = 0
        self.cost: tuple[int, ...] = ()
        self.price: list[tuple[int, int]] = []  # the same without what it does not cost: (resource, amount)
        self.packed = 0
        self.die = -1
        self.collect: tuple[int, ...] = ()
        self.set_dice = 0
        self.bonus = ""
        self.bonus_vp = 0
        self.bonus_cap = 0
        self.wants_room = False  # a market: its bonus is for the free cells beside it
        self.turns: tuple[Turn, ...] = ()
        self.size = 0  # in cells
        self.build = numbered("build", number, id)


class Saving:
    """What a big building costs in goods, stone and wood, as bots save for it."""

    def __init__(self, piece: int, cost: tuple[int, ...]) -> None:
        self.piece = piece
        self.goods = float(cost[0])
        self.stone = float(cost[1])
        self.wood = float(cost[2])
        self.whole = self.goods + self.stone + self.wood


class Disaster:
    """A row of the disaster table; exactly one of its effects is set."""

    def __init__(self, reader: Reader, resource_ids: list[str]) -> None:
        self.id = reader.text("id")
        self.least = reader.whole("skulls_min", 1, MOST)
        self.most = reader.whole("skulls_max", self.least, MOST)
        self.strikes_opponents = reader.text("target", ["self", "opponents"]) == "opponents"
        self.suffer = 0  # disaster points, or ...
        self.lose = 0  # ... that many resources of one's choice instead
        effect = reader.table("effect")
        for choice in effect.tables("choose_one"):
            self.suffer += choice.whole("disaster", 0, 99, 0)
            self.lose += choice.whole("lose_any_resource", 0, 1, 0)
            choice.finish()
        self.per_clustered = effect.text("disaster_per", ["building_in_cluster"], "") != ""
        self.scorch = effect.whole("place_scorched", 0, 9, 0)
        self.remove = effect.whole("remove_building", 0, 9, 0)
        self.remove_walled = self.remove > 0 and effect.text("scope", ["any", "not_walled"]) == "any"
        self.lose_all = -1
        if effect.has("lose_all"):
            self.lose_all = resource_ids.index(effect.text("lose_all", resource_ids))
        effect.finish()

    @property
    def strikes(self) -> int:
        """How often it asks something of one victim."""
        return min(self.lose, 1) + self.scorch + self.remove


class SetUp:
    """What differs with the number of seats."""

    def __init__(self, reader: Reader, pieces: dict[str, Piece], dice: dict[str, Die]) -> None:
        self.players = reader.whole("n", 1, 4)
        self.tokens = reader.whole("tracking_tokens", 0, MOST)
        self.scorched = reader.whole("scorched_each", 0, MOST)
        self.rounds = reader.whole("rounds", 0, MOST)
        buildings = [id for id, piece in pieces.items() if piece.is_building]
        walls = [id for id, piece in pieces.items() if piece.is_wall]
        self.box = by_number(reader.counts("box", buildings, MOST), pieces)
        self.box_dice = by_number(reader.counts("box_dice", dice, MOST), dice)
        self.philip = by_number(reader.counts("philip_dice", dice, MOST), dice)
        stated = by_number(reader.counts("supply_buildings", buildings, MOST, optional=False), pieces)
        for number, count in by_number(reader.counts("supply_walls", walls, MOST, optional=False), pieces).items():
            stated[number] = count
        self.supply = stated
        self.supply_dice = by_number(reader.counts("supply_dice", dice, MOST, optional=False), dice)
        self.supply_scorched = reader.whole("supply_scorched", 0, MOST)


def price(piece: Piece, cost: tuple[int, ...]) -> None:
    """Say what a piece costs, in each of the forms that are asked for."""
    piece.cost = cost
    piece.price = [(resource, amount) for resource, amount in enumerate(cost) if amount]
    piece.packed = packed(list(cost))


def packed(amounts: list[int]) -> int:
    """Amounts as one number, a byte each. With a guard bit above each byte, one subtraction compares them all."""
    number = 0
    for amount in amounts:
        number = number << 8 | amount
    return number


GUARDS: Final = 0x80808080


def covers(purse: int, cost: int) -> bool:
    """Whether every amount in the purse is at least that of the cost: no guard was borrowed from.

    >>> covers(GUARDS | packed([0, 1, 2, 3]), packed([0, 1, 2, 0]))
    True
    >>> covers(GUARDS | packed([0, 1, 2, 3]), packed([0, 2, 0, 0]))
    False
    """
    return purse - cost & GUARDS == GUARDS


def by_number(counts: dict[str, int], things: Any) -> dict[int, int]:
    """Counts by id as counts by number."""
    return {things[id].number: count for id, count in counts.items()}


class Components:
    """Everything in the box, with the actions and the checks that follow from it."""

    def __init__(self, sheets: Sheets) -> None:
        board = sheets.sheet("board.toml")
        domain = board.table("domain")
        self.grid = Grid(domain.whole("rows", 4, 30), domain.whole("cols", 4, 26))
        self.centre = self._cells(domain.table("centre"), "cells")
        self._check_topology(domain.table("topology"))
        self.resources = [Resource(reader) for reader in board.tables("resource")]
        self.resource_ids = [resource.id for resource in self.resources]
        if len(self.resources) != 4:
            raise board.wrong("resource", f"holds {len(self.resources)} resources", "4")
        self.limits = tuple(resource.limit for resource in self.resources)
        tracks = {track.text("id"): track for track in board.tables("point_track")}
        self.culture_vp = tracks["culture"].whole("vp_each", 0, 99)
        self.disaster_vp = tracks["disaster"].whole("vp_each", -99, 0)
        eaten = [number for number, resource in enumerate(self.resources) if resource.feeds]
        if len(eaten) != 1:
            raise board.wrong("resource", f"{len(eaten)} resources feed", "exactly one with used_for = feed")
        self.food = eaten[0]

        self.pieces: list[Piece] = []
        self._read_buildings(sheets.sheet("buildings.toml"))
        self._read_structures(sheets.sheet("structures.toml"))
        self.piece_of = {piece.id: piece for piece in self.pieces}
        self.buildings = [piece for piece in self.pieces if piece.is_building]
        self.building_numbers = [piece.number for piece in self.buildings]
        self.producers = [piece for piece in self.buildings if sum(piece.collect)]
        self.rewarded = [piece for piece in self.buildings if piece.bonus]
        self.for_sale = [piece for piece in self.pieces if not piece.is_scorched]
        self.scorched = next(piece for piece in self.pieces if piece.is_scorched)

        self.dice, self.faces = read_dice(sheets.sheet("dice.toml"), self.resource_ids)
        self.die_of = {die.id: die for die in self.dice}
        self.face_of = {face.id: face for face in self.faces}
        self._link_dice(sheets.sheet("dice.toml"), sheets.sheet("buildings.toml"))

        disasters = sheets.sheet("disasters.toml").tables("disaster")
        self.disasters = [Disaster(reader, self.resource_ids) for reader in disasters]
        self.most_skulls = max(disaster.most for disaster in self.disasters)
        self._disaster_of = [self._row_for(skulls) for skulls in range(self.most_skulls + 1)]
        self.bandit_points = next((disaster.suffer for disaster in self.disasters if disaster.lose), 0)
        rates = sheets.sheet("rates.toml")
        self.food_per_die = rates.table("feed").whole("food_per_die", 0, 9)
        self.disaster_per_hungry = rates.table("feed").whole("disaster_per_hungry_die", 0, 9)
        self.refusal_points = rates.table("extort").whole("disaster_for_refusing", 0, 99)
        self._read_scoring(sheets.sheet("scoring.toml"))
        self._read_setup(sheets.sheet("setup.toml"))
        self._make_actions()
        self._turns_of: dict[int, tuple[Turn, ...]] = {}  # by the kinds of pieces in a hand, a bit each
        self.plans: Plans | None = None  # the rings that bots have in mind
        self.yields: Yields | None = None  # what dice bring, for bots
        self.savings = [self._saved_for(id) for id in ("guildhall", "university", "cathedral", "monastery", "market")]

    def _saved_for(self, id: str) -> Saving:
        """A building's price; of no building if there is none."""
        piece = self.piece_of.get(id)
        return Saving(-1, (0, 0, 0, 0)) if piece is None or not sum(piece.cost) else Saving(piece.number, piece.cost)

    # ---- the files

    def _cells(self, reader: Reader, key: str) -> list[tuple[int, int]]:
        cells: list[tuple[int, int]] = []
        for place, item in enumerate(reader.items(key, optional=False)):
            if not (
                isinstance(item, list) and len(item) == 2 and all(isinstance(n, int) and 0 <= n < 30 for n in item)
            ):
                raise reader.wrong(f"{key}[{place}]", f"{item!r} is not a cell", "[row, column]")
            cells.append((item[0], item[1]))
        if not cells or len(set(cells)) != len(cells):
            raise reader.wrong(key, "needs at least one cell, each once")
        return cells

    def _amounts(self, reader: Reader, key: str) -> tuple[int, ...]:
        counts = reader.counts(key, self.resource_ids, 99)
        return tuple(counts.get(id, 0) for id in self.resource_ids)

    def _shape(self, piece: Piece, reader: Reader) -> None:
        cells = self._cells(reader, "cells")
        piece.turns = turned(self.grid, piece.number, piece.id, cells)
        piece.size = len(cells)
        if not any(turn.placements for turn in piece.turns):
            raise reader.wrong(
                "cells", "the footprint does not fit on the board", f"{self.grid.rows} x {self.grid.cols}"
            )
        stated = reader.whole("orientations", 1, 4)
        if stated != len(piece.turns):
            raise reader.wrong("orientations", f"says {stated}, but the footprint has {len(piece.turns)}")

    def _read_buildings(self, sheet: Reader) -> None:
        for reader in sheet.tables("building"):
            piece = Piece(len(self.pieces), reader.text("id"), reader.whole("count", 0, MOST))
            piece.is_building = True
            piece.vp = reader.whole("vp", 0, 99)
            price(piece, self._amounts(reader, "cost"))
            piece.collect = self._amounts(reader, "collect")
            piece.barrier = reader.flag("barrier", False)
            piece.always_walled = reader.flag("always_walled", False)
            piece.clusters = reader.flag("clusters", True)
            piece.heals = reader.text("disease_immunity", ["self_and_adjacent"], "") != ""
            piece.set_dice = reader.whole("set_dice", 0, 9, 0)
            if piece.set_dice:
                reader.whole("set_die_before_roll", 2, 2)
            if reader.has("end_bonus"):
                bonus = reader.table("end_bonus")
                piece.bonus = bonus.text("per", ["empty_adjacent_cell", "resource_left", "culture", "die"])
                piece.bonus_vp = bonus.whole("vp", 0, 99)
                piece.bonus_cap = bonus.whole("cap", 0, 999, 999)
                piece.wants_room = piece.bonus == "empty_adjacent_cell"
            self._shape(piece, reader)
            self.pieces.append(piece)
        total, stated = sum(piece.count for piece in self.pieces), sheet.table("meta").whole("total", 0, 999)
        if total != stated:
            raise sheet.wrong("meta.total", f"says {stated}, but the counts add up to {total}")

    def _read_structures(self, sheet: Reader) -> None:
        wall = sheet.table("wall")
        lengths = sheet.tables("wall_length")
        for reader in lengths:
            piece = Piece(len(self.pieces), reader.text("id"), reader.whole("count", 0, MOST))
            piece.is_wall = True
            piece.barrier = wall.flag("barrier")
            price(piece, self._amounts(wall, "cost"))
            self._shape(piece, reader)
            self.pieces.append(piece)
        total, stated = sum(piece.count for piece in self.pieces if piece.is_wall), wall.whole("total", 0, 999)
        if total != stated:
            raise sheet.wrong("wall.total", f"says {stated}, but the counts add up to {total}")
        reader = sheet.table("scorched")
        piece = Piece(len(self.pieces), reader.text("id"), reader.whole("count", 0, MOST))
        piece.is_scorched = True
        piece.cost = (0,) * len(self.resources)
        self._shape(piece, reader)
        self.pieces.append(piece)

    def _link_dice(self, dice: Reader, buildings: Reader) -> None:
        for reader in dice.tables("die"):
            die = self.die_of[reader.text("id")]
            building = reader.text("building", [piece.id for piece in self.buildings])
            die.building = self.piece_of[building].number
        for reader in buildings.tables("building"):
            piece = self.piece_of[reader.text("id")]
            if reader.has("die"):
                piece.die = self.die_of[reader.text("die", self.die_of)].number
        for die in self.dice:
            piece = self.pieces[die.building]
            if piece.die != die.number or piece.count != die.count:  # E-3.6
                raise dice.wrong(
                    f"die.{die.id}", f"does not match the building {piece.id}", "as many dice as buildings"
                )

    def _check_topology(self, topology: Reader) -> None:
        """What the rules rest on: it stands in the data to be read, and cannot be otherwise."""
        topology.text("piece_occupies", ["cells"])
        topology.text("adjacency", ["orthogonal"])
        topology.text("outside_fill", ["8-neighbour"])
        for key in ("board_edge_is_wall", "mirror_allowed"):
            if topology.flag(key):
                raise topology.wrong(key, "cannot be played", "false")

    def _read_scoring(self, sheet: Reader) -> None:
        rules = sheet.table("rules")
        self.walled_multiplier = rules.whole("walled_multiplier", 1, 9)
        self.tie_break = [self.resource_ids.index(id) for id in rules.texts("tie_break") if id in self.resource_ids]
        majority = sheet.table("majority")
        culture, area = majority.table("culture"), majority.table("walled_area")
        for one in (culture, area):
            one.text("ties", ["all"])
        self.most_culture_vp = culture.whole("vp", 0, 99)
        self.most_culture_least = culture.whole("minimum", 0, 99)
        self.largest_area_vp = area.whole("vp", 0, 99)
        self.largest_area_least = area.whole("minimum", 0, 99)
        self.ranks = [
            (reader.whole("min", -999, 9999), reader.text("en").lower()) for reader in sheet.tables("solo_rank")
        ]

    def _read_setup(self, sheet: Reader) -> None:
        common = sheet.table("common")
        for id, amount in common.counts("resources", self.resource_ids, 99).items():
            start = self.resources[self.resource_ids.index(id)].start
            if amount != start:
                raise common.wrong(f"resources.{id}", f"says {amount}, but board.toml starts with {start}", str(start))
        self.start_dice = by_number(common.counts("dice", self.die_of, MOST), self.die_of)
        freely = common.table("place_freely")
        self.start_pieces: list[int] = []  # placed at will, in this order
        for id in freely.value:
            if id not in self.piece_of:
                raise freely.wrong(id, "is no piece", ", ".join(self.piece_of))
            self.start_pieces += [self.piece_of[id].number] * freely.whole(id, 0, 20)
        centred = [
            turn.at(row, col)
            for piece in self.buildings
            if piece.barrier
            for turn in piece.turns
            for row, col in [min(self.centre)]
            if turn.inside(row, col) and turn.at(row, col).mask == self.grid.mask(self.centre)
        ]
        if not centred:
            raise sheet.wrong("common.keep_in_centre", "no keep has the footprint of the centre cells")
        self.centre_keep = centred[0]
        self.setups = {
            reader.whole("n", 1, 4): SetUp(reader, self.piece_of, self.die_of) for reader in sheet.tables("players")
        }
        for setup in self.setups.values():
            self._check_supply(sheet, setup)
            self._check_room(sheet, setup)

    def _check_supply(self, sheet: Reader, setup: SetUp) -> None:
        """E-5.8: what setup.toml says is left after dealing must be what is left."""
        dealt = [self.centre_keep.piece, *self.start_pieces]
        for piece in self.for_sale:
            left = piece.count - setup.box.get(piece.number, 0) - setup.players * dealt.count(piece.number)
            stated = setup.supply.get(piece.number, 0)
            if left != stated:
                raise sheet.wrong(f"players.{setup.players}.{piece.id}", f"says {stated}, but {left} are left")
        for die in self.dice:
            used = setup.box_dice.get(die.number, 0) + setup.philip.get(die.number, 0)
            left = die.count - used - setup.players * self.start_dice.get(die.number, 0)
            stated = setup.supply_dice.get(die.number, 0)
            if left != stated:
                raise sheet.wrong(
                    f"players.{setup.players}.supply_dice.{die.id}", f"says {stated}, but {left} are left"
                )
        left = self.scorched.count - setup.players * setup.scorched
        if left != setup.supply_scorched:
            raise sheet.wrong(
                f"players.{setup.players}.supply_scorched", f"says {setup.supply_scorched}, but {left} are left"
            )

    def _check_room(self, sheet: Reader, setup: SetUp) -> None:
        """E-5.6: wherever the others stand, room is left for each piece of the set-up."""
        hand = [self.centre_keep.piece, *self.start_pieces, *[self.scorched.number] * setup.scorched]
        for number in set(hand[1:]):
            others = hand.copy()
            others.remove(number)
            if all(self._may_be_crowded_out(turn, others) for turn in self.pieces[number].turns):
                raise sheet.wrong(f"players.{setup.players}", f"{self.pieces[number].id} might find no room at set-up")

    def _may_be_crowded_out(self, turn: Turn, others: list[int]) -> bool:
        """Whether the others, each covering as many corners as it can, could cover them all."""
        covered = 0
        for number in others:
            covered += max(
                (other.height + turn.height - 1) * (other.width + turn.width - 1) for other in self.pieces[number].turns
            )
        return covered >= len(turn.placements)

    # ---- what can be said

    def _make_actions(self) -> None:
        ids = self.resource_ids
        self.finish_roll = Action("roll")
        self.passing = Action("pass")
        self.suffer = Action("suffer")
        self.pay = Action("pay")
        self.refuse = Action("refuse")
        self.insist = Action("insist")
        self.spare = Action("spare")
        self.quill_alone = Action("quill")
        self.builds = [piece.build for piece in self.for_sale]
        self.rerolls = [numbered("reroll", face.number, face.id) for face in self.faces]
        self.quills = [numbered("quill", face.number, face.id) for face in self.faces]
        self.sets = {
            (old.number, new): Action("set", old.id, self.faces[new].id)
            for old in self.faces
            for new in self.dice[old.die].faces
        }
        self.sets_from = [  # by face: what a monastery can turn it to, each face once
            [self.sets[(old.number, new)] for new in sorted(set(self.dice[old.die].faces)) if new != old.number]
            for old in self.faces
        ]
        self.takes = {
            (resource, amount): Action("take", str(amount), ids[resource])
            for face in self.faces
            for resource, amount in face.alternatives
        }
        self.loses = [numbered("lose", number, id) for number, id in enumerate(ids)]
        self.demands = [numbered("demand", number, id) for number, id in enumerate(ids)]
        self.removals: dict[str, Action] = {}  # by what stands there
        self.removed: dict[str, Placement] = {}  # and the other way round
        self.vocabulary: dict[str, Action] = {}
        few = [self.finish_roll, self.passing, self.suffer, self.pay, self.refuse, self.quill_alone]
        few += [self.insist, self.spare]
        several = [*self.builds, *self.rerolls, *self.quills, *self.sets.values(), *self.takes.values()]
        for action in [*few, *several, *self.loses, *self.demands]:
            self.vocabulary[action.text] = action
        for face in self.faces:  # equal faces of a die are one: `reroll c4` is `reroll c3`
            if face.twin != face.number:
                self.vocabulary[f"reroll {face.id}"] = self.rerolls[face.twin]
                self.vocabulary[f"quill {face.id}"] = self.quills[face.twin]
                for new in self.dice[face.die].faces:
                    self.vocabulary[self.sets[(face.number, new)].text] = self.sets[(face.twin, new)]
        for piece in self.pieces:
            for turn in piece.turns:
                for placement in turn.placements:
                    self.vocabulary[placement.text] = placement
                    for same in range(turn.number, 4, len(piece.turns)):  # turns that look alike: 180 is 0 for a wall
                        self.vocabulary[" ".join([*placement.text.split()[:3], str(same * DEGREES)])] = placement
                    if piece.is_building:
                        removal = Action("remove", *placement.words)
                        self.removals[placement.text] = removal
                        self.removed[removal.text] = placement
                        self.vocabulary[removal.text] = removal
        self.faces_set = {action.text: pair for pair, action in self.sets.items()}
        self.taken = {action.text: pair for pair, action in self.takes.items()}

    def turns_of(self, hand: list[int]) -> tuple[Turn, ...]:
        """The turns of all pieces in a hand, in the order in which they were dealt: made once for each hand."""
        kinds = 0
        last = -1
        for number in hand:
            if number != last:
                kinds |= 1 << number
                last = number
        found = self._turns_of.get(kinds)
        if found is None:
            found = tuple([turn for number in dict.fromkeys(hand) for turn in self.pieces[number].turns])
            self._turns_of[kinds] = found
        return found

    def placement(self, text: str) -> Placement | None:
        """A piece on the board by its notation: `farm c5`, `farm c5 90`."""
        found = self.vocabulary.get("place " + " ".join(text.lower().split()))
        return found if isinstance(found, Placement) else None

    def disaster_for(self, skulls: int) -> Disaster | None:
        """E-10.1: the row for a number of skulls; more than the table knows is its last row."""
        return self._disaster_of[min(skulls, self.most_skulls)]

    def _row_for(self, skulls: int) -> Disaster | None:
        for disaster in self.disasters:
            if disaster.least <= skulls <= disaster.most:
                return disaster
        return None
