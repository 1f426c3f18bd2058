"""Rules that teach: pictures that are positions, the game in five minutes; and a table that explains itself.

PAGES_DONE and SIGNS_DONE name the games whose rules page, and whose signs, are whole: add yours when it is. For the
others only what they have is checked.
"""

import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from letopis.games import game as find_game
from letopis.games import names
from letopis.kernel.errors import BadData
from letopis.kernel.pictures import FOLDER, Picture, read_pictures
from letopis.kernel.reading import Reader
from letopis.kernel.rulebook import PICTURE, told
from letopis.kernel.texts import LANGUAGES
from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.entries import SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.pictures import pictured
from letopis.server.table_view import table_view
from letopis.web import icons
from letopis.web.cutting import Element, read_html
from letopis.web.look import Page
from letopis.web.pictures import Drawn
from letopis.web.render import RENDERER, whole
from letopis.web.rooms import room, sign_messages
from letopis.web.rulespage import RulesPage, legend, rules_page
from letopis.web.signs import linked, vocabulary

SIGNS_DONE = ("bruges", "era", "my_village", "villagers", "village")
PAGES_DONE = ("bruges", "era", "my_village", "villagers", "village")

MOST_WORDS, FEWEST_PICTURES = 400, 12  # in five minutes; on a page
OPENING_PICTURES = range(4, 7)
WORD = re.compile(r"[^\W\d_][\w’'-]*|\d+")
ACTING = re.compile(r"\sdata-(action|times|warning)=|\stabindex=|\sstyle=")
ANSWERS = ("button", "a", "summary", "select", "input", "option", "label")  # say themselves what they do
BOARD = re.compile(r"area-(common|aside|decision|place-\d+)")


def pages(name: str) -> Iterator[RulesPage]:
    for lang in LANGUAGES:
        yield rules_page(name, lang, pictured)


def references(name: str, lang: str) -> list[tuple[str, str, str]]:
    """The pictures that a page names: caption, name, what is seen."""
    lines = find_game(name).rules(lang).page.splitlines()
    return [(found[1], found[2], found[3] or "") for line in lines if (found := PICTURE.match(line))]


# ---- pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_picture_is_drawn_on_its_page_and_every_one_is_used(name: str, lang: str) -> None:
    named = [picture for _, picture, _ in references(name, lang)]
    assert sorted(set(named)) == sorted(read_pictures(find_game(name).room))
    assert rules_page(name, lang, pictured).pictures == len(named)


@pytest.mark.parametrize("name", names())
def test_both_languages_show_the_same_pictures_with_a_caption_and_what_is_seen(name: str) -> None:
    english, russian = references(name, "en"), references(name, "ru")
    assert [picture for _, picture, _ in english] == [picture for _, picture, _ in russian]
    for caption, picture, seen in english + russian:
        assert caption.strip(), picture
        assert seen.strip(), picture
        assert caption != seen, picture
    assert not {caption for caption, _, _ in english} & {caption for caption, _, _ in russian}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_picture_is_not_to_be_touched_and_its_ids_are_its_own(name: str, lang: str) -> None:
    book = rules_page(name, lang, pictured)
    html = "".join(str(book.html(passage)) for passage in book.passages)
    html += "".join(str(book.html(rule)) for passage in book.passages for rule in passage.rules)
    ids = [*re.findall(r'\sid="([^"]+)"', html), *book.numbers, *map(book.id, book.passages)]
    assert not {id for id in ids if ids.count(id) > 1}
    assert "data-elsewhere" not in html
    for view in re.findall(r'<div class="drawn" inert>(.*?)</div></div>\n', html, re.DOTALL):
        assert not ACTING.search(view)
    for target in re.findall(r'(?:href="#|url\(#)([^")]+)', html):
        assert target in ids or target.startswith("i-"), target


def test_a_picture_of_a_lie_is_refused(tmp_path: Any) -> None:
    def wrong(text: str) -> str:
        (tmp_path / FOLDER).mkdir(exist_ok=True)
        (tmp_path / FOLDER / "lie.toml").write_text(text, encoding="utf-8")
        with pytest.raises(BadData) as caught:
            read_pictures(tmp_path)
        assert caught.value.file == f"{FOLDER}/lie.toml"
        return caught.value.key

    assert wrong("") == "position"
    assert wrong("of = 'ring'\n[position]\nphase = 'build'") == "position"
    assert wrong("of = 'ring'\nseats = 3") == "seats"
    assert wrong("of = 'ring'\nactions = ['build farm']") == "actions[0]"
    assert wrong("of = 'ring'\nclose = [1, 2]") == "close"
    assert wrong("of = 'ring'\nonly_after = true") == "only_after"
    assert wrong("of = 'ring") == ""


def test_what_a_picture_shows_must_be_there() -> None:
    def ask(shows: str) -> Any:
        def asked(game: str, name: str, lang: str) -> dict[str, Any]:
            known = pictured(game, name, lang)
            return {**known, "picture": Picture(name, Reader({"of": "x", "shows": [shows]}))}

        return asked

    name = next(iter(read_pictures(find_game("era").room)))
    for shows in ("cellar", "place-0 cellar"):
        with pytest.raises(BadData, match="cellar"):
            Drawn("era", name, "en", ask(shows))


def test_the_terminal_tells_what_would_be_seen() -> None:
    assert told('![A ring.](picture:ring "Three walls.")') == "▣ A ring. (Three walls.)"
    for name in names():
        book = find_game(name).rules("en")
        assert "](picture:" not in book.told + "".join(rule.text for rule in book.rules.values())
        assert "](sign:" not in book.told


