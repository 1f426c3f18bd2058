"""The ladder: everybody against everybody, reproducible, written down with its command."""

import json
from pathlib import Path

import pytest

from letopis.arena import Ladder, Outcome, Plan, climb
from letopis.arena.ladder import lineups, places, rated, tally
from tests.terminal.running import run

SHORT = {"round_limit": 1}
pytest.importorskip("openskill")


def test_everybody_meets_everybody_at_every_table() -> None:
    ladder = Ladder("era", ("a", "b", "c", "d"), (2, 3), 10)
    plans = ladder.plans()
    assert [plan.players for plan in plans] == [2] * 6 + [3] * 4
    assert len({plan.seed for plan in plans}) == 10
    assert ladder.total == 6 * 10 + 4 * 12  # whole rotations of the seats
    assert lineups(["a", "b", "c"], 4)[0] == ("a", "b", "b", "b")


def test_the_better_bot_stands_higher_and_the_same_seed_gives_the_same_ladder() -> None:
    ladder = Ladder("era", ("random", "greedy"), (2, 3), 3, seed="x", options=SHORT)
    rungs = climb(ladder)
    assert [rung.bot for rung in rungs.rungs] == ["greedy", "random"]
    best = rungs.rungs[0]
    assert best.rating > 25 > rungs.rungs[1].rating
    assert best.by_seats[2].games == 4
    assert best.by_seats[3].games == 3
    assert best.duels["random"] == best.by_seats[2]
    assert climb(ladder, jobs=2).doc() == rungs.doc()


def outcome(number: int, seats: tuple[int, ...], totals: tuple[int, ...]) -> Outcome:
    """A game by its totals."""
    most = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == most)
    return Outcome(number, seats, winners, totals, tuple({} for _ in totals), tuple("" for _ in totals), 1)


def test_places_and_ratings_by_hand() -> None:
    assert places(outcome(0, (0, 1, 2), (5, 9, 7))) == [2, 0, 1]
    assert places(outcome(0, (0, 1, 2), (9, 9, 7))) == [0, 0, 2]
    plan = Plan("era", ("a", "b", "c"), 3)
    ratings = rated(["a", "b", "c"], [(plan, [outcome(0, (0, 1, 2), (9, 5, 1)), outcome(1, (2, 0, 1), (1, 9, 5))])])
    assert ratings["a"][0] > ratings["b"][0] > ratings["c"][0]
    assert all(deviation < 25 / 3 for _, deviation in ratings.values())


def test_only_games_alone_of_its_kind_count_for_a_bot() -> None:
    among = (Plan("era", ("a", "b", "b"), 3), [outcome(0, (0, 1, 2), (9, 9, 1)), outcome(1, (2, 0, 1), (1, 9, 5))])
    assert (tally("a", [among]).games, tally("a", [among]).wins) == (2, 1.5)
    assert tally("b", [among]).games == 0


# ---- the command

QUICK = ("--games", "1", "--jobs", "1", "--seats", "2", "--bots", "random,greedy")


def test_a_ladder_in_the_terminal_and_for_programs() -> None:
    ran = run("arena", "ladder", "bruges", *QUICK, "--plain")
    assert ran.code == 0, ran.err
    assert "greedy: Rating" in ran.out
    (doc,) = json.loads(run("arena", "ladder", "bruges", *QUICK, "--json").out)
    assert doc["command"] == "letopis arena ladder bruges --bots random,greedy --seats 2 --games 1 --seed 0"
    assert [one["bot"] for one in doc["bots"]] == ["greedy", "random"]
    assert doc["bots"][0]["by_seats"]["2"]["games"] == 2


def test_each_game_has_its_section_and_all_else_on_the_page_stays(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    assert run("arena", "ladder", "bruges", *QUICK, "--write", str(page)).code == 0
    first = page.read_text(encoding="utf-8")
    assert "    letopis arena ladder bruges --bots" in first
    page.write_text(first.replace("# The bots", "# Our bots") + "\nA note of ours.\n", encoding="utf-8")
    assert run("arena", "ladder", "bruges", "villagers", *QUICK, "--write", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Our bots")
    assert "A note of ours." in text
    assert text.count("<!-- ladder: ") == 2
    assert text.count("## Bruges") == 1
    assert run("arena", "ladder", "bruges", "villagers", *QUICK, "--write", str(page)).code == 0
    assert page.read_text(encoding="utf-8") == text


def test_a_match_needs_no_name() -> None:
    words = ("bruges", "--games", "2", "--jobs", "1", "--plain")
    assert run("arena", *words).out.splitlines()[:2] == run("arena", "match", *words).out.splitlines()[:2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "chess"),
        (("era", "--seats", "9"), "--seats"),
        (("era", "--seats", "two"), "--seats"),
        (("--seats", "9"), "--seats"),
        (("era", "--bots", "greedy"), "--bots"),
        (("era", "--bots", "greedy,greedy"), "--bots"),
        (("era", "--bots", "greedy,nobody"), "nobody"),
        (("era", "--bots", "greedy,greedy@5"), "--bots: "),
        (("era", "--time", "0ms"), "--time"),
        (("era", "--time", "soon"), "--time"),
        (("era", "--games", "0"), "--games"),
        (("era", "--jobs", "-1"), "--jobs"),
        (("era", "--write", "no/such/folder/bots.md"), "no such folder"),
    ],
)
def test_what_makes_no_ladder(words: tuple[str, ...], said: str) -> None:
    ran = run("arena", "ladder", *words)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
