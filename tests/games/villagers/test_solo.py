"""Section 17: alone against the Countess, and every event."""

from pathlib import Path

import pytest

from letopis import Position
from tests.games.villagers.tables import (
    EMPTY,
    EVENTS,
    alone,
    countess,
    ended,
    legal,
    me,
    play,
    refused,
    rows,
    seat,
    shown,
    table,
    why,
)

pytestmark = pytest.mark.plain

ROAD = ["hunter", "mason", "agent{3}", "priest", "cooper", "brewer"]


def open_events(*events: str, village: tuple[str, ...] = ("founders",), hand: str = "", **fields: object) -> Position:
    """The event phase with these events open; nothing of the Countess's is worth anything."""
    her = {"open": list(events), "ducats": 1, **dict(fields.pop("countess", {}))}  # type: ignore[call-overload]
    return alone(*village, hand=hand, phase="events", countess=her, **fields)  # type: ignore[arg-type]


def resolved(event: str, **fields: object) -> Position:
    """The same with one event, resolved."""
    return play(open_events(event, **fields), f"resolve {event}")  # type: ignore[arg-type]


# ---- drafting for two


@pytest.mark.rule("VS-17.5", "VS-17.6", "VS-17.7")
def test_each_draft_sends_another_villager_to_the_countess_before_the_refill() -> None:
    position = alone(phase="draft", road=ROAD, stacks=[["wattler", "seeker"], 5, 5, 5, 5, 5], countess={"open": []})
    play(position, "take hunter")
    assert legal(position) == ["give mason", "give agent", "give priest", "give cooper", "give brewer"]
    refused(position, "give hunter", "VS-17.5")
    play(position, "give agent")
    assert countess(position)["ducats"] == 1 + 3
    assert countess(position)["village"] == ["agent"]
    assert position.dump()["road"] == ["seeker", "mason", "wattler", "priest", "cooper", "brewer"]


@pytest.mark.rule("VS-17.5", "VS-D9")
def test_a_card_drawn_unseen_feeds_her_too() -> None:
    position = alone(phase="draft", road=ROAD, stacks=[["wattler"], ["seeker"], 5, 5, 5, 5], countess={"open": []})
    play(position, "draw 2", "give priest")
    assert countess(position)["village"] == ["priest"]
    assert position.dump()["road"][3] == "wattler"
    late = alone(phase="draft", road=ROAD, stacks=EMPTY, reserve=["seeker", "wattler"], countess={"open": []})
    play(late, "draw reserve", "give priest")
    assert late.dump()["road"][3] == "seeker"


@pytest.mark.rule("VS-17.9")
def test_without_another_villager_on_the_road_she_gets_none() -> None:
    position = alone(phase="draft", road=["hunter"], stacks=EMPTY, reserve=[], countess={"open": []}, discard=["agent"])
    play(position, "take hunter")
    assert countess(position)["village"] == []


@pytest.mark.rule("VS-17.7", "VS-17.28")
def test_in_her_village_nothing_is_covered_and_all_symbols_count() -> None:
    her = {"open": [], "village": ["wheeler", "cartwright", "blacksmith{2}"], "ducats": 0}
    position = alone(phase="markets", stacks=[0, 0, 5, 5, 5, 5], countess=her)
    assert countess(position)["ducats"] == 4 + 3 + 9 + 2 + 2
    assert countess(position)["village"][2] == "blacksmith{2}"


@pytest.mark.rule("VS-17.28")
def test_the_second_market_pays_her_silver_with_her_own_gold_symbol() -> None:
    her = {"open": [], "village": ["peddler", "mason", "carpenter{4}"], "ducats": 0}
    position = alone(phase="markets", stacks=EMPTY, markets=1, countess=her)
    assert position.over
    assert countess(position)["ducats"] == (4 + 2) + 3 + 4


