"""Who thinks, who may be replaced by a bot, and the drawing of a review."""

import re
from dataclasses import replace
from math import dist
from typing import Any

import pytest

import letopis
from letopis.advice import Judgement, Reason, Review, Unfinished, review
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.draft import Draft
from letopis.server.entries import BOT, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.reviews import worded
from letopis.server.table_view import table_view
from letopis.web.graph import CANVASES, Canvas, course_graph
from letopis.web.look import Page
from letopis.web.render import RENDERER

OWNER = Audience(seat=0, owner=True)


def at_table(level: str = "") -> LiveTable:
    """Anna made a table; the other seat is a bot's, or Boris's."""
    live = LiveTable(TableInfo("demo", "bruges", 1, 2, {}, seed="secret", salt="salt", owner="anna"))
    other = Entry(2, BOT, 1, {"level": level}) if level else Entry(2, SIT, 1, {"name": "Boris"}, "boris")
    live.apply_all([Entry(1, SIT, 0, {"name": "Anna"}, "anna"), other])
    while live.position.awaiting != (1,):
        seat = live.position.awaiting[0]
        Draft(live).play(seat, live.position.legal(seat)[0].text)
    return live


@pytest.mark.parametrize(("lang", "words"), [("en", "Bertram is thinking"), ("ru", "Думает: Богдан")])
def test_the_page_says_which_bot_is_thinking(lang: str, words: str) -> None:
    areas = RENDERER.areas(table_view(at_table("master"), OWNER, lang), lang)
    assert words in areas["area-decision"]
    assert "thinking" in areas["area-place-1"]


def test_a_person_is_waited_for_and_may_be_replaced_when_away() -> None:
    live = at_table()
    areas = RENDERER.areas(table_view(live, OWNER, "en"), "en")
    assert "Waiting for Boris" in areas["area-decision"]
    assert 'data-seat-bot="1"' in areas["area-people"]
    assert "data-seat-bot" not in RENDERER.areas(table_view(live, SPECTATOR, "en"), "en")["area-people"]
    live.connected.add(1)
    assert "data-seat-bot" not in RENDERER.areas(table_view(live, OWNER, "en"), "en")["area-people"]


# ---- a review


def judged(play: int, seat: int, chosen: float | None, better: float | None, worth: float = 5.0) -> Judgement:
    """A decision that cost the difference."""
    return Judgement(play, seat, Reason("pass", 3.0, chosen), Reason("end", worth, better, {"houses": 2.0}))


def test_a_seats_three_costliest_decisions_the_worst_first() -> None:
    costs = {1: 0.02, 2: 0.30, 3: 0.001, 4: 0.10, 5: 0.20}
    judgements = [judged(play, 0, 0.5, 0.5 + cost) for play, cost in costs.items()]
    same = replace(judgements[0], play=6, better=judgements[0].chosen)
    game = Review(2, 7, (1,), (10, 12), (*judgements, same, judged(7, 1, 0.4, 0.45)))
    assert [judgement.play for judgement in game.costliest(0)] == [2, 5, 4]
    assert [judgement.play for judgement in game.costliest(1)] == [7]
    assert game.course(1) == [(7, 0.4), (7, 1.0)]
    assert not game.in_points


def test_alone_points_are_what_counts() -> None:
    game = Review(1, 3, (0,), (61,), (judged(1, 0, None, None), judged(2, 0, None, None, 3.2)))
    assert game.in_points
    assert [judgement.play for judgement in game.costliest(0)] == [1]
    assert game.course(0) == [(1, 3.0), (2, 3.0), (3, 61.0)]


def drawn(lang: str) -> tuple[dict[str, Any], str]:
    live = at_table()
    game = Review(2, 2, (1,), (10, 12), (judged(1, 0, 0.4, 0.52), judged(2, 1, 0.6, 0.6)))
    doc = worded(game, live, SPECTATOR, lang)
    return doc, str(course_graph(doc, "/table/demo", Page(lang).t, CANVASES[0]))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_course_is_a_line_a_seat_with_marks_that_lead_there(lang: str) -> None:
    doc, drawing = drawn(lang)
    assert drawing.count('class="curve') == 2
    assert re.findall(r'href="(/table/demo#at=\d+)&(?:amp;)?advice"', drawing) == [
        f"/table/demo#at={doc['seats'][0]['costliest'][0]['number']}"
    ]
    assert "style=" not in drawing


@pytest.mark.parametrize("canvas", CANVASES, ids=[canvas.name for canvas in CANVASES])
def test_marks_cover_neither_each_other_nor_the_edge(canvas: Canvas) -> None:
    doc = drawn("en")[0]
    for seat in doc["seats"]:  # six decisions on one spot, at the top
        seat["course"] = [{"play": 1, "value": 0.98}, {"play": 90, "value": 0.5}]
        seat["costliest"] = [{"play": 1, "number": 1}] * 3
    drawing = str(course_graph(doc, "/table/demo", Page("en").t, canvas))
    circles = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', drawing)
    discs = [(float(x), float(y)) for x, y, radius in circles if float(radius) == canvas.radius]
    assert len(discs) == 6
    for number, (x, y) in enumerate(discs):
        assert 0 < x < canvas.width
        assert canvas.radius / 2 < y < canvas.height
        for other in discs[:number]:
            assert dist((x, y), other) > 1.99 * canvas.radius


def test_a_review_tells_what_was_better_and_why() -> None:
    costly = drawn("en")[0]["seats"][0]["costliest"][0]
    assert costly["cost"] == "−12\N{NO-BREAK SPACE}% of the chance to win, −2 points"
    assert costly["better_why"] == "Houses +2; wins 52\N{NO-BREAK SPACE}% against 40\N{NO-BREAK SPACE}%."
    russian = drawn("ru")[0]["seats"][0]["costliest"][0]
    assert russian["better_why"] == "Дома +2; шанс победить 52\N{NO-BREAK SPACE}% против 40\N{NO-BREAK SPACE}%."


def test_only_a_finished_game_is_reviewed() -> None:
    with pytest.raises(Unfinished, match="not over"):
        review(letopis.game("era").new(2, 1).record(), "greedy")
