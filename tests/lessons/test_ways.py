"""What a course can do, whether a room's needs it or not: chapters, holding others back, ends of a choice, words."""

from pathlib import Path
from typing import Any

import pytest

from letopis.lessons import course as courses
from letopis.lessons.course import Course, read_course
from letopis.lessons.place import AUTO, LEAVE, ON, OTHER, OWN, SKIP, Deed, after, beginning
from letopis.server import lesson_view, live
from letopis.server.draft import Draft
from letopis.server.faults import Fault
from letopis.server.live import LiveTable
from tests.harness import lessons
from tests.harness.lessons import Walk

TWO_CHAPTERS = """
seats = ["me", "apprentice"]
[[chapter]]
seed = "first"
[[chapter.lesson]]
key = "place"
choose = ["place *"]
times = 2
line = ["place longhouse a1", "place longhouse a3"]
[[chapter.lesson]]
key = "rest"
choose = ["place *"]
until_asked = ["reroll"]
line = ["place farm c5"]
[[chapter.lesson]]
key = "over"

[[chapter]]
seed = "second"
others = ["1 roll"]
[chapter.start]
phase = "roll"
[[chapter.start.seats]]
food = 6
domain = ["keep g7", "longhouse i7 90", "longhouse k7 90", "longhouse c3"]
[[chapter.start.seats]]
domain = ["keep g7", "longhouse i7 90", "longhouse k7 90", "longhouse c3"]
[[chapter.lesson]]
key = "food"
figures = { food = "seats.0.food", houses = "seats.0.domain" }
hold = true
[[chapter.lesson]]
key = "never"
when = ["bandits"]
[[chapter.lesson]]
key = "roll"
choose = ["reroll *", "roll"]
until = ["roll"]
line = ["roll"]
"""


def put(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str = TWO_CHAPTERS) -> Course:
    """A course of Era's that stands nowhere else."""
    file = folder / "trial.toml"
    file.write_text(text, encoding="utf-8")
    made = read_course("era", (1, 2, 3, 4), file)
    for module in (lessons, live, lesson_view, courses):
        monkeypatch.setattr(module, "course_of", lambda *_: made)
        monkeypatch.setattr(module, "course_names", lambda *_: ["trial"])
    return made


def lesson_state(walk: Walk) -> dict[str, Any]:
    """What the learner sees of the course."""
    found: dict[str, Any] = walk.state("en")["lesson"]
    return found


def test_chapters_follow_each_other_at_one_table_and_one_can_go_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put(monkeypatch, tmp_path)
    walk = Walk("era", "trial")
    walk.play("place longhouse a1")
    walk.play("place longhouse a3")
    while walk.lesson is not None and walk.lesson.key == "rest":
        walk.step()
    assert lesson_state(walk)["key"] == "over"
    left = walk.live.position.dump()
    walk.tell(ON)
    assert (lesson_state(walk)["key"], lesson_state(walk)["number"]) == ("food", 4)
    assert walk.live.position.view(0)["seats"][0]["food"] == 6
    assert walk.live.plays == []
    assert walk.live.position.awaiting == (0, 1)  # the other is held back
    walk.back()
    assert (lesson_state(walk)["key"], walk.live.position.dump()) == ("over", left)
    walk.back()
    assert lesson_state(walk)["key"] == "rest"
    assert not lessons.of_going_back("era", "trial")
    assert not lessons.of_skipping("era", "trial")
    assert not lessons.of_free_choices("era", "trial")


def test_what_is_skipped_does_not_lead_past_the_end_of_a_chapter(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before, _, rest = TWO_CHAPTERS.partition('[[chapter.lesson]]\nkey = "rest"')
    put(monkeypatch, tmp_path, before + rest[rest.index("[[chapter.lesson]]") :])
    walk = Walk("era", "trial")
    walk.tell(SKIP)
    assert lesson_state(walk)["key"] == "over"
    assert [play.text for play in walk.live.plays if play.seat == 0] == ["place longhouse a1", "place longhouse a3"]
    walk.tell(SKIP)
    assert lesson_state(walk)["key"] == "food"


def test_what_is_never_asked_is_passed_over_and_choices_end_as_they_are_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put(monkeypatch, tmp_path)
    walk = Walk("era", "trial")
    met = walk.to_the_end()
    assert met == ["place", "rest", "over", "food", "roll"]
    assert lesson_state(walk)["stage"] == "summary"
    assert walk.live.bots_awaited() == []
    walk.tell(ON)
    assert lesson_state(walk)["stage"] == "free"
    assert lessons.of_the_way("era", "trial") == ["never: is never met on the written way"]


def test_only_what_a_lesson_waits_for_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    put(monkeypatch, tmp_path)
    walk = Walk("era", "trial")
    walk.to_the_end()
    walk.back()
    for kind in ("reroll", "roll"):
        assert walk.live.position.legal(0)[-1].kind == "roll", kind
    again = LiveTable(walk.live.info)
    again.apply_all(walk.entries)
    assert again.guided is not None
    assert again.guided.place == (walk.live.guided and walk.live.guided.place)
    walk.back()
    assert lesson_state(walk)["key"] == "food"
    with pytest.raises(Fault) as fault:
        walk.play("roll", "ru")
    assert fault.value.message("ru").startswith("Сначала дочитайте")


def test_a_place_is_a_pure_function_of_deeds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    course = put(monkeypatch, tmp_path)
    place = beginning(course, "setup")
    place = after(course, place, Deed(OWN, 0, "place farm c5", "setup"))
    place = after(course, place, Deed(OTHER, 1, "place farm c5", "setup"))
    assert (place.number(course), place.done) == (1, ("place farm c5",))
    assert after(course, place, Deed(SKIP, number=7)) == place  # the word was about another lesson
    assert after(course, place, Deed(SKIP, number=1)).number(course) == 2
    place = after(course, place, Deed(AUTO, 0, "place longhouse a1", "setup"))
    assert (place.number(course), place.before) == (2, "place")
    assert after(course, place, Deed(LEAVE)).stage == "free"
    place = after(course, place, Deed(OWN, 0, "place longhouse a3", ""))
    assert after(course, place, Deed(OTHER, 1, "place farm c5", "reroll")).number(course) == 3


def test_a_word_is_said_once_where_something_happens_for_the_first_time() -> None:
    walk = Walk("era", "first")
    walk.to_the_end()
    while lesson_state(walk)["key"] != "bandits":
        walk.back()
    walk.tell(LEAVE)
    assert lesson_state(walk)["words"] == []
    Draft(walk.live).play(0, "suffer")
    assert [word["key"] for word in lesson_state(walk)["words"]] == ["disaster"]
    Draft(walk.live).play(0, "pass")
    assert lesson_state(walk)["words"] == []
