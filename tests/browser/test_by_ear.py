"""A title is finished by its accessibility tree alone: by roles and names, and by what is told aloud."""

import re
from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.hands import Hands
from tests.browser.serving import Server

BUTTON = re.compile(r"""^\s*- '?button(?: "((?:[^"\\]|\\.)*)")?(.*)$""")
NAMELESS = re.compile(r"^\s*- (button|link|img|combobox|textbox|radio|checkbox|slider|dialog|region)(?= *(\[|:|$))")
PRESS = "(button) => button.click()"
BESIDE = {"en": ("Undo", "Hint", "Look closer", "Turn"), "ru": ("Отменить", "Подсказка", "Рассмотреть", "Повернуть")}
MOST = 1500
SHORT = [
    ("era", "en", {"round_limit": 1}),
    ("villagers", "ru", {}),
    pytest.param("bruges", "en", {}, marks=pytest.mark.soak),
    pytest.param("my_village", "ru", {"round_limit": 3}, marks=pytest.mark.soak),
    pytest.param("village", "en", {}, marks=pytest.mark.soak),
]


def buttons(tree: str, lang: str) -> list[str]:
    """The names of what can be pressed, as the tree tells them."""
    found = [BUTTON.match(line) for line in tree.splitlines()]
    names = [one.group(1) or "" for one in found if one and "[disabled]" not in one.group(2)]
    return [name.replace("''", "'") for name in names if not name.startswith(BESIDE[lang])]


def answers(person: Hands, lang: str) -> list[Any]:
    """What can be pressed: under the question, or else on the boards."""
    page = person.page
    question = page.get_by_role("heading", level=2).and_(page.locator("[id=prompt]")).inner_text()
    regions = [page.get_by_role("region", name=question, exact=True)]
    boards = {"en": ("The common board", "Place of Guest"), "ru": ("Общее поле", "Место: Гость")}[lang]
    regions += [page.get_by_role("region", name=name) for name in boards]
    for region in regions:
        if not region.count():
            continue
        place = region.first.get_by_role("combobox")
        if place.count():  # a piece is put where a list of places says
            place.first.select_option(index=1)
        named = buttons(region.first.aria_snapshot(), lang)
        if named:
            return [region.first.get_by_role("button", name=name, exact=True).first for name in named]
    return []


@pytest.mark.parametrize(("game", "lang", "options"), SHORT)
def test_a_game_is_finished_by_its_tree_alone(
    sit: Sit, server: Server, game: str, lang: str, options: dict[str, Any]
) -> None:
    person = sit(server.address, lang)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"], options, game))
    seen: set[str] = set()
    told: list[str] = []
    for turn in range(MOST):
        person.settled()
        if person.over():
            break
        prompt = person.text("#prompt")
        if prompt not in seen:
            seen.add(prompt)
            tree = page.get_by_role("main").aria_snapshot()
            assert [line for line in tree.splitlines() if NAMELESS.match(line)] == [], "everything has a name"
        choices = answers(person, lang)
        assert choices, prompt
        choices[turn % len(choices)].evaluate(PRESS)
        sure = page.get_by_role("alertdialog").get_by_role("button").first
        if page.get_by_role("alertdialog").count():
            sure.evaluate(PRESS)
        told = page.get_by_role("log").locator("p").all_inner_texts() or told
    assert person.over()
    assert told, "what happens is told"
    lines = page.locator("#area-log .words").all_inner_texts()[::-1]
    places = [lines.index(one) for one in told if one in lines]
    assert places, "in the words of the chronicle"
    result = page.get_by_role("region", name={"en": "The result", "ru": "Результат"}[lang])
    assert result.get_by_role("heading", level=2).count() == 1
    assert result.get_by_role("table").count() >= 1


def test_a_card_says_what_it_is_worth_costs_and_does(sit: Sit, server: Server) -> None:
    person = sit(server.address)
    page = person.page
    person.take_place(person.make_table(["me", "apprentice"], {}, "villagers"))
    card = page.get_by_role("group", name="The Road").get_by_role("button").first
    described = [page.locator(f"[id='{id}']") for id in (card.get_attribute("aria-describedby") or "").split()]
    assert len(described) >= 2
    assert any(one.inner_text().strip() or one.get_by_role("img").count() for one in described)
    person.take_place(person.make_table(["me", "apprentice"], {}, "bruges"))
    person.settled()
    for turn in range(20):
        if page.get_by_role("article").count():
            break
        person.answer(turn)
        person.settled()
    card = page.get_by_role("article").first
    effect = page.locator(f"[id='{card.get_attribute('aria-describedby')}']")
    assert "point" in (effect.get_by_role("img").nth(1).get_attribute("title") or "")
    assert len(effect.inner_text()) > 20
