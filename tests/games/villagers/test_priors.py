"""What a village thinks at first of drafts, ducats and its build turn; alone it has other things to think of."""

import letopis
from letopis import Position
from letopis.testing.evaluating import moments
from letopis.testing.knowing import linear_priors

VILLAGERS = letopis.game("villagers")
KINDS = {"draft", "build", "ducat"}


def thoughts_on(position: Position) -> dict[str, float] | None:
    """What the seat that is asked thinks of its actions, by their texts."""
    asked = position.awaiting[0]
    actions = position.legal(asked)
    hunches = linear_priors(position, asked, actions)
    return None if hunches is None else {action.text: hunch for action, hunch in zip(actions, hunches, strict=True)}


def test_there_is_a_thought_on_every_action_of_the_common_choices() -> None:
    met: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (5, 3)):
        for position in moments(VILLAGERS, players, seed, "random")[:-1]:
            kind = position.decision(position.awaiting[0]).kind
            assert (thoughts_on(position) is not None) is (kind in KINDS)
            met.add(kind)
    assert met >= KINDS


def test_alone_there_are_none() -> None:
    assert all(thoughts_on(position) is None for position in moments(VILLAGERS, 1, 1, "random")[:-1])


def test_ducats_on_a_villager_make_it_look_better() -> None:
    """VS-7.4: they go to whoever takes it."""
    document = VILLAGERS.new(players=2, seed=4).dump()
    cards = [slot.partition("{")[0] for slot in document["road"]]
    plain, paid = (
        thoughts_on(VILLAGERS.load({**document, "road": [card + ducats for card in cards]})) for ducats in ("", "{2}")
    )
    assert plain is not None
    assert paid is not None
    for text in plain:
        assert (paid[text] > plain[text]) is text.startswith("take")
