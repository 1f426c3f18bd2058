"""Section 12: padlocks."""

import pytest

from tests.games.villagers.tables import CARDS, alone, build, countess, legal, me, play, refused, seat, table

pytestmark = pytest.mark.plain

LOCKED = [id for id, card in CARDS.items() if card["lock"] and card["suit"] != "special"]


def parts(id: str) -> tuple[list[str], str]:
    """What must lie under a card, and its unlocking villager where it belongs."""
    chain = CARDS[id]["chain"]
    below = " > ".join(chain[: chain.index(id)]) if chain else ""
    lock = CARDS[id]["lock"]
    line = CARDS[lock]["chain"]
    return [below] if below else [], " > ".join(line[: line.index(lock) + 1]) if line else lock


def founded(trees: list[str]) -> list[str]:
    """With Founders, if they are not there."""
    return trees if any(tree.startswith("founders") for tree in trees) else ["founders", *trees]


@pytest.mark.rule("VS-12.1", "VS-12.4", "VS-4.7")
@pytest.mark.parametrize("id", LOCKED)
def test_each_locked_villager_is_opened_by_its_own_unlocker_with_the_banks_ducats(id: str) -> None:
    trees, unlocker = parts(id)
    if unlocker.startswith("founders") and any(tree.startswith("founders") for tree in trees):
        pytest.skip("both lie on the Founders")
    position = table(seat(*founded([*trees, unlocker]), hand=id, ducats=0), seat(), seat(), seat())
    play(position, f"place {id}")
    if position.decision(0).kind == "on":  # beside its unlocker, or on a chain of its own
        play(position, legal(position)[0])
    assert me(position)["ducats"] == 0
    assert any(
        tree.endswith(CARDS[id]["lock"] + "{2}") or CARDS[id]["lock"] + "{2}" in tree
        for tree in me(position)["village"]
    )


@pytest.mark.rule("VS-12.1", "VS-12.4")
@pytest.mark.parametrize("id", LOCKED)
def test_each_locked_villager_costs_two_to_the_bank_when_nobody_unlocks(id: str) -> None:
    trees, _ = parts(id)
    position = table(seat(*founded(trees), hand=id, ducats=2), seat(), seat(), seat())
    play(position, f"place {id}")
    assert me(position)["ducats"] == 0
    poor = table(seat(*founded(trees), hand=id, ducats=1), seat(), seat(), seat())
    refused(poor, f"place {id}", "VS-12.4")


@pytest.mark.rule("VS-12.1")
def test_anothers_unlocker_is_paid_from_the_own_supply() -> None:
    position = table(seat("founders", "lumberjack", hand="cooper"), seat("founders", "miner > blacksmith"))
    play(position, "place cooper")
    assert me(position)["ducats"] == 6
    assert me(position, 1)["village"] == ["founders", "miner > blacksmith{2}"]


@pytest.mark.rule("VS-12.1", "VS-12.2")
def test_with_an_own_and_anothers_unlocker_the_player_chooses() -> None:
    seats = [
        seat("founders", "lumberjack", "miner > blacksmith", hand="cooper"),
        seat("founders", "miner > blacksmith"),
    ]
    position = play(table(*seats), "place cooper")
    assert legal(position) == ["pay 0 blacksmith", "pay 1 blacksmith"]
    refused(position, "pay bank", "VS-12.2")
    refused(position, "pay nothing", "VS-13.11")
    refused(position, "pay 1 carpenter", "VS-12.1")
    refused(position, "pay 1 blacksmith 2", "VS-12.1")
    play(position, "pay 1 blacksmith")
    assert me(position)["ducats"] == 6
    assert "miner > blacksmith{2}" in me(position, 1)["village"]


@pytest.mark.rule("VS-12.2")
def test_of_several_unlockers_of_a_village_the_payer_chooses_unless_they_are_equal() -> None:
    village = ["founders", "miner > (blacksmith{2}, blacksmith)"]
    position = play(table(seat("founders", "lumberjack", hand="cooper"), seat(*village)), "place cooper")
    assert legal(position) == ["pay 1 blacksmith", "pay 1 blacksmith 2"]
    play(position, "pay 1 blacksmith 2")
    assert me(position, 1)["village"][1] == "miner > (blacksmith{2}, blacksmith{2})"
    equal = ["founders", "miner > (blacksmith{2}, blacksmith{2})"]
    position = play(table(seat("founders", "lumberjack", hand="cooper"), seat(*equal)), "place cooper")
    assert me(position, 1)["village"][1] == "miner > (blacksmith{4}, blacksmith{2})"  # nothing to choose


@pytest.mark.rule("VS-12.2")
def test_the_bank_is_not_paid_while_anybody_unlocks() -> None:
    position = table(seat("founders", "lumberjack", hand="cooper", ducats=2), seat("founders", "miner > blacksmith"))
    play(position, "place cooper")
    assert me(position, 1)["village"][1] == "miner > blacksmith{2}"


@pytest.mark.rule("VS-12.3")
def test_an_unlocker_placed_in_the_same_turn_can_be_used_at_once() -> None:
    position = build("founders", "lumberjack", "miner", hand="blacksmith cooper", ducats=0)
    refused(position, "place cooper", "VS-12.4")
    play(position, "place blacksmith", "place cooper")
    assert "miner > blacksmith{2}" in me(position)["village"]
    assert me(position)["ducats"] == 0


@pytest.mark.rule("VS-12.5")
def test_ducats_on_a_villager_count_but_cannot_be_spent() -> None:
    position = build("founders", "miner > blacksmith{8}", hand="beekeeper", ducats=1)
    refused(position, "place beekeeper", "VS-12.4")
    assert position.scores()[0].rows["second_ducats"] == 8


@pytest.mark.rule("VS-17.8")
def test_the_countess_is_paid_like_another_player() -> None:
    position = alone("founders", "lumberjack", hand="cooper", countess={"village": ["blacksmith"], "open": []})
    play(position, "place cooper")
    assert me(position)["ducats"] == 6
    assert countess(position)["village"] == ["blacksmith{2}"]


@pytest.mark.rule("VS-12.1", "VS-17.8")
def test_alone_the_choice_is_between_the_own_and_the_countesss_unlocker() -> None:
    her = {"village": ["blacksmith"], "open": []}
    position = alone("founders", "lumberjack", "miner > blacksmith", hand="cooper", countess=her)
    play(position, "place cooper")
    assert legal(position) == ["pay 0 blacksmith", "pay countess blacksmith"]
    play(position, "pay countess blacksmith")
    assert countess(position)["village"] == ["blacksmith{2}"]
