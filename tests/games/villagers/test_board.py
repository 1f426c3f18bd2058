"""What Villagers' board shows in a browser: the table as the rules speak of it, for every pair of eyes."""

import re
from typing import Any

import pytest

from letopis import Position
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.entries import SIT, Entry, TableInfo
from letopis.server.live import LiveTable
from letopis.server.table_view import table_view
from letopis.web.render import Renderer, whole
from tests.games.villagers.tables import VILLAGERS, alone, build, play, seat, table

State = dict[str, Any]
ME = Audience(0)


def state_of(position: Position, audience: Audience = ME, lang: str = "en") -> State:
    """A table at which this position stands."""
    info = TableInfo("demo", "villagers", VILLAGERS.rules_version, position.players, position.options, "s", "s", "anna")
    live = LiveTable(info)
    live.apply_all([Entry(n, SIT, n - 1, {"name": name}, name) for n, name in enumerate(names(position), 1)])
    live.position = position
    return table_view(live, audience, lang)


def names(position: Position) -> list[str]:
    return ["Anna", "Boris", "Vera", "Gleb", "Dora"][: position.players]


def areas(position: Position, audience: Audience = ME, lang: str = "en") -> dict[str, str]:
    """The areas of its page."""
    areas = Renderer().areas(state_of(position, audience, lang), lang)
    return {name: whole(html, areas) for name, html in areas.items()}


def card(html: str, id: str) -> str:
    """A card of an area, up to the next one."""
    found = re.search(rf'<div id="{id}" .*?(?=<div id=|$)', html, re.DOTALL)
    assert found is not None, id
    return found[0]


def lit(html: str) -> set[str]:
    """What can be pressed there."""
    return set(re.findall(r'data-action="([^"]+)"(?![^>]*aria-disabled)', html))


