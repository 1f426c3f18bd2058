"""What Village's board shows in a browser: pieces, prices, warnings, secrets; in both languages and for every seat."""

import random
import re
from itertools import combinations
from typing import Any

import pytest

from letopis import Position
from letopis.games.village.board import Board
from letopis.kernel.texts import LANGUAGES
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.entries import BOT, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.table_view import table_view
from letopis.web.render import HOLE, RENDERER, whole
from letopis.web.rooms import room
from tests.games.village.tables import EVERYTHING, VILLAGE, new, play, table

State = dict[str, Any]
COMBINATIONS = [list(some) for n in range(4) for some in combinations(EVERYTHING, n)]
FORBIDDEN = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script", re.IGNORECASE)


def state_of(position: Position, lang: str = "en", audience: Audience | None = None) -> State:
    """A position as the server tells it to an audience, seat 0 unless it is said otherwise."""
    players = position.players
    info = TableInfo("demo", "village", VILLAGE.rules_version, players, position.options, "seed", "salt", "anna")
    live = LiveTable(info)
    live.apply_all([Entry(1, SIT, 0, {"name": "Anna"}, "anna")])
    live.apply_all([Entry(seat + 1, BOT, seat, {"level": "journeyman"}) for seat in range(1, players)])
    live.position = position
    return table_view(live, audience or Audience(0), lang)


def drawn(position: Position, lang: str = "en", audience: Audience | None = None) -> dict[str, str]:
    """The areas of a position."""
    areas = RENDERER.areas(state_of(position, lang, audience), lang)
    return {name: whole(html, areas) for name, html in areas.items()}


def board_of(position: Position, audience: Audience | None = None) -> Board:
    """What the template asks."""
    return Board(state_of(position, "en", audience), "en")


def button(html: str, action: str) -> str:
    """The element that plays an action, up to the end of its tag."""
    found = re.search(rf'<[a-z]+ [^>]*data-action="{re.escape(action)}"[^>]*>', html)
    assert found is not None, action
    return found.group(0)


def moments(expansions: list[str], seed: int, players: int = 2) -> list[Position]:
    """Every kind of decision that a game of chance comes to, the first of its kind for each seat."""
    chooser = random.Random(seed)
    position = new(players, seed, expansions=expansions, goals=True)
    seen: set[tuple[int, str]] = set()
    found: list[Position] = []
    while not position.over:
        seat = position.awaiting[0]
        if (seat, position.decision(seat).kind) not in seen:
            seen.add((seat, position.decision(seat).kind))
            found.append(position.copy())
        position.play(chooser.choice(list(position.legal(seat))), seat)
    return [*found, position]


# ---- everything can be drawn


@pytest.mark.parametrize("expansions", COMBINATIONS, ids=lambda some: "+".join(some) or "base")
def test_every_combination_is_drawn_with_all_its_answers(expansions: list[str]) -> None:
    for number, position in enumerate(moments(expansions, 3, 2 + len(expansions))):
        lang = LANGUAGES[number % 2]
        asked = Audience(position.awaiting[0]) if position.awaiting else SPECTATOR
        state = state_of(position, lang, asked)
        areas = RENDERER.areas(state, lang)
        assert not FORBIDDEN.search("".join(areas.values()))
        ids = re.findall(r'\sid="([^"]+)"', HOLE.sub("", "".join(areas.values())))
        assert len(ids) == len(set(ids))
        html = areas["area-decision"]
        for choice in state["choices"]:
            if choice["legal"]:
                assert "aria-disabled" not in button(html, choice["text"])
            elif choice["kind"] != "well":  # all wells are refused for one reason, said once
                assert 'aria-disabled="true"' in button(html, choice["text"])
                assert f"#{choice['rule']}" in html