@pytest.mark.rule("VS-17.29")
@pytest.mark.parametrize(("ducats", "rank"), [(3, "rank-won"), (2, "rank-lost")])
def test_a_tie_is_a_loss(ducats: int, rank: str) -> None:
    her = {"open": [], "ducats": 0}
    position = alone("founders", ducats=ducats, phase="markets", stacks=EMPTY, markets=1, countess=her)
    assert position.scores()[0].rank == rank
    assert rows(position)["second_gold"] == 2


# ---- the event phase


@pytest.mark.rule("VS-17.13")
def test_events_are_resolved_in_any_order_and_discarded() -> None:
    position = open_events("toll", "tithe", "strike")
    assert countess(position)["spent"] == ["strike"]  # it worked in the build phase
    assert legal(position) == ["resolve toll", "resolve tithe", "jester toll", "jester tithe"]
    refused(position, "resolve rats", "VS-17.13")
    play(position, "resolve tithe")
    assert countess(position)["spent"] == ["strike", "tithe"]
    play(position, "resolve toll")
    assert countess(position)["spent"] == ["strike", "tithe", "toll"]


@pytest.mark.rule("VS-17.14", "VS-17.15", "VS-15.12")
@pytest.mark.parametrize(
    ("card", "village", "events"),
    [
        ("jeweler", [], 1),
        ("spelunker", [], 1),
        ("truffler", [], 2),
        ("mason", [], 2),
        ("hunter", [], 3),
        ("ore_muler", ["seeker", "blacksmith", "mason", "jeweler", "glass_blower"], 2),
        ("ore_muler", ["seeker"], 3),
        ("locksmith", [], 2),
    ],
)
def test_the_value_of_her_card_says_how_many_events_come(card: str, village: list[str], events: int) -> None:
    position = open_events(reserve=["wattler", card], countess={"village": village})
    assert countess(position)["village"] == [*village, card]
    assert len(countess(position)["open"]) == events


@pytest.mark.rule("VS-17.16")
@pytest.mark.parametrize(("markets", "season"), [(0, "summer"), (1, "winter")])
def test_events_are_summers_until_the_first_market_is_over(markets: int, season: str) -> None:
    position = open_events(reserve=["hunter"], markets=markets)
    assert {EVENTS[event]["deck"] for event in countess(position)["open"]} == {season}


@pytest.mark.rule("VS-17.16")
def test_in_the_round_of_the_first_market_the_events_are_still_summers() -> None:
    position = open_events(reserve=["hunter"], stacks=[0, 0, 5, 5, 5, 5])
    assert position.dump()["markets"] == 1
    assert {EVENTS[event]["deck"] for event in countess(position)["open"]} == {"summer"}


@pytest.mark.rule("VS-17.17")
def test_in_the_last_round_she_takes_no_card_but_events_are_resolved() -> None:
    position = open_events("crown_tax", stacks=EMPTY, markets=1, reserve=["jeweler"])
    play(position, "resolve crown_tax")
    assert position.over
    assert countess(position)["village"] == []
    assert countess(position)["ducats"] == 1 + 5 + 4


@pytest.mark.rule("VS-17.18")
def test_a_used_up_event_deck_is_made_anew_of_its_discards() -> None:
    summer = [id for id, event in EVENTS.items() if event["deck"] == "summer"]
    position = open_events(reserve=["hunter"], countess={"spent": summer, "open": []})
    assert len(countess(position)["open"]) == 3
    assert len(countess(position)["summer"]) == 9
    assert countess(position)["spent"] == []


@pytest.mark.rule("VS-17.19")
def test_rats_from_the_set_up_already_bite_in_round_one() -> None:
    position = alone(phase="draft", countess={"open": ["rats"], "jester": False})
    assert me(position)["drafts"] == 1


@pytest.mark.rule("VS-17.20")
def test_a_villager_taken_by_an_event_is_replaced_and_can_bring_a_market() -> None:
    stacks = [[], ["wattler"], 5, 5, 5, 5]
    position = resolved("favourite", road=["spelunker", "mason"], stacks=stacks)
    assert countess(position)["village"][0] == "spelunker"
    assert position.dump()["markets"] == 1


