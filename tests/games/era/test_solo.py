"""Section 16: the solo game against Sir Philip."""

import pytest

from letopis import BadNotation
from tests.games.era.tables import (
    CROWDED,
    ERA,
    FULL,
    KEEP,
    RING,
    Doc,
    at,
    drawn,
    just,
    kind,
    legal,
    play,
    play_out,
    poor,
    refused,
    rolled,
    seat,
    sheet,
    stock,
    table,
)

pytestmark = pytest.mark.plain

LANDS = [KEEP, "farm a1", "longhouse a5", "longhouse a6"]


@pytest.mark.rule("E-16.1", "E-16.8", "E-1.2")
def test_the_solo_game_lasts_exactly_eight_rounds() -> None:
    for seed in range(3):
        position = ERA.new(players=1, seed=seed)
        play_out(position, seed)
        assert position.dump()["round"] == 8
    assert not table("end", seat(*LANDS), round=7).over
    assert table("end", seat(*LANDS), round=8).over


@pytest.mark.rule("E-16.2", "E-5.1", "E-5.2")
def test_a_longhouse_two_keeps_and_the_tokens_go_to_the_box() -> None:
    dump = ERA.new(players=1, seed=1).dump()
    assert {piece: count for piece, count in dump["box"].items() if count} == {"longhouse": 1, "keep": 2}
    assert not any(dump["box_dice"].values())  # their dice are Sir Philip's
    assert (dump["tokens"], dump["seats"][0]["to_place"].count("scorched")) == (0, 3)
    assert dump["supply_dice"] == {"peasant": 14, "burgher": 5, "noble": 5, "clergy": 5}
    assert dump["supply"]["longhouse"] == 14
    assert dump["supply"]["keep"] == 5


@pytest.mark.rule("E-16.3", "E-18.4")
def test_sir_philip_rolls_two_nobles_and_a_peasant_once_before_the_quills() -> None:
    seen: set[str] = set()
    for seed in range(40):
        position = rolled(3, seat(KEEP, "church a1", faces="c3 n1"), seed=seed)
        assert position.dump()["philip"] == []
        play(position, "0 roll")
        assert kind(position) == ("quill", (0,))
        philip = position.dump()["philip"]
        assert sorted(face[0] for face in philip) == ["n", "n", "p"]
        assert drawn(position) == 3
        assert position.view(0)["philip"] == position.view(None)["philip"] == philip
        seen.update(philip)
        play(position, "0 quill n1")
        if position.dump()["round"] == 1:  # they lie till Extort
            assert position.dump()["philip"] == philip
    assert seen == {f"{letter}{number}" for letter in "pn" for number in range(1, 7)}


@pytest.mark.rule("E-16.3")
@pytest.mark.parametrize("faces", [["p1"], ["p1", "p2", "n1"], ["n1", "n2", "n3"], ["b1", "n1", "n2"]])
def test_a_notation_gives_sir_philip_his_own_dice(faces: list[str]) -> None:
    doc = {**ERA.new(players=1, seed=1).dump(), "philip": faces}
    with pytest.raises(BadNotation, match="philip"):
        ERA.load(doc)


@pytest.mark.rule("E-16.4", "E-10.5")
def test_alone_one_s_treachery_hits_oneself() -> None:
    position = just("disasters", seat(*RING, "farm c4", faces="p6 p6 p6"), philip=["p6", "n6", "n6"])
    assert kind(position) == ("scorch", (0,))
    assert refused(position, "place scorched i7").rule == "E-10.6"
    play(position, "0 place scorched a1")
    assert position.over
    assert at(position)["domain"][-1] == "scorched a1"
    assert just("disasters", seat(*FULL, faces="p6 p6 p6")).over
    clearing = just("disasters", seat(*CROWDED, faces="p6 p6 p6"))
    play(clearing, "0 place scorched a13")
    assert "farm a13" not in at(clearing)["domain"]


@pytest.mark.rule("E-16.4", "E-10.10")
def test_alone_one_s_attack_hits_oneself() -> None:
    position = just("disasters", seat(*RING, "longhouse i7", "farm a1", faces="p6 p6 p6 p6 p6"))
    assert kind(position) == ("raze", (0,))
    assert legal(position) == ["remove farm a1"]


