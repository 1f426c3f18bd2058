"""Areas are pure functions of a state; every page keeps to the policy and speaks both languages."""

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from letopis import bots
from letopis.games import games, names
from letopis.kernel.texts import LANGUAGES
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.draft import Draft
from letopis.server.entries import BOT, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.pictures import pictured
from letopis.server.table_view import table_view
from letopis.web import icons
from letopis.web.graph import graph
from letopis.web.render import HERE, RENDERER, Renderer, environment
from letopis.web.rooms import PAGE_TEXTS, room
from letopis.web.rulespage import rules_page

State = dict[str, Any]
UNSPOKEN = re.compile(r"<code.*?</code>|<[^>]*>", re.DOTALL)
SPOKEN = re.compile(r'\s(?:aria-label|title|alt|placeholder)="([^"]*)"')
FOREIGN = {"en": re.compile("[А-Яа-я]{2,}"), "ru": re.compile("[A-Za-z]{3,}")}
FRAME = ("table", "tabletop", "centre", "beside", "asking", "question", "around", "tabs", "hints")
FORBIDDEN = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", re.IGNORECASE)


def played(name: str, until: Callable[[LiveTable], bool]) -> LiveTable:
    """A table of a game, played by greedy bots until something holds or it is over."""
    game = next(game for game in games() if game.name == name)
    players = 2 if 2 in game.seats else game.seats[-1]
    live = LiveTable(TableInfo("demo", name, game.rules_version, players, {}, "seed", "salt", "anna"))
    live.apply_all([Entry(1, SIT, 0, {"name": "Anna"}, "anna")])
    live.apply_all([Entry(seat + 1, BOT, seat, {"level": "journeyman"}) for seat in range(1, players)])
    bot = bots.bot("greedy", live.game, 1)
    while not live.over and not until(live):
        seat = live.position.awaiting[0]
        Draft(live).play(seat, bot.choose(live.position, seat).text)
    return live


@pytest.fixture(scope="module", params=names())
def some_states(request: pytest.FixtureRequest) -> list[State]:
    """Every kind of decision of one game as seat 0 sees it, and what others see then, in both languages."""
    states: list[State] = []
    seen: set[str] = set()

    def look(live: LiveTable) -> bool:
        if 0 in live.position.awaiting and (kind := live.position.decision(0).kind) not in seen:
            seen.add(kind)
            for audience in (Audience(0), Audience(0, coach=True), SPECTATOR):
                states.extend(table_view(live, audience, lang) | {"lang": lang} for lang in LANGUAGES)
        return False

    live = played(request.param, look)
    states += [table_view(live, Audience(0), lang) | {"lang": lang} for lang in LANGUAGES]
    assert len(states) > 4
    return states


def test_every_moment_can_be_drawn_and_keeps_to_the_policy(some_states: list[State]) -> None:
    for state in some_states:
        page = RENDERER.render_page(state, state["lang"])
        assert not FORBIDDEN.search(page), FORBIDDEN.search(page)
        assert "data-elsewhere" not in page
        areas = RENDERER.areas(state, state["lang"])
        for id, html in areas.items():
            assert html.startswith("<section") or not id.startswith("area-"), id
            assert f'id="{id}"' in html[:80], id
            assert all(part in areas for part in re.findall(r'id="([^"]+)" data-elsewhere', html)), id


def test_a_line_of_the_log_brings_its_leaf_and_no_other() -> None:
    before: dict[str, str] = {}
    turned = 0

    def look(live: LiveTable) -> bool:
        nonlocal before, turned
        lines = len(live.log(SPECTATOR, "en"))
        after = RENDERER.areas(table_view(live, SPECTATOR, "en"), "en")
        leaves = {id for id, html in after.items() if id.startswith("log-") and before.get(id) != html}
        if before and leaves and len(live.lines) > 60:
            assert leaves <= {f"log-{start}" for start in range(lines - 1, lines - 20, -1)}
            assert len([id for id in after if id.startswith("log-")]) > len(leaves)
            turned += 1
        before = after
        return turned > 20

    played("era", look)
    assert turned > 20


def test_the_same_state_gives_the_same_areas(some_states: list[State]) -> None:
    for state in some_states[::3]:
        again = json.loads(json.dumps(state))
        assert RENDERER.areas(state, state["lang"]) == Renderer().areas(again, state["lang"])


@pytest.mark.parametrize("name", names())
def test_what_is_kept_is_what_would_be_drawn_anew(name: str) -> None:
    """An area's piece holds all that it shows: whoever sees the same piece may be sent the same area."""
    renderer = Renderer()
    shown: dict[tuple[Audience, str], dict[str, str]] = {}
    count = 0

    def look(live: LiveTable) -> bool:
        nonlocal count
        count += 1
        if count % 7 == 0 or count < 12:
            for audience in (Audience(0), Audience(1), Audience(1, coach=True), SPECTATOR):
                state = table_view(live, audience, "en")
                shown[audience, "en"] = renderer.areas(state, "en", shown.get((audience, "en")))
                assert shown[audience, "en"] == Renderer().areas(state, "en")
        return count > 150

    played(name, look)


