"""Every refusal of Era: its rule, its figures, and that nothing moves. `refused` checks the last for all of them."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from letopis import Position
from tests.games.era.tables import (
    CROWDED,
    ERA,
    FULL,
    KEEP,
    RING,
    just,
    kind,
    legal,
    place,
    play,
    poor,
    refused,
    rolled,
    seat,
    table,
)

pytestmark = pytest.mark.plain

ROOM = Path(__file__).parents[3] / "src" / "letopis" / "games" / "era"
ABBEY = [KEEP, "monastery a1"]


def after(position: Position, *actions: str) -> Position:
    """A position after some actions."""
    play(position, *actions)
    return position


def rolling(dice: str, *domain: str, roll: int = 2) -> Position:
    """Somebody choosing dice to reroll."""
    return rolled(roll, seat(*domain, faces=dice), seat(faces="n1"))


Case = tuple[Callable[[], Position], str, str, str, dict[str, str | int]]
CASES: list[Case] = [
    (lambda: place("farm", KEEP), "place farm n14", "E-4.2", "refusal-outside-grid", {"piece": "farm"}),
    (lambda: table("setup", {}, {}), "place longhouse n1", "E-4.2", "refusal-outside-grid", {"piece": "longhouse"}),
    (lambda: table("setup", {}, {}), "place church a1", "E-5.6", "refusal-not-in-hand", {"piece": "church"}),
    (
        lambda: table("setup", {"domain": [KEEP, "farm a1"]}, {}),
        "place farm a4",
        "E-5.6",
        "refusal-not-in-hand",
        {"piece": "farm"},
    ),
    (lambda: place("farm", KEEP), "place wall_4 a1", "E-4.5", "refusal-other-piece", {"piece": "farm"}),
    (
        lambda: place("farm", KEEP),
        "place farm f6",
        "E-4.5",
        "refusal-occupied",
        {"piece": "farm", "obstacle": "keep", "cell": "g7"},
    ),
    (
        lambda: place("wall_4", KEEP, "longhouse c3"),
        "place wall_4 d1 90",
        "E-4.5",
        "refusal-occupied",
        {"piece": "wall_4", "obstacle": "longhouse", "cell": "c3"},
    ),
    (lambda: rolling("p1 n1"), "reroll p2", "E-7.3", "refusal-no-such-die", {"face": "p2"}),
    (lambda: after(rolling("p1 n1"), "0 reroll p1"), "reroll p1", "E-7.3", "refusal-no-such-die", {"face": "p1"}),
    (lambda: rolling("p1 n1", roll=3), "reroll p2", "E-7.4", "refusal-no-such-die", {"face": "p2"}),
    (lambda: rolling("p6 n1"), "reroll p6", "E-7.2", "refusal-skull-stays", {"face": "p6"}),
    (lambda: rolling("p6 n1", roll=3), "reroll p6", "E-7.2", "refusal-skull-stays", {"face": "p6"}),
    (lambda: rolling("p1 n1", *ABBEY), "set p2 p1", "E-7.5", "refusal-no-such-die", {"face": "p2"}),
    (lambda: rolling("p1 n1"), "set p1 p2", "E-7.5", "refusal-no-monastery", {"face": "p1", "monasteries": 0}),
    (
        lambda: after(rolling("p1 p2 n1", *ABBEY), "0 set p1 p5"),
        "set p2 p5",
        "E-7.5",
        "refusal-monasteries-used",
        {"face": "p2", "monasteries": 1},
    ),
    (
        lambda: after(rolling("p1 p2 n1", *ABBEY), "0 reroll p1"),
        "set p1 p5",
        "E-7.5",
        "refusal-no-such-die",
        {"face": "p1"},
    ),
    (lambda: rolling("p1 n1", *ABBEY), "set p1 p1", "E-7.5", "refusal-same-face", {"face": "p1"}),
    (
        lambda: just("reveal", seat(faces="c3 p1"), seat(faces="n1")),
        "quill p2",
        "E-7.9",
        "refusal-no-such-die",
        {"face": "p2"},
    ),
    (lambda: just("collect", seat(faces="p4"), seat()), "take 2 wood", "E-8.2", "refusal-not-on-die", {}),
    (
        lambda: after(just("collect", seat(faces="p4 c2"), seat()), "0 take 2 food"),
        "take 2 food",
        "E-8.2",
        "refusal-no-die-left",
        {"amount": 2, "resource": "food"},
    ),
    (
        lambda: just("bandits 0", poor(wood=1), seat()),
        "lose goods",
        "E-10.3",
        "refusal-none-to-lose",
        {"resource": "goods"},
    ),
    (lambda: just("scorch 0", seat(*RING), seat()), "place scorched i7", "E-10.6", "refusal-scorch-inside", {}),
    (
        lambda: just("scorch 0", seat(KEEP, "farm a1"), seat()),
        "place scorched c2",
        "E-10.6",
        "refusal-scorch-occupied",
        {"piece": "farm"},
    ),
    (
        lambda: just("scorch 0", seat(*CROWDED), seat()),
        "place scorched a11",
        "E-10.7",
        "refusal-scorch-immovable",
        {"piece": "wall_4"},
    ),
    (
        lambda: just("burn 0", seat(*RING), seat()),
        "remove farm a1",
        "E-10.9",
        "refusal-not-standing",
        {"piece": "farm", "cell": "a1"},
    ),
    (
        lambda: just("raze 0", seat(KEEP, "longhouse a1"), seat()),
        "remove farm a1",
        "E-10.10",
        "refusal-not-standing",
        {"piece": "farm", "cell": "a1"},
    ),
    (
        lambda: just("raze 0", seat(*RING, "longhouse i7", "farm a1"), seat()),
        "remove longhouse i7",
        "E-10.10",
        "refusal-walled-in",
        {"piece": "longhouse", "cell": "i7"},
    ),
    (
        lambda: just("build", seat(faces="p5", wood=8), seat(), supply={"farm": 0}),
        "build farm",
        "E-11.2",
        "refusal-none-left",
        {"piece": "farm"},
    ),
    (
        lambda: just("build", poor(faces="p5", goods=6, stone=3, wood=2), seat()),
        "build cathedral",
        "E-11.2",
        "refusal-cannot-pay",
        {"piece": "cathedral", "resource": "stone", "cost": 4, "stock": 3},
    ),
    (
        lambda: just("build", seat(*FULL, faces="p5", wood=8), seat()),
        "build farm",
        "E-11.2",
        "refusal-no-room",
        {"piece": "farm"},
    ),
    (
        lambda: just("extort", seat(faces="n2"), poor(faces="n5", wood=1)),
        "demand food",
        "E-12.3",
        "refusal-victim-has-none",
        {"other": 1, "resource": "food"},
    ),
    (
        lambda: just("extort", seat(faces="n2"), poor(faces="n5", wood=1)),
        "insist",
        "E-12.3",
        "refusal-victim-has-some",
        {"other": 1},
    ),
    (
        lambda: just("extort", seat(faces="n4"), philip=["p1", "n5", "n2"]),
        "demand wood",
        "E-16.6",
        "refusal-philip-shows-none",
        {"resource": "wood"},
    ),
]


@pytest.mark.rule("E-4.2", "E-4.5", "E-7.2", "E-7.3", "E-7.4", "E-7.5", "E-7.9", "E-8.2")
@pytest.mark.rule("E-10.3", "E-10.6", "E-10.7", "E-10.9", "E-10.10", "E-11.2", "E-12.3", "E-16.6")
@pytest.mark.parametrize(
    ("begin", "text", "rule", "key", "figures"), CASES, ids=[f"{key}-{text}" for _, text, _, key, _ in CASES]
)
def test_a_refusal_names_its_rule_and_its_figures_and_changes_nothing(
    begin: Callable[[], Position], text: str, rule: str, key: str, figures: dict[str, str | int]
) -> None:
    position = begin()
    assert text not in [action.text for action in position.legal(0)]
    refusal = refused(position, text)
    assert (refusal.rule, refusal.key) == (rule, key)
    assert figures.items() <= refusal.figures.items()
    assert refusal.figures["action"] == text


@pytest.mark.parametrize(
    ("begin", "text", "key"), [(begin, text, key) for begin, text, _, key, _ in CASES], ids=[case[1] for case in CASES]
)
def test_a_refusal_is_a_sentence_in_both_languages(begin: Callable[[], Position], text: str, key: str) -> None:
    why = begin().why(text, 0)
    assert why is not None
    sentences = {why.sentence(language) for language in ("en", "ru")}
    assert len(sentences) == 2
    for sentence in sentences:
        assert key not in sentence
        assert sentence.endswith(".")


ANSWERS = [
    *("place farm a1", "reroll p1", "set p1 p2", "roll", "quill", "quill p1", "pass", "take 1 stone", "suffer"),
    *("lose wood", "remove keep g7", "build farm", "demand wood", "insist", "spare", "pay", "refuse"),
]
QUESTIONS: dict[str, tuple[Callable[[], Position], set[str]]] = {  # and the words that belong to them
    "setup": (lambda: table("setup", {}, {}), {"place"}),
    "reroll": (lambda: rolling("p1 n1", *ABBEY), {"reroll", "set", "roll"}),
    "quill": (lambda: just("reveal", seat(faces="c3 p1"), seat(faces="n1")), {"quill", "pass"}),
    "take": (lambda: just("collect", seat(faces="p4"), seat()), {"take"}),
    "bandits": (lambda: just("bandits 0", seat(), seat()), {"suffer", "lose"}),
    "scorch": (lambda: just("scorch 0", seat(), seat()), set()),
    "burn": (lambda: just("burn 0", seat(), seat()), {"remove"}),
    "raze": (lambda: just("raze 0", seat("farm a1"), seat()), {"remove"}),
    "build": (lambda: just("build", seat(faces="p5"), seat()), {"build", "pass"}),
    "place": (lambda: place("farm", KEEP), {"place"}),
    "demand": (lambda: just("extort", seat(faces="n2"), seat(faces="n5")), {"demand", "insist", "spare"}),
    "answer": (lambda: just("answer 0 1", seat(faces="n5", demanded="wood"), seat(faces="n2")), {"pay", "refuse"}),
    "demand-philip": (lambda: just("extort", seat(faces="n4"), philip=["p2", "n5", "n2"]), {"demand", "spare"}),
    "answer-philip": (lambda: just("extort", seat(faces="n5"), philip=["p2", "n4", "n2"]), {"pay", "refuse"}),
}


@pytest.mark.rule("E-19.1")
@pytest.mark.parametrize("question", QUESTIONS)
def test_an_answer_to_another_question_is_no_answer(question: str) -> None:
    begin, words = QUESTIONS[question]
    position = begin()
    assert kind(position)[0] == question
    assert {text.split()[0] for text in legal(position)} <= words | {"place"}
    for text in ANSWERS:
        if text.split()[0] not in words:
            assert refused(position, text).rule == "L-3", text


def test_every_refusal_of_the_rules_is_tested_here() -> None:
    written: set[tuple[str, str]] = set()
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                rule, key = (ast.literal_eval(argument) for argument in node.args[:2])
                written.add((rule, key))
    tested = {(rule, key) for _, _, rule, key, _ in CASES}
    assert {key for _, key in written} == {key for _, key in tested}
    assert written <= tested


def test_a_sentence_carries_the_figures() -> None:
    position = just("build", poor(faces="p5", goods=6, stone=3, wood=2), seat())
    why = position.why("build cathedral", 0)
    assert why is not None
    for language in ("en", "ru"):
        assert "4" in why.sentence(language)
        assert "3" in why.sentence(language)


def test_what_no_rule_of_era_speaks_of_is_refused_by_the_table() -> None:
    position = just("build", seat(faces="p5"), seat(), rolling=False)
    assert refused(position, "fly").rule == "L-4"
    assert refused(position, "place farm").rule == "L-4"
    assert refused(position, "place castle a1").rule == "L-4"
    assert refused(position, "roll").rule == "L-3"
    assert refused(position, "pass", 1).rule == "L-2"
    assert refused(position, "pass", 7).rule == "L-5"
    over = ERA.load({"stack": [], "seats": [seat(), seat()]})
    assert refused(over, "pass").rule == "L-1"
