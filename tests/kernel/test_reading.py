"""Documents that people write: every complaint names the field, what was wrong and what is allowed."""

from collections.abc import Callable
from typing import Any

import pytest

from letopis import BadData, BadNotation
from letopis.kernel.reading import Reader, parse_document, shown

pytestmark = pytest.mark.plain

DOC: dict[str, Any] = {
    "wood": 3,
    "open": True,
    "name": "Rita",
    "list": ["a", 1],
    "table": {"stone": 2, "deep": {"gold": -1}},
    "tables": [{"n": 1}, {"n": "two"}],
}


def reader() -> Reader:
    return Reader(DOC)


def test_what_is_right_is_read() -> None:
    doc = reader()
    assert doc.whole("wood", 0, 8) == 3
    assert doc.whole("goods", 0, 8, 5) == 5
    assert doc.flag("open") is True
    assert doc.flag("shut", False) is False
    assert doc.text("name") == "Rita"
    assert doc.text("name", ["Rita", "Kolya"]) == "Rita"
    assert doc.text("rank", default="none") == "none"
    assert doc.items("list") == ["a", 1]
    assert doc.items("missing") == []
    assert doc.texts("missing") == []
    assert doc.table("missing", optional=True).value == {}
    assert doc.table("table").whole("stone", 0, 9) == 2
    assert [inner.path for inner in doc.tables("tables")] == ["tables[0]", "tables[1]"]


Ask = Callable[[Reader], object]

WRONG: list[tuple[Ask, str, str, str]] = [
    (lambda doc: doc.whole("wood", 0, 2), "wood", "3 is out of range", "0 to 2"),
    (lambda doc: doc.whole("wood", 4, 8), "wood", "3 is out of range", "4 to 8"),
    (lambda doc: doc.whole("name", 0, 8), "name", "'Rita' is not a whole number", "0 to 8"),
    (lambda doc: doc.whole("open", 0, 8), "open", "True is not a whole number", "0 to 8"),
    (lambda doc: doc.whole("gone", 0, 8), "gone", "is missing", "0 to 8"),
    (lambda doc: doc.flag("wood"), "wood", "3 is neither true nor false", "true or false"),
    (lambda doc: doc.flag("gone"), "gone", "is missing", "true or false"),
    (lambda doc: doc.text("wood"), "wood", "3 is not a text", "a text"),
    (lambda doc: doc.text("name", ["Kolya", "Artem"]), "name", "'Rita' is unknown", "Kolya, Artem"),
    (lambda doc: doc.items("name"), "name", "'Rita' is not a list", "a list"),
    (lambda doc: doc.items("gone", optional=False), "gone", "is missing", "a list"),
    (lambda doc: doc.texts("list"), "list[1]", "1 is not a text", "a text"),
    (lambda doc: doc.table("gone"), "gone", "is missing", "a table"),
    (lambda doc: doc.table("wood"), "wood", "3 is not a table", "a table of fields"),
    (lambda doc: doc.tables("list"), "list[0]", "'a' is not a table", "a table of fields"),
    (lambda doc: doc.tables("tables")[1].whole("n", 1, 4), "tables[1].n", "'two' is not a whole number", "1 to 4"),
    (lambda doc: doc.counts("table", ["stone"], 9), "table.deep", "is unknown", "stone"),
    (
        lambda doc: doc.table("table").counts("deep", ["gold"], 9),
        "table.deep.gold",
        "-1 is out of range",
        "0 to 9",
    ),
]


@pytest.mark.parametrize(("ask", "path", "problem", "allowed"), WRONG, ids=[row[1] + " " + row[2] for row in WRONG])
def test_what_is_wrong_is_named(ask: Ask, path: str, problem: str, allowed: str) -> None:
    with pytest.raises(BadNotation) as bad:
        ask(reader())
    assert (bad.value.path, bad.value.problem, bad.value.allowed) == (path, problem, allowed)
    assert str(bad.value) == f"{path}: {problem} (allowed: {allowed})"


def test_a_file_makes_it_bad_data() -> None:
    with pytest.raises(BadData) as bad:
        Reader({"dice": {"count": "many"}}, "", "dice.toml").table("dice").whole("count", 0, 9)
    assert (bad.value.file, bad.value.key) == ("dice.toml", "dice.count")


def test_a_field_nobody_asked_for_is_named() -> None:
    doc = Reader({"wood": 1, "woood": 2})
    doc.whole("wood", 0, 9)
    with pytest.raises(BadNotation) as bad:
        doc.finish()
    assert bad.value.path == "woood"
    assert bad.value.allowed == "wood"
    doc.finish(also=["woood"])


@pytest.mark.parametrize("value", [None, [], "x", 3, {1: 2}])
def test_a_document_is_a_table_of_named_fields(value: object) -> None:
    with pytest.raises(BadNotation):
        Reader(value)


@pytest.mark.parametrize(
    "text", ["{", '{"a": }', "= 3", "a = ", "[" * 100_000, '{"a": ' * 100_000, "a = 1\na = 2", "\x00"]
)
def test_a_text_that_cannot_be_read_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation) as bad:
        parse_document(text)
    assert bad.value.allowed == "a JSON or TOML document"


def test_a_long_value_is_quoted_short() -> None:
    assert shown("farm") == "'farm'"
    assert len(shown("x" * 1000)) <= 60
    assert len(shown([0] * 1000)) <= 60


def test_a_number_too_long_to_print_is_quoted_all_the_same() -> None:
    huge = parse_document("round = 0x1" + "0" * 6000)
    with pytest.raises(BadNotation) as bad:
        Reader(huge).whole("round", 0, 9)
    assert len(str(bad.value)) < 200