@pytest.mark.rule("VS-17.21", "VS-19.2")
def test_an_empty_reserve_is_made_anew_of_the_discards() -> None:
    position = resolved("conscription", reserve=[], discard=["jeweler"], stacks=EMPTY, markets=1)
    assert countess(position)["village"] == ["jeweler"]
    assert position.dump()["discard"] == []
    bare = resolved(
        "conscription", reserve=[], discard=[], stacks=[[], [], [], [], ["agent"], ["jeweler", "hunter"]], markets=1
    )
    assert countess(bare)["village"][0] == "agent"


@pytest.mark.rule("VS-17.21", "VS-D10")
def test_the_road_is_filled_from_a_new_reserve_before_the_stacks() -> None:
    position = alone(
        phase="road", road=["hunter", "mason{1}"], reserve=[], discard=[], stacks=[5] * 6, countess={"open": []}
    )
    play(position, "pass")
    assert position.dump()["road"][0] == "hunter"  # swept, shuffled, back again
    assert len(position.dump()["stacks"][0]) == 1  # four other slots were empty


@pytest.mark.rule("VS-17.22")
def test_ducats_on_a_stolen_villager_go_to_the_player() -> None:
    position = resolved("enticement", village=("founders", "miner > blacksmith{4}"))
    assert me(position)["ducats"] == 12
    assert me(position)["village"][1:] == ["miner"]
    assert countess(position)["village"][0] == "blacksmith"


@pytest.mark.rule("VS-17.23", "VS-17.25", "VS-D11")
def test_founders_and_basic_villagers_are_safe() -> None:
    position = resolved("enticement", village=("founders", "miner", "lumberjack"))
    assert me(position)["ducats"] == 6
    assert len(me(position)["village"]) == 3


@pytest.mark.rule("VS-17.24")
def test_one_pays_what_one_can() -> None:
    position = play(alone(ducats=3, phase="events", countess={"open": ["crown_tax"], "ducats": 1}), "resolve crown_tax")
    assert me(position)["ducats"] == 0
    assert countess(position)["ducats"] == 4


# ---- the Jester


@pytest.mark.rule("VS-17.26", "VS-17.27")
def test_the_jester_discards_an_open_event_once() -> None:
    position = open_events("toll", "tithe")
    play(position, "jester toll")
    her = countess(position)
    assert her["jester"] is False
    assert her["spent"] == ["toll"]
    refused(position, "jester tithe", "VS-17.27")
    assert me(position)["ducats"] == 8


@pytest.mark.rule("VS-17.26")
def test_before_a_draft_event_begins_the_jester_is_offered_for_the_last_time() -> None:
    position = alone(phase="draft", countess={"open": ["rats", "toll"]})
    assert legal(position) == ["keep", "jester rats", "jester toll"]
    assert position.forced(0) is None
    play(position, "keep")
    assert me(position)["drafts"] == 1
    refused(position, "jester rats", "VS-17.26")
    assert "jester toll" in legal(position)


@pytest.mark.rule("VS-17.26")
def test_a_build_event_can_be_stopped_until_the_build_phase_begins() -> None:
    position = alone(phase="road", countess={"open": ["strike"]})
    assert "jester strike" in legal(position)
    play(position, "pass", "jester strike")
    assert me(position)["builds"] == 2
    late = alone(phase="build", countess={"open": ["strike"]})
    play(late, "keep")
    refused(late, "jester strike", "VS-17.26")


@pytest.mark.rule("VS-17.26")
def test_an_event_that_is_being_resolved_cannot_be_stopped_but_another_can() -> None:
    position = open_events("royal_escort", "toll", markets=1)
    play(position, "resolve royal_escort")
    assert position.decision(0).kind == "pick"
    refused(position, "jester royal_escort", "VS-17.26")
    play(position, "jester toll")
    assert position.decision(0).kind == "pick"
    assert me(position)["ducats"] == 8


