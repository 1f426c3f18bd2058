"""Copies and papers are independent of the position they come from."""

import random
from typing import Any

from letopis import Position
from letopis.testing.cases import Case
from letopis.testing.legality import views
from letopis.testing.walk import choices, generator, play_on, stops, viewers


def copies_are_independent(case: Case, seed: int) -> None:
    """Playing on a copy does not move the original, nor the other way round."""
    for number, position in stops(case, seed, 13):
        before = position.dump()
        twin = position.copy()
        assert twin.dump() == before
        play_on(twin, random.Random(number), 30)
        assert position.dump() == before
        first, second = position.copy(), position.copy()
        play_on(first, random.Random(number), 30)
        assert second.dump() == before
        assert first.dump() == twin.dump()


def copies_have_the_same_future(case: Case, seed: int) -> None:
    """The same actions on a copy give the same events, positions and record to the end."""
    position = case.begin(seed)
    twin = position.copy()
    for number, (seat, action) in enumerate(choices(position, generator(case, seed))):
        assert views(position.play(action, seat)) == views(twin.play(action, seat))
        assert position.awaiting == twin.awaiting
        if number % 20 == 0:
            assert position.dump() == twin.dump()
            twin = twin.copy()
    assert position.dump() == twin.dump()
    assert position.record().text() == twin.record().text()


def telling_or_not_is_the_same_game(case: Case, seed: int) -> None:
    """`advance`, which tells nothing, plays as `play` does."""
    told, silent = case.begin(seed), case.begin(seed)
    for seat, action in choices(told, generator(case, seed)):
        own = next(other for other in silent.legal(seat) if other == action)
        told.play(action, seat)
        silent.advance(own, seat)
        assert told.awaiting == silent.awaiting
    assert told.dump() == silent.dump()
    assert told.record().text() == silent.record().text()


def papers_are_copies(case: Case, seed: int) -> None:
    """Whatever is done to a dump, a view, a record or an event, the position stays what it was."""
    for number, position in stops(case, seed, 40):
        before, record = position.dump(), position.record().text()
        for paper in papers(position):
            scribble(paper)
        assert position.dump() == before
        assert position.record().text() == record
        given = position.dump()
        loaded = case.game.load(given)
        assert given == before
        scribble(given)
        assert loaded.dump() == before
        twin = position.copy()
        if not twin.over:
            seat, action = next(choices(twin, random.Random(number)))
            for event in twin.play(action, seat):
                for viewer in viewers(twin):
                    scribble(event.view(viewer))
        assert position.dump() == before


def papers(position: Position) -> list[Any]:
    """Everything a position hands out as plain data."""
    out: list[Any] = [position.dump(), position.record().doc()]
    out += [position.view(viewer) for viewer in viewers(position)]
    out += [position.decision(seat).doc() for seat in position.awaiting]
    out += [score.doc() for score in position.scores()]
    return out


def scribble(doc: Any) -> None:
    """Spoil plain data down to its last list."""
    if isinstance(doc, dict):
        for value in doc.values():
            scribble(value)
        doc["scribble"] = "scribble"
        for key in doc:
            doc[key] = "scribble"
    elif isinstance(doc, list):
        for value in doc:
            scribble(value)
        doc[:] = ["scribble"]
