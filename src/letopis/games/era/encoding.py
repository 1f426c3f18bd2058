"""Era as numbers: what programs that learn look at."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.era.domain import Domain, bare
from letopis.games.era.position import MOST_ROUNDS, EraPosition, Player
from letopis.games.era.view import PHASE_OF
from letopis.kernel.observation import NONE, Encoding, Row

if TYPE_CHECKING:
    from letopis.kernel.game import Game

PHASES: Final = ("setup", "roll", "collect", "disasters", "build", "extort", "over")
NUMBER_OF: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
NOTHING: Final[list[int]] = []


class EraEncoding(Encoding[EraPosition]):
    """Tracks, dice and domains; what stands behind screens only of the seat itself."""

    picks: tuple[str, ...] = ("take",)

    def __init__(self, game: "Game[Any]", players: int) -> None:
        super().__init__(game, players)
        components = game.components()
        grid = components.grid
        self.faces: list[str] = [face.id for face in components.faces]
        self.dice: list[str] = [die.id for die in components.dice]
        self.pieces: list[str] = [piece.id for piece in components.pieces]
        self.resources: list[str] = list(components.resource_ids)
        self.cells: list[str] = [grid.name(row, col) for row in range(grid.rows) for col in range(grid.cols)]
        self.bare: Domain = bare(components)

    def encode(self, position: EraPosition, seat: int, row: Row) -> None:
        players = position.players
        row.number("round", position.round, 4)
        last = position.last_round
        row.number("last round", 0 if last == MOST_ROUNDS else last, 4)
        row.one_of("first", (position.first - seat) % players, players)
        row.one_of("phase", self._phase(position), len(PHASES), PHASES)
        row.number("tokens", position.tokens)
        row.number("flipped", position.flipped)
        row.numbers("supply", position.supply, 3, self.pieces)
        row.numbers("box", position.box, 3, self.pieces)
        row.numbers("supply dice", position.supply_dice, 3, self.dice)
        row.numbers("box dice", position.box_dice, 3, self.dice)
        row.tally("philip", position.philip, len(self.faces), 0, self.faces)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            self._encode_player(position, position.seats[other], other == seat, row)
        row.whose = NONE
        player = position.seats[seat]
        row.tally("marked", player.marked, len(self.faces), 0, self.faces)
        row.tally("turned from", [old for old, _ in player.turned], len(self.faces), 0, self.faces)
        row.tally("turned to", [new for _, new in player.turned], len(self.faces), 0, self.faces)
        row.tally("to place", player.to_place, len(self.pieces), 0, self.pieces)
        row.tally("choosing", player.choosing, len(self.faces), 0, self.faces)

    def _phase(self, position: EraPosition) -> int:
        if position.setting_up:
            return 0
        if not position.stack:
            return len(PHASES) - 1
        return NUMBER_OF[PHASE_OF.get(position.stack[-1].kind, "roll")]

    def _encode_player(self, position: EraPosition, player: Player, mine: bool, row: Row) -> None:
        row.numbers("stock", player.stock, 3, self.resources)
        row.number("culture", player.culture, 3)
        row.number("disaster", player.disaster, 3)
        row.numbers("dice", player.pool, 2, self.dice)
        row.tally("lost", player.lost, len(self.dice), 0, self.dice)
        row.number("builds", player.builds)
        row.one_of("building", player.building, len(self.pieces), self.pieces)
        row.one_of("demanded", player.demanded, len(self.resources), self.resources)
        row.tally("shown", player.shown if position.rolling else NOTHING, len(self.faces), 0, self.faces)
        seen = mine or not position.rolling
        row.tally("faces", player.dice if seen else NOTHING, len(self.faces), 0, self.faces)
        domain = player.domain if mine or not position.setting_up else self.bare
        if domain.encoded is None or row.listens:
            place = row.place()
            self._encode_domain(domain, row)
            domain.encoded = row.since(place)
        else:
            row.again(domain.encoded)

    def _encode_domain(self, domain: Domain, row: Row) -> None:
        """Of each cell the piece on it, whether it is its corner (and how it is turned), whether walls enclose it."""
        cells = len(self.cells)
        standing = [0] * cells
        corners = [0] * cells
        for placement in domain.pieces:
            for cell in domain.components.grid.numbers(placement.mask):
                standing[cell] = placement.piece + 1
            corners[placement.row * domain.components.grid.cols + placement.col] = placement.turn + 1
        enclosed = [0] * cells
        for cell in domain.components.grid.numbers(domain.enclosed):
            enclosed[cell] = 1
        row.number("area", domain.area, 4)
        row.numbers("built", domain.count, 2, self.pieces)
        row.numbers("standing", standing, 4, self.cells)
        row.numbers("corners", corners, 0, self.cells)
        row.numbers("enclosed", enclosed, 0, self.cells)
