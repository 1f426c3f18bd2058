"""Words for people: figures, plurals, cases, names, and what happens when a word is missing."""

from pathlib import Path

import pytest

from letopis.kernel.texts import LANGUAGES, Texts

pytestmark = pytest.mark.plain

KERNEL = "you-yourself = You\nplayer-unnamed = Player { $number }\ngreeting = Hello\nover = from the kernel\n"
ENGLISH = """
over = from the room
farm = farm
    .many = farms
built = { $seat } builds { $count ->
    [one] a { $piece }
   *[other] { $count } { $piece_many }
} next to { $other } ({ $other_number })
raw = { $piece_id }
dice = { $faces }
p1 = three food
p2 = three wood
broken = { $nobody }
lost = { YOU($seat, $own) } { DOES($own, "loses", "lose") } a farm
"""
RUSSIAN = """
farm = ферма
    .acc = ферму
    .many = фермы
built = { $seat } строит { $piece_acc }
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for name, lang, content in (
        ("kernel", "en", KERNEL),
        ("kernel", "ru", "player-unnamed = Игрок { $number }\n"),
        ("room", "en", ENGLISH),
        ("room", "ru", RUSSIAN),
    ):
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / f"texts.{lang}.ftl").write_text(content, encoding="utf-8")
    return Texts([tmp_path / "kernel", tmp_path / "room"])


def test_figures_are_read_as_words_names_and_plurals(texts: Texts) -> None:
    figures: dict[str, str | int] = {"seat": 0, "other": 1, "piece": "farm", "count": 1}
    assert texts.say("en", "built", figures) == "Player 1 builds a farm next to Player 2 (2)"
    figures["count"] = 3
    assert texts.say("en", "built", figures, ["Kolya", "Rita"]) == "Kolya builds 3 farms next to Rita (2)"


def test_whoever_did_it_is_told_so_in_words_of_their_own(texts: Texts) -> None:
    assert texts.say("en", "lost", {"seat": 0, "own": 0}, ["Kolya"]) == "Kolya loses a farm"
    assert texts.say("en", "lost", {"seat": 0, "own": 1}, ["Kolya"]) == "You lose a farm"


def test_a_language_has_its_cases(texts: Texts) -> None:
    assert texts.say("ru", "built", {"seat": 4, "piece": "farm"}) == "Игрок 5 строит ферму"


def test_a_seat_without_a_name_is_numbered(texts: Texts) -> None:
    assert texts.name_of("en", 2, ["Kolya", "Rita"]) == "Player 3"
    assert texts.name_of("en", 1, ["Kolya", "Rita"]) == "Rita"
    assert texts.name_of("ru", -1, []) == "Игрок 0"


def test_several_ids_in_a_row_are_a_list(texts: Texts) -> None:
    assert texts.say("en", "dice", {"faces": "p1 p2 p1"}) == "three food, three wood, three food"


def test_an_id_can_be_had_as_it_is(texts: Texts) -> None:
    assert texts.say("en", "raw", {"piece": "farm"}) == "farm"
    assert texts.say("en", "raw", {"piece": "no such { piece }"}) == "no such { piece }"


def test_the_room_speaks_over_the_kernel(texts: Texts) -> None:
    assert texts.say("en", "over") == "from the room"
    assert texts.say("en", "greeting") == "Hello"


def test_a_missing_text_is_its_key(texts: Texts) -> None:
    assert texts.say("en", "no-such-text", {"seat": 1}) == "no-such-text"
    assert not texts.has("en", "no-such-text")
    assert texts.has("en", "farm")


def test_another_language_is_english(texts: Texts) -> None:
    assert texts.say("de", "greeting") == "Hello"
    assert LANGUAGES == ("en", "ru")


def test_a_text_that_lacks_a_figure_is_an_error_not_a_riddle(texts: Texts) -> None:
    with pytest.raises(ValueError, match=r"texts\.en\.ftl: broken"):
        texts.say("en", "broken")


def test_keys_are_messages_and_their_attributes(texts: Texts) -> None:
    assert {"farm", "farm.many", "greeting", "built"} <= texts.keys("en")
    assert texts.keys("ru") == {"player-unnamed", "farm", "farm.acc", "farm.many", "built"}


def test_what_people_type_is_not_kept(texts: Texts) -> None:
    for number in range(100):
        texts.say("en", "raw", {"piece": f"typed {number}"})
    assert len(texts.words) < 50


def test_one_more_file_lies_over_the_folders_and_may_be_missing(texts: Texts, tmp_path: Path) -> None:
    (tmp_path / "room" / "board.en.ftl").write_text("over = from the board\n", encoding="utf-8")
    board = Texts(texts.folders, tmp_path / "room" / "board")
    assert board.phrase("en", "over", {}) == board.plain("en", "over") == "from the board"
    assert texts.phrase("en", "over", {}) == texts.plain("en", "over") == "from the room"
    assert board.say("ru", "farm") == "ферма"


def test_a_phrases_figures_stand_as_they_are(texts: Texts) -> None:
    assert texts.say("en", "raw", {"piece": "farm"}) == "farm"
    assert texts.phrase("en", "dice", {"faces": "p1"}) == "p1"
    assert texts.say("en", "dice", {"faces": "p1"}) == "three food"
    with pytest.raises(LookupError):
        texts.phrase("en", "unheard", {})


def test_plain_words_are_had_without_reading_the_rest(texts: Texts) -> None:
    assert texts.plain("en", "greeting") == "Hello"
    assert texts.plain("en", "farm") == ""  # it has more forms
    assert texts.plain("en", "raw") == texts.plain("en", "unheard") == ""
    assert not texts.bundles
