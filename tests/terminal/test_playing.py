"""Whole games at the table in a terminal, with everything that can be typed there."""

import re
from pathlib import Path
from random import Random

import pytest

import letopis
from tests.terminal.running import run

SETUP = [  # a layout of all nine pieces for two seats
    *["longhouse c5", "longhouse c7", "longhouse c9", "farm a1", "wall_4 a10", "wall_4 j1", "wall_4 a3"],
    *["scorched j3", "scorched j5"],
]


def ones(count: int = 3000) -> list[str]:
    """The first choice, always."""
    return ["1"] * count


# ---- whole games


@pytest.mark.plain
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["coloured", "plain"])
def test_a_game_against_a_bot_goes_to_its_score_sheet(desk: Path, lang: str, plain: list[str]) -> None:
    words = ["--seats", "human,random", "--seed", "3", "--option", "round_limit=2", "--lang", lang, *plain]
    ran = run("play", "era", *words, typed=ones())
    assert ran.code == 0
    assert ran.err == ""
    ends = {"en": ("Score sheet", "Largest walled-in area", "wins!"), "ru": ("Таблица очков", "Башни", "побеждает!")}
    rows = ends[lang] if not plain else ends[lang][2:]
    assert all(word in ran.out for word in rows)
    record = (desk / "1").read_text(encoding="utf-8")  # the last “1” answers where to keep the record
    assert letopis.replay(record).over


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_alone_ends_with_a_rank_and_its_comment(lang: str) -> None:
    ran = run("play", "era", "--solo", "--seed", "3", "--plain", "--lang", lang, typed=ones())
    assert ran.code == 0
    rank = {"en": "Your rank: Serf.", "ru": "Ваше звание: Раб."}[lang]
    assert rank in ran.out
    comment = letopis.game("era").texts.say(lang, "rank-comment-serf")
    assert comment in ran.out
    assert ran.out.index(rank) < ran.out.index(comment)


@pytest.mark.parametrize("seats", ["human,random,greedy", "random,human,random,greedy", "human,human"])
def test_any_seats_play_to_the_end_whatever_is_typed(seats: str) -> None:
    hand = Random(seats)
    typed = [str(hand.randint(1, 4)) for _ in range(4000)]
    ran = run("play", "era", "--seats", seats, "--seed", "9", "--option", "round_limit=2", typed=typed)
    assert ran.code == 0
    assert "Total" in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_bots_alone_play_by_themselves() -> None:
    ran = run("play", "era", "--seats", "random,greedy", "--seed", "1", "--option", "round_limit=1")
    assert ran.code == 0
    assert "wins!" in ran.out


def test_the_same_seed_and_answers_give_the_same_game(desk: Path) -> None:
    words = ["play", "era", "--seed", "twice", "--seats", "human,greedy", "--option", "round_limit=1", "--plain"]
    first, second = run(*words, typed=ones()), run(*words, typed=ones())
    assert first.out == second.out


def test_plain_is_lines_of_text_only() -> None:
    ran = run("play", "era", "--seed", "3", "--plain", "--option", "round_limit=1", typed=ones())
    assert "\x1b" not in ran.out
    assert not re.search("[─-▟■□•]", ran.out)  # boxes, blocks, pegs
    assert "keep at g7 to h8" in ran.out


# ---- choosing


def test_a_piece_and_a_cell_are_enough_to_place_it() -> None:
    ran = run("play", "era", "--seed", "1", typed=["longhouse c5", "farm e5 90", "c9", "log"])
    assert "Player 1 placed the longhouse at c5." in ran.out
    assert "Player 1 placed the farm at e5." in ran.out
    assert "place longhouse c9, place wall_4 c9, place scorched c9" in ran.out  # which of them, nobody can know
    assert "1,088 choices" in ran.out
    assert "  1 Place" not in ran.out


def test_the_keys_of_a_russian_keyboard_name_the_same_cells() -> None:
    ran = run("play", "era", "--seed", "1", "--lang", "ru", typed=["longhouse с5", "журнал"])
    assert "дом" in ran.out
    assert ran.out.count("c5") >= 1


