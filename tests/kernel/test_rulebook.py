"""Rules pages: every rule by its number, under its heading, in order."""

import pytest

from letopis import Game, Position
from letopis.kernel.rulebook import Rulebook

pytestmark = pytest.mark.plain


def test_rules_stand_in_order_under_their_headings(toy: Game[Position]) -> None:
    book = toy.rules("en")
    assert list(book.rules) == ["T-1", "T-2", "T-3", "T-4", "T-5", "T-6", "T-7"]
    assert [rule.heading for rule in book.rules.values()] == ["1. Fists", *["2. The bag"] * 6]


def test_a_rule_is_all_its_paragraphs(toy: Game[Position]) -> None:
    rule = toy.rules("en").find("T-1")
    assert rule is not None
    assert rule.text == "*Hide.* Everybody hides pebbles.\n\nTwo paragraphs are one rule."


def test_a_rule_is_found_however_it_is_typed(toy: Game[Position]) -> None:
    book = toy.rules("en")
    assert book.find(" t-3 ") is book.find("T-3") is not None
    assert book.find("T-9") is None
    assert book.find("") is None


def test_each_language_has_its_page_and_others_get_english(toy: Game[Position]) -> None:
    assert toy.rules("ru").page.startswith("# Шарики")
    assert toy.rules("fr") is toy.rules("en") is toy.rules()


def test_words_outside_rules_belong_to_none() -> None:
    book = Rulebook("Preface **E-9** here.\n\n## One\n\n**E-1** First.\n\n## Two\n\nA remark.\n")
    assert list(book.rules) == ["E-1"]
    assert book.rules["E-1"].text == "First."
