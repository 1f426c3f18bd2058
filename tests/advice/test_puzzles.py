"""Every puzzle that is kept is one, and the search for them finds the same whenever it is broken off."""

from pathlib import Path

import pytest

import letopis
from letopis.advice import puzzle_making
from letopis.advice.puzzle import Collection, Puzzle, of_the_day, puzzles_of, read_collection
from letopis.advice.puzzle_check import Doubt, check
from letopis.advice.puzzle_making import EVEN_MARGIN, MOST_ANSWERS, ahead, rating_of, search_games
from letopis.advice.puzzle_words import explained
from letopis.games import names

WITH_PUZZLES = [name for name in names() if puzzles_of(name).puzzles]
BOTS = {"PLAYER": "greedy", "FIRST": "master@40", "QUICK": "master@60", "DEEP": "master@80", "LINE_BOT": "master@20"}
BARS = {"TRIES": 15, "PLAYED_OUT": 2, "MARGIN": 0.04, "EVEN_MARGIN": 0.0, "FIRST_MARGIN": 0.0, "HANDFUL": 1}


def each(game: str) -> list[Puzzle]:
    return puzzles_of(game).puzzles


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_is_a_position_with_a_legal_answer_that_is_ahead_of_all_others(game: str) -> None:
    for puzzle in each(game):
        position = puzzle.position()
        legal = {action.text for action in position.legal(puzzle.seat)}
        assert puzzle.opinions.keys() == legal, puzzle.id
        assert set(puzzle.answers) < legal, puzzle.id
        assert len(puzzle.answers) <= MOST_ANSWERS, puzzle.id
        assert puzzle.tempting in legal - set(puzzle.answers), puzzle.id
        best = puzzle.opinions[puzzle.answer]
        others = [opinion for text, opinion in puzzle.opinions.items() if text not in puzzle.answers]
        assert min(ahead(position, best, other) for other in others) >= EVEN_MARGIN, puzzle.id


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_line_begins_with_the_answer_and_can_be_played(game: str) -> None:
    for puzzle in each(game):
        position = puzzle.position()
        assert puzzle.line[0] == (puzzle.seat, puzzle.answer), puzzle.id
        for seat, action in puzzle.line:
            position.play(action, seat)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_a_puzzle_asks_is_the_same_whatever_the_seat_cannot_see(game: str) -> None:
    for puzzle in each(game):
        position = puzzle.position()
        for seed in (1, 2):
            other = position.guess(puzzle.seat, seed)
            assert other.view(puzzle.seat) == position.view(puzzle.seat), puzzle.id
            assert list(other.legal(puzzle.seat)) == list(position.legal(puzzle.seat)), puzzle.id


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_no_two_puzzles_are_one_and_a_fifth_at_most_is_easy(game: str) -> None:
    puzzles = each(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert sum(puzzle.easy for puzzle in puzzles) <= 1 + len(puzzles) // 4


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_why_is_said_in_words(game: str, lang: str) -> None:
    for puzzle in each(game):
        for other in puzzle.opinions:
            if other not in puzzle.answers:
                sentences = explained(puzzle, other, lang)
                assert 1 <= len(sentences) <= 2
                assert all("{" not in sentence for sentence in sentences)


def test_each_puzzle_has_its_day_before_one_comes_again() -> None:
    found = puzzles_of(WITH_PUZZLES[0])
    days = [of_the_day(found, day) for day in range(len(found.puzzles))]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in found.puzzles}
    assert of_the_day(Collection("none"), 7) is None


def test_a_puzzle_that_few_solve_is_rated_higher() -> None:
    shares = [0.0, 0.3, 0.6, 1.0]
    ratings = [rating_of(dict.fromkeys(("apprentice", "greedy", "journeyman", "master@150"), part)) for part in shares]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)


# ---- the search


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought, low bars: what is found is worse, how it is found is the same."""
    for name, value in {**BOTS, **BARS}.items():
        monkeypatch.setattr(puzzle_making, name, value)


@pytest.mark.usefixtures("in_a_hurry")
def test_a_search_finds_puzzles_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole, part = Collection("bruges", seed="test"), Collection("bruges", seed="test")
    told: list[int] = []
    search_games(whole, 3, 1, told.append)
    assert told == [1, 1, 1]
    assert whole.puzzles
    search_games(part, 2, 1, told.append)
    (tmp_path / "puzzles.json").write_text(part.text(), encoding="utf-8")
    again = read_collection("bruges", tmp_path / "puzzles.json")
    assert (again.games, again.seed) == (2, "test")
    search_games(again, 3, 1, told.append)
    assert again.text() == whole.text()
    for puzzle in whole.puzzles:
        assert puzzle.position().why(puzzle.answer, puzzle.seat) is None
        assert check(Doubt(puzzle, "greedy")).greedy_missed is not puzzle.easy


def test_there_is_no_file_where_nobody_has_looked(tmp_path: Path) -> None:
    found = read_collection("era", tmp_path / "none.json")
    assert (found.puzzles, found.games) == ([], 0)
    with pytest.raises(letopis.BadOption):
        puzzles_of("chess")
