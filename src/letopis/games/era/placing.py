"""Placing a piece (E-4.5): the same rule at set-up and when building."""

from collections.abc import Sequence
from typing import Final, cast

from letopis.games.era.grid import Placement
from letopis.games.era.position import EraPosition, Player
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

OUTSIDE_GRID: Final = Refusal("E-4.2", "refusal-outside-grid")
OTHER_PIECE: Final = Refusal("E-4.5", "refusal-other-piece")
OCCUPIED: Final = Refusal("E-4.5", "refusal-occupied")


def placing_refusal(player: Player, piece: int, action: Action) -> Refusal | None:
    """Why a piece cannot be placed so."""
    if not isinstance(action, Placement):
        return OUTSIDE_GRID
    if action.piece != piece:
        return OTHER_PIECE
    return None if player.domain.is_free(action) else OCCUPIED


def placing_figures(position: EraPosition, player: Player, piece: int, action: Action, refusal: Refusal) -> Figures:
    """What the sentence needs: the piece asked for, or the one in the way."""
    grid = position.components.grid
    figures: Figures = {"piece": position.components.pieces[piece].id}
    if refusal is OCCUPIED and isinstance(action, Placement):
        obstacle = player.domain.in_the_way(action)
        figures["obstacle"] = position.components.pieces[obstacle.piece].id
        figures["cell"] = grid.name(*min(grid.cells(obstacle.mask)))
    return figures


def free_places(player: Player, piece: int) -> Sequence[Action]:
    """Every legal placement of a piece."""
    return cast("Sequence[Action]", player.domain.places(piece))


def all_places(position: EraPosition, piece: int) -> list[Action]:
    """Every placement of a piece on an empty grid."""
    return [place for turn in position.components.pieces[piece].turns for place in turn.placements]