@pytest.mark.rule("E-16.4")
def test_alone_the_other_disasters_are_as_usual() -> None:
    assert kind(just("disasters", seat(*LANDS, faces="p6"))) == ("bandits", (0,))
    assert at(just("disasters", seat(*LANDS, faces="p6 p6")))["disaster"] == 2
    assert kind(just("disasters", seat(*LANDS, faces="p6 p6 p6 p6"))) == ("burn", (0,))
    assert at(just("disasters", seat(*LANDS, faces="p6 p6 p6 p6 p6 p6", goods=4)))["goods"] == 0


@pytest.mark.rule("E-16.4")
def test_sir_philip_s_skulls_mean_nothing() -> None:
    position = just("disasters", seat(*LANDS, faces="p1 n1"), philip=["p6", "n6", "n6"])
    assert position.over
    assert (at(position)["disaster"], at(position)["domain"]) == (0, LANDS)


@pytest.mark.rule("E-16.5", "E-D30")
@pytest.mark.parametrize(
    ("mine", "philip", "asked"),
    [
        ("n4", "p1 n2 n5", "demand-philip"),  # 3 swords to 1
        ("n4", "p1 n2 n3", None),  # 3 to 3
        ("n3", "p1 n2 n3", "answer-philip"),  # 2 to 3
        ("n5", "p1 n5 n5", None),  # 0 to 0
        ("n4", "p1 n1 n5", None),  # his 4 shields against my 3
        ("n4 n3", "p1 n1 n5", "demand-philip"),  # 5 swords
        ("n1", "p1 n4 n2", None),  # my 4 shields against his 4 swords
        ("n1", "p1 n4 n3", "answer-philip"),  # 5 swords
    ],
)
def test_swords_and_shields_are_compared_both_ways(mine: str, philip: str, asked: str | None) -> None:
    position = just("extort", seat(faces=mine), philip=philip.split())
    assert (kind(position)[0] if position.awaiting else None) == asked


# fmt: off
SHOWN = {
    "p1": ["food"], "p2": ["wood"], "p3": ["stone"], "p4": ["stone", "food"], "p5": [], "p6": ["wood"],
    "n1": [], "n2": [], "n3": [], "n5": ["goods"], "n6": ["goods"],
}
# fmt: on


@pytest.mark.rule("E-16.6", "E-D30")
@pytest.mark.parametrize(("face", "resources"), SHOWN.items())
def test_one_takes_one_of_what_his_dice_show(face: str, resources: list[str]) -> None:
    dice = {"p": [face, "n2", "n2"], "n": ["p5", face, "n2"]}[face[0]]
    position = just("extort", poor(faces="n4 n4"), philip=dice)
    if not resources:
        assert position.over  # nothing to take, and no disasters for him
        assert (stock(position), at(position)["disaster"]) == ((0, 0, 0, 0), 0)
        return
    assert legal(position) == [*[f"demand {resource}" for resource in resources], "spare"]
    refusal = refused(position, "demand goods" if "goods" not in resources else "demand stone")
    assert (refusal.rule, refusal.key) == ("E-16.6", "refusal-philip-shows-none")
    play(position, f"0 demand {resources[-1]}")
    assert position.over
    assert at(position)[resources[-1]] == 1  # always one, whatever the number on the face
    assert sum(stock(position)) == 1


@pytest.mark.rule("E-16.6", "E-D23")
def test_one_need_not_take_anything_of_sir_philip() -> None:
    position = just("extort", poor(faces="n4"), philip=["p1", "n5", "n2"])
    before = at(position)
    assert [event.key for event in play(position, "0 spare")] == ["event-philip-spared"]
    assert (position.over, at(position)) == (True, before)


@pytest.mark.rule("E-16.6", "E-8.4")
def test_what_one_cannot_hold_is_lost() -> None:
    position = just("extort", seat(faces="n4", goods=6), philip=["p5", "n5", "n2"])
    play(position, "0 demand goods")
    assert at(position)["goods"] == 6


