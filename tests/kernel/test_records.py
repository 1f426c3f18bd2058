"""Records: a whole game as a small file; what does not replay says which action, and why."""

import json
from typing import Any

import pytest

import letopis
from letopis import BadData, BadNotation, BadRecord, Game, Position, Record
from letopis.kernel.records import FORMAT, LONGEST, parse_record, read_record

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("toy")]

TEXT = """letopis record 1
game: toy
rules: 1
players: 2
seed: 7
chance: fast
options: {"bowl": 2}

0 hide 1
1 hide 4
1 leave
"""
DOC: dict[str, Any] = {
    "letopis": 1,
    "game": "toy",
    "rules": 1,
    "players": 2,
    "seed": 7,
    "chance": "fast",
    "options": {"bowl": 2},
    "actions": ["0 hide 1", "1 hide 4", "1 leave"],
}


def test_a_record_is_the_same_in_all_its_forms() -> None:
    for source in (TEXT, DOC, json.dumps(DOC), "\n\n" + TEXT + "\n\n", TEXT.replace("\n", "\r\n")):
        record = read_record(source)
        assert record.doc() == DOC
        assert record.text() == TEXT
        assert letopis.replay(source).record().text() == TEXT
    assert read_record(record) is record


def test_what_can_be_left_out() -> None:
    short = {"game": "toy", "players": 2, "seed": "a text"}
    assert letopis.replay(short).record().actions == []
    assert read_record(short).chance == "fast"
    assert parse_record(TEXT)["letopis"] == FORMAT


def test_a_finished_game_says_its_scores(toy: Game[Position]) -> None:
    position = toy.new(2, 3)
    while not position.over:
        seat = position.awaiting[0]
        position.play(position.legal(seat)[-1] if len(position.awaiting) > 1 else position.legal(seat)[0], seat)
    record = position.record()
    assert record.scores == [score.total for score in position.scores()]
    assert record.text().endswith(f"scores: {json.dumps(record.scores)}\n")
    assert letopis.replay(record.text()).dump() == position.dump()
    record.scores = [99, 99]
    with pytest.raises(BadRecord) as bad:
        letopis.replay(record)
    assert bad.value.action == len(record.actions)
    assert "99" in bad.value.why


def test_a_record_that_ends_early_cannot_claim_a_result() -> None:
    with pytest.raises(BadRecord):
        letopis.replay({**DOC, "scores": [0, 0]})


def test_a_game_may_begin_in_the_middle(toy: Game[Position]) -> None:
    position = letopis.replay(TEXT)
    later = toy.load(position.dump())
    later.play("hide 0", 0)
    record = later.record()
    assert record.start == position.dump()
    assert letopis.replay(record.text()).dump() == later.dump()


BAD_DOCS: list[tuple[dict[str, Any], int, str]] = [
    ({"letopis": 2}, 0, "letopis: 2 is out of range"),
    ({"game": "chess"}, 0, "'chess' is unknown"),
    ({"game": 3}, 0, "game: 3 is not a text"),
    ({"rules": 2}, 0, "rules version 2"),
    ({"rules": 0}, 0, "rules: 0 is out of range"),
    ({"players": 7}, 0, "7 is not a number of seats"),
    ({"players": "2"}, 0, "players: '2' is not a whole number"),
    ({"seed": None}, 0, "seed"),
    ({"seed": True}, 0, "seed"),
    ({"seed": 1.5}, 0, "seed"),
    ({"seed": "\ud800"}, 0, "seed"),
    ({"chance": "loaded"}, 0, "chance: 'loaded' is unknown"),
    ({"options": []}, 0, "options: [] is not a table"),
    ({"options": {"moon": 1}}, 0, "moon"),
    ({"options": {"data": {"x.toml": {}}}}, 0, "x.toml"),
    ({"start": 3}, 0, "start: 3 is not a table"),
    ({"start": {"bowl": -1}}, 0, "bowl: -1 is out of range"),
    ({"scores": [1, "2"]}, 0, "scores: are not whole numbers"),
    ({"author": "me"}, 0, "author: is not a field here"),
    ({"actions": "0 roll"}, 0, "actions: '0 roll' is not a list"),
    ({"actions": ["0 hide 1", 3]}, 0, "actions[1]: 3 is not a text"),
    ({"actions": ["0 hide 1", "hide 2"]}, 2, "does not begin with a seat"),
    ({"actions": ["0 hide 1", "²"]}, 2, "does not begin with a seat"),
    ({"actions": ["0 hide 1", ""]}, 2, "does not begin with a seat"),
    ({"actions": ["0 hide 1", "-1 hide 2"]}, 2, "does not begin with a seat"),
    ({"actions": ["0 hide 1", "0 hide 1"]}, 2, "(L-2)"),
    ({"actions": ["0 hide 1", "1 hide 5"]}, 2, "(T-1)"),
    ({"actions": ["0 hide 1", "1 fly"]}, 2, "(L-4)"),
    ({"actions": ["0 hide 1", "7 hide 1"]}, 2, "(L-5)"),
    ({"actions": ["0 hide 1", "1"]}, 2, "(L-4)"),
    ({"actions": ["0 hide 1"] * (LONGEST + 1)}, LONGEST, "more than"),
]


