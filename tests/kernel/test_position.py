"""The position's own rules (L-numbers, docs/contract.md), on the toy game."""

import pytest

from letopis import Action, Decision, Game, LetopisError, Position, Refused

pytestmark = pytest.mark.plain


@pytest.fixture
def position(toy: Game[Position]) -> Position:
    return toy.new(2, 1)


def refused(position: Position, text: str, seat: int) -> str:
    with pytest.raises(Refused) as error:
        position.play(text, seat)
    refusal = position.why(text, seat)
    assert refusal is not None
    assert refusal.rule == error.value.rule
    return f"{error.value.rule} {error.value.message}"


def finished(toy: Game[Position]) -> Position:
    position = toy.new(2, 1)
    while not position.over:
        seat = position.awaiting[0]
        position.play(position.legal(seat)[0], seat)
    return position


@pytest.mark.rule("L-1")
def test_nobody_chooses_when_the_game_is_over(toy: Game[Position]) -> None:
    position = finished(toy)
    assert refused(position, "take", 0) == "L-1 The game is over."
    with pytest.raises(Refused) as error:
        position.legal(0)
    assert error.value.rule == "L-1"


@pytest.mark.rule("L-2")
def test_a_seat_that_is_not_awaited_waits(position: Position) -> None:
    position.play("hide 1", 0)
    assert position.awaiting == (1,)
    assert refused(position, "hide 1", 0) == "L-2 It is not Player 1’s turn to choose."


@pytest.mark.rule("L-3")
def test_an_action_of_another_decision_is_not_asked_for(position: Position) -> None:
    assert refused(position, "take", 0) == "L-3 “take” cannot be chosen now: you are asked for something else."


@pytest.mark.rule("L-4")
def test_a_text_that_is_no_action_is_quoted_short(position: Position) -> None:
    assert refused(position, "fly", 0) == "L-4 There is no action “fly” in this game."
    long = refused(position, "fly " * 1000, 0)
    assert len(long) < 100
    assert refused(position, "", 0).startswith("L-4")
    assert refused(position, "{ $seat } \u2028", 0).startswith("L-4")


@pytest.mark.rule("L-5")
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_only_so_many_seats(seat: int, position: Position) -> None:
    assert refused(position, "hide 1", seat) == "L-5 There is no such seat: this table has 2 seats."
    for ask in (position.view, position.decision, position.legal, lambda seat: position.guess(seat, 1)):
        with pytest.raises(Refused) as error:
            ask(seat)
        assert error.value.rule == "L-5"


@pytest.mark.rule("L-6")
def test_who_has_done_nothing_has_nothing_to_undo(position: Position) -> None:
    assert rule_of_undo(position, 0) == "L-6"
    position.play("hide 1", 0)
    assert rule_of_undo(position, 0) is None
    assert rule_of_undo(position, 1) == "L-6"
    assert rule_of_undo(position.undone(0), 0) == "L-6"


@pytest.mark.rule("L-7")
def test_what_was_shown_is_not_taken_back(position: Position) -> None:
    position.play("hide 1", 0)
    position.play("hide 0", 1)
    assert {rule_of_undo(position, seat) for seat in (0, 1)} == {"L-7"}


@pytest.mark.rule("L-7")
def test_chance_is_not_taken_back(position: Position) -> None:
    position.play("hide 1", 0)
    position.play("hide 0", 1)
    position.play("shake", 0)
    assert rule_of_undo(position, 0) == "L-7"


@pytest.mark.rule("L-8")
def test_nobody_takes_back_what_another_has_built_on(position: Position) -> None:
    position.play("hide 1", 0)
    position.play("hide 0", 1)
    position.play("leave", 0)
    assert rule_of_undo(position, 0) is None
    assert rule_of_undo(position, 1) == "L-8"
    position.play("hide 2", 1)
    assert rule_of_undo(position, 0) == "L-8"
    assert rule_of_undo(position, 1) is None


def test_what_is_chosen_in_secret_is_taken_back_alone(toy: Game[Position]) -> None:
    position = toy.new(3, 1)
    position.play("hide 1", 0)
    position.play("hide 2", 2)
    earlier = position.undone(0)
    assert earlier.awaiting == (0, 1)
    assert earlier.record().actions == [(2, "hide 2")]
    assert position.awaiting == (1,)


def rule_of_undo(position: Position, seat: int) -> str | None:
    refusal = position.why_not_undo(seat)
    if refusal is None:
        return None
    with pytest.raises(Refused) as error:
        position.undone(seat)
    assert error.value.rule == refusal.rule
    return refusal.rule


def test_a_decision_says_what_is_asked(position: Position) -> None:
    decision = position.decision(1)
    assert isinstance(decision, Decision)
    assert decision.doc() == {"seat": 1, "kind": "hide", "context": {"left": 4}}
    assert decision.prompt == "How many of your 4 pebbles do you hide?"
    assert decision.sentence("ru") == "Сколько из 4 камешков вы спрячете?"


def test_candidates_are_also_what_is_refused(position: Position) -> None:
    assert [action.text for action in position.candidates(0)] == [*[f"hide {count}" for count in range(6)], "ring"]
    assert [action.text for action in position.legal(0)] == [f"hide {count}" for count in range(5)]
    refusal = position.why("hide 5", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.figures["left"], refusal.message) == ("T-1", 4, "You have only 4 pebbles.")


def test_a_single_action_is_forced(position: Position) -> None:
    assert position.forced(0) is None
    position.play("hide 4", 0)
    position.play("hide 0", 1)
    position.play("leave", 0)
    assert position.forced(0) == Action("hide", "0")


def test_events_come_with_who_may_see_them(position: Position) -> None:
    events = position.play("hide 3", 0)
    assert [event.key for event in events] == ["event-hid"]
    assert events[0].seen(0) == {"pebbles": 3}
    assert events[0].seen(1) == events[0].seen(None) == {"pebbles": 0}
    texts = position.game.texts
    assert events[0].sentence(texts, "en", 0, ["Kolya", "Rita"]) == "Kolya has hidden 3 pebbles."
    assert events[0].sentence(texts, "en", None) == "Player 1 has hidden some pebbles."
    assert events[0].sentence(texts, "ru", 0) == "Игрок 1: спрятаны 3 камешка."


def test_a_view_shows_one_seats_own(position: Position) -> None:
    position.play("hide 3", 0)
    assert position.view(0)["fists"] == [3, -1]
    assert position.view(1)["fists"] == position.view(None)["fists"] == [-1, -1]
    assert position.view(1)["awaiting"] == [1]


def test_a_guess_knows_what_the_seat_knows(position: Position) -> None:
    position.play("hide 3", 0)
    fists = {position.guess(1, seed).dump()["fists"][0] for seed in range(40)}
    assert len(fists) > 2
    assert {position.guess(0, seed).dump()["fists"][0] for seed in range(10)} == {3}
    with pytest.raises(LetopisError):
        position.guess(0, 1).record()


def test_a_seed_is_a_game_and_another_is_another(toy: Game[Position]) -> None:
    assert toy.new(2, 1).dump() == toy.new(2, 1).dump()
    assert len({str(toy.new(2, seed).dump()["bag"]) for seed in range(30)}) > 10
    assert toy.new(2, 1, chance="sealed").dump()["chance"]["kind"] == "sealed"
