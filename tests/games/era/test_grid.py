"""Section 4: the grid and its pieces, adjacency and clusters, walled-in areas."""

from itertools import product
from random import Random

import pytest

from tests.games.era.tables import (
    BIG_RING,
    COLUMNS,
    CROWDED,
    DATA,
    ERA,
    KEEP,
    RING,
    area,
    at,
    covered,
    disease,
    enclosed,
    just,
    legal,
    named,
    place,
    play,
    poor,
    refused,
    seat,
    sheet,
    table,
)

pytestmark = pytest.mark.plain

# fmt: off
SHAPES = {  # E-4.3
    "keep": "XX/XX", "longhouse": "XX", "townhouse": "X./XX", "church": "X/X/X", "farm": "XXX/XXX",
    "lumber_mill": "XXX/.X.", "hospital": ".X./XXX/.X.", "monastery": "XX/XX/X.", "market": "XX/XX",
    "guildhall": "X../X../XXX", "university": "X..X/XXXX", "cathedral": ".X./XXX/.X./.X.", "scorched": "XX/XX",
    "wall_2": "XX", "wall_3": "XXX", "wall_4": "XXXX", "wall_5": "XXXXX", "wall_6": "XXXXXX",
}
# fmt: on
BUILDABLE = [piece for piece in SHAPES if piece != "scorched"]
# fmt: off
PLACEMENTS = {  # E-4.6: on the empty grid, with only the centre keep
    "longhouse": (364, 352), "townhouse": (676, 644), "church": (336, 320), "farm": (312, 288),
    "lumber_mill": (624, 584), "hospital": (144, 132), "monastery": (624, 580), "market": (169, 160),
    "scorched": (169, 160), "keep": (169, 160), "guildhall": (576, 528), "university": (572, 516),
    "cathedral": (528, 472), "wall_2": (364, 352), "wall_3": (336, 320), "wall_4": (308, 288),
    "wall_5": (280, 256), "wall_6": (252, 224),
}
# fmt: on

Cells = list[tuple[int, int]]


def drawing(piece: str) -> Cells:
    """The cells of a shape as drawn in E-4.3."""
    rows = SHAPES[piece].split("/")
    return [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "X"]


def turned(cells: Cells) -> Cells:
    """E-4.4: a quarter clockwise."""
    height = max(row for row, _ in cells) + 1
    return sorted((column, height - 1 - row) for row, column in cells)


def moved(cells: Cells, down: int, right: int) -> Cells:
    return [(row + down, column + right) for row, column in cells]


def texts(piece: str, blocked: set[str]) -> set[str]:
    """Every legal placement of a piece, worked out from the drawings alone."""
    found: set[str] = set()
    shapes: list[Cells] = []
    cells = sorted(drawing(piece))
    for _ in range(4):
        if cells not in shapes:
            shapes.append(cells)
        cells = turned(cells)
    for (number, shape), down, right in product(enumerate(shapes), range(14), range(14)):
        there = moved(shape, down, right)
        if max(max(cell) for cell in there) < 14 and not named(there) & blocked:
            turn = f" {90 * number}" if number else ""
            found.add(f"place {piece} {COLUMNS[right]}{down + 1}{turn}")
    return found


# ---- grid and pieces


@pytest.mark.rule("E-4.1", "E-D3")
def test_the_grid_has_14_rows_and_14_columns() -> None:
    assert (DATA["board.toml"]["domain"]["rows"], DATA["board.toml"]["domain"]["cols"]) == (14, 14)
    walls = legal(place("wall_2"))
    assert {f"place wall_2 {cell}" for cell in ("a1", "m1", "a14", "m14")} <= set(walls)
    assert {f"place wall_2 {cell} 90" for cell in ("a1", "n1", "a13", "n13")} <= set(walls)
    assert len(walls) == 14 * 13 * 2


@pytest.mark.rule("E-4.2")
@pytest.mark.parametrize(
    "text",
    [
        "wall_4 l14",
        "wall_4 n12 90",
        "wall_4 n1",
        "farm n14",
        "farm a14",
        "keep n1",
        "keep a15",
        "farm o1",
        "farm z99",
        "longhouse a0",
    ],
)
def test_a_piece_lies_completely_inside_the_grid(text: str) -> None:
    piece = text.split()[0]
    position = place(piece, KEEP)
    refusal = refused(position, f"place {text}")
    assert (refusal.rule, refusal.key) == ("E-4.2", "refusal-outside-grid")
    assert refusal.figures["piece"] == piece


