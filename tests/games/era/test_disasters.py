"""Section 10: the six disasters."""

import pytest

from tests.games.era.tables import (
    BIG_RING,
    CROWDED,
    FARMS,
    FULL,
    KEEP,
    RING,
    STRIPES,
    area,
    at,
    covered,
    disease,
    enclosed,
    just,
    kind,
    legal,
    play,
    poor,
    refused,
    seat,
    sheet,
    stock,
    table,
)

pytestmark = pytest.mark.plain

HOSPITAL = "hospital f3"  # its arms reach f4, g3, h4 and g5
LANDS = [KEEP, "farm a1", "longhouse a5", "longhouse a6", "longhouse a8"]


def skulls(number: int) -> str:
    """So many dice with skulls, of all colours."""
    return " ".join((["p6", "b6", "n6", "c6"] * 3)[:number])


# ---- the table


@pytest.mark.rule("E-10.1", "E-D9")
@pytest.mark.parametrize(
    ("number", "asked"),
    [
        (0, None),
        (1, ("bandits", (1,))),
        (2, None),
        (3, ("scorch", (2,))),
        (4, ("burn", (1,))),
        (5, ("raze", (2,))),
        *[(number, None) for number in range(6, 11)],
    ],
)
def test_the_skulls_add_up_to_one_disaster(number: int, asked: tuple[str, tuple[int, ...]] | None) -> None:
    lords = [seat(*LANDS), seat(*LANDS, faces=f"{skulls(number)} n1".strip(), goods=3), seat(*LANDS)]
    position = just("disasters", *lords)
    assert (kind(position) if position.awaiting else None) == asked
    assert at(position, 1)["disaster"] == (2 if number == 2 else 0)  # the two longhouses that touch
    assert at(position, 1)["goods"] == (0 if number >= 6 else 3)
    for other in (0, 2):
        assert (at(position, other)["disaster"], stock(position, other)) == (0, (0, 1, 2, 3))


@pytest.mark.rule("E-10.1")
def test_each_player_has_his_disaster_in_turn_from_the_first_player() -> None:
    position = just("disasters", *[seat(*LANDS, faces="p6")] * 3, first=1)
    for number in (1, 2, 0):
        assert kind(position) == ("bandits", (number,))
        play(position, f"{number} suffer")
    assert position.over


@pytest.mark.rule("E-10.1")
def test_skulls_after_the_quills_count() -> None:
    position = just("disasters", seat(*LANDS, faces="c6 p6 n1"), seat())
    assert at(position)["disaster"] == 2  # one of any colour is as good as another


@pytest.mark.rule("E-10.2", "E-14.9")
def test_disaster_points_have_no_limit() -> None:
    position = just("disasters", seat(*LANDS, faces="p6 p6", disaster=24), seat())
    assert at(position)["disaster"] == 26
    assert sheet(position).rows["disasters"] == -26


@pytest.mark.rule("E-10.13", "E-8.1")
def test_skulls_by_themselves_cost_nothing() -> None:
    position = just("disasters", seat(KEEP, faces="p6 p6"), seat())  # disease, and no cluster
    assert at(position)["disaster"] == 0


# ---- bandits


@pytest.mark.rule("E-10.3")
@pytest.mark.parametrize("resource", ["goods", "stone", "wood", "food"])
def test_bandits_take_a_resource_of_one_s_choice_or_a_disaster_point(resource: str) -> None:
    robbed = poor(faces="p6", goods=2, stone=2, wood=2, food=2)
    position = just("disasters", robbed, seat())
    assert legal(position) == ["suffer", "lose goods", "lose stone", "lose wood", "lose food"]
    play(position, f"0 lose {resource}")
    assert (at(position)[resource], sum(stock(position)), at(position)["disaster"]) == (1, 7, 0)
    suffering = just("disasters", robbed, seat())
    play(suffering, "0 suffer")
    assert (sum(stock(suffering)), at(suffering)["disaster"]) == (8, 1)


@pytest.mark.rule("E-10.3")
def test_without_any_resource_the_disaster_point_must_be_taken() -> None:
    position = just("disasters", poor(faces="p6"), seat())
    assert legal(position) == ["suffer"]
    assert refused(position, "lose food").key == "refusal-none-to-lose"


# ---- disease


@pytest.mark.rule("E-10.4", "E-4.8")
def test_disease_counts_each_building_of_a_cluster_once() -> None:
    assert disease(KEEP, "longhouse a1", "longhouse a2", "longhouse a3", "longhouse c1", "longhouse c2") == 5
    assert disease(*LANDS) == 2
    assert disease(KEEP) == 0


