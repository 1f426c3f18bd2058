"""It ends, nothing is lost, and whoever is asked can answer."""

from letopis import Position, Refused
from letopis.testing.cases import Case
from letopis.testing.walk import choices, generator, raising, stops


def it_ends(case: Case, seed: int) -> None:
    """Random play comes to an end, and then nobody is awaited."""
    position = case.begin(seed)
    for seat, action in choices(position, generator(case, seed)):
        position.play(action, seat)
    assert position.over
    assert position.awaiting == ()
    for seat in range(position.players):
        assert refused_rule(position, seat) == "L-1"


def components_are_conserved(case: Case, seed: int) -> None:
    """After every action each component is somewhere, and whatever else the game says of itself holds."""
    position = case.begin(seed)
    there = case.laws.components(position)
    case.laws.check(position)
    for seat, action in choices(position, generator(case, seed)):
        position.play(action, seat)
        now = case.laws.components(position)
        assert now == there, f"{action.text} of seat {seat} lost or made: {set(now.items()) ^ set(there.items())}"
        case.laws.check(position)


def whoever_is_awaited_can_act(case: Case, seed: int) -> None:
    """Awaited seats stand in order and have actions; every other seat is refused."""
    for _, position in stops(case, seed, 1):
        awaiting = position.awaiting
        assert list(awaiting) == sorted(set(awaiting))
        assert position.over == (not awaiting)
        for seat in range(position.players):
            if seat in awaiting:
                assert len(position.legal(seat)) > 0
            elif awaiting:
                assert refused_rule(position, seat) == "L-2"
        for seat in (-1, position.players):
            assert refused_rule(position, seat) == ("L-5" if awaiting else "L-1")


def refused_rule(position: Position, seat: int) -> str:
    """The rule by which a seat that is not awaited is refused: the same one everywhere."""
    rules = set()
    for ask in (position.legal, position.decision, position.candidates, position.forced):
        with raising(Refused) as refused:
            ask(seat)
        rules.add(refused.value.rule)
    actions = [position.legal(other)[0] for other in position.awaiting]
    for action in actions:
        with raising(Refused) as refused:
            position.play(action, seat)
        refusal = position.why(action, seat)
        assert refusal is not None
        rules |= {refused.value.rule, refusal.rule}
    assert len(rules) == 1
    return rules.pop()