def test_no_key_and_no_other_language_stands_on_a_table(some_states: list[State]) -> None:
    keys = PAGE_TEXTS.keys("en") | room(some_states[0]["table"]["game"]).texts.keys("en")
    for state in some_states:
        for area, html in RENDERER.areas(state, state["lang"]).items():
            text = unescape(" ".join([UNSPOKEN.sub(" ", html), *SPOKEN.findall(html)]))
            assert not keys & set(re.findall(r"[a-z]+(?:-[a-z0-9_]+)+", text)), area
            assert set(FOREIGN[state["lang"]].findall(text)) <= {"Anna", "Enter"}, area


@pytest.mark.parametrize("name", names())
def test_a_room_calls_nothing_by_a_name_of_the_frame(name: str) -> None:
    """Its own style for such a piece would also be the style of the part of the page around it."""
    for path in room(name).folder.glob("board*.html"):
        used = {word for names in re.findall(r'class="([^"]*)"', path.read_text("utf-8")) for word in names.split()}
        assert not used & set(FRAME), path.name


def test_ids_are_unique_on_a_page(some_states: list[State]) -> None:
    for state in some_states[::3]:
        found = re.findall(r'\sid="([^"]+)"', RENDERER.render_page(state, state["lang"]))
        twice = {id for id in found if found.count(id) > 1}
        assert not twice


def test_updates_are_small(some_states: list[State]) -> None:
    for state in some_states:
        areas = RENDERER.areas(state, state["lang"])
        changed = ("area-decision", "area-place-0", "area-log", "area-scores", "area-common")
        assert sum(len(areas[name].encode()) for name in changed) < 60_000


def test_only_what_may_be_done_is_lit(some_states: list[State]) -> None:
    for state in some_states:
        refused = [choice for choice in state["choices"] if not choice["legal"] and choice["kind"] == "build"]
        html = RENDERER.areas(state, state["lang"])["area-decision"]
        for choice in refused:
            button = re.search(rf'data-action="{choice["text"]}"[^>]*', html)
            assert button is not None
            assert 'aria-disabled="true"' in button.group(0)
            assert f"#{choice['rule']}" in html


def test_a_spectator_has_nothing_to_press(some_states: list[State]) -> None:
    for state in some_states:
        if state["table"]["me"] is None and state["table"]["coaching"] is None and not state["table"]["over"]:
            assert "data-action" not in "".join(RENDERER.areas(state, state["lang"]).values())


def test_both_languages_have_the_same_messages() -> None:
    assert PAGE_TEXTS.keys("en") == PAGE_TEXTS.keys("ru")
    for name in names():
        assert room(name).texts.keys("en") == room(name).texts.keys("ru"), name


def test_every_message_a_template_asks_for_is_there() -> None:
    known = PAGE_TEXTS.keys("en")
    for path in (HERE / "templates").glob("*.html"):
        for key in re.findall(r"\.t\(\s*[\"']([a-z-]+)[\"']", path.read_text(encoding="utf-8")):
            assert key in known or key.endswith("-"), f"{path.name}: {key}"
    for name in names():
        folder = room(name).folder
        if room(name).template != "outline.html":
            for key in re.findall(r"say\([\"'](board-[a-z-]+[a-z])[\"']", (folder / "board.html").read_text("utf-8")):
                assert key in room(name).texts.keys("en"), f"{name}: {key}"


def test_every_icon_is_there_once_the_assets_are() -> None:
    if not icons.bodies():
        pytest.skip("no assets here: scripts/assets.sh")
    for name in names():
        missing = [ours for ours, theirs in icons.names(room(name).folder).items() if theirs not in icons.bodies()]
        assert not missing, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_rule_has_an_anchor(name: str, lang: str) -> None:
    book = rules_page(name, lang, pictured)
    rules = [rule for passage in book.passages for rule in passage.rules]
    assert {rule.number for rule in rules} == book.numbers
    html = "".join(str(book.html(rule)) for rule in rules)
    for mention in re.findall(r'<a href="#([^"]+)"', html):
        assert mention in book.numbers


def test_a_fault_is_a_page() -> None:
    html = RENDERER.render_fault({"error": "unknown-table", "message": "<nothing> here"}, "ru")
    assert "&lt;nothing&gt; here" in html
    assert 'lang="ru"' in html


def test_a_game_without_a_board_is_an_outline() -> None:
    module: Any = environment().get_template("outline.html").module
    state = table_view(played("era", lambda live: True), Audience(0), "en")
    from letopis.web.look import Look

    look = Look(state, "en", room("era"))
    assert "phase" in module.common(look, None)
    assert "goods" in module.place(look, None, 0, True)


def test_a_graph_names_every_line() -> None:
    drawn = graph([{"number": 0, "totals": [0, 0]}, {"number": 9, "totals": [12, 13]}], ["Anna", "<b>"], "moves")
    assert "Anna 12" in drawn
    assert "&lt;b&gt; 13" in drawn