@pytest.mark.rule("E-10.4")
def test_a_keep_neither_counts_nor_counts_as_a_neighbour() -> None:
    assert disease(KEEP, "longhouse i7", "longhouse e7") == 0
    assert disease(KEEP, "keep i7", "longhouse k7") == 0


@pytest.mark.rule("E-10.4", "E-15.2", "E-D10")
def test_a_hospital_saves_itself_and_its_neighbours_but_not_the_rest_of_the_cluster() -> None:
    assert disease(HOSPITAL, "longhouse i4") == 0
    assert disease(HOSPITAL, "longhouse i4", "longhouse k4") == 1  # k4 does not touch the hospital
    assert disease(HOSPITAL, "longhouse i4", "longhouse k4", "longhouse m4") == 2
    assert disease(HOSPITAL, "farm i3", "farm c3") == 0  # both beside it
    assert disease(HOSPITAL, "longhouse d3") == 0  # corner to corner: no cluster at all
    assert disease(HOSPITAL, "longhouse d3", "longhouse d2") == 2  # and no protection


@pytest.mark.rule("E-10.4")
def test_two_hospitals_side_by_side_are_both_safe() -> None:
    assert disease(HOSPITAL, "hospital i3", "longhouse a1", "longhouse a2") == 2


@pytest.mark.rule("E-10.4")
def test_walls_are_no_help_against_disease() -> None:
    assert disease(*RING, "longhouse i7", "longhouse i8") == 2


@pytest.mark.rule("E-10.1", "E-10.4")
def test_disease_strikes_only_who_rolled_it() -> None:
    position = just("disasters", seat(*LANDS), seat(*LANDS, faces="p6 p6"), seat(*LANDS))
    assert [at(position, number)["disaster"] for number in range(3)] == [0, 2, 0]


# ---- treachery


@pytest.mark.rule("E-10.5", "E-10.1")
def test_treachery_gives_each_opponent_a_scorched_area_clockwise_from_the_roller() -> None:
    position = just("disasters", seat(), seat(), seat(faces="p6 p6 p6"), seat())
    for number in (3, 0, 1):
        assert kind(position) == ("scorch", (number,))
        play(position, f"{number} place scorched a1")
        assert at(position, number)["domain"] == [KEEP, "scorched a1"]
    assert position.over
    assert at(position, 2)["domain"] == [KEEP]
    assert position.dump()["supply"]["scorched"] == 24


@pytest.mark.rule("E-10.5", "E-D25", "E-3.5")
def test_a_short_supply_of_scorched_areas_goes_round_until_it_is_empty() -> None:
    position = just("disasters", seat(), seat(), seat(faces="p6 p6 p6"), seat(), supply={"scorched": 2})
    play(position, "3 place scorched a1", "0 place scorched a1")
    assert position.over  # none for seat 1
    assert at(position, 1)["domain"] == [KEEP]
    none = just("disasters", seat(faces="p6 p6 p6"), seat(), supply={"scorched": 0})
    assert none.over


@pytest.mark.rule("E-10.6")
def test_a_scorched_area_lies_on_four_empty_cells_outside() -> None:
    domain = [*RING, "farm c4", "scorched m13"]
    position = just("disasters", seat(faces="p6 p6 p6"), seat(*domain))
    free = {f"place scorched {column}{row}" for column in "abcdefghijklm" for row in range(1, 14)}
    blocked = covered(*domain) | enclosed(*domain)
    expected = {text for text in free if not square(text.split()[2]) & blocked}
    assert set(legal(position, 1)) == expected
    assert refused(position, "place scorched i7", 1).key == "refusal-scorch-inside"
    refusal = refused(position, "place scorched e4", 1)
    assert (refusal.rule, refusal.key, refusal.figures["piece"]) == ("E-10.6", "refusal-scorch-occupied", "farm")


def square(cell: str) -> set[str]:
    """The 2x2 cells from a corner."""
    column, row = cell[0], int(cell[1:])
    return {f"{letter}{number}" for letter in (column, chr(ord(column) + 1)) for number in (row, row + 1)}


@pytest.mark.rule("E-10.6", "E-D32")
def test_as_long_as_there_is_a_free_place_no_building_may_be_removed() -> None:
    domain = [*STRIPES, *FARMS[1:]]  # only a13 to c14 are empty
    position = just("disasters", seat(faces="p6 p6 p6"), seat(*domain))
    assert legal(position, 1) == ["place scorched a13", "place scorched b13"]
    assert refused(position, "place scorched d13", 1).key == "refusal-scorch-occupied"
    play(position, "1 place scorched b13")
    assert at(position, 1)["domain"] == [*domain, "scorched b13"]


