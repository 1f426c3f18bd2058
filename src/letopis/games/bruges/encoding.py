"""Bruges as numbers: what programs that learn look at."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.bruges.houses import EMPTY, Household
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.view import PHASES
from letopis.games.bruges.vocabulary import CATEGORIES
from letopis.kernel.observation import NONE, Encoding, Row

if TYPE_CHECKING:
    from letopis.kernel.game import Game

HOUSES: Final = 24  # of which each is told apart; more are still counted
NOBODY: Final = 0
PHASE_IDS: Final[list[str]] = list(PHASES.values())


class BrugesEncoding(Encoding[BrugesPosition]):
    """Dice, piles, play areas; of hands and houses the backs, and the fronts that the seat knows."""

    picks: tuple[str, ...] = (
        *("advance", "discard", "give", "marker", "pay", "pay-worker"),
        *("recall", "refresh", "take-card", "take-worker"),
    )

    def __init__(self, game: "Game[Any]", players: int) -> None:
        super().__init__(game, players)
        components = game.components()
        self.cards: list[str] = [card.id for card in components.cards]
        self.colours: list[str] = list(components.colours)
        self.areas: list[str] = [place.id for place in components.places]
        self.places: list[int] = list(components.setups[players].places)

    def encode(self, position: BrugesPosition, seat: int, row: Row) -> None:
        players, cards, colours = position.players, len(self.cards), len(self.colours)
        row.number("round", position.round, 3)
        row.number("last round", position.last, 3)
        row.one_of("phase", position.phase - 1 if position.stack else NONE, len(PHASE_IDS), PHASE_IDS)
        row.one_of("first", (position.first - seat) % players, players)
        row.one_of("active", (position.active - seat) % players, players)
        row.numbers("dice", position.dice, 2, self.colours)
        row.flags("rerolled", position.rerolled, colours, self.colours)
        row.number("price", position.reputation_price(), 2)
        row.numbers("piles", position.left, 5)
        colour_of = position.components.colour_of
        for pile in range(len(position.piles)):
            left = position.left[pile]
            top = colour_of[position.piles[pile][left - 1]] if left else NONE
            row.one_of("top of the first" if pile == 0 else "top of the second", top, colours, self.colours)
        row.number("extra", len(position.extra), 5)
        row.tally("discards", position.discards, cards, 0, self.cards)
        row.number("statues gone", position.statues, 2)
        row.one_of("played", position.played, colours, self.colours)
        row.one_of("acting", position.acting, cards, self.cards)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            self._encode_player(position, other, other == seat, row)
        row.whose = NONE
        hand = position.seats[seat].hand
        seen = len(hand) - position.seats[seat].unseen
        row.tally("hand", hand[:seen], cards, 0, self.cards)
        row.tally("not looked at", [colour_of[card] for card in hand[seen:]], colours, 0, self.colours)

    def _encode_player(self, position: BrugesPosition, seat: int, mine: bool, row: Row) -> None:
        player = position.seats[seat]
        row.one_of("place", self.places[seat], len(self.areas), self.areas)
        row.number("points", player.points, 4)
        row.number("guilders", player.guilders, 3)
        row.numbers("workers", player.workers, 1, self.colours)
        row.numbers("threats", player.threats, 0, self.colours)
        row.number("reputation", player.reputation, 3)
        row.flags("leads", player.leads, len(CATEGORIES), CATEGORIES)
        row.number("canal left", player.left)
        row.number("canal right", player.right)
        row.number("statue left", player.statue_left, 2)
        row.number("statue right", player.statue_right, 2)
        self._encode_backs(position, player, row)
        row.tally("known", player.known, len(self.cards), 0, self.cards)
        household = player.household
        kept = household.encoded_own if mine else household.encoded
        if kept is None or row.listens:
            place = row.place()
            self._encode_household(household, mine, row)
            kept = row.since(place)
            if mine:
                household.encoded_own = kept
            else:
                household.encoded = kept
        else:
            row.again(kept)
        row.flags("rotated", player.rotated & (1 << HOUSES) - 1, HOUSES)

    def _encode_backs(self, position: BrugesPosition, player: Player, row: Row) -> None:
        colour_of = position.components.colour_of
        backs = [0] * len(self.colours)
        for card in player.hand:
            backs[colour_of[card]] += 1
        row.numbers("backs", backs, 1, self.colours)

    def _encode_household(self, household: Household, mine: bool, row: Row) -> None:
        """Each house in turn: its colour and whoever lives there; then all persons, and all fronts that are known."""
        houses, tenants = household.houses, household.tenants
        colour_of = household.components.colour_of
        known: list[int] = []
        for place in range(len(houses)):
            if household.open >> place & 1 or (mine and not household.blind >> place & 1):
                known.append(place)
        colours: list[int] = []
        persons: list[int] = []
        fronts: list[int] = []
        for place in range(HOUSES):
            there = place < len(houses)
            colours.append(colour_of[houses[place]] + 1 if there else NOBODY)
            persons.append(tenants[place] + 1 if there else NOBODY)
            fronts.append(houses[place] + 1 if place in known else NOBODY)
        row.number("houses", len(houses), 3)
        row.numbers("house colours", colours, 2)
        row.numbers("tenants", persons, 7)
        row.numbers("fronts", fronts, 7)
        cards = len(self.cards)
        row.tally("persons", [card for card in tenants if card != EMPTY], cards, 0, self.cards)
        row.tally("known houses", [houses[place] for place in known], cards, 0, self.cards)
