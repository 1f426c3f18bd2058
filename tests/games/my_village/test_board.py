"""The board in the browser: what is lit and what is not, what every pair of dice would open, and nothing hidden."""

import re
from typing import Any

import pytest

from letopis import Position, bots
from letopis.games.my_village.board import Board, piece
from letopis.kernel.texts import LANGUAGES
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.entries import BOT, SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.table_view import table_view
from letopis.web.render import Renderer, whole
from tests.games.my_village.tables import VILLAGE, rolling, using, without

State = dict[str, Any]
ME = Audience(0)


def seen(position: Position, audience: Audience = ME, lang: str = "en") -> State:
    """What an audience sees of a position on a table."""
    live = LiveTable(
        TableInfo("demo", "my_village", VILLAGE.rules_version, position.players, {}, "seed", "salt", "anna")
    )
    live.apply_all([Entry(1, SIT, 0, {"name": "Anna"}, "anna")])
    live.apply_all([Entry(seat + 1, BOT, seat, {"level": "journeyman"}) for seat in range(1, position.players)])
    live.position = position
    return table_view(live, audience, lang)


def areas(position: Position, audience: Audience = ME, lang: str = "en") -> dict[str, str]:
    """The areas of its page."""
    areas = Renderer().areas(seen(position, audience, lang), lang)
    return {name: whole(html, areas) for name, html in areas.items()}


def tag(html: str, id: str) -> str:
    """The opening tag of a piece of the board."""
    found = re.search(rf'<[a-z]+ [^>]*\bid="{id}"[^>]*>', html)
    assert found is not None, id
    return found.group(0)


def inside(html: str, id: str) -> str:
    """A piece of the board with what is in it, up to the next piece."""
    return html[html.index(f'id="{id}"') :].partition("</button>")[0]


# ---- dice and values


@pytest.mark.parametrize("players", [2, 3])
def test_for_every_pair_of_dice_the_page_says_what_its_value_would_open(players: int) -> None:
    position = VILLAGE.new(players=players, seed=5)
    bot = bots.bot("greedy", VILLAGE, 1)
    asked = 0
    while not position.over and asked < 12:
        seat = position.awaiting[0]
        if position.decision(seat).kind == "turn":
            board = Board(seen(position, Audience(seat)), "en")
            for opening in board.openings:
                for way in opening.ways:
                    assert opening.value == sum(int(die[1]) for die in way["words"])
                    after = position.copy()
                    after.play(way["text"], seat)
                    if after.decision(seat).kind == "form":
                        after.play(f"form {opening.value}", seat)
                    legal = [action for action in after.legal(seat) if action.kind not in ("headman", "plow")]
                    assert len(opening.spots.split()) == len(legal)
                    assert {action.text for action in board.opens(opening.value)} == {action.text for action in legal}
            asked += 1
        position.play(bot.choose(position, seat), seat)


def test_a_pair_shows_its_value_the_icons_of_what_opens_and_the_time_of_black_dice() -> None:
    html = areas(rolling(["w3", "w4", "b1", "w6"], turn=2))["area-decision"]
    seven = html[html.index('data-value="7"') : html.index('data-value="9"')]
    assert 'data-action="take w3 w4"' in seven
    assert "card-field" in seven
    assert "#i-field" in seven
    assert "field" in seven
    with_black = seven[seven.index('data-action="take w6 b1"') :].partition("</button>")[0]
    assert "time 2" in with_black
    assert "<small>2</small>" in with_black


def test_all_five_crafts_are_one_sign_and_fewer_are_told_apart() -> None:
    def signs(me: State) -> list[str]:
        openings = Board(seen(rolling(["w3", "w2", "b1", "w6"], me, turn=2)), "en").openings
        return next(opening for opening in openings if opening.value == 5).names

    assert "craft" in signs({})
    assert "stable" not in signs({})
    with_stable = signs({"crafts": ["stable_1"]})
    assert "craft" not in with_stable
    assert {"stable", "brewery", "smithy", "scriptorium", "wagon_maker"} <= set(with_stable)  # the stable's own banner


