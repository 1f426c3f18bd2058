"""What was decided where the rulebook is silent (section 23)."""

import pytest

from tests.games.village.tables import VILLAGE, new, play, seat, table

FILES = VILLAGE.own_files()


@pytest.mark.rule("V-D1", "V-D2")
def test_the_data_say_what_is_reconstructed() -> None:
    tally = VILLAGE.provenance()
    assert tally["reconstructed"] > tally["seed"] > 0
    cards = FILES["villagers.toml"]["villager"]
    assert len(cards) == 37
    assert all(card["cost"] in ({"coin": 1}, {"beer": 1}, {"beer": 2}) for card in cards)
    assert {"seed", "public", "reconstructed"} >= {card["source"] for card in cards}


@pytest.mark.rule("V-D4", "V-D26")
def test_sixteen_sides_with_rings_and_the_colours_of_the_booklet() -> None:
    assert sum("wedding" in card["modules"] for card in FILES["setup_cards.toml"]["setup_card"]) == 16
    colors = {space["id"]: space["color"] for space in FILES["board.toml"]["action_space"]}
    assert {colors["crafts"], colors["inn"], colors["wedding"], colors["travel"]} == {
        "blue",
        "orange",
        "yellow",
        "green",
    }


@pytest.mark.rule("V-D5", "V-D28")
def test_mass_and_ceremony_begin_with_the_old_starting_player() -> None:
    family = {"members": {"stage1": ["1"]}, "coin": 0}
    cubes = {"council": {"orange": 1}}
    position = table(family, first=1, cubes=cubes, expansions=["wedding"])
    position.play("take council orange", 0)
    told = [(event.key, event.seat) for event in position.play("privilege 1", 0)]
    keys = [key for key, _ in told]
    assert keys.index("event-mass") < keys.index("event-ceremony")
    assert ("event-mass", 1) in told
    assert ("event-ceremony", 1) in told
    again = table(cubes={"harvest": {"orange": 1}}, first=1)
    play(again, "0 take harvest orange", "0 pass")
    assert again.dump()["first"] == 1


@pytest.mark.rule("V-D6")
def test_a_coin_pays_a_captain_and_the_smuggler() -> None:
    position = table({"coin": 1, "captain": "captain_1_4", "ship": "coast_cocoa"}, expansions=["port"])
    play(position, "0 take travel orange", "0 depart", "0 sail coast_c", "0 sail sea_north")
    assert seat(position)["coin"] == 0


@pytest.mark.rule("V-D8")
def test_coins_never_run_out() -> None:
    position = table({"grain": 2, "coin": 60})
    play(position, "0 take crafts orange", "0 make coin pay")
    assert seat(position)["coin"] == 62


@pytest.mark.rule("V-D13", "V-D17")
def test_shop_cubes_and_wedding_customers() -> None:
    members = {"couple1": ["1"]}
    position = table({"members": members}, expansions=["wedding"], couples=["shop 2 pink"], stack=["round", "rewards"])
    play(position, "0 shop 1")
    assert (seat(position)["orange"], seat(position)["pink"], seat(position)["tool"]) == (1, 1, 1)
    wanted = [thing for tile in FILES["customers.toml"]["customer"] for thing in tile["needs"]]
    assert not {"bread", "tool", "coin"} & set(wanted)


@pytest.mark.rule("V-D19", "V-D20")
def test_the_die_and_the_sailors_graves() -> None:
    die = FILES["wedding_board.toml"]["die"]
    assert die["face_to_step"] == {"1": 1, "2": 2, "3": 3, "4": 4}
    assert [die["face_to_building"][face] for face in "1234"] == ["bakery", "bakery", "shop", "shop"]
    assert FILES["sea_map.toml"]["sailor_graves"]["prestige"] == [3, 2, 1, 0]


@pytest.mark.rule("V-D22", "V-D25", "V-D29")
def test_five_families_without_expansions() -> None:
    doc = new(5).dump()
    assert (len(doc["seats"]), len(doc["stalls"])) == (5, 5)
    assert len([*doc["stalls"], *doc["queue"], *doc["pile"]]) == 24
    assert sum(sum(space.values()) for space in doc["spaces"].values()) == 31


@pytest.mark.rule("V-D31")
def test_a_full_tour_gives_24_points() -> None:
    cities = [city for city in FILES["travel_map.toml"]["node"] if city["kind"] == "city"]
    at_once = sum(bonus["n"] for city in cities for bonus in city["bonus"] if bonus.get("what") == "prestige")
    position = table({"markers": [city["id"] for city in cities]})
    assert position.scores()[0].rows["travel"] + at_once == 24
