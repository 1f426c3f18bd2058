"""Ids of actions and layouts of observations stay as they are: what was learned by them would be worthless."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import letopis
from letopis import BadOption, LetopisError
from letopis.kernel.observation import Encoding
from tests.games.bruges.laws import OPTION_SETS
from tests.kernel.toy.game import Toy

SOURCES = Path(__file__).parents[2] / "src"

# When one of these changes, whatever was learned or written by the old numbering no longer fits: say so in the
# CHANGELOG, and put the new name here.
ACTIONS = {
    "bruges": "bruges/2/8656bd99a9e6",
    "era": "era/2/ab36e7fbad20",
    "my_village": "my_village/2/44144b903ace",
    "village": "village/2/25e37994ea8b",
    "villagers": "villagers/2/e0723d051f4f",
}


@pytest.mark.parametrize("name", ACTIONS)
def test_the_numbering_is_the_one_that_was_released(name: str) -> None:
    assert letopis.game(name).actions.version == ACTIONS[name]


@pytest.mark.parametrize("name", ACTIONS)
def test_the_numbering_is_the_same_whatever_is_played(name: str) -> None:
    game = letopis.game(name)
    numbering = game.actions
    for players in game.seats:
        for options in game.varieties(players):
            position = game.new(players, 3, options)
            assert position.actions is numbering
            for action in position.legal(position.awaiting[0]):
                assert numbering[action.id] is action


def test_other_spellings_have_no_id_of_their_own() -> None:
    era = letopis.game("era")
    for face in era.components().faces:
        if face.twin != face.number:
            twin = era.components().faces[face.twin]
            assert era.actions.id_of(f"reroll {face.id}") == era.actions.id_of(f"reroll {twin.id}")
            assert era.actions[f"REROLL  {face.id}"] is era.actions[f"reroll {twin.id}"]


@pytest.mark.parametrize("key", [-1, 10**6, True, None, 1.5, "fly", "x" * 300])
def test_what_is_no_action_is_refused_by_name(key: object) -> None:
    with pytest.raises(LetopisError, match="no action"):
        letopis.game("bruges").actions[key]


def test_an_owners_data_may_have_actions_of_its_own() -> None:
    game = letopis.game("bruges")
    usual = game.new(2, 1)
    assert usual.actions is game.actions
    own = game.new(2, 1, next(dict(options) for options in OPTION_SETS if "data" in options))
    assert own.actions is not game.actions
    action = own.legal(own.awaiting[0])[0]
    assert own.actions[action.id] is action


@pytest.mark.parametrize("name", ACTIONS)
def test_numpys_numbers_are_numbers(name: str) -> None:
    game = letopis.game(name)
    players = np.int64(game.seats[-1])
    position = game.new(players, np.uint32(7))
    assert position.dump() == game.new(game.seats[-1], 7).dump()
    seat = np.int16(position.awaiting[0])
    action = position.legal(seat)[0]
    assert game.actions[np.int32(action.id)] is action
    mask = np.zeros(len(game.actions), dtype=bool)
    assert position.mask(seat, out=mask) is mask
    assert set(np.flatnonzero(mask)) == {legal.id for legal in position.legal(seat)}
    row = np.zeros(game.observation(players).size, dtype=np.float32)
    position.observe(seat, out=row)
    assert row.tolist() == position.observe(int(seat)).tolist()
    position.play(action, seat)
    assert position.record().actions == [(int(seat), action.text)]


def test_a_row_of_a_matrix_is_a_buffer_and_a_column_is_none() -> None:
    game = letopis.game("my_village")
    position = game.new(2, 1)
    seat, size = position.awaiting[0], game.observation(2).size
    rows = np.zeros((3, size), dtype=np.float32)
    position.observe(seat, out=rows[1])
    assert not rows[0].any()
    assert rows[1].any()
    with pytest.raises(letopis.BadBuffer, match="not contiguous"):
        position.observe(seat, out=np.zeros((size, 2), dtype=np.float32)[:, 0])
    with pytest.raises(letopis.BadBuffer, match="format"):
        position.observe(seat, out=np.zeros(size, dtype=np.float64))
    rows.flags.writeable = False
    with pytest.raises(letopis.BadBuffer, match="read-only"):
        position.observe(seat, out=rows[0])


@pytest.mark.parametrize("name", ACTIONS)
def test_fields_are_found_by_name(name: str) -> None:
    game = letopis.game(name)
    layout = game.observation(game.seats[-1])
    position = game.new(game.seats[-1], 1)
    seat = position.awaiting[0]
    found = layout.read(position.observe(seat))
    assert found["question"] == position.decision(seat).kind
    assert found["mine.awaited"] == 1.0
    assert sum(field.size for field in layout.fields) == layout.size
    with pytest.raises(LetopisError, match="no field"):
        layout["moons"]
    with pytest.raises(BadOption):
        game.observation(99)


def test_a_game_without_an_encoding_says_so() -> None:
    toy = Toy()
    toy.encodes = Encoding
    with pytest.raises(LetopisError, match="toy has no encoding"):
        toy.new(2, 1).observe(0)


def test_a_solo_game_is_won_or_lost_or_climbs_a_ladder() -> None:
    countess = letopis.game("villagers").new(1, 3)
    assert countess.won_alone() is (countess.scores()[0].rank == "rank-won")
    assert countess.returns() == [1.0 if countess.won_alone() else -1.0]
    philip = letopis.game("era").new(1, 3)
    assert philip.won_alone() is None
    assert -1.0 <= philip.returns()[0] < 1.0


def test_plain_python_without_librt_writes_the_same() -> None:
    """The fallback for a Python that has no librt, in a process of its own."""
    code = (
        "import sys; sys.modules['librt.strings'] = None\n"
        "import letopis\n"
        "position = letopis.game('my_village').new(2, 1)\n"
        "sys.stdout.write(position.observe(0).tobytes().hex() + position.mask(position.awaiting[0]).hex())\n"
    )
    plain = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(SOURCES)}, capture_output=True, text=True, check=True
    )
    position = letopis.game("my_village").new(2, 1)
    assert plain.stdout == position.observe(0).tobytes().hex() + position.mask(position.awaiting[0]).hex()
