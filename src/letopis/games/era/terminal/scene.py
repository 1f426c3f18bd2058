# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""What both ways of drawing need: the view with words for it, and a domain as cells."""

from typing import NamedTuple

from letopis.games.era.components import Components, Piece
from letopis.games.era.game import GAME
from letopis.kernel.scene import Glance, Scene, scene_texts


class Cell(NamedTuple):
    """What a cell of a domain shows."""

    piece: Piece | None
    first: bool  # the cell that names its piece: the first in reading order
    enclosed: bool


class EraScene(Scene):
    """A view of Era and the box it speaks of."""

    texts = scene_texts(GAME)

    def __init__(self, glance: Glance) -> None:
        super().__init__(glance)
        self.components: Components = GAME.components(glance.options)

    # ---- words

    def letter(self, piece: Piece) -> str:
        """The letter of a building on the board."""
        return (
            self.say(f"letter-{piece.id}") if self.texts.has(self.lang, f"letter-{piece.id}") else piece.id[0].upper()
        )

    def short(self, piece: Piece) -> str:
        """A piece's name where there is little room."""
        if piece.is_wall:
            return self.say("draw-wall", length=len(piece.turns[0].cells))
        return self.word(piece.id)

    def amount(self, resource: int, count: int) -> str:
        """So much of a resource."""
        id = self.components.resource_ids[resource]
        return self.say("draw-amount", count=count, name=self.word(id), one=self.word(id, "_acc"))

    def cost(self, piece: str) -> str:
        """What a piece costs."""
        price = self.components.piece_of[piece].price
        return ", ".join(self.amount(resource, count) for resource, count in price)

    # ---- the moment

    def heading(self) -> str:
        """The round and the phase."""
        phase = self.say(f"phase-{self.view['phase']}")
        number, last = self.view["round"], self.components.setups[len(self.view["seats"])].rounds
        if not number:
            return phase
        if last:
            return self.say("draw-round-of", round=number, last=last, phase=phase)
        return self.say("draw-round", round=number, phase=phase)

    # ---- a domain

    def cells(self, seat: int) -> list[list[Cell]]:
        """A domain, row by row."""
        grid = self.components.grid
        player = self.player(seat)
        inside = set(player["enclosed"])
        rows = [
            [Cell(None, False, grid.name(row, col) in inside) for col in range(grid.cols)] for row in range(grid.rows)
        ]
        for where in player["domain"]:
            placement = self.components.placement(where)
            if placement is None:
                continue
            covered = sorted(grid.cells(placement.mask))
            for row, col in covered:
                piece = self.components.pieces[placement.piece]
                rows[row][col] = Cell(piece, (row, col) == covered[0], grid.name(row, col) in inside)
        return rows

    def standing(self, seat: int) -> list[tuple[str, str, str, bool]]:
        """The pieces of a domain: id, first and last corner, whether it is walled in."""
        grid = self.components.grid
        inside = set(self.player(seat)["enclosed"])
        found: list[tuple[str, str, str, bool]] = []
        for where in self.player(seat)["domain"]:
            placement = self.components.placement(where)
            if placement is None:
                continue
            cells = grid.cells(placement.mask)
            rows, cols = [row for row, _ in cells], [col for _, col in cells]
            walled = all(grid.name(row, col) in inside for row, col in cells)
            first, last = grid.name(min(rows), min(cols)), grid.name(max(rows), max(cols))
            found.append((self.components.pieces[placement.piece].id, first, last, walled))
        return found

    # ---- dice

    def hidden_dice(self, seat: int) -> int:
        """How many of a player's dice stand behind the screen, unseen by the one who looks."""
        player = self.player(seat)
        if "shown" not in player or seat == self.seat:
            return 0
        return int(sum(player["dice"].values())) - len(player["shown"])

    def seen_faces(self, seat: int) -> list[str]:
        """The faces the one who looks can see."""
        player = self.player(seat)
        faces: list[str] = player["faces"] if "faces" in player else player.get("shown", [])
        return faces

    def philip(self) -> list[str]:
        """Sir Philip's dice of this round: while the screens are up they still lie there from the last one."""
        rolling = "shown" in self.player(self.own)
        dice: list[str] = [] if rolling else self.view["philip"]
        return dice

    def die_of(self, face: str) -> str:
        """The colour of die a face belongs to."""
        return self.components.dice[self.components.face_of[face].die].id
