"""Every course of every room: it can be played as it is written, and nothing in it leads nowhere."""

from pathlib import Path

import pytest

from letopis.games import names
from letopis.kernel.errors import BadData, BadOption
from letopis.kernel.texts import LANGUAGES
from letopis.lessons.course import course_names, course_of, read_course
from letopis.lessons.sentences import sentences_of
from tests.harness import lessons
from tests.harness.lessons import COURSES
from tests.server.running import Server, new_id

EVERY_COURSE = pytest.mark.parametrize(("game", "name"), COURSES)


@EVERY_COURSE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_is_played_as_it_is_written(server: Server, game: str, name: str, lang: str) -> None:
    """Through the API: each step as the lesson says, with a wrong one before it where there is one."""
    anna = server.guest("Anna", lang)
    made = anna.post(f"/api/games/{game}/courses/{name}", id=new_id())
    assert made.status_code == 201
    table, met = made.json()["table"], []
    for walk in lessons.moments(game, name):
        state = anna.state(table)
        told = state["lesson"]
        assert told == walk.state(lang)["lesson"] | {"title": told["title"]}
        if not walk.at_lesson:
            break
        assert told["text"]
        met.append(told["key"])
        if told["kind"] == "read":
            done = anna.command(table, "lesson", do="on")
        else:
            assert anna.command(table, "lesson", do="on").json()["error"] == "lesson-waits"
            action = walk.next_action()
            assert action is not None
            done = anna.play(table, action)
        assert done.status_code == 200, done.text
    assert set(met) == {lesson.key for lesson in course_of(game, name).lessons()}
    assert anna.state(table)["lesson"]["learned"]
    assert anna.command(table, "lesson", do="on").status_code == 200
    assert anna.state(table)["lesson"]["stage"] == "free"
    assert anna.command(table, "lesson", do="on").json()["error"] == "no-course"
    mine = next(one for one in anna.get("/api/tables", which="mine").json() if one["id"] == table)
    assert mine["lesson"]["stage"] == "free"


@EVERY_COURSE
def test_the_written_way_is_whole(game: str, name: str) -> None:
    assert not lessons.of_the_way(game, name)


@EVERY_COURSE
def test_every_wrong_action_gets_a_sentence_and_what_is_lit_is_there(game: str, name: str) -> None:
    for walk in lessons.moments(game, name):
        assert not [*lessons.of_wrong_actions(walk), *lessons.of_what_is_lit(walk)]


@EVERY_COURSE
def test_free_choices_lead_back_to_the_chain(game: str, name: str) -> None:
    assert not lessons.of_free_choices(game, name)


@EVERY_COURSE
def test_one_can_go_back_skip_and_leave(game: str, name: str) -> None:
    assert not [*lessons.of_going_back(game, name), *lessons.of_skipping(game, name)]


@EVERY_COURSE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_are_there_and_short(game: str, name: str, lang: str) -> None:
    assert not [*lessons.of_texts(game, name, lang), *lessons.of_firsts(game, name)]


@pytest.mark.parametrize("game", names())
def test_no_sentence_belongs_to_no_course(game: str) -> None:
    for lang in LANGUAGES:
        own = sentences_of(game).texts.files(lang)[-1]
        if own.name != f"lessons.{lang}.ftl":
            assert not course_names(game)
            continue
        keys = {line.split(" = ")[0] for line in own.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}
        starts = tuple(f"{kind}-{name}" for kind in ("course", "lesson", "word") for name in course_names(game))
        assert all(key.startswith(starts) for key in keys)


GOOD = """
seats = ["me", "apprentice"]
[[chapter]]
[[chapter.lesson]]
key = "one"
play = ["roll"]
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"me", "apprentice"', '"apprentice", "apprentice"', "seats: "),
        ('key = "one"', 'key = "One!"', "chapter[0].lesson[0].key: 'One!' is no key"),
        ('play = ["roll"]', 'play = ["roll"]\nchoose = ["*"]', "chapter[0].lesson[0].choose: stands beside play"),
        ('play = ["roll"]', 'play = ["reroll *"]', "chapter[0].lesson[0].line: is missing"),
        ('play = ["roll"]', 'play = ["roll"]\nuntil = ["roll"]', "chapter[0].lesson[0].until: belongs to a choice"),
        (
            'play = ["roll"]',
            'choose = ["*"]\nline = ["roll"]\ntimes = 2\nuntil = ["roll"]',
            "chapter[0].lesson[0].times",
        ),
        ('play = ["roll"]', 'others = ["7 roll"]', "chapter[0].lesson[0].others[0]: '7 roll' names no seat"),
        ('play = ["roll"]', "lights = 3", "chapter[0].lesson[0].lights: is not a field here"),
        ('play = ["roll"]', 'play = ["roll"]\n[[chapter]]\n[[chapter.lesson]]\nkey = "two"', "ends a chapter"),
        ('play = ["roll"]', 'play = ["roll"]\n[[chapter.lesson]]\nkey = "one"', "the key 'one' stands twice"),
        ("[[chapter.lesson]]", "[[chapter.lesson", "cannot be read"),
    ],
)
def test_a_bad_file_is_complained_about_with_its_field(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    file = tmp_path / "first.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert read_course("era", (2,), file).count == 1
    file.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(BadData) as bad:
        read_course("era", (2,), file)
    assert complaint in str(bad.value)
    assert bad.value.file == "lessons/first.toml"


def test_a_course_that_is_not_there_is_said_so(server: Server) -> None:
    with pytest.raises(BadOption):
        course_of("era", "alchemy")
    anna = server.guest("Anna")
    refused = anna.post("/api/games/era/courses/alchemy", id=new_id())
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown-course")
    refused = anna.post("/api/tables", id=new_id(), game="era", seats=["me", "apprentice"], course="alchemy")
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown-course")
