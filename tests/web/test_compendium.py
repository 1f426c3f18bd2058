"""The compendium: nothing that the data names is missing, and all that is said of it is there, in both languages."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from letopis.games import game as find_game
from letopis.games import names
from letopis.kernel.errors import BadData
from letopis.kernel.reading import Reader
from letopis.kernel.texts import LANGUAGES
from letopis.server.pictures import opening
from letopis.web.compendium import CENSUS, Compendium, Kind, compendium
from letopis.web.render import macro_of

LATIN = re.compile(r"[a-z]{2,}")
TAG = re.compile(r"<[^>]+>")
KEY = re.compile(r"\b(compendium|facet|census)-")


def made(name: str, lang: str) -> Compendium:
    return compendium(name, lang, opening)


def listed(here: Compendium) -> str:
    """Its entries as they stand on the page."""
    return str(macro_of("entries.html", here.game.name, here.lang, "found")(here.page, here, here.found({})))


def items(value: Any) -> Iterator[dict[str, Any]]:
    """Every table of the data with an id, however deep it lies."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from items(one)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_whatever_the_data_names_has_an_entry_with_name_rule_and_provenance(name: str, lang: str) -> None:
    game = find_game(name)
    shown: dict[str, int] = {}
    for entry in made(name, lang).entries:
        shown[entry.id] = shown.get(entry.id, 0) + 1
    named: dict[str, int] = {}
    for item in items(list(game.own_files().values())):
        if item.get("en") or game.texts.has(lang, item["id"]):
            named[item["id"]] = named.get(item["id"], 0) + 1
    assert shown == named
    numbers = game.rules(lang).rules
    for entry in made(name, lang).entries:
        assert entry.name, entry.id
        assert entry.rules, entry.id
        assert not set(entry.rules) - set(numbers), entry.id
        assert len(entry.source) > 20, entry.id
        assert entry.drawn or entry.plain, entry.id
        if not entry.plain:
            assert entry.name.lower() in TAG.sub("", unescape(entry.drawn)).lower(), "the drawing says its name"


@pytest.mark.parametrize("name", names())
def test_each_kind_is_declared_and_drawn_where_the_board_draws_it(name: str) -> None:
    here = made(name, "en")
    assert not [entry.id for entry in here.entries if entry.kind.id == "other"]
    assert 2 * sum(not entry.plain for entry in here.entries) > len(here.entries)


@pytest.mark.parametrize("name", names())
def test_all_of_it_is_said_in_words_of_the_language(name: str) -> None:
    for lang in LANGUAGES:
        here = made(name, lang)
        html = listed(here)
        ids = re.findall(r'\sid="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        assert "style=" not in html
        text = unescape(TAG.sub(" ", html))
        assert not KEY.search(text)
        words = [title for _, title, _ in here.facets({})]
        for kind in here.kinds:
            words += [
                word
                for _, title, values in here.facets({"component": kind.id})
                for word in (title, *dict(values).values())
            ]
        words += [here.title(kind) for kind in here.kinds] + [entry.source for entry in here.entries]
        assert not [word for word in words if KEY.search(word)]
        if lang == "ru":
            assert not [word for word in [*words, *(entry.name for entry in here.entries)] if LATIN.search(word)]


def test_what_is_searched_for_is_found_and_nothing_else() -> None:
    here = made("bruges", "en")
    cards = find_game("bruges").own_files()["cards.toml"]["card"]

    def found(**query: str) -> list[str]:
        return [entry.id for _, entries in here.found(query) for entry in entries]

    assert found(q="royal highness of nowhere") == []
    assert found(q="KING each of your nobles") == ["king"]
    blue = {card["id"] for card in cards if (card["kind"], card["colour"]) == ("laurel", "blue")}
    assert set(found(q="laurel", colour="blue")) == blue
    assert found(q="BR-7.10") == ["coachman"]
    assert len(found(component="character", cost="12")) == sum(card["cost"] == 12 for card in cards)
    assert found(component="character", colour="green") == []
    assert made("bruges", "ru").found({"q": "ученые"}) == made("bruges", "ru").found({"q": "учёные"}) != []


def test_of_everything_only_that_can_be_filtered_by_what_most_have_of_a_kind_whatever_it_has() -> None:
    here = made("village", "en")
    assert "steps" not in [name for name, _, _ in here.facets({})]
    assert "steps" in [name for name, _, _ in here.facets({"component": "captain"})]
    assert [name for name, _, _ in here.facets({"component": "no such"})] == ["component"]


@pytest.mark.parametrize("name", [name for name in names() if (find_game(name).room / CENSUS).is_file()])
def test_a_census_says_how_it_was_made_and_counts_what_the_room_calls_a_use(name: str) -> None:
    here = made(name, "en")
    assert here.census is not None
    assert here.census["game"] == name
    assert here.census["command"].startswith(f"letopis arena {name} --bots journeyman,")
    assert f"--games {here.census['games']} " in here.census["command"]
    told = [entry for entry in here.entries if entry.census]
    for kind in here.kinds:
        assert not kind.uses or any(entry.kind is kind for entry in told), kind.id
    for uses in here.census["uses"].values():
        for could, did, won, _ in uses.values():
            assert 0 <= did <= could <= here.census["games"] * here.census["players"]
            assert 0 <= won <= 1


def test_a_room_without_the_files_has_a_plain_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("letopis.web.compendium.FILE", "no-such.toml")
    monkeypatch.setattr("letopis.web.compendium.DRAWINGS", "no-such.html")
    here = Compendium("bruges", "en", opening)
    assert {entry.id for entry in here.entries} == {entry.id for entry in made("bruges", "en").entries}
    assert all(entry.plain and entry.name and entry.source for entry in here.entries)
    king = next(entry for entry in here.entries if entry.id == "king")
    assert "2 points for each of your nobles" in king.drawn
    assert "King" in listed(here)


def test_a_mistake_in_the_file_is_told_with_its_field(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadData) as caught:
        Kind(Reader({"id": "card", "colours": 5}, "kind[0]", "compendium.toml"))
    assert (caught.value.file, caught.value.key) == ("compendium.toml", "kind[0].colours")

    def refused(**lie: object) -> BadData:
        kind = {"id": "character", "items": "cards.toml card", **lie}
        monkeypatch.setattr("letopis.web.compendium.declared", lambda folder: {"kind": [kind]})
        with pytest.raises(BadData) as caught:
            Compendium("bruges", "en", opening)
        return caught.value

    assert refused(items="cards.toml cart").key == "kind.character.items"
    assert "BR-77" in refused(rules=["BR-77"]).problem
