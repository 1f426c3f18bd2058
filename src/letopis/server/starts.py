"""Positions in notation that a table begins with."""

from typing import Any

from letopis.kernel.chance import SEALED, from_seed
from letopis.kernel.errors import BadNotation
from letopis.kernel.game import Game
from letopis.server.faults import Fault


def begins_with(game: Game[Any], start: dict[str, Any], seats: int, seed: str) -> dict[str, Any]:
    """The whole notation of the position that a table begins with; Fault when it is none to play from.

    What comes is drawn from the table's own seed, unless the notation says from what.
    """
    options = start.get("options")
    if isinstance(options, dict) and "data" in options:  # a folder of the server's: not for visitors to name
        raise Fault("bad-start", field="start.options.data", allowed=", ".join(o.name for o in game.options))
    own = {} if "chance" in start or "seed" in start else {"chance": from_seed(seed, SEALED).state()}
    try:
        position = game.load({**start, **own})
    except BadNotation as bad:
        raise Fault("bad-start", field=f"start.{bad.path}", allowed=bad.allowed, detail=bad.problem) from None
    if position.players != seats:
        raise Fault("bad-start", field="seats", allowed=str(position.players), detail="The position has other seats.")
    if position.over:
        raise Fault("bad-start", field="start", detail="The game is over in this position.")
    begun: dict[str, Any] = position.dump()
    return begun


def without_chance(start: dict[str, Any] | None) -> dict[str, Any] | None:
    """The same position, what comes being open again."""
    return None if start is None else {key: value for key, value in start.items() if key != "chance"}
