"""Order: what a rulebook leaves to the player in any order is legal in any order, and leads to the same."""

import itertools
import random
from collections.abc import Iterator

from letopis import Action, Position
from letopis.kernel.steps import Pick
from letopis.testing.cases import Case
from letopis.testing.walk import choices, generator, stops, texts

MOST = 60  # picks looked at in one game
ORDERS = 6  # of each


def any_order_of_picks_is_the_same(case: Case, seed: int) -> None:
    """The same set of picks, reached in every order, is the same position; whichever of them comes first."""
    chooser = random.Random(seed)
    for position, seat in picks(case, seed):
        picked = some_picks(position, seat, chooser)
        if len(picked) < 2:
            continue
        orders = list(itertools.permutations(picked)) if len(picked) < 4 else shuffled(picked, chooser)
        expected = after(position, seat, orders[0]).dump()
        for order in orders[:ORDERS]:
            reached = after(position, seat, order)
            assert reached.dump() == expected, f"{texts(order)} and {texts(orders[0])} lead to different positions"


def one_thing_of_a_pick_is_taken_back(case: Case, seed: int) -> None:
    """Whatever was picked can be taken back, the first as well as the last, as if it had never been picked."""
    chooser = random.Random(seed)
    for position, seat in picks(case, seed):
        picked = some_picks(position, seat, chooser)
        if len(picked) < 2:
            continue
        whole = after(position, seat, picked)
        step = position.stack[-1]
        if whole.over or whole.stack[-1] is not step or whole.picked != tuple(sorted(picked, key=lambda a: a.text)):
            continue
        for thing in picked:
            rest = list(picked)
            rest.remove(thing)
            if whole.why_not_undo(seat, thing.text) is None:
                assert whole.undone(seat, thing).dump() == after(position, seat, rest).dump()
            else:
                assert any(link_sealed(whole, number) for number in range(len(picked)))
            assert whole.why_not_undo(seat, "no such thing") is not None


def bots_come_to_every_set_of_picks(case: Case, seed: int) -> None:
    """What bots call sensible is some of what is legal, and leads on from every moment of a pick."""
    for position, seat in picks(case, seed):
        twin = position.copy()
        for _ in range(20):
            if twin.over or twin.stack[-1] is not position.stack[-1]:
                break
            considered = twin.considered(seat)
            sensible = list(twin.game.evaluation(twin.players).sensible(twin, seat, considered))
            assert sensible
            assert set(texts(sensible)) <= set(texts(twin.legal(seat)))
            twin.play(sensible[0], seat)


def an_aside_leaves_the_question(case: Case, seed: int) -> None:
    """What is done beside a question does not answer it: the same question stands beneath whatever comes of it."""
    if case.game.asides is None:
        return
    for _, position in stops(case, seed, 5):
        for seat in position.awaiting:
            answers, asides = texts(position.answers(seat)), position.asides(seat)
            assert sorted(texts(position.legal(seat))) == sorted([*answers, *texts(asides)])
            for action in asides:
                assert action.aside
                twin = position.copy()
                case.game.asides.apply(twin, seat, action)  # what then happens by itself may leave nothing to ask
                assert position.stack[-1] in twin.stack


# ---- what they are made of


def picks(case: Case, seed: int) -> Iterator[tuple[Position, int]]:
    """The moments of a random game at which a pick begins, and whose it is."""
    position, chooser, found = case.begin(seed), generator(case, seed), 0
    for seat, action in choices(position, chooser):
        if isinstance(position.stack[-1], Pick) and not position.picked and found < MOST:
            found += 1
            yield position.copy(), seat
        position.play(action, seat)


def some_picks(position: Position, seat: int, chooser: random.Random) -> list[Action]:
    """Things that can be picked one after another, until the pick is over, something else is asked, or it is enough."""
    twin, step, picked = position.copy(), position.stack[-1], list[Action]()
    assert isinstance(step, Pick)
    for _ in range(chooser.choice((2, 3, 4, 12))):
        things = [thing for thing in twin.answers(seat) if thing is not step.enough(twin, seat)]
        if not things:
            break
        thing = chooser.choice(things)
        picked.append(thing)
        twin.play(thing, seat)
        if twin.over or twin.stack[-1] is not step or len(twin.picked) != len(picked):
            break
    return picked


def shuffled(picked: list[Action], chooser: random.Random) -> list[tuple[Action, ...]]:
    """Some orders, the reverse among them."""
    return [tuple(picked), tuple(reversed(picked)), *[tuple(chooser.sample(picked, len(picked))) for _ in range(4)]]


def after(position: Position, seat: int, order: "tuple[Action, ...] | list[Action]") -> Position:
    """The position after these picks, each of which must be legal in its turn."""
    twin = position.copy()
    for number, thing in enumerate(order):
        refusal = twin.why(thing, seat)
        assert refusal is None, f"after {texts(order[:number])} there is no {thing.text}: {refusal.message}"
        twin.play(thing, seat)
    return twin


def link_sealed(position: Position, back: int) -> bool:
    """Whether the action so many back cannot be taken back by anybody."""
    link = position.history
    for _ in range(back):
        link = None if link is None else link.previous
    return link is not None and link.sealed
