"""Village as numbers: what programs that learn look at."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.village.components.names import (
    COLOR_IDS,
    COLORS,
    CUBE_IDS,
    KIND_IDS,
    KINDS,
    MOST_COUPLES,
    NONE,
    OWNED,
    PLACES,
    SPACE_IDS,
    THING_IDS,
)
from letopis.games.village.position import AREA_IDS, PILES, Player, VillagePosition
from letopis.kernel.observation import Encoding, Row

if TYPE_CHECKING:
    from letopis.kernel.game import Game

STALLS: Final = 8
NEEDS: Final = 4  # of a payment that are told apart
BITS: Final = 16  # of what is waived, of what was done ashore
OWNED_IDS: Final[list[str]] = THING_IDS[:OWNED]
CUBES_ON: Final[list[str]] = [f"{space} {cube}" for space in SPACE_IDS for cube in CUBE_IDS]
MEMBERS: Final[list[str]] = [f"{place} {kind}" for place in range(PLACES) for kind in KIND_IDS]
TOPS: Final[list[str]] = [f"top of pile {pile + 1}" for pile in range(PILES)]
DUE: Final[list[str]] = [f"due {need + 1}" for need in range(NEEDS)]
NOTHING: Final[list[int]] = []


class VillageEncoding(Encoding[VillagePosition]):
    """The boards of all modules and every family; of chests and life goals only the seat's own."""

    picks: tuple[str, ...] = ("fetch", "gain", "load", "pay")

    def __init__(self, game: "Game[Any]", players: int) -> None:
        super().__init__(game, players)
        components = game.components()
        self.customers: list[str] = [customer.id for customer in components.customers]
        self.villagers: list[str] = [villager.id for villager in components.villagers]
        self.captains: list[str] = [captain.id for captain in components.captains]
        self.chests: list[str] = [chest.id for chest in components.chests]
        self.goals: list[str] = [goal.id for goal in components.goals]
        self.seas: list[str] = [sea.id for sea in components.seas]
        self.cities: list[str] = [city.id for city in components.cities]

    def encode(self, position: VillagePosition, seat: int, row: Row) -> None:
        players, setup = position.players, position.setup
        row.flag("tavern", setup.tavern)
        row.flag("port", setup.port)
        row.flag("wedding", setup.wedding)
        row.flag("with goals", bool(position.options["goals"]))
        row.flag("tavern side b", position.options["tavern_side"] == "b")
        row.flag("wedding side b", position.options["wedding_side"] == "b")
        row.number("round", position.round, 3)
        row.one_of("first", (position.first - seat) % players, players)
        row.one_of("turn", (position.seat - seat) % players, players)
        row.one_of("next first", self._from(position.next_first, seat), players)
        row.numbers("supply", position.supply, 3, OWNED_IDS)
        row.numbers("bag", position.bag, 4, CUBE_IDS)
        row.numbers("spaces", position.spaces, 1, CUBES_ON)
        row.number("cubes", position.cubes, 4)
        customers = len(self.customers)
        row.numbers("stalls", self._stalls(position.stalls), 5)
        row.tally("on sale", [card for card in position.stalls if card != NONE], customers, 0, self.customers)
        row.tally("queue", position.queue, customers, 0, self.customers)
        row.number("pile", len(position.pile), 4)
        for number in range(PILES):
            pile = position.piles[number] if number < len(position.piles) else NOTHING
            row.one_of(TOPS[number], pile[-1] if pile else NONE, len(self.villagers), self.villagers)
        row.numbers("villager piles", self._sizes(position.piles), 4)
        row.tally("captains", position.captains, len(self.captains), 0, self.captains)
        row.number("chest stack", len(position.chest_stack), 4)
        self._encode_couples(position, row)
        self._encode_action(position, seat, row)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            self._encode_family(position.seats[other], row)
        row.whose = NONE
        player = position.seats[seat]
        row.tally("stowed", player.stowed, len(self.chests), 0, self.chests)
        row.tally("chests", player.chests, len(self.chests), 0, self.chests)
        row.tally("goals", player.goals, len(self.goals), 0, self.goals)

    def _from(self, other: int, seat: int) -> int:
        """A seat counted from the one that looks, or nobody."""
        return NONE if other == NONE else (other - seat) % self.players

    def _stalls(self, stalls: list[int]) -> list[int]:
        return [stalls[at] + 1 if at < len(stalls) else 0 for at in range(STALLS)]

    def _sizes(self, piles: list[list[int]]) -> list[int]:
        return [len(piles[at]) if at < len(piles) else 0 for at in range(PILES)]

    def _encode_couples(self, position: VillagePosition, row: Row) -> None:
        couples = position.couples
        padded = [couples[at] if at < len(couples) else 0 for at in range(MOST_COUPLES)]
        row.numbers("couples live in", [couple & 3 for couple in padded], 1)
        row.numbers("couples with pink", [couple >> 2 & 1 for couple in padded])
        row.numbers("couples' ceremonies", [couple >> 3 for couple in padded], 2)
        row.number("pink step", position.pink_step + 1, 2)
        row.tally("doors", position.doors, len(AREA_IDS), 0, AREA_IDS)

    def _encode_action(self, position: VillagePosition, seat: int, row: Row) -> None:
        """What a half-finished action has in mind."""
        due = position.due
        for need in range(NEEDS):
            there = due[need] if need < len(due) else 0
            row.flags(DUE[need], there >> 4, COLORS, COLOR_IDS)
        row.numbers("units due", [due[need] & 15 if need < len(due) else 0 for need in range(NEEDS)], 1)
        row.flags("waived", position.waived, BITS)
        players = self.players
        row.tally("out", [who for who in range(players) if position.out >> (who + seat) % players & 1], players)
        row.flag("free sale", position.free_sale)
        row.number("waiting", position.waiting)
        row.number("steps", position.steps, 2)
        row.flags("landed", position.landed, BITS)
        row.flag("any death", position.any_death)
        corpse = position.corpse
        row.one_of("corpse", NONE if corpse == NONE else corpse % KINDS, KINDS, KIND_IDS)
        row.number("corpse at", 0 if corpse == NONE else corpse // KINDS + 1, 5)
        row.number("fetched", position.fetched)
        row.one_of("ended by", self._from(position.ended_by, seat), self.players)
        row.number("turns left", position.turns_left + 1)

    def _encode_family(self, player: Player, row: Row) -> None:
        customers = len(self.customers)
        row.number("prestige", player.prestige, 5)
        row.number("time", player.time, 3)
        row.number("dying", player.dying)
        row.numbers("stock", player.stock, 2, OWNED_IDS)
        row.tally("members", player.members, PLACES * KINDS, 0, MEMBERS)
        row.flags("markers", player.markers, len(self.cities), self.cities)
        row.tally("customers", player.customers, customers, 0, self.customers)
        row.tally("hand", player.hand, len(self.villagers), 0, self.villagers)
        row.number("hired", player.hired, 2)
        row.one_of("ship", player.ship, len(self.seas), self.seas)
        row.one_of("captain", player.captain, len(self.captains), self.captains)
        row.tally("cargo", player.cargo, OWNED, 0, OWNED_IDS)
        row.number("stowed chests", len(player.stowed), 1)
        row.number("chests", len(player.chests), 1)
        row.number("duplicate", player.duplicate)
        row.number("keepers", player.keepers)
        row.number("goals", len(player.goals), 1)
        row.tally("reached", player.reached, len(self.goals), 0, self.goals)
