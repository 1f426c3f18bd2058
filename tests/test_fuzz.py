"""Only the named errors ever come out, whatever goes in; and what is accepted can be played."""

import contextlib
import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import letopis
from letopis import BadData, BadNotation, BadOption, BadRecord, LetopisError, Position, Refused
from letopis.testing.cases import Case, anew, cases, laws_of
from letopis.testing.legality import same
from letopis.testing.walk import generator, play_on, viewers
from tests.harness.fuzzing import JUNK, SCALARS, WORDS, action_texts, examples, neighbours, spoiled, spoiled_text

CASES = cases()
DECISIONS = 200


def some_positions(case: Case) -> list[Position]:
    """A few moments of a game, the beginning and the end among them."""
    position, chooser = case.begin(5), generator(case, 5)
    found = [position.copy()]
    for stretch in (15, 6, 31, 44, 7, 3, 2):
        play_on(position, chooser, stretch)
        found.append(position.copy())
    play_on(position, chooser)
    return [*found, position]


def is_named(error: LetopisError) -> None:
    """It says what is wrong, and not at length."""
    assert 0 < len(str(error)) < 2000
    if isinstance(error, BadData):
        assert error.file


def is_playable(position: Position, decisions: int = DECISIONS) -> None:
    """It can be looked at, written down, guessed from and played on."""
    for viewer in viewers(position):
        json.dumps(position.view(viewer))
    doc = position.dump()
    try:
        again = position.game.load(doc)
    except BadNotation as bad:
        raise AssertionError(f"what was loaded cannot be written down and loaded again: {bad}") from bad
    assert again.dump() == doc
    position.scores(), position.ranking()
    for seat in range(position.players):
        position.guess(seat, 1).dump()
    play_on(position, random.Random(1), decisions)
    position.dump(), position.scores()
    letopis.replay(position.record().text())


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_spoiled_notation_is_refused_by_name_or_plays(case: Case) -> None:
    docs = [position.dump() for position in some_positions(case)]

    @examples(25)
    @given(st.sampled_from(docs).flatmap(spoiled))
    def check(doc: dict[str, Any]) -> None:
        before = copy.deepcopy(doc)
        try:
            position = case.game.load(doc)
        except BadNotation as bad:
            is_named(bad)
            assert repr(doc) == repr(before)
            return
        except BadData:
            assert "data" in doc["options"]
            return
        assert repr(doc) == repr(before)
        is_playable(position)

    check()


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_notation_with_one_field_out_of_order_is_refused_by_name_or_plays(case: Case) -> None:
    wrong: list[str] = []
    for position in some_positions(case)[1::3]:
        whole = position.dump()
        for doc in neighbours(whole, CASES.index(case)):
            try:
                is_playable(case.game.load(doc), 15)
            except BadData:
                assert "data" in whole["options"]
            except BadNotation as bad:
                is_named(bad)
            except Exception as error:  # noqa: BLE001
                wrong += [f"{key}: {doc.get(key)!r}: {error!r}" for key in whole if doc.get(key) != whole[key]]
    assert not wrong, "\n".join(wrong[:5])


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_a_spoiled_text_is_no_notation(game: letopis.Game[letopis.Position]) -> None:
    text = json.dumps(game.new(game.seats[-1], 1).dump(), indent=0)

    @examples(60)
    @given(st.one_of(spoiled_text(text), WORDS, st.text()))
    def check(text: str) -> None:
        try:
            is_playable(game.load(text))
        except BadNotation as bad:
            is_named(bad)

    check()


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_spoiled_record_is_refused_by_name_or_replays(case: Case) -> None:
    records = [position.record() for position in some_positions(case)]

    @examples(20)
    @given(
        st.one_of(
            st.sampled_from([record.doc() for record in records]).flatmap(spoiled),
            st.sampled_from([record.text() for record in records]).flatmap(spoiled_text),
        )
    )
    def check(source: dict[str, Any] | str) -> None:
        try:
            is_playable(letopis.replay(source))
        except BadRecord as bad:
            is_named(bad)

    check()


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_any_text_is_an_action_or_refused(case: Case) -> None:
    positions = some_positions(case)
    vocabulary = list(case.game.vocabulary(positions[0]))
    words = sorted({word for text in vocabulary for word in text.split()})

    @examples(30)
    @given(st.sampled_from(positions), action_texts(words, vocabulary), st.integers(-2, 6))
    def check(position: Position, text: str, seat: int) -> None:
        twin, before = position.copy(), position.dump()
        refusal = twin.why(text, seat)
        try:
            twin.play(text, seat)
            assert refusal is None
        except Refused as refused:
            same_as_why = same(refused.refusal) == same(refusal)
            is_named(refused)
            assert same_as_why
            assert twin.dump() == before

    check()


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_any_options_are_taken_or_refused_by_name(game: letopis.Game[letopis.Position]) -> None:
    names = st.one_of(st.sampled_from([option.name for option in game.options] + ["data"]), WORDS)

    @examples(50)
    @given(st.integers(-1, 6), st.one_of(st.integers(), st.text()), st.dictionaries(names, JUNK, max_size=2), WORDS)
    def check(players: int, seed: int | str, options: dict[str, Any], chance: str) -> None:
        try:
            position = game.new(players, seed, options, chance if len(chance) > 9 else "sealed")
        except (BadOption, BadData) as bad:
            is_named(bad)
            return
        is_playable(position)

    check()


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_spoiled_data_is_refused_by_name_or_plays(game: letopis.Game[letopis.Position]) -> None:
    files = game.own_files()
    laws = laws_of(game.name)
    overlays = [
        {name: {key: value}} for name, table in files.items() for key, value in table.items() if key != "source"
    ]

    @examples(30)
    @given(st.sampled_from(overlays).flatmap(lambda overlay: spoiled(overlay, 2)), st.sampled_from(game.seats))
    def check(overlay: dict[str, Any], players: int) -> None:
        fresh = anew(game)
        try:
            position = fresh.new(players, 1, {"data": overlay})
        except BadData as bad:
            is_named(bad)
            return
        there = laws.components(position)
        play_on(position, random.Random(1), DECISIONS)
        assert laws.components(position) == there
        assert fresh.load(json.loads(json.dumps(position.dump()))).dump() == position.dump()

    check()


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_data_with_which_nobody_could_play_is_refused(game: letopis.Game[letopis.Position]) -> None:
    accepted = []
    for name, overlay in laws_of(game.name).bad_data.items():
        with contextlib.suppress(BadData):
            anew(game).new(game.seats[-1], 1, {"data": overlay})
            accepted.append(name)
    assert not accepted


@pytest.mark.parametrize("game", letopis.games(), ids=lambda game: game.name)
def test_data_in_a_folder_is_read_or_refused_by_name(game: letopis.Game[letopis.Position], tmp_path: Any) -> None:
    name, text = next((path.name, path.read_text(encoding="utf-8")) for path in (game.room / "data").glob("*.toml"))

    @examples(15)
    @given(st.one_of(spoiled_text(text), st.binary(max_size=20)))
    def check(content: str | bytes) -> None:
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode(errors="surrogatepass"))
        try:
            play_on(anew(game).new(2, 1, {"data": str(tmp_path)}), random.Random(1), 20)
        except BadData as bad:
            is_named(bad)

    check()


@examples(30)
@given(SCALARS)
def test_only_known_games_are_found(name: Any) -> None:
    if isinstance(name, str) and name not in [game.name for game in letopis.games()]:
        with pytest.raises(BadOption):
            letopis.game(name)