AT_ANY_MOMENT = {  # the question, the phase and what leads to it
    "draft": ("draft", ["keep"]),
    "give": ("draft", ["keep", "take mason"]),
    "ducat": ("road", []),
    "build": ("build", []),
    "on": ("build", ["place wheeler"]),
    "pay": ("build", ["place beekeeper"]),
    "onto": ("build", ["exchange miner"]),
    "return": ("build", ["exchange miner", "onto 3"]),
}


@pytest.mark.rule("VS-17.26", "VS-D6")
@pytest.mark.parametrize("kind", AT_ANY_MOMENT)
def test_the_jester_comes_at_any_moment_and_the_question_stays(kind: str) -> None:
    phase, actions = AT_ANY_MOMENT[kind]
    village = ("founders", "lumberjack > (carpenter, carpenter{2})", "lumberjack", "lumberjack > cooper")
    her = {"open": ["toll", "rats"]}
    position = alone(*village, hand="wheeler beekeeper agent", countess=her, road=ROAD, phase=phase)
    play(position, *actions)
    assert position.decision(0).kind == kind
    answers = [action.text for action in position.answers(0)]
    assert [action.text for action in position.asides(0) if action.text == "jester toll"] == ["jester toll"]
    play(position, "jester toll")
    assert countess(position)["spent"][-1] == "toll"
    assert countess(position)["jester"] is False
    assert position.decision(0).kind == kind
    assert legal(position) == answers


@pytest.mark.rule("VS-17.26")
def test_when_the_jester_stops_the_last_event_the_phase_goes_on() -> None:
    position = open_events("toll")
    assert position.forced(0) is None  # he could still be used
    play(position, "jester toll")
    assert me(position)["ducats"] == 8
    assert position.decision(0).kind != "resolve"


@pytest.mark.rule("VS-17.26")
def test_searches_look_at_the_jester_only_when_it_is_now_or_never() -> None:
    draft = alone(phase="draft", countess={"open": ["toll"]})
    assert "jester toll" in legal(draft)
    assert not [action for action in draft.considered(0) if action.aside]
    assert [action.text for action in open_events("toll").considered(0)] == ["resolve toll", "jester toll"]


@pytest.mark.rule("VS-17.27")
def test_the_jester_is_no_hand_card() -> None:
    position = alone(hand="", countess={"open": [], "jester": True})
    refused(position, "exchange miner", "VS-11.1")


# ---- one test an event


def test_rats_and_famine_take_a_draft_but_never_the_last() -> None:
    for event in ("rats", "famine"):
        position = alone("founders", "hunter", phase="draft", countess={"open": [event], "jester": False})
        assert me(position)["drafts"] == 2
    both = alone("founders:food", phase="draft", countess={"open": ["rats", "famine"], "jester": False})
    assert me(both)["drafts"] == 1


def test_strike_and_snowdrifts_take_a_build() -> None:
    for event in ("strike", "snowdrifts"):
        position = alone("founders", "wattler", countess={"open": [event], "jester": False})
        assert me(position)["builds"] == 2
    assert me(alone(countess={"open": ["strike", "snowdrifts"], "jester": False}))["builds"] == 1


def test_drought_leaves_one_exchange() -> None:
    position = alone(hand="agent hunter", countess={"open": ["drought"], "jester": False})
    play(position, "exchange miner", "onto 1", "return agent")
    refused(position, "exchange miner", "VS-11.1")


def test_guild_dues_add_a_ducat_to_each_padlock() -> None:
    her = {"open": ["guild_dues"], "jester": False}
    position = alone("founders", "lumberjack > carpenter", hand="beekeeper", ducats=1, countess=her)
    play(position, "place beekeeper")
    assert me(position)["ducats"] == 0
    refused(alone(hand="beekeeper", ducats=2, countess=her), "place beekeeper", "VS-12.4")
    poor = alone("founders", "lumberjack > carpenter", hand="beekeeper", ducats=0, countess=her)
    refused(poor, "place beekeeper", "VS-12.4")


