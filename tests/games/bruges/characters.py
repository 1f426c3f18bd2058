"""How a character is tested: what is done with it, and all that both players then have more or less."""

from typing import Any

import pytest

import letopis

GAME = letopis.game("bruges")
CARDS = {card["id"]: card for card in GAME.own_files()["cards.toml"]["card"]}
W = "take-worker"


def case(
    card: str,
    what: str,
    do: list[str] | None = None,
    gain: dict[str, int] | None = None,
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    **fields: Any,
) -> Any:
    return pytest.param(card, do or [], gain or {}, me or {}, them or {}, fields, id=f"{card}-{what}")