def test_black_dice_that_cross_the_bridge_show_the_reaper() -> None:
    html = areas(rolling(["w3", "b4", "w6", "w1"], {"cloud": 8}, turn=2))["area-decision"]
    assert "#i-reaper" in inside(html, "c-take-w3-b4")
    assert "#i-reaper" not in inside(html, "c-take-w3-w6")


def test_a_value_is_offered_with_its_coins_and_what_they_leave() -> None:
    position = rolling(["w1", "w2", "w5", "w6"], {"coins": 2, "crafts": ["stable_1"]}, turn=2)
    position.play("take w1 w2", 0)
    board = Board(seen(position), "en")
    by_value = {opening.value: opening for opening in board.openings}
    assert board.form_coins(by_value[5].ways[0]) == 2
    assert by_value[3].legal
    assert not by_value[6].legal
    html = areas(position)["area-decision"]
    assert 'data-action="form 5"' in html
    assert 'data-action="form 6"' not in html
    assert "MV-7.3" in html


def test_the_sum_being_formed_stands_beside_the_pool() -> None:
    position = rolling(["w1", "w2", "w5", "w6"], {"coins": 1}, turn=2)
    position.play("take w1 w2", 0)
    assert '<b class="value open">3</b>' in areas(position)["area-common"]
    position.play("form 4", 0)
    assert '<b class="value">4</b>' in areas(position)["area-common"]


# ---- what is lit, and what not


def test_every_matching_banner_is_lit_with_its_price_and_the_others_are_dimmed() -> None:
    html = areas(using(7))["area-common"]
    assert 'data-action="add field"' in tag(html, "card-field")
    assert "#i-time" in inside(html, "card-field")
    assert 'data-action="add church_wayfarers"' in tag(html, "card-church_wayfarers")
    dim = tag(html, "card-church_healing")
    assert 'aria-disabled="true"' in dim
    assert 'data-why="add church_healing"' in dim
    assert "data-action" not in dim


def test_all_that_is_legal_is_lit_on_the_board_and_in_the_list() -> None:
    me = {"fields": 1, "crafts": ["stable_1"], "church": "church_trading", "coins": 3, "customers": ["customer_16"]}
    for value in range(2, 13):
        position = using(value, me)
        drawn = areas(position)
        on_board = drawn["area-common"] + drawn["area-place-0"]
        for action in position.legal(0):
            assert f'data-action="{action.text}"' in drawn["area-decision"], action.text
            assert f'data-action="{action.text}"' in on_board, action.text


def test_a_refused_banner_whose_value_fits_says_why_with_its_rule() -> None:
    drawn = areas(using(5, {"villagers": without("abbot")}))
    refused = drawn["area-decision"][drawn["area-decision"].index('data-action="add church_healing"') :]
    assert 'aria-disabled="true"' in refused[:200]
    assert "#MV-10.20" in refused[:1500]
    assert 'data-why="add church_healing"' in tag(drawn["area-common"], "card-church_healing")


def test_banners_with_another_value_are_named_with_their_values() -> None:
    html = areas(using(7))["area-decision"]
    far = html[html.index('id="far"') :]
    assert "Church of Healing&nbsp;<b>5/9</b>" in far
    assert "MV-8.2" in far


def test_a_used_banner_is_ticked_and_the_rest_of_the_chain_lit() -> None:
    position = using(7, {"fields": ["plow", ""]})
    position.play("use field_1", 0)
    html = areas(position)["area-place-0"]
    assert " used" in tag(html, "white-0-field_1")
    assert 'data-action="use field_2"' in tag(html, "white-0-field_2")


def test_a_price_that_cannot_be_paid_is_marked() -> None:
    position = using(9, {"travel": ["travel_a1"], "coins": 1})
    assert "short" in inside(areas(position)["area-common"], "card-travel_b")
    position = using(9, {"travel": ["travel_a1"], "coins": 2})
    assert "short" not in inside(areas(position)["area-common"], "card-travel_b")