@pytest.mark.rule("E-16.7")
@pytest.mark.parametrize(
    ("held", "taken"),
    [
        ({"goods": 1, "stone": 2, "wood": 3, "food": 4}, "goods"),
        ({"stone": 2, "wood": 3, "food": 4}, "stone"),
        ({"wood": 3, "food": 4}, "wood"),
        ({"food": 4}, "food"),
    ],
)
def test_he_takes_goods_else_stone_else_wood_else_food_or_is_refused(held: dict[str, int], taken: str) -> None:
    position = just("extort", poor(faces="n5", **held), philip=["p1", "n4", "n5"])
    assert position.decision(0).context["resource"] == taken
    assert legal(position) == ["pay", "refuse"]
    play(position, "0 pay")
    assert "demanded" not in at(position)
    assert at(position)[taken] == held[taken] - 1
    assert sum(stock(position)) == sum(held.values()) - 1
    assert at(position)["disaster"] == 0
    refusing = just("extort", poor(faces="n5", **held), philip=["p1", "n4", "n5"])
    play(refusing, "0 refuse")
    assert (sum(stock(refusing)), at(refusing)["disaster"]) == (sum(held.values()), 2)


@pytest.mark.rule("E-16.7")
def test_with_nothing_to_give_him_it_is_two_disaster_points() -> None:
    position = just("extort", poor(faces="n5"), philip=["p1", "n4", "n5"])
    assert position.over
    assert at(position)["disaster"] == 2


@pytest.mark.rule("E-16.8", "E-13.1")
def test_after_round_eight_the_dice_are_settled_first() -> None:
    lands = [KEEP, "longhouse a1", "cathedral c1"]
    position = table("end", seat(*lands, faces="n1"), round=8)
    assert position.over
    assert (at(position)["dice"]["peasant"], sheet(position).rows["cathedral_bonus"]) == (1, 2)


@pytest.mark.rule("E-16.8")
def test_an_exhausted_type_has_no_effect() -> None:
    position = table("build", seat(*LANDS, faces="p6", wood=8), supply={"farm": 1}, philip=["p1", "n5", "n5"])
    play(position, "0 build farm", "0 place farm j1")
    assert (position.dump()["flipped"], position.over) == (0, False)


@pytest.mark.rule("E-16.8", "E-14.7", "E-14.8", "E-D35")
def test_alone_the_majorities_need_one_culture_and_one_cell() -> None:
    """5 and 10, as in the ordinary game: the rulebook names one figure for both (E-D35)."""
    bare = sheet(just(seat(KEEP), players=1)).rows
    assert (bare["most_culture"], bare["largest_walled_area"]) == (0, 0)
    rich = sheet(just(seat(*RING, culture=1), players=1)).rows
    assert (rich["most_culture"], rich["largest_walled_area"]) == (5, 10)


# fmt: off
RANKS = {
    "rank-serf": (-30, 0, 44), "rank-peasant": (45, 64), "rank-merchant": (65, 79), "rank-knight": (80, 89),
    "rank-noble": (90, 94), "rank-monarch": (95, 99), "rank-pope": (100, 140),
}
# fmt: on


@pytest.mark.rule("E-16.9")
@pytest.mark.parametrize(("rank", "totals"), RANKS.items())
def test_the_ranks_begin_and_end_where_the_table_says(rank: str, totals: tuple[int, ...]) -> None:
    for total in totals:
        # a keep is 2; culture brings 1 each, and 5 for the most
        fields: Doc = {"culture": total - 7} if total > 7 else {"disaster": 2 - total}
        score = sheet(just(seat(KEEP, **fields), players=1))
        assert (score.total, score.rank) == (total, rank)


@pytest.mark.rule("E-16.9")
def test_ranks_are_for_the_solo_game() -> None:
    assert sheet(just(seat(), seat())).rank == ""
    names = {language: ERA.texts.say(language, "rank-pope") for language in ("en", "ru")}
    assert names == {"en": "Pope", "ru": "Папа"}


@pytest.mark.rule("E-D30")
def test_sir_philip_has_no_tracks_and_is_first_of_nothing() -> None:
    position = just("extort", poor(faces="n5", food=1), philip=["p1", "n4", "n5"])
    play(position, "0 pay")
    view = position.view()
    assert len(view["seats"]) == 1
    assert view["philip"] == ["p1", "n4", "n5"]
    assert position.ranking() == [[0]]