@pytest.mark.rule("E-10.7", "E-10.12", "E-D12")
def test_without_room_outside_buildings_make_way_and_only_those_in_the_square() -> None:
    houses = ["longhouse a1", "longhouse a3", "longhouse a5"]
    position = just("disasters", seat(*houses, faces="p6 p6 p6"), seat(*CROWDED), players=2)
    assert legal(position, 1) == [f"place scorched {column}13" for column in "abcdefghijklm"]
    play(position, "1 place scorched l13")  # a farm and a longhouse reach into it
    left = [piece for piece in CROWDED if piece not in ("farm j13", "longhouse m13 90")]
    assert at(position, 1)["domain"] == [*left, "scorched l13"]
    dump = position.dump()
    assert (dump["box"]["farm"], dump["box"]["longhouse"]) == (1 + 1, 1 + 1)  # one of each is away with 2 players
    assert dump["flipped"] == 0


@pytest.mark.rule("E-10.7")
@pytest.mark.parametrize(("cell", "piece"), [("a1", "wall_6"), ("g8", "keep"), ("m11", "wall_2")])
def test_keeps_walls_and_scorched_areas_never_make_way(cell: str, piece: str) -> None:
    position = just("disasters", seat(faces="p6 p6 p6"), seat(*CROWDED))
    refusal = refused(position, f"place scorched {cell}", 1)
    assert (refusal.rule, refusal.key) == ("E-10.7", "refusal-scorch-immovable")
    assert refusal.figures["piece"] == piece


@pytest.mark.rule("E-10.7")
def test_the_refusal_names_what_cannot_make_way_not_what_could() -> None:
    position = just("disasters", seat(faces="p6 p6 p6"), seat(*FARMS, *STRIPES))
    assert refused(position, "place scorched a12", 1).figures["piece"] == "wall_4"  # not the farm beside it


@pytest.mark.rule("E-10.7")
def test_scorched_areas_are_not_cleared_for_others_and_neither_is_what_stands_inside() -> None:
    scorched = [*STRIPES, "scorched a13", "scorched c13", "scorched e13", "scorched g13", "scorched i13", "farm k13"]
    position = just("disasters", seat(faces="p6 p6 p6"), seat(*scorched, "longhouse n13 90"))
    assert legal(position, 1) == ["place scorched k13", "place scorched l13", "place scorched m13"]
    assert refused(position, "place scorched j13", 1).figures["piece"] == "scorched"
    walled = [piece for piece in FULL if not piece.endswith("12")] + ["wall_3 a11 90", "wall_3 n11 90"]
    domain = [*walled, "longhouse b11", "longhouse b12"]
    assert area(*domain) == 36
    inside = just("disasters", seat(faces="p6 p6 p6"), seat(*domain))
    assert inside.over  # all the room there is lies inside, the longhouses with it


@pytest.mark.rule("E-10.8")
def test_where_no_square_can_be_cleared_nothing_is_placed_and_the_next_opponent_may_get_it() -> None:
    position = just("disasters", seat(faces="p6 p6 p6"), seat(*FULL), seat(), supply={"scorched": 1})
    assert kind(position) == ("scorch", (2,))
    assert at(position, 1)["domain"] == FULL
    assert position.dump()["supply"]["scorched"] == 1
    play(position, "2 place scorched a1")
    assert position.dump()["supply"]["scorched"] == 0


# ---- fire


@pytest.mark.rule("E-10.9", "E-D24")
def test_fire_takes_one_building_of_one_s_choice_walled_in_or_not_keeps_too() -> None:
    domain = [*RING, "longhouse i7", "farm a1", "keep a5", "scorched a8"]
    position = just("disasters", seat(*domain, faces="p6 p6 p6 p6"), seat(*LANDS))
    assert legal(position) == ["remove keep g7", "remove longhouse i7", "remove farm a1", "remove keep a5"]
    for text in ("remove wall_4 h6", "remove scorched a8", "pass"):  # these are no buildings; and one must go
        refused(position, text)
    play(position, "0 remove keep g7")
    assert at(position)["domain"] == [piece for piece in domain if piece != KEEP]
    assert at(position, 1)["domain"] == LANDS
    assert position.over


