"""Random games over every seat count, option and crowded table: nothing is lost, nothing leaks, all can be written."""

import json
import random
from typing import Any

import pytest

import letopis
from letopis import Position
from tests.games.bruges import laws
from tests.harness.cases import Case, cases_of
from tests.harness.walk import generator, stops

GAME = letopis.game("bruges")
CASES = cases_of(GAME)
EVERY = 9  # decisions between two looks


def same(first: Any, second: Any) -> bool:
    return json.dumps(first, sort_keys=True) == json.dumps(second, sort_keys=True)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_cards_are_somewhere_and_every_position_can_be_written(case: Case) -> None:
    for _, position in stops(case, 1, EVERY):
        laws.check(position)
        doc = position.dump()
        again = GAME.load(json.loads(json.dumps(doc)))
        assert same(again.dump(), doc)
        assert again.awaiting == position.awaiting


@pytest.mark.rule("BR-9.1", "BR-9.2")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_guess_looks_the_same_and_loses_nothing(case: Case) -> None:
    for number, position in stops(case, 2, EVERY):
        for seat in range(position.players):
            guess = position.guess(seat, number)
            assert same(guess.view(seat), position.view(seat))
            laws.check(guess)
            if seat in position.awaiting:
                assert [action.text for action in guess.legal(seat)] == [action.text for action in position.legal(seat)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_legal_is_what_is_not_refused(case: Case) -> None:
    for number, position in stops(case, 3, EVERY):
        for seat in position.awaiting:
            legal = {action.text for action in position.legal(seat)}
            assert legal == {action.text for action in position.candidates(seat) if position.why(action, seat) is None}
            chooser = random.Random(number)
            for action in chooser.sample(list(GAME.vocabulary(position).values()), 60):
                assert (position.why(action, seat) is None) == (action.text in legal), action
            assert all(GAME.find_action(position, text) is not None for text in legal)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_sentence_can_be_said_in_both_languages(case: Case) -> None:
    position = case.begin(4)
    chooser = generator(case, 4)
    while not position.over:
        seat = position.awaiting[0]
        say_all(position, seat, chooser)
        events = position.play(chooser.choice(list(position.legal(seat))), seat)
        for event in events:
            for viewer in (None, *range(position.players)):
                for lang in ("en", "ru"):
                    sentence = event.sentence(GAME.texts, lang, viewer)
                    assert sentence is None or not sentence.startswith("event-")


def say_all(position: Position, seat: int, chooser: random.Random) -> None:
    """The prompt, some of the actions and why some are refused."""
    decision = position.decision(seat)
    candidates = list(position.candidates(seat))
    for lang in ("en", "ru"):
        assert not decision.sentence(lang).startswith("decision-")
        for action in chooser.sample(candidates, min(3, len(candidates))):
            assert not GAME.describe(action, lang).startswith("action-")
            refusal = position.why(action, seat)
            assert refusal is None or not refusal.sentence(lang).startswith("refusal-")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_replays_and_copies_go_their_own_way(case: Case) -> None:
    position = case.begin(5)
    chooser = generator(case, 5)
    for number in range(60):
        if position.over:
            break
        seat = position.awaiting[0]
        copy, before = position.copy(), position.dump()
        position.play(chooser.choice(list(position.legal(seat))), seat)
        if number % 10 == 0:
            assert same(copy.dump(), before)
    assert same(letopis.replay(position.record().text()).dump(), position.dump())


def test_undo_takes_back_a_use_but_never_a_draw() -> None:
    position = GAME.new(players=2, seed=3, options={"first": 1})
    position.play("draw 1", 0)
    refusal = position.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "L-7"
    while position.decision(position.awaiting[0]).kind != "play":
        position.play(position.legal(position.awaiting[0])[-1], position.awaiting[0])
    seat = position.awaiting[0]
    before = position.dump()
    position.play(position.legal(seat)[0], seat)
    assert same(position.undone(seat).dump(), before)


@pytest.mark.soak
def test_twenty_thousand_random_games_without_an_error() -> None:
    from letopis.bots.random_play import play_out
    from letopis.kernel.chance import from_seed

    for seed in range(20_000):
        position = GAME.new(players=2 + seed % 3, seed=seed)
        play_out(position, from_seed(seed))
        assert position.over