def test_the_next_letter_costs_the_gray_banner_too() -> None:
    board = Board(seen(using(9, {"travel": ["travel_a4"], "coins": 2})), "en")
    price = board.card_price(board.card("travel_b"))
    assert (price[0][0].id, price[0][0].count) == ("time", 2 + 3)
    assert [way.id for way in price[1]] == ["horse", "coin"]
    assert [[way.count for way in part] for part in board.gray(board.card("travel_a4"))] == [[3]]


def test_customers_to_invite_are_lit_at_the_clerks_office() -> None:
    position = using(4)
    position.play("clerk", 0)
    drawn = areas(position)
    for action in position.legal(0):
        area = "area-common" if action.kind == "invite" else "area-decision"
        assert f'data-action="{action.text}"' in drawn[area]
    last, first = position.legal(0)[5], position.legal(0)[0]
    position.play(last, 0)
    assert f'data-action="{first.text}"' in areas(position)["area-common"]  # no order is kept


def test_whoever_may_die_is_lit_with_what_the_chronicle_gives() -> None:
    position = using(7, {"cloud": 9}, chronicle={"abbot": 1, "merchant": 2})
    position.play("headman stay", 0)
    drawn = areas(position)
    assert 'data-action="bury abbot"' in tag(drawn["area-place-0"], "villager-0-abbot")
    assert "#i-coffin" in inside(drawn["area-decision"], "c-bury-merchant")
    assert "<b>1</b>" in inside(drawn["area-decision"], "c-bury-abbot")
    assert "<b>2</b>" in inside(drawn["area-decision"], "c-bury-traveller")


# ---- what stands there


def test_active_and_idle_areas() -> None:
    html = areas(using(7, {"villagers": without("councilman")}))["area-place-0"]
    assert 'class="varea council idle"' in html
    assert "idle" in html[html.index("varea council") : html.index("varea harvest")].partition("<h3>")[2]
    assert 'class="varea religion"' in html


def test_the_clock_tells_how_far_the_bridge_is() -> None:
    html = areas(using(7, {"cloud": 6}))["area-place-0"]
    assert "4 time units to the bridge" in html
    assert html.count('class="cloud behind"') == 6


def test_the_rat_runs_over_grey_and_red_spaces() -> None:
    html = areas(using(7, rat=8))["area-common"]
    track = html[html.index('class="rat-track"') :].partition("</span>")[0]
    assert track.count('class="grey"') == 10 - 6
    assert track.count('class="red"') == 6 + 1
    assert "2 grey spaces before the red" in track
    assert "!" in track  # the invasion has a sign, not only a colour


def test_coffins_count_against_the_end() -> None:
    html = areas(using(7, graves=2, chronicle={"abbot": 1}))["area-common"]
    assert "<b>3/9</b>" in html
    assert len(re.findall(r'<i class="?full"?></i>', html)) == 3


def test_story_points_safe_and_at_risk() -> None:
    html = areas(using(7, {"tree": 5, "house": 3}))["area-place-0"]
    assert "5 story points on the tree; an invasion would take 2" in html
    assert "<b>3</b><small>safe</small>" in html


def test_the_hand_has_its_points_and_its_holder() -> None:
    html = inside(areas(using(10, hand={"holder": 1, "story": 4}))["area-common"], "the-hand")
    assert "<b>4</b>" in html
    assert "seat-1" in html


def test_the_score_pad_has_its_eight_lines() -> None:
    html = areas(using(7, {"house": 3}))["area-place-0"]
    pad = html[html.index('class="pad"') :].partition("</p>")[0]
    assert pad.count('class="track') == 8
    assert "= 4" in pad  # three story points and the hand


def test_dice_and_seats_carry_words_and_numbers_beside_their_colours() -> None:
    html = areas(using(7))["area-common"]
    assert 'aria-label="black 2"' in html
    assert 'aria-label="white 1"' in html


