"""Notation and records: what is written down is read back as the identical position, with the same future."""

import json
import random

import letopis
from letopis import Position
from letopis.kernel.records import read_record
from letopis.testing.cases import Case
from letopis.testing.legality import views
from letopis.testing.walk import choices, generator, play_on, stops, texts, viewers


def notation_reads_back(case: Case, seed: int) -> None:
    """`load(dump)` is the same position, from data and from text, to every seat."""
    for _, position in stops(case, seed, 17):
        doc = position.dump()
        written = json.dumps(doc)
        assert json.loads(written) == doc
        for loaded in (case.game.load(doc), case.game.load(written)):
            assert loaded.dump() == doc
            assert loaded.awaiting == position.awaiting
            for viewer in viewers(position):
                assert loaded.view(viewer) == position.view(viewer)
            for seat in position.awaiting:
                assert texts(loaded.legal(seat)) == texts(position.legal(seat))


def a_loaded_position_plays_on_alike(case: Case, seed: int) -> None:
    """The same actions lead a loaded position, chance included, where they lead the original."""
    for number, position in stops(case, seed, 60):
        twin, loaded = position.copy(), case.game.load(position.dump())
        for count, (seat, action) in enumerate(choices(twin, random.Random(number))):
            assert views(twin.play(action, seat)) == views(loaded.play(action.text, seat))
            if count == 80:
                break
        assert twin.dump() == loaded.dump()
        assert [score.doc() for score in twin.scores()] == [score.doc() for score in loaded.scores()]


def records_replay(case: Case, seed: int) -> None:
    """In the middle and at the end, the record in each of its forms leads to the identical position."""
    middle = case.begin(seed)
    chooser = generator(case, seed)
    play_on(middle, chooser, 70)
    replays(middle)
    play_on(middle, chooser)
    assert middle.over
    replays(middle)


def a_loaded_position_has_a_record(case: Case, seed: int) -> None:
    """A game that began from a notation replays from its own record, and can be loaded and continued again."""
    position = case.begin(seed)
    chooser = generator(case, seed)
    play_on(position, chooser, 40)
    loaded = case.game.load(position.dump())
    assert loaded.record().actions == []
    replays(loaded)
    play_on(loaded, chooser, 40)
    replays(loaded)
    again = case.game.load(json.dumps(loaded.dump()))
    play_on(again, chooser)
    replays(again)


def replays(position: Position) -> None:
    """A position's record leads to it, whichever way it is written down."""
    record = position.record()
    doc, text = record.doc(), record.text()
    assert json.loads(json.dumps(doc)) == doc
    assert read_record(text).text() == text
    assert read_record(doc).text() == text
    assert (record.scores is not None) == position.over
    dump = position.dump()
    for source in (record, doc, text, json.dumps(doc)):
        replayed = letopis.replay(source)
        assert replayed.dump() == dump
        assert replayed.record().text() == text
        assert [score.doc() for score in replayed.scores()] == [score.doc() for score in position.scores()]
