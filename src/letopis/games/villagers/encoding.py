"""Villagers as numbers: what programs that learn look at."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.villagers.components import LEVELS
from letopis.games.villagers.face_down import MARK, TYPE, owner
from letopis.games.villagers.position import NOTHING, Player, Solo, VillagersPosition
from letopis.games.villagers.view import limits_of, phase
from letopis.games.villagers.village import Village
from letopis.kernel.observation import NONE, Encoding, Row

if TYPE_CHECKING:
    from letopis.kernel.game import Game

PHASES: Final = ("draft", "road", "build", "events", "over")
NUMBER_OF: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
NODES: Final = 40  # of a village that are told apart; more are still counted
BACKS: Final = 3  # of a pile from its top


class VillagersEncoding(Encoding[VillagersPosition]):
    """The Road, the piles' backs, villages; of hands the backs, and the seat's own cards."""

    def __init__(self, game: "Game[Any]", players: int) -> None:
        super().__init__(game, players)
        components = game.components()
        self.cards: list[str] = [card.id for card in components.villagers]
        self.suits: list[str] = list(components.suit_ids)
        self.suit_of: list[int] = [card.suit for card in components.villagers]
        self.basics: list[str] = [card.id for card in components.basics]
        self.events: list[str] = [event.id for event in components.events]
        self.slots: list[str] = [f"road {slot + 1}" for slot in range(components.slots)]
        self.piles: list[str] = [*[f"stack {n + 1}" for n in range(components.stacks)], "reserve", "gone"]
        self.depths: list[list[str]] = [[f"{pile} back {n + 1}" for n in range(BACKS)] for pile in self.piles]
        self.owns: list[str] = [f"{pile} mine" for pile in self.piles]

    def encode(self, position: VillagersPosition, seat: int, row: Row) -> None:
        players, cards = position.players, len(self.cards)
        now = phase(position)
        row.number("round", position.round, 3)
        row.one_of("phase", NUMBER_OF[now], len(PHASES), PHASES)
        row.one_of("first", (position.first - seat) % players, players)
        row.one_of("drafter", (position.drafter - seat) % players, players)
        row.number("markets", position.markets)
        for slot in range(len(self.slots)):
            row.one_of(self.slots[slot], position.road[slot], cards, self.cards)
        row.numbers("coins", position.coins, 1)
        for number, stack in enumerate(position.stacks):
            self._encode_pile(number, stack, seat, row)
        self._encode_pile(len(self.piles) - 2, position.reserve, seat, row)
        self._encode_pile(len(self.piles) - 1, position.gone, seat, row)
        row.tally("discard", position.discard, cards, 1, self.cards)
        row.numbers("basics", position.basics, 2, self.basics)
        row.one_of("placing", position.placing, cards, self.cards)
        row.number("spot", position.spot + 1, 4)
        row.one_of("basic", position.basic, len(self.basics), self.basics)
        row.number("onto", position.onto + 1, 2)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            self._encode_player(position, position.seats[other], now, row)
        row.whose = NONE
        row.tally("hand", position.seats[seat].hand, cards, 0, self.cards)
        if position.solo is not None:
            self._encode_solo(position, position.solo, row)

    def _encode_pile(self, number: int, pile: list[int], seat: int, row: Row) -> None:
        """How many, the backs from the top as far as they have been seen, and what the seat put there itself."""
        row.number(self.piles[number], len(pile), 4)
        mine: list[int] = []
        backs: list[int] = []
        for place in range(len(pile) - 1, -1, -1):
            value = pile[place]
            backs.append(self.suit_of[value & TYPE])
            if owner(value) == seat:
                mine.append(value & TYPE)
            if value < MARK:
                break
        for depth in range(BACKS):
            back = backs[depth] if depth < len(backs) else NOTHING
            row.one_of(self.depths[number][depth], back, len(self.suits), self.suits)
        row.tally(self.owns[number], mine, len(self.cards), 0, self.cards)

    def _encode_player(self, position: VillagersPosition, player: Player, now: str, row: Row) -> None:
        cards = len(self.cards)
        draft, build, exchanges = limits_of(position, player, now)
        row.number("ducats", player.ducats, 4)
        row.number("draft limit", draft, 2)
        row.number("build limit", build, 2)
        row.number("exchange limit", exchanges, 2)
        row.number("drafts", player.drafts, 2)
        row.number("builds", player.builds, 2)
        row.number("built", player.built, 2)
        row.number("exchanges", player.exchanges, 2)
        row.flag("tinner", player.tinner)
        row.numbers("earned", player.earned, 4)
        row.tally("backs", [self.suit_of[card] for card in player.hand], len(self.suits), 1, self.suits)
        row.tally("seen", [note & TYPE for note in player.seen], cards, 0, self.cards)
        row.tally("square", player.square, cards, 0, self.cards)
        self._encode_village(player.village, row)

    def _encode_village(self, village: Village, row: Row) -> None:
        """The cards in their order with their depths, which say what lies on what, and what they come to."""
        if village.encoded is not None and not row.listens:
            row.again(village.encoded)
            return
        place = row.place()
        row.number("side", village.side)
        row.number("food", village.food, 2)
        row.number("builders", village.builders, 2)
        row.number("gold", village.gold, 4)
        row.number("gold symbols", village.gold_symbols, 2)
        row.number("silver", village.silver(), 4)
        row.number("lying", village.lying, 3)
        row.tally("village", village.cards, len(self.cards), 0, self.cards)
        nodes = len(village.cards)
        row.numbers("nodes", [village.cards[n] + 1 if n < nodes else 0 for n in range(NODES)], 6)
        row.numbers("depths", [village.depths[n] + 1 if n < nodes else 0 for n in range(NODES)], 2)
        row.numbers("ducats on nodes", [village.ducats[n] if n < nodes else 0 for n in range(NODES)], 1)
        village.encoded = row.since(place)

    def _encode_solo(self, position: VillagersPosition, solo: Solo, row: Row) -> None:
        events = len(self.events)
        row.one_of("level", LEVELS.index(position.options["level"]), len(LEVELS), LEVELS)
        row.whose = 1  # the Countess sits where the next player would
        row.number("ducats", solo.ducats, 4)
        row.number("printed gold", solo.gold, 3)
        row.number("printed symbols", solo.symbols)
        row.numbers("earned", solo.earned, 4)
        self._encode_village(solo.village, row)
        row.number("silver with symbols", solo.village.silver(solo.symbols), 4)
        row.whose = NONE
        row.number("summer", len(solo.decks[0]), 2)
        row.number("winter", len(solo.decks[1]), 2)
        row.tally("open events", solo.open, events, 0, self.events)
        row.tally("spent events", solo.spent, events, 0, self.events)
        row.flag("jester", solo.jester)
        row.one_of("resolving", solo.resolving, events, self.events)
        row.number("effect", solo.effect)
        row.number("fallback", solo.fallback)
        row.number("cards left to take", solo.left + 1)