def test_an_occupied_cell_is_refused_with_its_rule() -> None:
    ran = run("play", "era", "--seed", "1", typed=["longhouse g7", "farm n14", "place longhouse g7", "fly"])
    assert ran.out.count("(E-4.5)") == 2
    assert ran.out.count("(E-4.2)") == 1
    assert "There is no action “fly”" in ran.out


def test_list_shows_all_choices_with_their_numbers() -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=["list longhouse c5", "list zz", "list", "5000", "53"])
    assert re.search(r"\d+ longhouse c5\n", ran.out)
    assert "No choice begins with “zz”." in ran.out
    assert re.search(r"352 longhouse \w+ 90\n", ran.out)
    assert re.search(r"1088 scorched \w+\n", ran.out)
    assert "There is no choice 5,000" in ran.out
    assert "E-5.6" in run("play", "era", "--seed", "1", "--plain", typed=["53", "log"]).out


def test_several_numbers_are_played_one_after_another() -> None:
    marked = ["play", "era", "--solo", "--seed", "7", "--plain"]
    ran = run(*marked, typed=[*SETUP, "scorched l7", "1 2"])
    assert "(2 marked)" in ran.out
    backwards = run(*marked, typed=[*SETUP, "scorched l7", "2, 1"])
    assert "(2 marked)" in backwards.out


def test_numbers_stop_when_something_new_comes_up() -> None:
    ran = run("play", "era", "--solo", "--seed", "7", "--plain", typed=["1 2 3", "quit"])
    assert "piece" in ran.out
    rolled = run("play", "era", "--solo", "--seed", "7", "--plain", typed=[*SETUP, "scorched l7", "4 1", "log", "quit"])
    assert "roll 2" in rolled.out or "(1 marked)" in rolled.out


def test_a_single_choice_is_made_and_said() -> None:
    ran = run("play", "era", "--solo", "--seed", "3", "--plain", typed=ones())
    assert "There was only one choice, so it is made: " in ran.out


# ---- the commands


def test_why_explains_with_the_rule() -> None:
    ran = run(
        "play", "era", "--seed", "1", "--plain", typed=["why longhouse g7", "why 1", "why roll", "why", "why farm c5"]
    )
    assert "the keep at g7 is in the way" in ran.out
    assert "(E-4.5)" in ran.out
    assert "It is allowed: Place the longhouse at a1" in ran.out
    assert "(L-3)" in ran.out
    assert "Why what?" in ran.out


def test_undo_takes_back_a_choice_and_says_when_it_cannot() -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=["undo", "farm c5", "undo", "longhouse c5", "log"])
    assert "There is nothing to take back." in ran.out
    assert "Taken back." in ran.out
    assert ran.out.count("(9 pieces left)") == 2
    assert ran.out.count("(8 pieces left)") == 2


def test_undo_does_not_cross_a_roll() -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=[*SETUP, "undo"])
    assert "chance has spoken" in ran.out
    assert "(L-7)" in ran.out


def test_hint_names_actions_with_their_reasons() -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=["hint"])
    assert len(re.findall(r"\[place longhouse \w+( \d+)?\]: Longhouses \+1; wins \d+\s%", ran.out)) == 3


def test_rules_prints_a_rule_a_section_or_the_headings() -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=["rules E-5.2", "rules e-9", "rules", "rules E-99"])
    assert "E-5.2 Tracking tokens." in ran.out
    assert "E-9.1" in ran.out
    assert "E-9.2" in ran.out
    assert "Extort" in ran.out
    assert "there is no E-99" in ran.out


def test_commands_are_understood_in_russian_too() -> None:
    typed = [
        "помощь",
        "совет",
        "счёт",
        "стол",
        "правила E-5.2",
        "почему farm g7",
        "farm c5",
        "отмена",
        "журнал",
        "выход",
    ]
    ran = run("play", "era", "--seed", "1", "--lang", "ru", typed=typed)
    assert ran.code == 0
    for word in ("взять назад последний выбор", "шанс", "Таблица очков", "(E-4.5)", "Взято назад.", "Жетоны"):
        assert word in ran.out


