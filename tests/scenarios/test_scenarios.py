"""The rulebooks' own examples as scenarios. The folder is the game: tests/scenarios/<game>/<name>.toml.

rules = ["E-8.1", "E-8.2"]              # the rules it shows
actions = [                             # what is played, the seat first
    "0 take 1 stone",
    "refused: 0 take 2 food L-2",       # must be refused by the rule at the end, and change nothing
]

[position]                              # in the game's notation (docs/notation/<game>.md)
phase = "collect"

[expect]                                # what then holds, by its path in the notation, `dump()`
seats.0.wood = 8
awaiting = [1]                          # and in what else a position can tell: awaiting, over, ranking,
asked.1.kind = "take"                   #   asked.<seat> (the decision), legal.<seat> (texts of its actions),
legal.1 = ["take 2 food"]               #   scores.<seat>, view.<seat> (view.all: a spectator's)
scores.0.rows.keep = 2

[[then]]                                # and so on from there, if there is more to tell
actions = ["1 take 2 food"]
expect = { seats.1.food = 2 }
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import letopis

pytestmark = pytest.mark.plain

HERE = Path(__file__).parent
REFUSAL = re.compile(r"refused: (\d+) (.+) (\S+)")


def scenarios() -> list[Any]:
    """Every scenario, marked with the rules it shows."""
    found: list[Any] = []
    for path in sorted(HERE.glob("*/*.toml")):
        game, name = path.parent.name, path.stem
        doc = tomllib.loads(path.read_text(encoding="utf-8"))
        found.append(pytest.param(game, doc, id=f"{game}-{name}", marks=pytest.mark.rule(*doc["rules"])))
    return found


@pytest.mark.parametrize(("game", "doc"), scenarios())
def test_the_example_comes_out_as_the_rulebook_says(game: str, doc: dict[str, Any]) -> None:
    assert doc.keys() <= {"title", "rules", "actions", "position", "expect", "then"}
    position = letopis.game(game).load(doc["position"])
    for stage in [doc, *doc.get("then", [])]:
        for action in stage.get("actions", []):
            perform(position, action)
        told = everything(position)
        for path, value in leaves(stage["expect"]):
            assert find(told, path) == value, path


def perform(position: letopis.Position, action: str) -> None:
    """Play an action, or see that it is refused as the scenario says."""
    refusal = REFUSAL.fullmatch(action)
    if refusal is None:
        seat, _, text = action.partition(" ")
        position.play(text, int(seat))
        return
    before = position.dump()
    with pytest.raises(letopis.Refused) as caught:
        position.play(refusal[2], int(refusal[1]))
    assert caught.value.refusal.rule == refusal[3], action
    assert position.dump() == before, action


def everything(position: letopis.Position) -> dict[str, Any]:
    """All that a position can tell."""
    awaiting = position.awaiting
    return {
        **position.dump(),
        "awaiting": list(awaiting),
        "over": position.over,
        "ranking": position.ranking(),
        "asked": {str(seat): position.decision(seat).doc() for seat in awaiting},
        "legal": {str(seat): [action.text for action in position.legal(seat)] for seat in awaiting},
        "scores": [score.doc() for score in position.scores()],
        "view": {"all": position.view(None), **{str(seat): position.view(seat) for seat in range(position.players)}},
    }


def leaves(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of nested tables with its dotted path."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{key}.")
        else:
            yield path + key, value


def find(doc: Any, path: str) -> Any:
    """What stands at a dotted path."""
    for word in path.split("."):
        doc = doc[int(word)] if isinstance(doc, list) else doc[word]
    return doc