@pytest.mark.rule("VS-12.4")
def test_a_refusal_names_the_price_that_guild_dues_make() -> None:
    her = {"open": ["guild_dues"], "jester": False}
    poor = alone("founders", "lumberjack > carpenter", hand="beekeeper", ducats=0, countess=her)
    assert "takes 1 ducat of your supply, and you have 0" in why(poor, "place beekeeper")
    short = alone(hand="beekeeper", ducats=2, countess=her)
    assert "takes 3 ducats of your supply, and you have 2" in why(short, "place beekeeper")


@pytest.mark.rule("VS-7.1", "VS-9.2", "VS-11.1")
def test_the_view_shows_limits_as_events_change_them_and_only_as_long() -> None:
    her = {"open": ["rats", "strike", "drought"], "jester": False}
    position = alone("founders", "hunter", "wattler", phase="draft", countess=her, stacks=[5, 5, 5, 5, 5, 5])
    wanted = ("draft_limit", "build_limit", "exchange_limit")
    assert [shown(position)[key] for key in wanted] == [2, 2, 1]
    while position.decision(0).kind != "build":
        play(position, legal(position)[0])
    assert [shown(position)[key] for key in wanted] == [3, 2, 1]  # the next draft is free of the Rats
    play(position, "end")
    assert [shown(position)[key] for key in wanted] == [3, 3, 3]


def test_recruiters_take_the_top_of_a_stack_of_choice() -> None:
    position = resolved("recruiters", stacks=[5, 5, ["hunter", "jeweler"], 5, 5, 5])
    assert legal(position) == [f"pick {stack}" for stack in range(1, 7)]
    refused(position, "choose hunter", "VS-17.13")
    play(position, "pick 3")
    assert countess(position)["village"][0] == "jeweler"


def test_tithe_costs_a_ducat_a_food() -> None:
    position = resolved("tithe", village=("founders", "hunter", "harvester"))
    assert (me(position)["ducats"], countess(position)["ducats"]) == (6, 3)


def test_toll_costs_two_and_crown_tax_five() -> None:
    assert me(resolved("toll"))["ducats"] == 6
    assert me(resolved("crown_tax"))["ducats"] == 3


def test_lodging_costs_a_ducat_a_builder_and_the_bank_gets_it() -> None:
    position = resolved("lodging", village=("founders", "wattler", "miner > mason"))
    assert (me(position)["ducats"], countess(position)["ducats"]) == (6, 1)


def test_the_favourite_is_the_villager_of_the_road_with_the_most_gold() -> None:
    position = resolved("favourite", road=["hunter", "mason", "cartwright{2}", "cooper"])
    assert countess(position)["village"][0] == "cartwright"
    assert countess(position)["ducats"] == 3
    tied = resolved("favourite", road=["cooper", "bed_builder", "mason"])
    assert legal(tied) == ["choose cooper", "choose bed_builder"]


def test_gossip_takes_a_card_of_the_hand() -> None:
    position = resolved("gossip", hand="agent hunter")
    refused(position, "choose mason", "VS-17.13")
    play(position, "choose hunter")
    assert me(position)["hand"] == ["agent"]
    assert countess(position)["village"][0] == "hunter"
    assert countess(resolved("gossip", reserve=["mason"]))["village"] == ["mason"]


@pytest.mark.rule("VS-19.2")
def test_highwaymen_discard_a_card_of_the_hand_at_random() -> None:
    lost = {
        tuple(resolved("highwaymen", hand="agent hunter wattler", seed=seed).dump()["discard"]) for seed in range(30)
    }
    assert lost == {("agent",), ("hunter",), ("wattler",)}