@pytest.mark.parametrize(("change", "action", "why"), BAD_DOCS, ids=[str(row[0])[:40] for row in BAD_DOCS])
def test_what_is_wrong_with_a_record_is_said(change: dict[str, Any], action: int, why: str) -> None:
    with pytest.raises(BadRecord) as bad:
        letopis.replay({**DOC, **change})
    assert bad.value.action == action
    assert why in bad.value.why
    assert str(bad.value) == (f"action {action}: {bad.value.why}" if action else bad.value.why)


BAD_TEXTS: list[tuple[str, str]] = [
    ("", "does not begin with"),
    ("   \n", "does not begin with"),
    ("letopis record 2\n", "does not begin with"),
    (TEXT[5:], "does not begin with"),
    ("{", "cannot be read"),
    ("[]", "does not begin with"),
    ('{"a": ' * 100_000, "cannot be read"),
    (TEXT.replace("seed: 7", "seed: seven"), "the field 'seed' cannot be read"),
    (TEXT.replace("seed: 7", "seed 7"), "neither a field nor an action"),
    (TEXT.replace("seed: 7\n", ""), "seed"),
    (TEXT.replace("players: 2\n", ""), "players: is missing"),
    (TEXT + "winner: 1\n", "winner: is not a field here"),
    (TEXT + "actions: []\nactions: {}\n", "actions"),
]


@pytest.mark.parametrize(("text", "why"), BAD_TEXTS, ids=[row[1] + str(len(row[0])) for row in BAD_TEXTS])
def test_what_is_wrong_with_a_file_is_said(text: str, why: str) -> None:
    with pytest.raises(BadRecord) as bad:
        letopis.replay(text)
    assert bad.value.action == 0
    assert why in bad.value.why


def test_reading_a_record_changes_nothing_in_it() -> None:
    doc = json.loads(json.dumps(DOC))
    record = read_record(doc)
    letopis.replay(record)
    letopis.replay(record)
    assert doc == DOC
    assert record.doc() == DOC
    assert isinstance(record, Record)


@pytest.mark.parametrize("depth", [100, 400, 600, 800, 950, 5000])
def test_what_is_nested_too_deep_is_refused_by_name(depth: int, toy: Game[Position]) -> None:
    deep = '{"box": ' * depth + "1" + "}" * depth
    options = '{"data": {"marbles.toml": ' + deep + "}}"
    sources = [f'{{"options": {options}, "start": {deep}, "bag": {deep}}}', f'{{"bag": {deep}}}']
    for source in sources:
        with pytest.raises((BadNotation, BadData)):
            toy.load(source)
    for field in (f'"options": {options}', f'"start": {deep}', f'"actions": [{deep}]'):
        with pytest.raises(BadRecord):
            letopis.replay(f'{{"game": "toy", "players": 2, "seed": 1, {field}}}')


def test_a_record_of_practice_says_so() -> None:
    record = read_record(TEXT.replace("options", "practice: true\noptions"))
    assert record.practice
    assert "\npractice: true\n" in record.text()
    assert read_record(record.doc()).practice
    assert letopis.replay(record).record().practice is False  # a game that is played on from it is a game of its own
    assert "practice" not in read_record(TEXT).text()
