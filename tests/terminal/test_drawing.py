"""How the table looks: boards, dice, tracks and supply from a view; and any game without a drawing of its own."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import letopis
from letopis.games.era.terminal import draw, remark
from letopis.kernel.actions import Action
from letopis.kernel.position import Position
from letopis.kernel.scene import Glance
from letopis.kernel.texts import Texts
from letopis.terminal.drawing import Outline, artist
from letopis.terminal.words import TEXTS

GAME = letopis.game("era")
TOWN: dict[str, Any] = {
    "phase": "build",
    "round": 3,
    "flipped": 1,
    "seats": [
        {
            "domain": [
                *["keep g7", "wall_4 h6", "wall_4 h9", "wall_4 l6 90", "longhouse i7 90"],
                *["farm c1", "farm f1", "scorched a13"],
            ],
            "faces": ["p5", "p1", "p1", "n2"],
            "wood": 3,
            "builds": 2,
        },
        {"domain": ["keep g7", "church a1"], "culture": 4, "disaster": 2},
    ],
}


@pytest.fixture
def town() -> Position:
    """Two seats in the middle of a game, seat 0 building."""
    return GAME.load(TOWN)


def drawn(position: Position, seat: int | None = 0, width: int = 120, **how: Any) -> str:
    """The drawing as text, without colours."""
    settings: dict[str, Any] = {"lang": "en", "names": ["Anna", "Boris"], "options": {}, "height": 60, **how}
    page = io.StringIO()
    Console(width=width, file=page).print(draw(Glance(position.view(seat), seat=seat, width=width, **settings)))
    return page.getvalue()


@pytest.mark.plain
def test_the_own_domain_is_large_with_letters_blocks_and_dots(town: Position) -> None:
    lines = drawn(town).splitlines()
    board = {line[:3].strip(): line[3:31] for line in lines}
    assert board["1"] == ". . F f f F f f . . . . . . "
    assert board["6"] == ". . . . . . . ████████. . . "[:14] + "████████" + "██. . "
    assert board["7"].startswith(". . . . . . K▒▒▒L•• • ██")
    assert board["8"].startswith(". . . . . . ▒▒▒▒l•• • ██")
    assert board["14"].startswith("░░░░. ")
    assert any(line.startswith("   a b c d e f g h i j k l m n") for line in lines)


def test_others_stand_beside_where_there_is_room_and_above_where_there_is_none(town: Position) -> None:
    wide = drawn(town, width=120)
    assert any("Supply" in line and "Boris" in line for line in wide.splitlines())
    narrow = [line.rstrip() for line in drawn(town, width=80).splitlines()]
    assert narrow.index("Boris") < next(place for place, line in enumerate(narrow) if "Supply" in line)
    low = [line.rstrip() for line in drawn(town, width=80, height=30).splitlines()]
    assert "Boris" not in low
    assert any(line.startswith("Boris ") for line in low)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_wider_than_the_screen(town: Position, width: int, lang: str) -> None:
    assert max(len(line.rstrip()) for line in drawn(town, width=width, lang=lang).splitlines()) <= width


def test_dice_tracks_supply_and_tokens_are_told(town: Position) -> None:
    text = drawn(town)
    assert "P 2× 3 food" in text
    assert "N 1 sword" in text
    assert "Tokens ✗○○" in text
    assert "Round 3 · Build" in text
    assert "3/8" in text  # wood
    supply = next(line for line in text.splitlines() if "longhouse" in line)
    assert supply.split("longhouse")[1].split()[:5] == ["·", "·", "2", "1", str(town.view(0)["supply"]["longhouse"])]


def test_dice_behind_a_screen_are_only_counted() -> None:
    position = GAME.load({"phase": "roll", "seats": [{"domain": ["keep g7"]}, {"domain": ["keep g7", "longhouse a1"]}]})
    text = drawn(position)
    hidden = len(position.view(0)["seats"][1].get("shown", []))
    assert "behind the screen" in text or hidden == 2
    for face in position.dump()["seats"][1]["faces"]:
        if face not in position.view(0)["seats"][1]["shown"]:
            assert GAME.texts.say("en", face) not in text.split("Boris")[-1].split("Anna")[0]


def test_plain_names_every_piece_with_its_corners(town: Position) -> None:
    text = str(draw(Glance(town.view(0), "en", 0, ["Anna", "Boris"], {}, plain=True)))
    assert "Round 3 · Build. First: Anna. Tracking tokens turned over: 1 of 3." in text
    assert "farm at c1 to e2" in text
    assert "longhouse at i7 to i8, walled in" in text
    assert " 7 ......KkL::#.." in text
    assert "Boris: goods 0 of 6" in text
    assert "church costs 1 trade good, 1 stone, 1 wood" in text


def test_a_remark_tells_the_price(town: Position) -> None:
    glance = Glance(town.view(0), "en", 0, ["Anna", "Boris"], {})
    assert remark(glance, Action("build", "church")) == "1 trade good, 1 stone, 1 wood; 3 left"
    assert remark(glance, Action("pass")) == ""


def test_an_owners_own_figures_are_drawn() -> None:
    data = {"buildings.toml": {"building": [{"id": "farm", "cost": {"wood": 5}}]}}
    position = GAME.new(2, 1, {"data": data})
    text = remark(Glance(position.view(0), "en", 0, [], position.options), Action("build", "farm"))
    assert text.startswith("5 wood")


def test_a_spectator_gets_a_table_too(town: Position) -> None:
    assert "Round 3 · Build" in drawn(town, seat=None)


# ---- games without a drawing, and words


def test_a_game_without_a_drawing_gets_its_view_as_an_outline(town: Position) -> None:
    outline = Outline(GAME)
    glance = Glance(town.view(0), "en", 0, ["A", "B"], {}, plain=True)
    text = str(outline.draw(glance))
    assert "round: 3" in text
    assert "keep g7" in text
    assert outline.remark(glance, Action("pass")) == ""


def test_the_games_own_drawing_is_found() -> None:
    assert not isinstance(artist(GAME), Outline)


def test_both_languages_have_the_same_words() -> None:
    assert TEXTS.keys("en") == TEXTS.keys("ru")
    room = Texts([Path(GAME.room) / "terminal"])
    assert room.keys("en") == room.keys("ru")


def test_every_building_has_a_letter_of_its_own() -> None:
    room = Texts([Path(GAME.room) / "terminal"])
    ids = [building["id"] for building in GAME.own_files()["buildings.toml"]["building"]]
    for lang in ("en", "ru"):
        letters = [room.say(lang, f"letter-{id}") for id in ids]
        assert len(set(letters)) == len(letters) == 12
