"""My Village as numbers: what programs that learn look at."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.my_village.card_kinds import PROFESSIONS, SYMBOLS
from letopis.games.my_village.dice import DICE
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.view import PHASE_OF
from letopis.kernel.observation import NONE, Encoding, Row

if TYPE_CHECKING:
    from letopis.kernel.game import Game

PHASES: Final = ("turn", "form", "death", "activate", "over")
NUMBER_OF: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
CLAUSES: Final = 4  # of a bill that are told apart
FIELDS: Final = 16  # of a village
SLOTS: Final = 8  # of a council
TOPS: Final[list[str]] = [f"top of {symbol}" for symbol in SYMBOLS]


class MyVillageEncoding(Encoding[MyVillagePosition]):
    """The table and every village: only the piles are hidden."""

    picks: tuple[str, ...] = ("invite", "pay")

    def __init__(self, game: "Game[Any]", players: int) -> None:
        super().__init__(game, players)
        components = game.components()
        self.cards: list[str] = [card.id for card in components.cards]
        self.customers: list[str] = [card.id for card in components.customers]
        self.churches: list[str] = [card.id for card in components.churches]
        self.councils: list[str] = [card.id for card in components.councils]
        self.crafts: list[str] = [card.id for card in components.crafts]
        self.church_bits: list[int] = [card.bit for card in components.churches]
        self.council_bits: list[int] = [card.bit for card in components.councils]
        self.craft_bits: list[int] = [card.bit for card in components.crafts]
        self.goods: list[str] = list(components.goods)
        self.dice: list[str] = list(components.dice)
        self.boards: list[str] = list(components.boards)
        self.whites: list[str] = list(components.whites)
        self.path: list[str] = [place.id for place in components.path]

    def encode(self, position: MyVillagePosition, seat: int, row: Row) -> None:
        players, cards = position.players, len(self.cards)
        phase = PHASE_OF.get(position.stack[-1].kind, "activate") if position.stack else "over"
        row.one_of("phase", NUMBER_OF[phase], len(PHASES), PHASES)
        row.number("round", position.round, 3)
        row.number("turn", position.turn, 3)
        row.one_of("first", (position.first - seat) % players, players)
        row.one_of("holder", (position.holder - seat) % players, players)
        row.flag("hand back", position.hand_back)
        row.number("hand story", position.hand_story, 2)
        row.numbers("pool", [position.dice_of(kind) for kind in range(DICE)], 0, self.dice)
        row.number("rat", position.rat, 4)
        row.numbers("chronicle", position.chronicle, 1, PROFESSIONS)
        row.number("graves", position.graves, 2)
        row.number("coffins to fill", position.coffins_to_fill(), 3)
        row.tally("churches", shown(position.churches, self.church_bits), len(self.churches), 0, self.churches)
        row.tally("councils", shown(position.councils, self.council_bits), len(self.councils), 0, self.councils)
        row.tally("crafts", shown(position.crafts, self.craft_bits), len(self.crafts), 0, self.crafts)
        row.number("meeting places", position.meetings, 2)
        row.number("fields", position.fields, 3)
        row.tally("open", position.open, len(self.customers), 0, self.customers)
        row.number("pile", len(position.pile), 4)
        for number, pile in enumerate(position.monks):
            row.one_of(TOPS[number], pile[-1] if pile else NONE, cards, self.cards)
        row.numbers("monks", [len(pile) for pile in position.monks], 2, SYMBOLS)
        row.numbers("travel", [len(pile) for pile in position.travel], 2)
        self._encode_turn(position, row)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            self._encode_village(position.seats[other], row)
        row.whose = NONE

    def _encode_turn(self, position: MyVillagePosition, row: Row) -> None:
        """What the turn that is being played has under way."""
        row.one_of("low die", position.low, DICE, self.dice)
        row.one_of("high die", position.high, DICE, self.dice)
        row.one_of("value", position.value, 13)
        row.one_of("card", position.card, len(self.cards), self.cards)
        row.one_of("banner", position.banner, len(self.whites), self.whites)
        row.number("effect", position.effect)
        row.number("lessons", position.lessons)
        row.number("most invited", position.most_invited)
        bill = position.bill
        row.number("clauses", len(bill), 2)
        row.numbers("bill", [bill[at] + 1 if at < len(bill) else 0 for at in range(3 * CLAUSES)], 2)

    def _encode_village(self, village: Village, row: Row) -> None:
        cards, customers, whites = len(self.cards), len(self.customers), len(self.whites)
        row.one_of("board", village.board, len(self.boards), self.boards)
        row.number("cloud", village.cloud, 3)
        row.flag("reaper", village.reaper)
        row.number("coins", village.coins, 3)
        row.number("tree", village.tree, 4)
        row.number("house", village.house, 4)
        row.number("laborers", village.laborers, 1)
        row.one_of("headman", village.headman, len(self.path), self.path)
        row.flags("villagers", village.villagers, len(PROFESSIONS), PROFESSIONS)
        row.flags("school", village.school, 2, ("left", "right"))
        row.one_of("church", village.church, cards, self.cards)
        row.number("healed", village.healed)
        row.tally("monk cards", village.monks, cards, 0, self.cards)
        row.one_of("council", village.council, cards, self.cards)
        row.flags("slots", village.slots, SLOTS)
        row.number("jokers", village.jokers)
        row.flag("meeting place", village.meeting)
        row.number("markers", village.markers)
        row.one_of("tile", village.tile, whites, self.whites)
        row.number("field cards", len(village.fields), 2)
        fields = village.fields
        row.numbers("plowed", [fields[at] if at < len(fields) else 0 for at in range(FIELDS)])
        row.tally("craft cards", [card for card in village.crafts if card >= 0], cards, 0, self.cards)
        row.numbers("goods", village.goods, 1, self.goods)
        row.tally("travel cards", village.travel, cards, 0, self.cards)
        row.tally("customers", village.customers, customers, 0, self.customers)
        row.tally("served", village.served, customers, 0, self.customers)
        row.tally("used", bits_of(village.used), whites, 0, self.whites)


def shown(bits: int, of: list[int]) -> list[int]:
    """The cards that lie open, by their places."""
    return [place for place in range(len(of)) if bits & of[place]]


def bits_of(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    found: list[int] = []
    bit = 0
    while bits:
        if bits & 1:
            found.append(bit)
        bits >>= 1
        bit += 1
    return found