def words(html: str) -> str:
    """What stands there to be read."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


# ---- the Road


def test_the_road_shows_ducats_stacks_their_backs_and_the_markets() -> None:
    road = ["carpenter{3}", "grazier", "", "swineherd", "graper", "hunter"]
    position = table(seat(), seat(), phase="draft", road=road, stacks=[[], ["mason", "cooper"], 4, 4, 4, 4])
    common = areas(position)["area-common"]
    assert 'title="3 ducats"' in card(common, "road-1")
    assert "ducats" not in card(common, "road-2")
    assert "an empty slot" in card(common, "road-3")
    assert "used up" in card(common, "stack-1")
    assert "#i-wood" in card(common, "stack-2")
    assert "<b>2</b>" in card(common, "stack-2")
    assert "The first market lies under this stack" in card(common, "stack-2")
    assert "The second market lies under this stack" in card(common, "stack-6")
    assert "Reserve: " in card(common, "reserve")
    assert "×10" in card(common, "basic-hayer")


def test_all_that_may_be_drafted_is_lit_on_the_board_and_not_listed_again() -> None:
    position = table(seat(), seat(), phase="draft")
    shown = areas(position)
    legal = {action.text for action in position.legal(0)}
    assert lit(shown["area-common"]) == legal
    assert not lit(shown["area-decision"])
    assert re.search(r'data-action="draw reserve"[^>]* aria-disabled="true"', shown["area-common"])
    assert "#VS-7.8" in shown["area-common"]


def test_every_villager_of_the_road_stands_for_its_own_answer() -> None:
    road = ["hunter", "hunter", "mason{1}", "mason", "graper", "grazier"]
    common = areas(table(seat(), seat(), phase="draft", road=road))["area-common"]
    assert lit(card(common, "road-2")) == {"take hunter 2"}
    assert lit(card(common, "road-4")) == {"take mason 2"}


def test_a_market_that_is_due_or_over_says_so() -> None:
    due = table(seat(hand="agent"), seat(), stacks=[0, 0, 4, 4, 4, 4])
    assert "The first market: at the end of this round" in areas(due)["area-common"]
    held = table(seat(hand="agent"), seat(), stacks=[0, 0, 4, 4, 4, 4], markets=1)
    shown = areas(held)
    assert "The first market is over" in shown["area-common"]
    assert "The first market would pay" not in shown["area-place-0"]
    assert "The second market would pay" in shown["area-place-0"]


# ---- villages


def test_a_covered_villager_shows_its_name_suit_and_padlock_and_nothing_else() -> None:
    place = areas(build("founders", "miner > seeker > spelunker", hand="agent"))["area-place-0"]
    seeker, spelunker = card(place, "v0-2"), card(place, "v0-3")
    assert "covered" in seeker.split(">")[0]
    assert "<b>Seeker</b>" in seeker
    assert "#i-ore" in seeker
    assert 'class="gold"' not in seeker
    assert "10 gold" in spelunker
    assert "Padlock: opened by Chandler" in spelunker


def test_two_branches_lie_side_by_side_on_their_bottom() -> None:
    place = areas(build("founders", "lumberjack > (cooper{2}, wheeler)", hand="agent"))["area-place-0"]
    branches = place[place.index('<div class="branches">') :]
    assert branches.index("Cooper") < branches.index("Wheeler")
    assert 'title="2 ducats"' in card(place, "v0-2")
    assert "room for" not in card(place, "v0-1")
    assert "room for 1 more" in card(place, "v0-3")


def test_silver_says_what_it_would_pay_now() -> None:
    place = areas(build("founders", "lumberjack", "priest", hand="agent"))["area-place-0"]
    assert "= 0" in card(place, "v0-2")
    assert "silver: 3 for every 2 symbols of the suit Solitary" in card(place, "v0-2")


def test_both_markets_are_forecast_for_every_village() -> None:
    position = table(seat("founders", "lumberjack > carpenter{4}", "priest", "hunter", hand="agent"), seat())
    shown = areas(position)
    assert "The first market would pay 6 now: 2 for gold, 4 for ducats on villagers" in shown["area-place-0"]
    assert (
        "The second market would pay 9 now: 2 for gold, 4 for ducats on villagers, 3 for silver"
        in (shown["area-place-0"])
    )
    assert "The first market would pay 2 now" in shown["area-place-1"]


@pytest.mark.parametrize("kind", ["on", "hand"])
def test_legal_places_are_lit(kind: str) -> None:
    position = build("founders", "lumberjack > cooper", "lumberjack", hand="wheeler agent")
    if kind == "hand":
        place = areas(position)["area-place-0"]
        assert "open-place" in card(place, "v0-1").split(">")[0]
        assert "open-place" not in card(place, "v0-0").split(">")[0]
        return
    place = areas(play(position, "place wheeler"))["area-place-0"]
    assert lit(card(place, "v0-1")) == {"on lumberjack"}
    assert lit(card(place, "v0-3")) == {"on lumberjack 2"}
    assert not lit(card(place, "v0-0"))


def test_an_apprentice_lights_covered_villagers_of_others() -> None:
    mine = seat("founders", "miner", hand="apprentice agent")
    position = play(table(mine, seat("founders", "miner > seeker > spelunker")), "play apprentice")
    shown = areas(position)
    assert lit(card(shown["area-place-1"], "v1-2")) == {"swap 1 seeker"}
    assert not lit(card(shown["area-place-1"], "v1-3"))


# ---- limits


def test_limits_show_what_is_used_and_what_is_left() -> None:
    position = table(seat("founders:food > brewer"), seat(), phase="draft")
    assert "Drafted 0 of 3, 3 left" in areas(position)["area-place-0"]
    play(position, "take hunter")
    assert "Drafted 1 of 3, 2 left" in areas(position, Audience(1))["area-place-0"]
    assert "Build limit: 3" in areas(position, Audience(1))["area-place-0"]
    building = build("founders", "wattler", hand="hunter fisher agent")
    place = areas(play(building, "place hunter"))["area-place-0"]
    assert "Build actions: 1 used, 2 left" in place
    assert "Exchanges for basic villagers: 0 used, 3 left" in place


def test_a_builder_placed_now_does_not_raise_the_limit_shown() -> None:
    place = areas(play(build("founders", hand="wattler hunter"), "place wattler"))["area-place-0"]
    assert "Build actions: 1 used, 1 left" in place


def test_an_event_that_changes_a_limit_is_counted_in() -> None:
    position = alone(hand="hunter fisher agent", countess={"open": ["strike"], "jester": False})
    shown = areas(position)
    assert "Build actions: 0 used, 1 left" in shown["area-place-0"]
    assert "works now" in shown["area-aside"]


# ---- padlocks


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [
        ("hunter", "fisher", "free for you: 2 from the bank onto your own villager"),
        ("fisher", "hunter", "you pay 2: Boris"),
        ("fisher", "wattler", "you pay 2 to the bank"),
    ],
)
def test_a_padlock_says_who_opens_it_at_what_price_and_for_whom(mine: str, theirs: str, said: str) -> None:
    position = table(seat("founders > swineherd", mine, hand="truffler"), seat("founders", theirs))
    shown = areas(position)
    assert said in shown["area-decision"]
    assert "Hunter" in shown["area-decision"]
    row = re.search(r'id="unlocks-hunter".*?</li>', shown["area-aside"], re.DOTALL)
    assert row is not None
    assert said in row[0]
    assert "Truffler" in words(row[0])


def test_whom_to_pay_is_lit_in_every_village() -> None:
    position = table(
        seat("founders > swineherd", "hunter", hand="truffler"), seat("founders", "hunter{2}"), seat("founders")
    )
    shown = areas(play(position, "place truffler"))
    assert lit(card(shown["area-place-0"], "v0-2")) == {"pay 0 hunter"}
    assert lit(card(shown["area-place-1"], "v1-1")) == {"pay 1 hunter"}
    assert not lit(shown["area-place-2"])
    assert "2 ducats lie there" in shown["area-decision"]
    assert "Truffler" in card(shown["area-decision"], "placing")


def test_a_refused_card_is_dimmed_with_its_reason_and_rule() -> None:
    shown = areas(build(hand="wheeler"))
    html = card(shown["area-place-0"], "hand-1")
    assert re.search(r'data-action="place wheeler"[^>]* aria-disabled="true"', html)
    assert "/rules/villagers#VS-10.1" in html
    assert " dim" in html.split(">")[0]


def test_the_hand_is_shown_once_where_it_is_asked_for() -> None:
    position = build(hand="agent agent hunter")
    asked = areas(position)
    assert "Agent" not in asked["area-place-0"]
    assert lit(asked["area-decision"]) >= {"place agent", "place hunter"}
    assert asked["area-decision"].count("×2") == 1
    waiting = areas(play(position, "end"))
    assert waiting["area-place-0"].count("<b>Agent</b>") == 2


def test_what_one_should_know_of_a_villager_of_the_road_stands_at_its_card() -> None:
    common = areas(table(seat(), seat(), phase="draft", road=["cartwright", "hunter"]))["area-common"]
    assert "It is laid on Wheeler" in card(common, "road-1")
    assert re.search(r'aria-describedby="[^"]*\btold-road-1"', card(common, "road-1"))
    assert "noted" not in card(common, "road-2")


def test_the_end_of_a_turn_warns_of_what_is_left() -> None:
    html = areas(build(hand="agent"))["area-decision"]
    assert 'data-warning="Left unused: 2 placements, 3 exchanges."' in html


# ---- alone


def test_the_countess_has_her_village_supply_level_and_forecast() -> None:
    position = alone(hand="hunter", countess={"village": ["carpenter{2}", "priest"], "ducats": 7})
    aside = areas(position)["area-aside"]
    assert "level: normal" in aside
    assert 'title="7 ducats"' in aside
    assert "Her own card: 4 gold" in aside
    assert "The first market would pay 6 now" in aside
    assert "Carpenter" in card(aside, "vcountess-0")
    assert 'title="2 ducats"' in card(aside, "vcountess-0")


def test_she_is_not_there_when_others_are() -> None:
    shown = areas(build(hand="hunter"))
    assert "Countess" not in shown["area-aside"]
    assert "Jester" not in shown["area-aside"]


def test_events_lie_open_with_their_timing_marked_as_reconstructed() -> None:
    position = alone(hand="hunter", countess={"open": ["toll", "rats"]})
    hers = areas(position)["area-aside"]
    for id, timing in (("toll", "in the event phase"), ("rats", "next draft phase")):
        event = re.search(rf'<li id="event-{id}".*?</li>', hers, re.DOTALL)
        assert event is not None
        assert timing in event[0]
        assert "reconstructed" in event[0]
    assert "pay the Countess 2 ducats" in hers
    assert "The Jester is with you" in hers
    assert "10 events in the deck" in hers


def test_events_are_lit_when_they_are_to_be_resolved() -> None:
    position = alone(phase="events", countess={"open": ["toll", "tithe"], "jester": True})
    shown = areas(position)
    assert lit(shown["area-aside"]) == {"resolve toll", "resolve tithe"}
    assert lit(shown["area-decision"]) == {"resolve toll", "resolve tithe", "jester toll", "jester tithe"}


def test_an_event_that_takes_a_card_lights_where_it_may_take_it() -> None:
    from_hand = alone(hand="hunter fisher", phase="events", countess={"open": ["gossip"]})
    shown = areas(play(from_hand, "resolve gossip"))
    assert lit(shown["area-decision"]) >= {"choose hunter", "choose fisher"}
    from_stack = alone(phase="events", countess={"open": ["recruiters"]})
    assert lit(areas(play(from_stack, "resolve recruiters"))["area-common"]) == {f"pick {n}" for n in range(1, 7)}


def test_starters_that_we_guessed_are_marked_on_the_first_road_only() -> None:
    first = areas(table(seat(), seat(), phase="draft"))["area-common"]
    assert "Reconstructed" not in card(first, "road-1")  # the Carpenter is documented
    assert "Reconstructed" in card(first, "road-2")
    later = areas(table(seat(), seat(), phase="draft", round=3))["area-common"]
    assert "Reconstructed" not in later


# ---- eyes


def test_colours_carry_their_symbol() -> None:
    position = table(seat(hand="mason vintner agent"), seat(hand="tailor cobbler"), seat(), seat(), phase="draft")
    coloured = re.compile(r'<[^>]+class="[^"]*suit-(\w+)[^>]*>(.{0,200})', re.DOTALL)
    found = [pair for html in areas(position).values() for pair in coloured.findall(html)]
    assert len(found) > 20
    for suit, inside in found:
        assert f"#i-{suit}" in inside


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_others_see_backs_and_what_was_drafted_and_no_faces(lang: str) -> None:
    position = table(seat(hand="jeweler agent", seen=["agent"]), seat(hand="hunter"))
    for audience in (Audience(1), SPECTATOR):
        place = areas(position, audience, lang)["area-place-0"]
        assert {"en": "Jeweler", "ru": "Ювелир"}[lang] not in place
        assert {"en": "Agent", "ru": "Агент"}[lang] in place
        assert {"en": "Ore: 1", "ru": "Руда: 1"}[lang] in place


def test_positions_that_differ_in_hidden_things_only_are_drawn_alike() -> None:
    position = VILLAGERS.new(players=3, seed=5)
    for _ in range(9):
        play(position, position.legal(position.awaiting[0])[0].text)
    for audience in (Audience(0), Audience(1), Audience(2)):
        assert audience.seat is not None
        drawn = areas(position, audience)
        for seed in range(4):
            assert areas(position.guess(audience.seat, seed), audience) == drawn


def test_a_coach_sees_the_hand_and_presses_nothing() -> None:
    shown = areas(build(hand="jeweler hunter"), Audience(0, coach=True))
    assert "Jeweler" in shown["area-place-0"]
    assert "Hunter" in shown["area-decision"]
    assert "data-action" not in shown["area-place-0"] + shown["area-common"]


def test_a_card_i_returned_is_named_to_me_and_its_back_to_the_others() -> None:
    position = play(build(hand="agent cooper"), "exchange miner", "onto 2", "return cooper")
    assert "Cooper" in card(areas(position)["area-common"], "stack-2")
    theirs = card(areas(position, Audience(1))["area-common"], "stack-2")
    assert "Cooper" not in theirs
    assert "On top: Wood" in theirs