def test_all_words_of_the_board_are_there_in_both_languages() -> None:
    folder = room("village").folder
    known = room("village").texts.keys("en")
    assert known == room("village").texts.keys("ru")
    for path in folder.glob("board*.html"):
        for key in re.findall(r"say\([\"'](board-[a-z-]+[a-z])[\"']", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


# ---- prices and warnings


@pytest.mark.parametrize("expansions", [[], EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("seed", range(2))
def test_the_time_beside_an_answer_is_the_time_it_takes(expansions: list[str], seed: int) -> None:
    for position in moments(expansions, seed):
        if position.over:
            continue
        seat = position.awaiting[0]
        board = board_of(position, Audience(seat))
        for choice in board.choices:
            if not choice["legal"]:
                continue
            price = board.price(choice)
            events = [event for event in position.copy().play(choice["text"], seat) if event.seat == seat]
            spent = sum(int(event.figures["count"]) for event in events if event.key == "event-time")
            passed = sum(int(event.figures["count"]) for event in events if event.key == "event-quill")
            assert (price.time, price.deaths) == (spent, passed), choice["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_that_makes_somebody_die_is_marked_before_it_is_chosen(lang: str) -> None:
    cubes = {"harvest": {"plague": 1, "orange": 1}}
    near, far = table({"time": 8}, cubes=cubes), table({"time": 7}, cubes=cubes)
    warning = room("village").texts.phrase(lang, "board-dies", {"count": 1})
    assert "deadly" in button(drawn(near, lang)["area-common"], "take harvest plague")
    assert "deadly" not in button(drawn(near, lang)["area-common"], "take harvest orange")
    assert warning in drawn(near, lang)["area-decision"]
    assert "deadly" not in button(drawn(far, lang)["area-common"], "take harvest plague")
    assert warning not in drawn(far, lang)["area-decision"]


def test_a_death_says_where_the_member_will_rest_and_what_that_ends() -> None:
    mine = {"members": {"farmers": ["1", "1"], "farmyard": ["1"], "smithy": ["1"]}, "time": 8}
    graves = {"members": {"graves": ["1", "1"], "farmyard": ["1"]}}
    position = table(mine, graves, cubes={"harvest": {"plague": 1, "orange": 1}})
    play(position, "0 take harvest plague", "0 pass")
    html = drawn(position)["area-decision"]
    assert "He rests: chronicle, craftsmen, 3 places left (+4 prestige in the end)." in html
    ending = button(html, "die 1 farmyard")
    assert "The last place is filled (anonymous graves)" in ending
    assert "data-warning" in ending
    assert "data-warning" not in button(html, "die 1 smithy")
    assert "lit" in button(drawn(position)["area-common"], "die 1 smithy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cube_whose_action_does_nothing_says_so(lang: str) -> None:
    position = table({"members": {"farmyard": ["1"]}}, cubes={"travel": {"orange": 1}, "family": {"pink": 1}})
    html = drawn(position, lang)["area-decision"]
    said = {"en": "Only the cube, for you have no wagon.", "ru": "Только кубик: у вас нет телеги."}[lang]
    assert f'<small class="idle" title="{said}">' in html
    assert html.count(said) == 2  # in the row, and of the cube itself for who hears the page


def test_the_purse_shows_what_is_due_and_what_may_pay() -> None:
    owned = {"orange": 1, "pink": 1, "coin": 1, "members": {"farmyard": ["1"]}}
    asked = play(table(owned, expansions=["wedding"]), "0 take wedding orange", "0 wed 1 step1")
    assert asked.decision(0).kind == "pay"
    board = board_of(asked)
    assert [(need.things, need.count) for need in board.due] == [(["any"], 1)]
    areas = drawn(asked)
    for color in ("orange", "pink", "coin"):
        assert "lit" in button(areas["area-place-0"], f"pay {color}")
        assert "aria-disabled" not in button(areas["area-decision"], f"pay {color}")
    assert 'aria-disabled="true"' in button(areas["area-decision"], "pay green")


# ---- what lies and stands where


@pytest.mark.parametrize(("lang", "letters"), [("en", "Or Gr Br Pi Pl"), ("ru", "Ор Зе Ко Ро Чу")])
def test_cubes_have_two_letters_as_well_as_a_colour(lang: str, letters: str) -> None:
    colors = ("orange", "green", "brown", "pink", "plague")
    position = table({}, cubes={"church": dict.fromkeys(colors, 1)})
    html = drawn(position, lang)["area-common"]
    for color, letter in zip(colors, letters.split(), strict=True):
        assert re.search(rf'<i class="cube {color}"[^>]*aria-hidden="true">{letter}</i>', html)
        assert "lit" in button(html, f"take church {color}")


def test_a_farmyard_shows_its_clock_and_who_would_die_next() -> None:
    members = {"farmyard": ["2", "3"], "smithy": ["1+"], "bag": ["1"]}
    position = table({"time": 6, "grain": 4, "members": members}, expansions=["wedding"])
    board = board_of(position)
    assert board.to_quill(0) == 4
    assert board.lowest(0) == 2
    dying = [(figure.place, figure.kind) for place in members for figure in board.of(0, place) if figure.dies_next]
    assert dying == [("farmyard", "2"), ("smithy", "1+")]
    html = drawn(position)["area-place-0"]
    assert "space 6, 4 to the quill" in html
    assert "Next to die: a 2" in html
    assert "Grain: 4 of at most 5" in html


def test_the_chronicle_shows_the_places_left() -> None:
    position = table({"members": {"farmers": ["1"], "graves": ["1"], "farmyard": ["1"]}})
    board = board_of(position)
    assert [(figure.kind) for figure in board.rows("farmers")[0]] == ["1"]
    assert board.rows("farmers")[1] == 1
    assert board.rows("graves")[1] == 2
    assert board.chronicle_left == sum(VILLAGE.components({}).setups[((), 2)].chronicle) - 1


def test_a_customer_whose_goods_i_have_is_ticked() -> None:
    position = table({"scroll": 1}, stalls=["c01", "c02", ""], queue=["c03"])
    html = drawn(position)["area-common"]
    assert re.search(r'id="k-c01" [^>]*class="customer suits"', html)
    assert re.search(r'id="k-c02" [^>]*class="customer"', html)
    assert "suits" not in drawn(position, audience=SPECTATOR)["area-common"]


def test_a_ship_shows_its_holds() -> None:
    seat = {"ship": "sea_a", "captain": "captain_1_1", "cargo": ["ox"], "members": {"hold": ["1"], "farmyard": ["1"]}}
    board = board_of(table(seat, expansions=["port"]))
    assert [id for id, _ in board.holds(0)] == ["member", "ox", ""]
    assert board.ships("sea_a") == [0]


def test_the_wedding_board_tells_who_would_marry_now() -> None:
    first = {"members": {"step2": ["2"], "farmyard": ["1"]}}
    second = {"members": {"step4": ["3"], "farmyard": ["1"]}}
    board = board_of(table(first, second, expansions=["wedding"]))
    couples = {
        tuple(faces): [[None if figure is None else figure.kind for figure in pair] for pair in pairs]
        for faces, pairs in board.weddings
    }
    assert couples == {(1,): [[None, "2"]], (2, 4): [["2", "3"]], (3,): [["2", None]]}
    alone = board_of(table(first, expansions=["wedding"]))
    assert alone.weddings[1][1] == []


# ---- who sees what


def test_a_coach_and_a_spectator_have_nothing_to_press_on_the_board() -> None:
    position = table({})
    for audience in (Audience(0, coach=True), SPECTATOR, Audience(1)):
        areas = drawn(position, audience=audience)
        assert "data-action" not in areas["area-common"] + areas["area-place-0"]
        assert "data-group" not in areas["area-common"] + areas["area-place-0"]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_is_not_drawn(seed: int) -> None:
    chooser = random.Random(seed)
    position = new(3, seed, expansions=EVERYTHING, goals=True)
    for _ in range(160):
        if position.over:
            return
        seat = position.awaiting[0]
        position.play(chooser.choice(list(position.legal(seat))), seat)
    other = position.guess(0, 5)
    assert position.dump() != other.dump()
    mine, its = drawn(position), drawn(other)
    for area in ("area-common", "area-place-0", "area-place-1", "area-place-2", "area-decision"):
        assert mine[area] == its[area]


def test_only_what_changed_is_drawn_anew() -> None:
    before = state_of(table({}), audience=Audience(1))
    after = state_of(play(table({}), "0 take harvest orange"), audience=Audience(1))
    one, two = RENDERER.areas(before, "en"), RENDERER.areas(after, "en")
    assert one["inner-1"] is two["inner-1"]
    assert one["inner-0"] != two["inner-0"]