@pytest.mark.rule("E-4.2")
def test_off_the_board_is_off_the_board_at_set_up_and_under_treachery_too() -> None:
    setting_up = table("setup", {}, {})
    assert refused(setting_up, "place longhouse n14").rule == "E-4.2"
    scorching = just("scorch 0", seat(), seat())
    assert refused(scorching, "place scorched n14").rule == "E-4.2"


@pytest.mark.rule("E-4.2")
def test_a_cell_holds_one_piece_and_walls_lie_on_cells() -> None:
    position = place("longhouse", *RING, "scorched a1", "farm c1")
    for cell, obstacle in (("h6", "wall_4"), ("g6", "wall_4"), ("f7", "keep"), ("b2", "scorched"), ("e2", "farm")):
        refusal = refused(position, f"place longhouse {cell}")
        assert (refusal.rule, refusal.key) == ("E-4.5", "refusal-occupied")
        assert refusal.figures["obstacle"] == obstacle
    assert covered("wall_4 c5") == {"c5", "d5", "e5", "f5"}


@pytest.mark.rule("E-4.3", "E-D4")
@pytest.mark.parametrize("piece", SHAPES)
def test_a_piece_covers_its_footprint(piece: str) -> None:
    assert covered(f"{piece} c4") == named(moved(drawing(piece), 3, 2))


@pytest.mark.rule("E-4.4", "E-4.5")
@pytest.mark.parametrize("piece", SHAPES)
def test_a_piece_is_turned_clockwise(piece: str) -> None:
    cells = drawing(piece)
    for degrees in (0, 90, 180, 270):
        assert covered(f"{piece} c4 {degrees}") == named(moved(cells, 3, 2)), degrees
        cells = turned(cells)


@pytest.mark.rule("E-4.4", "E-D6")
def test_no_piece_is_flipped_over() -> None:
    for piece in BUILDABLE:
        mirrored = sorted((row, -column) for row, column in drawing(piece))
        left = min(column for _, column in mirrored)
        mirrored = sorted((row, column - left) for row, column in mirrored)
        same = any(covered(f"{piece} c4 {degrees}") == named(moved(mirrored, 3, 2)) for degrees in (0, 90, 180, 270))
        assert same is (piece != "monastery"), piece


@pytest.mark.rule("E-4.5")
def test_the_cell_named_is_the_corner_of_the_rectangle_around_the_piece() -> None:
    assert covered("farm c5 90") == {"c5", "d5", "c6", "d6", "c7", "d7"}
    assert covered("hospital c5") == {"d5", "c6", "d6", "e6", "d7"}  # c5 itself stays free
    assert covered("townhouse c5 180") == {"c5", "d5", "d6"}


@pytest.mark.rule("E-4.5")
@pytest.mark.parametrize("piece", BUILDABLE)
def test_any_empty_cells_will_do_near_or_far(piece: str) -> None:
    standing = [*RING, "farm a1", "longhouse n13 90", "scorched c10"]
    position = place(piece, *standing)
    found = legal(position)
    assert len(found) == len(set(found))
    assert set(found) == texts(piece, covered(*standing))


@pytest.mark.rule("E-4.5")
def test_turns_that_look_alike_are_one_placement() -> None:
    position = place("wall_4", KEEP)
    play(position, "0 place wall_4 a1 270")
    assert "wall_4 a1 90" in at(position)["domain"]
    assert not [text for text in legal(place("keep")) if len(text.split()) > 3]


@pytest.mark.rule("E-4.6")
@pytest.mark.parametrize(("piece", "numbers"), PLACEMENTS.items())
def test_a_piece_has_so_many_places(piece: str, numbers: tuple[int, int]) -> None:
    empty, with_keep = numbers
    if piece == "scorched":
        assert len(just("scorch 0", {"domain": []}, seat()).legal(0)) == empty
        assert len(just("scorch 0", seat(KEEP), seat()).legal(0)) == with_keep
        return
    assert len(place(piece).legal(0)) == len(texts(piece, set())) == empty
    assert len(place(piece, KEEP).legal(0)) == with_keep


