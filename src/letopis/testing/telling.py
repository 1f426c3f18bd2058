"""What is told: events, decisions, views and score sheets, in every language, for every seat and for spectators."""

import json
import re

from letopis import Position
from letopis.kernel.telling import telling_of
from letopis.testing.cases import Case
from letopis.testing.legality import is_a_sentence
from letopis.testing.walk import LANGUAGES, canonical, choices, generator, stops, viewers

YOURSELF = {"en": "You ", "ru": "Вы "}
NAMES = ["Коля", "Рита", "Артём", "Петя", "Ася", "Лев"]
QUOTED = re.compile(r"«[^»]*»")
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
RAW_ID = re.compile(r"[a-z]_[a-z]")


def everything_is_said_in_words(case: Case, seed: int) -> None:
    """Every event and every decision reads as a sentence, to every seat and to a spectator."""
    said: set[str] = set()
    position = case.begin(seed)
    for seat, action in choices(position, generator(case, seed)):
        for asked in position.awaiting:
            decision = position.decision(asked)
            if new(said, [decision.kind, decision.context]):
                for lang in LANGUAGES:
                    reads_well(decision.sentence(lang, NAMES), f"decision-{decision.kind}", lang)
        for lang in LANGUAGES:
            if new(said, [action.text, lang]):
                reads_well(case.game.describe(action, lang), f"action-{action.kind}", lang)
        for event in position.play(action, seat):
            for viewer in viewers(position):
                view = event.view(viewer)
                assert (view is None) == (event.seen(viewer) is None)
                if view is None:
                    assert event.sentence(case.game.texts, "en", viewer) is None
                elif new(said, view):
                    assert json.loads(json.dumps(view)) == view
                    assert event.rule
                    for lang in LANGUAGES:
                        reads_well(event.sentence(case.game.texts, lang, viewer, NAMES) or "", event.key, lang)
                        if viewer == event.seat:
                            own = event.sentence(case.game.texts, lang, viewer, NAMES, True) or ""
                            reads_well(own, event.key, lang)
                            assert YOURSELF[lang] not in own or NAMES[event.seat] not in own, own


def notes_are_said_in_words(case: Case, seed: int) -> None:
    """What a seat should know before it chooses reads as a sentence, cites a rule, and asking changes nothing."""
    said: set[str] = set()
    books = {lang: case.game.rules(lang) for lang in LANGUAGES}
    for number, position in stops(case, seed, 2):
        before = canonical(position.dump()) if number % 8 == 0 else ""
        for asked in position.awaiting:
            notes = position.forecasts(asked)
            notes += filter(None, [position.note(action, asked) for action in list(position.legal(asked))[:40]])
            for note in notes:
                if new(said, note.doc()):
                    assert json.loads(json.dumps(note.doc())) == note.doc()
                    for lang in LANGUAGES:
                        reads_well(note.sentence(case.game.texts, lang, asked, NAMES), f"note-{note.key}", lang)
                        assert books[lang].find(note.rule) is not None, note
        assert not before or canonical(position.dump()) == before


def rules_that_are_cited_exist(case: Case, seed: int) -> None:
    """The rule of an event or a refusal is in the game's rules, in both languages."""
    position = case.begin(seed)
    cited: set[str] = set()
    for number, (seat, action) in enumerate(choices(position, generator(case, seed))):
        if number % 5 == 0:
            refusals = [position.why(other, seat) for other in list(position.candidates(seat))[:40]]
            cited |= {refusal.rule for refusal in refusals if refusal is not None}
        cited |= {event.rule for event in position.play(action, seat)}
    for lang in LANGUAGES:
        book = case.game.rules(lang)
        assert not [rule for rule in sorted(cited) if not rule.startswith("L-") and book.find(rule) is None]


def views_are_plain_data(case: Case, seed: int) -> None:
    """A view is JSON, says whose it is and who is awaited, and is the same when asked for again."""
    for _, position in stops(case, seed, 9):
        for viewer in viewers(position):
            view = position.view(viewer)
            assert json.loads(json.dumps(view)) == view == position.view(viewer)
            assert view["seat"] == viewer
            assert view["awaiting"] == list(position.awaiting)
            assert view["over"] == position.over
            asked = viewer is not None and viewer in position.awaiting
            assert (view["decision"] is not None) == asked
            if viewer is not None and asked:
                assert view["decision"] == position.decision(viewer).doc()


def score_sheets_add_up(case: Case, seed: int) -> None:
    """Rows add up to the total, every seat has the same rows, and the ranking follows total and tie-break."""
    rows: list[str] = []
    for _, position in stops(case, seed, 9):
        scores = position.scores()
        assert len(scores) == position.players
        for score in scores:
            assert sum(score.rows.values()) == score.total
            assert json.loads(json.dumps(score.doc())) == score.doc()
            rows = rows or list(score.rows)
            assert list(score.rows) == rows
        ranking_follows(position)


def what_is_told_apart_exists(case: Case, seed: int) -> None:
    """Events that the room's telling names have a text and the figure it names; what it counts is seen of all."""
    telling = telling_of(case.game.room)
    for lang in LANGUAGES:
        assert not [key for key in telling.kinds if not case.game.texts.has(lang, key)]
    position = case.begin(seed)
    for seat, action in choices(position, generator(case, seed)):
        for event in position.play(action, seat):
            _, figure = telling.kinds.get(event.key, ("", ""))
            assert not figure or isinstance(event.figures[figure], int), event
    for viewer in viewers(position):
        for own in position.view(viewer)["seats"] if telling.counts else ():
            assert all(isinstance(own[key], int) for key in telling.counts)


# ---- what they are made of


def new(said: set[str], doc: object) -> bool:
    """Whether this has not been said yet: the same figures read the same."""
    text = canonical(doc)
    if text in said:
        return False
    said.add(text)
    return True


def reads_well(sentence: str, key: str, lang: str) -> None:
    """Words for a person, in their language: no key, no placeholder, no bare id."""
    is_a_sentence(sentence, key)
    plain = QUOTED.sub("", sentence)
    assert not RAW_ID.search(plain), sentence
    if lang == "ru":
        assert not LATIN_WORD.search(plain), sentence


def ranking_follows(position: Position) -> None:
    """Every seat has one place; places go down by total, then by tie-break; equals share a place."""
    scores, places = position.scores(), position.ranking()
    assert sorted(seat for place in places for seat in place) == list(range(position.players))
    marks = [{(scores[seat].total, scores[seat].tie) for seat in place} for place in places]
    assert all(len(mark) == 1 for mark in marks)
    flat = [mark.pop() for mark in marks]
    assert flat == sorted(set(flat), reverse=True)