# ---- the page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES_DONE)
def test_the_page_begins_with_the_game_in_five_minutes(name: str, lang: str) -> None:
    book = find_game(name).rules(lang)
    assert next(passage.heading for passage in book.passages if passage.heading) == book.opening[0].heading
    lines = [line for passage in book.opening for line in passage.lines]
    shown = [line for line in lines if PICTURE.match(line)]
    words = WORD.findall(" ".join(line for line in lines if not PICTURE.match(line)))
    assert 250 < len(words) < MOST_WORDS
    assert len(shown) in OPENING_PICTURES
    assert "--data" not in " ".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES_DONE)
def test_the_page_has_pictures_a_card_of_signs_and_titles(name: str, lang: str) -> None:
    assert len(references(name, lang)) >= FEWEST_PICTURES
    book = find_game(name).rules(lang)
    assert book.page.count("](signs:)") == 1
    for passage in book.passages:
        assert passage.heading or not (passage.rules or passage.text) or passage is book.passages[0]
        assert not re.fullmatch(r"[\d.\s]*", passage.heading) or not passage.heading
    first = next(place for place, passage in enumerate(book.passages) if passage.rules)
    before = "".join(passage.text for passage in book.passages[:first])
    assert "`" not in before  # typed commands and folders stand at the end


# ---- signs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_sign_has_a_name_a_sentence_and_a_rule(name: str, lang: str) -> None:
    known = vocabulary(name, lang)
    own = {id for kind, id in sign_messages(room(name).folder) if kind == "sign"}
    numbers = find_game(name).rules(lang).rules
    for sign in known.signs.values():
        assert sign.name, sign.id
        assert sign.what[-1] in ".!?", sign.id
        assert "{" not in sign.what, sign.id
        assert sign.rule in numbers if sign.id in own else not sign.rule, sign.id
    grouped = [sign.id for _, signs in known.groups for sign in signs]
    assert sorted(grouped) == sorted(known.signs), "the first message opens a group of the legend"
    card = str(legend(Page(lang, room(name)), name))
    assert [unescape(id) for id in re.findall(r'data-means="([^"]+)"', card)] == grouped


def some_tables(name: str) -> Iterator[dict[str, Any]]:
    """Random positions of a game, as the seat sees it that is asked."""
    game = find_game(name)
    for players in sorted({game.seats[0], game.seats[-1]}):
        live = LiveTable(TableInfo("demo", name, game.rules_version, players, {}, f"seed {players}", "salt", "anna"))
        live.apply_all([Entry(seat + 1, SIT, seat, {"name": f"P{seat}"}, f"p{seat}") for seat in range(players)])
        chance = random.Random(players)
        kinds: dict[str, int] = {}
        draft = Draft(live)
        for _ in range(1_500):
            if live.over:
                break
            seat = live.position.awaiting[0]
            kind = live.position.decision(seat).kind
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] in (1, 9, 70):
                yield table_view(live, Audience(seat), LANGUAGES[len(kinds) % 2])
            draft.play(seat, chance.choice(live.position.legal(seat)).text)
        yield table_view(live, Audience(0), "en")


def unexplained(element: Element, own: frozenset[str] | set[str], sign: str, answer: bool) -> Iterator[str]:
    """What in an element of a board has no sign: icons, and what has a title or is a picture or a group of things."""
    told = element.attributes.get("data-sign", "") or sign
    answer = answer or element.tag in ANSWERS
    titled = "title" in element.attributes or element.attributes.get("role") == "img"
    titled = titled or (
        element.attributes.get("role") == "group" and element.attributes.get("aria-labelledby") != "prompt"
    )
    if element.tag == "use" and element.attributes.get("href", "").removeprefix("#i-") in own and not told:
        yield element.opening
    if titled and not answer and not told and element.tag not in ("section", "html"):
        yield element.opening
    for child in element.children:
        if isinstance(child, Element):
            yield from unexplained(child, own, told, answer)


@pytest.mark.parametrize("name", SIGNS_DONE)
def test_everything_on_a_board_explains_itself(name: str) -> None:
    own = set(icons.wishes(room(name).folder).get("icons", {}))
    bare: set[str] = set()
    unknown: set[str] = set()
    for state in some_tables(name):
        lang = "en"
        areas = RENDERER.areas(state, lang)
        known = vocabulary(name, lang).signs
        for area in [area for area in areas if BOARD.fullmatch(area)]:
            tree = read_html(str(whole(areas[area], areas)))
            outer = tree.children[0]
            assert isinstance(outer, Element)
            assert outer.attributes.get("data-sign") in known, area
            outer.attributes["data-sign"] = ""  # that of the area explains no piece in it
            bare.update(unexplained(outer, own, "", False))
            signs = {sign.split()[0] for element in outer.elements() if (sign := element.attributes.get("data-sign"))}
            unknown |= {f"{area}: {sign}" for sign in signs if sign not in known}
    assert not bare
    assert not unknown


def test_words_of_the_game_lead_to_their_meaning() -> None:
    assert linked("era", "en", "Pay 2 wood <b>") == 'Pay 2 <span data-sign="wood">wood</span> &lt;b&gt;'
    assert str(linked("era", "ru", "Постройте ферму, ещё ферму!")).count('data-sign="farm"') == 1
    assert linked("era", "en", "Roll again.") == "Roll again."
