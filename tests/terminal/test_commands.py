"""The other commands: records, rules, games, bench; and bad input, which is one line and never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import letopis
from letopis import bots
from letopis.terminal.extras import place_of
from tests.terminal.running import run


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    game = letopis.game("era")
    position = game.new(2, 5, {"round_limit": 2})
    player = bots.bot("random", game, 1)
    while not position.over:
        seat = position.awaiting[0]
        position.play(player.choose(position, seat), seat)
    file = tmp_path_factory.mktemp("records") / "game.letopis"
    file.write_text(position.record().text(), encoding="utf-8")
    return file


# ---- records


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_record_reads_as_a_story(finished: Path, lang: str) -> None:
    ran = run("record", "show", str(finished), "--lang", lang, "--events")
    assert ran.code == 0
    for word in {"en": ("Era: Medieval Age", "Set-up", "Round 2 · Build", "Seed: 5", "Total")}.get(
        lang, ("Эра", "Подготовка", "Раунд 2 · Строительство", "Зерно: 5", "Итог")
    ):
        assert word in ran.out
    assert "E-5.6" in ran.out


def test_a_true_record_is_verified_with_its_scores(finished: Path) -> None:
    ran = run("record", "verify", str(finished))
    position = letopis.replay(finished.read_text(encoding="utf-8"))
    totals = ", ".join(str(score.total) for score in position.scores())
    assert ran.code == 0
    assert ran.out.startswith("OK")
    assert f"scores {totals}." in ran.out


def test_an_unfinished_record_is_verified_as_far_as_it_goes(desk: Path) -> None:
    (desk / "new").write_text(letopis.game("era").new(2, 1).record().text(), encoding="utf-8")
    assert run("record", "verify", "new").out.startswith("OK so far")
    assert "The game is not over." in run("record", "show", "new").out


@pytest.mark.parametrize(
    ("old", "new"),
    [("seed: 5", "seed: 6"), ("scores: [", "scores: [1"), ("\n0 roll\n", "\n0 pass\n"), ("game: era", "game: chess")],
    ids=["another seed", "another score", "another action", "another game"],
)
def test_a_record_that_was_touched_is_found_out(desk: Path, finished: Path, old: str, new: str) -> None:
    text = finished.read_text(encoding="utf-8")
    assert old in text
    (desk / "touched").write_text(text.replace(old, new, 1), encoding="utf-8")
    ran = run("record", "verify", "touched")
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith("letopis: touched: not a true record: ")
    assert ran.err.count("\n") == 1


def test_a_touched_record_is_shown_up_to_the_false_action(desk: Path, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8").replace("\n0 roll\n", "\n0 pass\n", 1)
    (desk / "touched").write_text(text, encoding="utf-8")
    ran = run("record", "show", "touched")
    assert ran.code == 1
    assert "1. Player 1: " in ran.out
    assert "(L-3)" in ran.err


# ---- rules, games, bench, welcome


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_rules_are_printed_whole_or_by_number(lang: str) -> None:
    whole = run("rules", "era", "--lang", lang)
    assert whole.code == 0
    assert "E-16.9" in whole.out
    one = run("rules", "era", "e-16.9", "--lang", lang, "--plain")
    assert one.out.count("E-16.9") >= 1
    assert "E-16.8 " not in one.out
    section = run("rules", "era", "E-9", "--lang", lang, "--plain")
    assert "E-9.1" in section.out
    assert "E-9.2" in section.out


def test_coverage_names_the_rules_without_a_test(desk: Path) -> None:
    (desk / "tests").mkdir()
    (desk / "tests" / "test_some.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("E-5.2", "E-9.1")\ndef test_it() -> None: ...\n', encoding="utf-8"
    )
    ran = run("rules", "era", "--coverage", "--plain")
    assert ran.code == 1
    assert "E-5.2: tests/test_some.py::test_it" in ran.out
    assert "E-9.2: no test" in ran.out
    assert "rules have no test: " in ran.out


def test_coverage_is_full_when_every_rule_is_cited(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = ", ".join(repr(number) for number in letopis.game("era").rules().rules)
    (desk / "tests").mkdir()
    (desk / "tests" / "test_all.py").write_text(f"pytestmark = pytest.mark.rule({numbers})\n", encoding="utf-8")
    inner = desk / "a" / "b"
    inner.mkdir(parents=True)
    monkeypatch.chdir(inner)  # the folder tests is found from below
    ran = run("rules", "era", "--coverage")
    assert ran.code == 0
    assert "are proved by tests" in ran.out


def test_games_are_listed() -> None:
    ran = run("games")
    assert "era: Era: Medieval Age" in ran.out
    docs = json.loads(run("games", "--json", "--lang", "ru").out)
    (era,) = [doc for doc in docs if doc["name"] == "era"]
    assert {"name": "era", "title": "Эра. Средневековье", "seats": [1, 2, 3, 4]}.items() <= era.items()


def test_bench_measures_every_game() -> None:
    (doc,) = json.loads(run("bench", "era", "--json", "--seconds", "1").out)
    assert doc["decisions_a_second"] > 1000
    assert min(doc["copy_us"], doc["view_us"], doc["guess_us"]) > 0


def test_letopis_alone_says_how_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "letopis play era" in run().out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Стол для средневековых настольных игр" in run().out
    assert run("--version").out == f"letopis {letopis.__version__}\n"


def test_help_lists_the_commands_in_a_useful_order() -> None:
    out = run("--help").out
    listed = ("play", "arena", "puzzles", "record", "rules", "games", "bench")
    places = [out.index(f"│ {name} ") for name in listed]
    assert places == sorted(places)


# ---- bad input


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("play", "GAME"),
        ("play chess", "chess"),
        ("play era --seats human,robot", "robot"),
        ("play era --seats human,,greedy", "--seats"),
        ("play era --seats human,greedy,greedy,greedy,greedy", "1, 2, 3, 4"),
        ("play era --seats human:abcdefghijklmnopqrstuvwxyz", "--seats"),
        ("play era --solo --seats human,greedy", "--solo"),
        ("play era --lang de", "en, ru"),
        ("play era --option round_limit", "--option"),
        ("play era --option speed=1", "round_limit"),
        ("play era --option round_limit=many", "0 to 999"),
        ("play era --option round_limit=-1", "0 to 999"),
        ("play era --data nowhere", "nowhere"),
        ("play era --load nowhere", "nowhere"),
        ("play era --load . ", "."),
        ("play era --load noise", "noise"),
        ("play era --load noise --seed 1", "--load"),
        ("play era --bogus", "--bogus"),
        ("arena chess", "chess"),
        ("arena era --bots greedy,wizard", "wizard"),
        ("arena era --bots greedy,greedy,greedy,greedy,greedy", "1, 2, 3, 4"),
        ("arena era --games none", "--games"),
        ("arena era --games 0", "--games"),
        ("arena era --jobs -1", "--jobs"),
        ("arena era --cap 0", "--cap"),
        ("arena era --option round_limit=1000", "0 to 999"),
        ("record show nowhere", "nowhere"),
        ("record verify nowhere", "nowhere"),
        ("rules chess", "chess"),
        ("rules era E-99", "E-99"),
        ("rules era --coverage", "tests"),
        ("bench chess", "chess"),
        ("bench --seconds 0", "--seconds"),
        ("games --lang xx", "en, ru"),
        ("paint", "paint"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_bad_input_is_one_line_that_names_the_field(
    desk: Path, monkeypatch: pytest.MonkeyPatch, words: str, field: str, lang: str
) -> None:
    (desk / "noise").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setenv("LANG", lang)
    ran = run(*words.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("letopis: ")
    assert ran.err.count("\n") == 1
    assert field in ran.err


def test_a_bad_data_folder_names_file_and_key(desk: Path) -> None:
    (desk / "mine").mkdir()
    (desk / "mine" / "dice.toml").write_text("[meta]\ntotal = 35\n", encoding="utf-8")
    ran = run("play", "era", "--data", "mine")
    assert ran.code == 2
    assert "dice.toml: meta.total: says 35, but the counts add up to 36" in ran.err


@pytest.mark.plain
def test_it_runs_as_a_program_with_a_pipe(desk: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-m", "letopis", "play", "era", "--solo", "--lang", "ru", "--seed", "1"],
        input="farm c5\nвыход\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "Партия сохранена" in ran.stdout


# ---- before anybody is asked


@pytest.mark.parametrize("name", [game.name for game in letopis.games()])
def test_what_happened_before_anybody_was_asked_is_told(name: str, desk: Path) -> None:
    game = letopis.game(name)
    position = game.new(players=game.seats[-1], seed=7)
    seats = ",".join(["human"] * position.players)
    told = [event.sentence(game.texts, "en", 0, []) or "" for event in position.opening]
    begins = [sentence.split(" begins")[0].split(" began")[0] for sentence in told if "Round 1" in sentence]
    assert begins or name == "era"  # in Era all set up at once, and nothing comes before
    ran = run("play", name, "--seats", seats, "--seed", "7", "--plain", typed=["", "log", "quit"])
    assert all(ran.out.count(sentence) >= 2 for sentence in begins), "as news, and in the log"
    (desk / "begun").write_text(position.record().text(), encoding="utf-8")
    shown = run("record", "show", "begun", "--events")
    assert all(sentence in shown.out for sentence in begins)


def test_what_a_program_would_read_is_json(desk: Path) -> None:
    rules = json.loads(run("rules", "era", "E-5", "--json").out)
    assert rules[0]["number"].startswith("E-5")
    assert rules[0]["text"]
    (desk / "tests").mkdir()
    (desk / "tests" / "test_x.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("E-5.2")\ndef test_it() -> None: ...\n', encoding="utf-8"
    )
    covered = run("rules", "era", "--coverage", "--json")
    assert covered.code == 1
    doc = json.loads(covered.out)
    assert doc["rules"]["E-5.2"] == ["tests/test_x.py::test_it"]
    assert "E-5.2" not in doc["missing"]
    record = desk / "game.letopis"
    record.write_text(letopis.game("era").new(2, 7).record().text(), encoding="utf-8")
    verified = json.loads(run("record", "verify", str(record), "--json").out)
    assert (verified["game"], verified["over"], len(verified["scores"])) == ("era", False, 2)


def test_what_is_learned_is_never_written_among_what_is_installed(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = letopis.game("era")
    assert place_of(game, "learned/weights.toml").parent.name == "learned"
    monkeypatch.setattr(game, "room", desk / "site-packages" / "letopis" / "games" / "era")
    assert place_of(game, "learned/weights.toml") == desk / "era-weights.toml"