def test_enticement_takes_a_top_villager_of_choice() -> None:
    position = resolved("enticement", village=("founders", "hunter", "lumberjack > wheeler"))
    assert legal(position) == ["choose hunter", "choose wheeler"]
    play(position, "choose wheeler")
    assert me(position)["village"] == [
        "founders:food" if shown(position)["food"] == 0 else "founders",
        "hunter",
        "lumberjack",
    ]


@pytest.mark.rule("VS-17.27")
def test_it_was_you_finds_out_the_jester_or_costs_four() -> None:
    position = resolved("it_was_you", markets=1)
    assert countess(position)["jester"] is False
    assert me(position)["ducats"] == 8
    position = resolved("it_was_you", markets=1, countess={"jester": False})
    assert me(position)["ducats"] == 4
    assert countess(position)["ducats"] == 5


def test_conscription_takes_the_top_of_the_reserve() -> None:
    position = resolved("conscription", markets=1, reserve=["hunter", "jeweler"])
    assert countess(position)["village"] == ["jeweler", "hunter"]  # the Hunter is her card of the phase


@pytest.mark.parametrize(("event", "victim", "safe"), [("wolves", "hunter", "wattler"), ("fire", "wattler", "hunter")])
def test_wolves_take_food_and_fire_takes_builders(event: str, victim: str, safe: str) -> None:
    position = resolved(event, village=("founders", victim, safe), markets=1)
    assert position.dump()["discard"] == [victim]
    assert me(position)["village"] == ["founders", safe]
    spared = resolved(event, village=("founders", safe), markets=1)
    assert me(spared)["ducats"] == 5


def test_inspection_costs_a_ducat_a_gold_symbol() -> None:
    assert me(resolved("inspection", village=("founders", "chandler", "miner > blacksmith"), markets=1))["ducats"] == 6


@pytest.mark.rule("VS-17.23", "VS-D5")
def test_events_do_not_count_what_the_founders_show() -> None:
    assert me(resolved("inspection", village=("founders",), markets=1))["ducats"] == 8
    assert me(resolved("tithe", village=("founders:food", "hunter")))["ducats"] == 7
    covered = ("founders:food > swineherd", "hunter")
    assert me(resolved("tithe", village=covered))["ducats"] == 6


def test_rules_version_1_counted_the_founders_too() -> None:
    assert me(resolved("inspection", village=("founders",), markets=1, rules=1))["ducats"] == 7


def test_abduction_takes_the_villager_with_the_least_gold() -> None:
    position = resolved("abduction", village=("founders", "chandler", "miner > blacksmith", "hunter"), markets=1)
    assert countess(position)["village"][0] == "blacksmith"
    assert me(resolved("abduction", village=("founders", "hunter"), markets=1))["ducats"] == 5


def test_the_royal_escort_takes_two_villagers_of_the_road() -> None:
    position = resolved("royal_escort", road=ROAD, markets=1, stacks=[0, 0, ["wattler", "seeker"], 5, 5, 5])
    play(position, "choose agent")
    assert position.dump()["road"][2] == "seeker"
    play(position, "choose seeker")
    assert countess(position)["village"][:2] == ["agent", "seeker"]
    assert countess(position)["ducats"] == 4


def test_searched_cellars_cost_a_ducat_a_card_of_the_hand() -> None:
    assert me(resolved("cellar_search", hand="agent hunter wattler", markets=1))["ducats"] == 5


def test_the_war_chest_brings_her_five() -> None:
    assert countess(resolved("war_chest", markets=1))["ducats"] == 6


def test_every_event_has_a_test_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [event for event in EVENTS if f'"{event}"' not in source] == []


def test_a_whole_solo_game_ends_at_every_level() -> None:
    for level in ("easy", "normal", "hard"):
        position = table(seat(), phase="draft", options={"level": level})
        while not position.over:
            play(position, legal(position)[0])
        assert position.scores()[0].rank in ("rank-won", "rank-lost")
    assert ended(position) is position
