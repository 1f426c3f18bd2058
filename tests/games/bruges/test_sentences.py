"""What is said in the log, in questions and in refusals: whole sentences, with numerals that agree."""

from typing import Any

import pytest

import letopis
from tests.games.bruges.table import COLOURS, play, table

TEXTS = letopis.game("bruges").texts
NAMES = ["Анна", "Борис"]


def told(position: letopis.Position, action: str, key: str, lang: str) -> str:
    """The log line of this key after an action of seat 0."""
    events = position.play(action, 0)
    event = next(event for event in events if event.key == key)
    return str(event.sentence(TEXTS, lang, 0, NAMES))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("ru", "«Гончар»: Анна берёт по 1 работнику каждого цвета."),
        ("en", "Potter: Анна takes 1 worker of each colour."),
    ],
)
def test_workers_of_each_colour(lang: str, sentence: str) -> None:
    assert told(table({"hand": ["potter"], "empty": 1}), "settle potter", "event-gained-workers-each", lang) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("ru", "Анна заселяет персонажа «Король» за 6 гульденов."), ("en", "Анна settles the King for 6 guilders.")],
)
def test_a_person_is_settled(lang: str, sentence: str) -> None:
    assert told(table({"hand": ["king"], "live": ["baroness"], "empty": 1}), "settle king", "event-settled", lang)
    for price, ru, en in ((0, "бесплатно", "for free"), (1, "за 1 гульден", "for 1 guilder")):
        free: dict[str, Any] = {"seat": 0, "own": 0, "card": "nursemaid", "price": price}
        assert TEXTS.say("ru", "event-settled", free, NAMES) == f"Анна заселяет персонажа «Кормилица» {ru}."
        assert TEXTS.say("en", "event-settled", free, NAMES) == f"Анна settles the Nursemaid {en}."
    figures: dict[str, Any] = {"seat": 0, "own": 0, "card": "king", "price": 6}
    assert TEXTS.say(lang, "event-settled", figures, NAMES) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"), [("ru", "У вас 1 синий маркер, а нужно 2."), ("en", "You have 1 blue marker; 2 are needed.")]
)
def test_one_marker_is_too_few(lang: str, sentence: str) -> None:
    position = table({"live": ["abbot"], "threats": {"blue": 1, "red": 2}})
    play(position, "activate abbot")
    refusal = position.why("marker blue", 0)
    assert refusal is not None
    assert refusal.sentence(lang) == sentence


@pytest.mark.parametrize(
    ("count", "ru"),
    [(1, "1 синий маркер угрозы"), (2, "2 синих маркера угрозы"), (5, "5 синих маркеров угрозы")],
)
def test_markers_agree_with_their_number(count: int, ru: str) -> None:
    figures: dict[str, Any] = {"seat": 0, "own": 0, "colour": "blue", "count": count}
    assert TEXTS.say("ru", "event-threat", figures, NAMES) == f"Анна получает {ru}."
    assert TEXTS.say("ru", "event-threat", {**figures, "own": 1}, NAMES) == f"Вы получаете {ru}."


@pytest.mark.parametrize(
    ("colour", "lang", "sentence"),
    [
        ("blue", "ru", "Анна получает штраф «Потоп» и возвращает 10 работников."),
        ("blue", "en", "Flood strikes Анна, who returns 10 workers."),
        ("yellow", "ru", "Анна получает штраф «Бунт» и возвращает 21 гульден."),
        ("purple", "en", "Intrigue strikes Анна, who loses 1 point."),
    ],
)
def test_a_penalty_says_what_it_costs(colour: str, lang: str, sentence: str) -> None:
    me = {"threats": {colour: 2}, "guilders": 21, "points": 1, "live": ["bishop"]}
    stack = ["end-of-round", "turn 1", "after-card 0", f"receive 0 {COLOURS.index(colour)} 1", "take-same 0 1"]
    position = table(me, stack=stack)
    workers = {"blue": "yellow", "yellow": "blue", "purple": "blue"}[colour]
    position.seats[0].workers[COLOURS.index(workers)] -= 1  # the one that is taken now
    assert told(position, f"take-worker {workers}", "event-penalty", lang) == sentence


def test_a_question_says_how_much_is_left_of_a_pick() -> None:
    position = table({"hand": ["almoner"], "empty": 1})
    play(position, "settle almoner")
    assert position.decision(0).sentence("ru") == "Податель милостыни: можно вернуть 2 работников (не больше 3 раз)."
    play(position, "pay-worker red")
    assert position.decision(0).sentence("en") == "Almoner: return 1 more worker."