@pytest.mark.rule("E-10.9")
def test_fire_without_any_building_has_no_effect() -> None:
    position = just("disasters", seat("wall_4 a1", "scorched a5", faces="p6 p6 p6 p6"), seat(*LANDS))
    assert position.over
    assert at(position)["domain"] == ["wall_4 a1", "scorched a5"]


# ---- attack


@pytest.mark.rule("E-10.10", "E-10.1")
def test_attack_takes_a_building_outside_from_each_opponent_of_the_victim_s_choice() -> None:
    domain = [*RING, "longhouse i7", "farm a1", "church a5", "keep c5"]
    position = just("disasters", seat(*LANDS), seat(*LANDS, faces="p6 p6 p6 p6 p6"), seat(*domain), seat(*LANDS))
    assert kind(position) == ("raze", (2,))
    assert legal(position, 2) == ["remove farm a1", "remove church a5"]
    for text, figures in (("remove longhouse i7", ("longhouse", "i7")), ("remove keep c5", ("keep", "c5"))):
        refusal = refused(position, text, 2)
        assert (refusal.rule, refusal.key) == ("E-10.10", "refusal-walled-in")
        assert (refusal.figures["piece"], refusal.figures["cell"]) == figures
    play(position, "2 remove church a5")
    assert kind(position) == ("raze", (3,))
    play(position, "3 remove longhouse a8")
    assert kind(position) == ("raze", (0,))
    play(position, "0 remove farm a1")
    assert position.over
    assert at(position, 1)["domain"] == LANDS


@pytest.mark.rule("E-10.10", "E-15.2")
def test_attack_has_no_effect_where_everything_is_walled_in() -> None:
    position = just("disasters", seat(faces="p6 p6 p6 p6 p6"), seat(*RING, "longhouse i7", "keep a1"), seat(*LANDS))
    assert kind(position) == ("raze", (2,))
    assert at(position, 1)["domain"] == [*RING, "longhouse i7", "keep a1"]


@pytest.mark.rule("E-15.2", "E-10.6")
@pytest.mark.parametrize("ring", [RING, [KEEP, *BIG_RING]])
def test_walls_protect_from_attack_and_scorching_but_not_from_fire(ring: list[str]) -> None:
    inside = "longhouse i7" if ring is RING else "farm b9"
    assert area(*ring) > 0
    assert just("disasters", seat(*ring, inside), seat(faces="p6 p6 p6 p6 p6")).over
    scorching = just("disasters", seat(*ring, inside), seat(faces="p6 p6 p6"))
    assert not {text.split()[2] for text in legal(scorching)} & enclosed(*ring)
    burning = just("disasters", seat(*ring, inside, faces="p6 p6 p6 p6"), seat())
    assert f"remove {inside}" in legal(burning)


# ---- revolt


@pytest.mark.rule("E-10.11")
def test_revolt_takes_all_goods_and_nothing_else() -> None:
    position = just("disasters", seat(*LANDS, faces=skulls(6), goods=6, stone=7, wood=8, food=9), seat(goods=4))
    assert stock(position) == (0, 7, 8, 9)
    assert at(position)["disaster"] == 0
    assert at(position, 1)["goods"] == 4


# ---- gone for good


@pytest.mark.rule("E-10.12", "E-3.5")
def test_a_removed_building_goes_to_the_box_and_flips_no_token() -> None:
    lord = seat(KEEP, "market a1", faces="p6 p6 p6 p6")
    position = just("disasters", lord, seat(), seat(), supply={"market": 0})
    play(position, "0 remove market a1")
    dump = position.dump()
    assert (dump["supply"]["market"], dump["box"]["market"], dump["flipped"]) == (0, 3, 0)


@pytest.mark.rule("E-10.12", "E-13.1", "E-D16")
def test_the_die_of_a_removed_house_leaves_at_the_end_of_the_round() -> None:
    lord = seat(KEEP, "longhouse a1", "longhouse a3", "church a5", faces="p6 p6 c6 n6", wood=0, stone=0)
    position = table("disasters", lord, seat(KEEP, "longhouse a1", faces="p5 n1"))
    play(position, "0 remove church a5")
    assert at(position)["dice"]["clergy"] == 1
    assert position.view()["seats"][0]["builds"] == 2  # the hammers of all its dice
    play(position, "0 pass", "1 pass")
    assert at(position)["dice"] == {"peasant": 2, "burgher": 0, "noble": 1, "clergy": 0}
    assert position.dump()["box_dice"]["clergy"] == 1 + 1  # one is away with 2 players