@pytest.mark.rule("E-D4")
def test_the_footprints_keep_every_hint_there_is() -> None:
    def neighbours(piece: str) -> int:
        cells = set(drawing(piece))
        beside = {
            (row + down, column + right) for row, column in cells for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        return len(beside - cells)

    assert neighbours("market") == 8
    assert drawing("scorched") == drawing("keep") == drawing("market")  # square; the keep can be centred
    assert len(drawing("university")) == max(len(drawing(piece)) for piece in BUILDABLE if not piece.startswith("wall"))
    walled = ["cathedral", "lumber_mill", "townhouse", "church", *["longhouse"] * 4]
    assert sum(len(drawing(piece)) for piece in walled) == 24  # the scoring example has 26 cells for them


# ---- adjacency and clusters


@pytest.mark.rule("E-4.7")
def test_adjacent_is_side_by_side_never_corner_to_corner() -> None:
    assert disease("farm c3", "longhouse f4") == 2
    assert disease("farm c3", "longhouse c5") == 2
    assert disease("farm c3", "longhouse f5") == 0
    assert disease("farm c3", "longhouse a2") == 0
    assert disease("farm c3", "longhouse g4") == 0
    assert disease("farm l3", "longhouse a4") == 0  # the board does not go round


@pytest.mark.rule("E-4.8")
def test_a_cluster_is_two_or_more_buildings() -> None:
    assert disease(KEEP, "farm a1") == 0
    assert disease(KEEP, "farm a1", "market d1") == 2
    assert disease(KEEP, "farm a1", "market d1", "church f1", "longhouse m14") == 3
    assert disease(KEEP, "farm a1", "market d1", "farm a6", "market d6") == 4  # two clusters


@pytest.mark.rule("E-4.8")
@pytest.mark.parametrize("between", ["keep g7", "wall_2 g7 90", "scorched g7"])
def test_keeps_walls_and_scorched_areas_do_not_connect(between: str) -> None:
    right = "i7" if not between.startswith("wall") else "h7"
    assert disease(between, "longhouse e7", f"longhouse {right}") == 0
    assert disease(between, "longhouse e7") == 0


# ---- walled-in areas


@pytest.mark.rule("E-4.9")
def test_only_walls_and_keeps_make_a_ring() -> None:
    assert area(*RING) == 6
    assert area(KEEP, "wall_4 h6", "wall_4 h9") == 0
    assert area(*RING[:3], "longhouse l6 90", "longhouse l8 90") == 0  # buildings are gaps
    assert area(*RING[:3], "scorched l6", "scorched l8") == 0  # and so are scorched areas


@pytest.mark.rule("E-4.9", "E-4.14")
def test_what_stands_inside_does_not_stop_the_fill_nor_open_the_ring() -> None:
    assert area(*RING, "longhouse i7", "longhouse k7 90") == 6
    assert enclosed(*RING, "scorched i7") == {"i7", "j7", "k7", "i8", "j8", "k8"}


@pytest.mark.rule("E-4.10", "E-D11")
def test_corners_do_not_close_a_ring() -> None:
    assert area("wall_4 b1", "wall_4 f2 90", "wall_4 b6", "wall_4 a2 90") == 0
    assert area("wall_4 a1", "wall_4 e1 90", "wall_4 b5", "wall_4 a2 90") == 9
    one_corner = ["wall_5 a1", "wall_5 a2 90", "wall_4 b6"]
    assert area(*one_corner, "wall_5 f2 90") == 0  # e1 and f2 touch only at a corner
    assert area(*one_corner, "wall_6 f1 90") == 16


@pytest.mark.rule("E-4.11", "E-D5")
def test_the_edge_of_the_board_is_not_a_wall() -> None:
    corner = ["wall_5 a5", "wall_4 e1 90"]
    assert area(*corner) == 0  # a1 to d4 lie open along both edges
    assert area(*corner, "wall_4 a1") == 0
    assert area(*corner, "wall_4 a1", "wall_3 a2 90") == 9  # a wall along the edge is needed too


@pytest.mark.rule("E-4.11")
def test_the_outside_finds_a_far_way_in() -> None:
    spiral = ["wall_6 a1", "wall_6 g1 90", "wall_6 b7", "wall_4 a2 90", "wall_3 c3", "wall_3 c4 90"]
    assert area(*spiral) == 0  # in at a6, round by f2, to d4
    assert area(*spiral, "wall_2 a6 90") == 25 - 6


@pytest.mark.rule("E-4.12", "E-14.1")
@pytest.mark.parametrize("piece", [piece for piece in BUILDABLE if not piece.startswith("wall")])
def test_a_building_inside_counts_double_and_a_keep_anywhere(piece: str) -> None:
    inside = sheet(just(seat(*BIG_RING, f"{piece} b9"), seat())).rows[piece]
    outside = sheet(just(seat(*BIG_RING, f"{piece} j2"), seat())).rows[piece]
    assert inside == 2 * outside if piece != "keep" else inside == outside == 2


@pytest.mark.rule("E-4.12")
def test_a_keep_is_walled_in_wherever_it_stands() -> None:
    razing = just("raze 0", seat(KEEP, "keep a1", "farm a5"), seat())
    assert legal(razing) == ["remove farm a5"]
    assert refused(razing, "remove keep a1").key == "refusal-walled-in"


@pytest.mark.rule("E-4.13")
def test_a_keep_in_the_ring_keeps_it_closed() -> None:
    assert area(*RING) == 6
    assert area(*RING[1:]) == 0
    assert area(*RING[1:], "keep f7") == 0  # a keep a step further off leaves a gap
    assert area("wall_4 a1", "keep e1", "wall_3 e3 90", "wall_3 b5", "wall_4 a2 90") == 9  # any side of it will do


@pytest.mark.rule("E-4.13")
def test_a_keep_may_stand_free() -> None:
    assert area(KEEP, "keep a1") == 0
    assert "place keep a1" in legal(place("keep", KEEP))


@pytest.mark.rule("E-4.14")
def test_the_area_counts_empty_cells_and_cells_under_buildings_of_all_regions() -> None:
    assert area(KEEP, *BIG_RING) == 20
    assert area(KEEP, *BIG_RING, "farm b9", "university b11") == 20
    assert area(KEEP, *BIG_RING, "scorched b9") == 16
    assert area(KEEP, *BIG_RING, "keep b9") == 16
    assert area(KEEP, *BIG_RING, "wall_3 c10") == 17
    assert area(*RING, *BIG_RING) == 26


@pytest.mark.rule("E-D29")
def test_a_ring_in_a_ring_counts_its_cells_once() -> None:
    inner = ["wall_3 b9", "wall_3 d10 90", "wall_2 b12", "wall_2 b10 90"]
    assert area(*inner) == 2
    assert area(*BIG_RING, *inner) == 20 - 10
    assert enclosed(*BIG_RING, *inner) >= {"c10", "c11", "e9", "b13"}


@pytest.mark.rule("E-4.15")
def test_a_new_wall_closes_a_ring() -> None:
    position = table("build", seat(*RING[:3], "longhouse i7", faces="p6", stone=1), seat())
    assert position.view()["seats"][0]["area"] == 0
    assert sheet(position).rows["longhouse"] == 1
    play(position, "0 build wall_4", "0 place wall_4 l6 90")
    assert position.view()["seats"][0]["area"] == 6
    assert sheet(position).rows["longhouse"] == 2


@pytest.mark.rule("E-4.15", "E-10.9", "E-D24")
def test_a_burnt_keep_opens_a_ring() -> None:
    position = just("fire 0", seat(*RING, "longhouse i7"), seat())
    play(position, "0 remove keep g7")
    assert position.view()["seats"][0]["area"] == 0
    assert sheet(position).rows["longhouse"] == 1


@pytest.mark.rule("E-4.16", "E-D32")
def test_nothing_is_moved_or_torn_down_at_will() -> None:
    position = table("build", seat(KEEP, "farm a1", faces="p5", wood=8), seat())
    assert refused(position, "remove farm a1").rule == "L-3"
    assert {text.split()[0] for text in legal(position)} == {"build", "pass"}
    play(position, "0 build farm")
    assert refused(position, "place farm a2").rule == "E-4.5"  # not over the old one
    play(position, "0 place farm d1", "0 pass")
    assert at(position)["domain"] == [KEEP, "farm a1", "farm d1"]


@pytest.mark.rule("E-4.16", "E-11.2")
def test_without_room_nothing_is_cleared_for_a_building() -> None:
    position = table("build", poor(*CROWDED, faces="p5", goods=4, wood=1), seat())
    refusal = refused(position, "build market")
    assert (refusal.rule, refusal.key) == ("E-11.2", "refusal-no-room")


def test_room_for_rectangles_is_found_as_room_for_anything_else() -> None:
    components = ERA.components()
    chooser = Random(4)
    for _ in range(40):
        free = chooser.getrandbits(196) | chooser.getrandbits(196) | chooser.getrandbits(196)
        for piece in components.pieces:
            for turn in piece.turns:
                placed = [place for place in turn.placements if free & place.mask == place.mask]
                corners = components.grid.mask([(place.row, place.col) for place in placed])
                assert turn.corners_free(free) == corners
