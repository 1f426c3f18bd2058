"""What a village thinks at first of dice and their uses: of every action, and in the order a player would."""

import letopis
from letopis.testing.evaluating import moments
from letopis.testing.knowing import guides

MY_VILLAGE = letopis.game("my_village")
KINDS = {"turn", "form", "activate", "chain", "invite", "bury"}


def test_there_is_a_thought_on_every_action_of_the_common_choices() -> None:
    learned = MY_VILLAGE.learned().priors
    assert learned is not None
    met: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        for position in moments(MY_VILLAGE, players, seed, "random", {"round_limit": 12})[:-1]:
            seat = position.awaiting[0]
            kind = position.decision(seat).kind
            actions = position.legal(seat)
            thoughts = guides(position).linear_priors(position, seat, actions, learned.mixed(0.5))
            assert (thoughts is not None) is (kind in KINDS)
            assert thoughts is None or len(thoughts) == len(actions)
            met.add(kind)
    assert met >= KINDS


def test_a_value_that_is_bought_is_thought_of_less_than_one_that_lies_there() -> None:
    """MV-7.3: coins and markers that are used up are missed later; a black die costs time (MV-7.4)."""
    learned = MY_VILLAGE.learned().priors
    assert learned is not None
    for progress in (0.0, 1.0):
        weights = dict(zip(learned.names, learned.mixed(progress), strict=True))
        assert weights["best_use"] > 0.0
        assert weights["form_coin"] < 0.0
        assert weights["form_marker"] < 0.0


def test_dice_of_equal_faces_and_colours_are_thought_of_alike() -> None:
    """What counts of a pair is its faces and how many are black."""
    for position in moments(MY_VILLAGE, 2, 7, "greedy", {"round_limit": 12})[:-1]:
        seat = position.awaiting[0]
        if position.decision(seat).kind != "turn":
            continue
        actions = position.legal(seat)
        hunches = guides(position).priors(position, seat, actions)
        assert hunches is not None
        alike: dict[tuple[tuple[str, ...], int], float] = {}
        for action, hunch in zip(actions, hunches, strict=True):
            faces = tuple(sorted(word[-1] for word in action.words))
            black = sum(word.startswith("b") for word in action.words)
            assert alike.setdefault((faces, black), hunch) == hunch