# ---- who looks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_coach_sees_what_is_lit_but_cannot_press_it(lang: str) -> None:
    for html in areas(using(7), Audience(0, coach=True), lang).values():
        for button in re.findall(r"<button [^>]*data-action=[^>]*>", html):
            assert " disabled" in button


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_spectator_sees_the_table_and_nothing_lit(lang: str) -> None:
    html = "".join(areas(using(7), SPECTATOR, lang).values())
    assert "data-action" not in html
    assert "data-why" not in html
    assert 'id="card-field"' in html


def test_what_is_hidden_changes_nothing_on_the_page() -> None:
    position = VILLAGE.new(players=2, seed=11)
    bot = bots.bot("greedy", VILLAGE, 1)
    for _ in range(40):
        seat = position.awaiting[0]
        position.play(bot.choose(position, seat), seat)
    seat = position.awaiting[0]
    other = position.guess(seat, "another deal")
    assert other.dump() != position.dump()
    assert areas(other, Audience(seat)) == areas(position, Audience(seat))


def test_an_area_is_drawn_anew_only_when_its_part_changes() -> None:
    before, after = seen(using(7)), seen(using(7, {"coins": 2}))
    assert piece(before, "place-1") == piece(after, "place-1")
    assert piece(before, "place-0") != piece(after, "place-0")
    assert piece(before, "common") != piece(after, "common")


def test_no_moment_of_a_game_makes_a_large_update() -> None:
    position = VILLAGE.new(players=2, seed=3)
    bot = bots.bot("greedy", VILLAGE, 1)
    for number in range(120):
        if position.over:
            break
        seat = position.awaiting[0]
        if number % 6 == 0:
            drawn = areas(position, Audience(seat), "ru")
            assert sum(len(drawn[name].encode()) for name in ("area-common", "area-decision")) < 47_000
            assert len(drawn[f"area-place-{seat}"].encode()) < 16_000
        position.play(bot.choose(position, seat), seat)


def test_a_field_is_lit_for_a_plow_at_any_moment() -> None:
    village = {"fields": ["plow", ""], "crafts": ["smithy_1"], "goods": {"plow": 1}}
    drawn = areas(rolling(["w1"] * 8, village))
    lit = [html for html in drawn.values() if 'id="white-0-field_2"' in html]
    assert lit
    assert all('data-action="plow field_2"' in inside(html, "white-0-field_2") for html in lit)
    assert 'data-action="plow field_2"' in drawn["area-decision"]  # in a place of its own, beside the dice


def test_an_answer_that_wastes_something_warns_in_the_list_and_on_the_board() -> None:
    full: State = {"crafts": ["brewery_1"], "goods": {"beer": 3}}
    drawn = areas(using(5, full))
    note = "It would do nothing now: brewery."
    assert f'data-warning="{note}"' in tag(drawn["area-decision"], "c-use-brewery")
    assert f'data-warning="{note}"' in tag(drawn["area-place-0"], "white-0-brewery")
    assert "data-warning" not in tag(drawn["area-decision"], "c-headman-coin_space")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_stands_where_it_is_chosen(lang: str) -> None:
    drawn = areas(using(5, {"coins": 9}), lang=lang)
    state = seen(using(5, {"coins": 9}), lang=lang)
    church = inside(drawn["area-decision"], "c-add-church_healing")
    assert 'class="what"' in church
    assert all(choice["note"] is None or choice["note"]["sentence"] for choice in state["choices"] if choice["legal"])


def test_the_question_foretells_death_and_the_way_home() -> None:
    html = areas(using(7, {"cloud": 7, "tree": 4, "headman": "story_space"}))["area-decision"]
    html = re.sub("<[^>]+>", "", html)  # words of the game lead to their meaning
    assert "3 time units until a villager dies." in html
    assert "4 story points on the tree do not count yet: the headman is 2 steps from home." in html