def test_help_lists_every_command() -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=["help"])
    for command in ("why", "undo", "hint", "rules", "score", "table", "list", "log", "save", "load", "help", "quit"):
        assert re.search(rf"^{command}\b.*:", ran.out, re.MULTILINE)


# ---- several people


def test_two_people_pass_the_keyboard_while_there_are_secrets() -> None:
    words = ["play", "era", "--seats", "human:Anna,human:Boris", "--seed", "3", "--plain"]
    ran = run(*words, typed=[*SETUP, "", "log", *SETUP])
    assert "Boris, the keyboard is yours. Anna, look away." in ran.out
    told_boris = ran.out.split("Boris, the keyboard is yours")[1]
    assert "Anna placed" not in told_boris.split("> log")[1].split("Boris placed")[0]
    assert "Boris: Set up your domain" in told_boris


def test_who_passed_the_keyboard_may_still_take_back() -> None:
    words = ["play", "era", "--seats", "human:Anna,human:Boris", "--seed", "3", "--plain"]
    ran = run(*words, typed=[*SETUP, "undo", "scorched k6", ""])
    assert ran.out.count("Boris, the keyboard is yours") == 2
    assert ran.out.count("Anna: Set up your domain: place your pieces in any order (1 piece left).") == 2


# ---- leaving and coming back


@pytest.mark.parametrize("end", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_keeps_the_game_and_says_how_to_resume(kept: Path, end: list[str]) -> None:
    ran = run("play", "era", "--seed", "1", "--plain", typed=["longhouse c5", *end])
    assert ran.code == 0
    (file,) = kept.iterdir()
    assert f"letopis play era --load {file} --seats human,greedy --lang en --plain" in ran.out
    resumed = run("play", "era", "--load", str(file), "--seats", "human,greedy", "--plain", typed=["log"])
    assert "(8 pieces left)" in resumed.out
    assert "Player 1 placed the longhouse at c5." in resumed.out


def test_leaving_before_anything_was_done_keeps_nothing(kept: Path) -> None:
    ran = run("play", "era", typed=["quit"])
    assert ran.code == 0
    assert not kept.exists()


def test_a_finished_game_is_not_kept_for_resuming(kept: Path) -> None:
    run("play", "era", "--seats", "human,random", "--seed", "3", "--option", "round_limit=1", typed=ones())
    assert not list(kept.iterdir())


def test_save_and_load_at_the_table(desk: Path) -> None:
    (desk / "diary.txt").write_text("not a record\n", encoding="utf-8")
    typed = [
        "longhouse c5",
        "save half.letopis",
        "farm e9",
        "load half.letopis",
        "save diary.txt",
        "load diary.txt",
        "load none",
        "save",
    ]
    ran = run("play", "era", "--seed", "1", "--plain", typed=typed)
    assert "Saved: half.letopis" in ran.out
    assert ran.out.count("(8 pieces left)") == 2
    assert "diary.txt: there is a file of that name that is no record" in ran.out
    assert "diary.txt: not a true record" in ran.out
    assert "none: the file cannot be read" in ran.out
    assert "Save where?" in ran.out
    assert (desk / "diary.txt").read_text(encoding="utf-8") == "not a record\n"
    assert letopis.replay((desk / "half.letopis").read_text(encoding="utf-8")).record().actions[-1] == (
        0,
        "place longhouse c5",
    )


def test_a_game_for_other_seats_is_not_loaded(desk: Path) -> None:
    (desk / "solo").write_text(letopis.game("era").new(players=1, seed=1).record().text(), encoding="utf-8")
    ran = run("play", "era", "--seed", "1", "--plain", typed=["load solo"])
    assert "solo: the record is of one seat" in ran.out
    assert run("play", "era", "--load", "solo", "--plain", typed=["quit"]).code == 0
    assert run("play", "era", "--load", "solo", "--seats", "human,greedy").code == 2
