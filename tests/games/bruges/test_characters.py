"""Every character does what its card says, and nothing else (test_characters_*), and the card says it rightly."""

import re
from typing import Any

import pytest

from tests.games.bruges.characters import CARDS, GAME
from tests.games.bruges.table import COLOURS
from tests.games.bruges.test_characters_activated import ACTIVATIONS
from tests.games.bruges.test_characters_automatic import AUTOMATIC
from tests.games.bruges.test_characters_laurels import LAURELS
from tests.games.bruges.test_characters_lightning import FLASHES

pytestmark = pytest.mark.rule("BR-7.1", "BR-10.1", "BR-10.2")


def test_every_character_has_a_test_of_its_own() -> None:
    tested = {case.values[0] for cases in (FLASHES, ACTIVATIONS, AUTOMATIC, LAURELS) for case in cases}
    assert tested == set(CARDS)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_text_of_every_card_is_that_of_its_data(lang: str) -> None:
    for id, card in CARDS.items():
        forms = GAME.texts.forms(lang, id)
        assert (forms[""], forms["_effect"]) == (card[lang], card[f"text_{lang}"])


AMOUNTS = (
    "n",
    "points",
    "keep",
    "depth",
    "pay",
    "discount",
    "times",
    "guilders",
    "workers",
    "min_cost",
    "per",
    "min_have",
)
NUMERALS = {"two": 2, "third": 3, "fifth": 5, "двух": 2, "третью": 3, "пятую": 5}


def amounts(data: Any) -> set[int]:
    """Every amount above 1 in an effect; limits (`max`) are told as totals, so they are left to the reader."""
    found: set[int] = set()
    if isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, int):
                found |= {value} if key in AMOUNTS and value > 1 else set()
            elif key != "max":
                found |= amounts(value)
    elif isinstance(data, list):
        for item in data:
            found |= amounts(item) if not isinstance(item, int) else {item} - {1}
    return found


@pytest.mark.parametrize("id", list(CARDS))
def test_the_text_of_a_card_tells_every_amount_and_colour_of_its_effect(id: str) -> None:
    card = CARDS[id]
    wanted = amounts(card["effect"]) | amounts(card.get("when", {}))
    colours = {colour for colour in COLOURS if f"'{colour}'" in str((card["effect"], card.get("when")))}
    for lang in ("en", "ru"):
        text = card[f"text_{lang}"].lower()
        told = {int(word) for word in re.findall(r"\d+", text)} | {NUMERALS[word] for word in NUMERALS if word in text}
        assert wanted <= told, text
        for colour in colours:
            word = GAME.texts.forms(lang, colour)[""][:4]
            penalty = card.get("on") == "penalty" or "penalty" in str(card["effect"])  # told by its name
            assert penalty or word in text, text
