"""Undo: a seat takes back its own last action, never past a reveal, chance, or what another did in the open."""

from letopis import Action, Position, Refused
from letopis.testing.cases import Case
from letopis.testing.legality import says_why
from letopis.testing.walk import choices, drawn, generator, raising, viewers
from letopis.testing.writing import replays


class PastAction:
    """One action of a walk, with what undo depends on."""

    def __init__(self, seat: int, action: Action, sealed: bool, secret: bool) -> None:
        self.seat = seat
        self.action = action
        self.sealed = sealed  # chance was met, something was shown, or the last of all has chosen, which shows too
        self.secret = secret  # others were choosing at the same time


def undo_stops_at_a_reveal(case: Case, seed: int) -> None:
    """A seat may undo if and only if nothing was drawn or shown and nobody acted openly since it acted."""
    for position, past in told(case, seed):
        for seat in range(position.players):
            refusal = position.why_not_undo(seat)
            rule = refusal.rule if refusal is not None else None
            assert rule == expected_rule(past, seat), f"seat {seat} after {past[-1].action if past else 'nothing'}"
            if refusal is not None:
                says_why(refusal)
                with raising(Refused) as refused:
                    position.undone(seat)
                assert refused.value.rule == rule


def undo_takes_back_one_action(case: Case, seed: int) -> None:
    """One action less, secret ones unseen by the others, and doing it again leads back to the same position."""
    stages = told(case, seed)
    for number, (position, past) in enumerate(stages):
        if number % 7:
            continue
        before = position.dump()
        for seat in range(position.players):
            if position.why_not_undo(seat) is not None:
                continue
            earlier = position.undone(seat)
            assert position.dump() == before
            place = max(place for place in range(len(past)) if past[place].seat == seat)
            kept = [(one.seat, one.action.text) for one in past[:place] + past[place + 1 :]]
            assert earlier.record().actions == kept
            assert seat in earlier.awaiting
            if place == len(past) - 1:
                assert all(earlier.view(viewer) == stages[number - 1][0].view(viewer) for viewer in viewers(earlier))
            if past[place].secret:
                others = [viewer for viewer in viewers(earlier) if viewer != seat]
                assert all(as_before(earlier, position, viewer) for viewer in others), past[place].action.text
            if number % 60 == 0:
                replays(earlier)
            earlier.play(past[place].action.text, seat)
            assert earlier.dump() == before


def undo_goes_back_to_the_last_reveal(case: Case, seed: int) -> None:
    """Undone again and again, the game is back where the seat began since chance last spoke."""
    for number, (position, _) in enumerate(told(case, seed)):
        if number % 9:
            continue
        for seat in range(position.players):
            earlier, steps = position, 0
            while earlier.why_not_undo(seat) is None:
                earlier, steps = earlier.undone(seat), steps + 1
            assert drawn_of(earlier) == drawn_of(position) or steps == 0
            assert len(earlier.record().actions) == len(position.record().actions) - steps


# ---- what they are made of


def told(case: Case, seed: int) -> "list[tuple[Position, list[PastAction]]]":
    """A game's positions, each with what was played before it."""
    position = case.begin(seed)
    past: list[PastAction] = []
    stages = [(position.copy(), list(past))]
    for seat, action in choices(position, generator(case, seed)):
        choice, before = position.stack[-1], drawn(position)
        position.play(action, seat)
        sealed = drawn(position) != before or (choice.together and choice not in position.stack)
        past.append(PastAction(seat, action, sealed, choice.together))
        stages.append((position.copy(), past[-60:] if len(past) > 4000 else list(past)))
    return stages


def expected_rule(past: list[PastAction], seat: int) -> str | None:
    """What the law says of undo: None, or the number of the rule that forbids it."""
    others = False
    for one in reversed(past):
        if one.sealed:
            return "L-7"
        if one.seat == seat:
            return "L-8" if others and not one.secret else None  # what came after an open action builds on it
        if not one.secret:
            return "L-8"
        others = True
    return "L-6"


def as_before(earlier: Position, position: Position, viewer: int | None) -> bool:
    """Whether a viewer sees the same, apart from who is awaited and what the undoing seat thereby decides."""
    now, then = earlier.view(viewer), position.view(viewer)
    for view in (now, then):
        del view["awaiting"]
    if viewer is None or viewer not in earlier.awaiting or viewer not in position.awaiting:
        del now["decision"], then["decision"]
    return now == then


def drawn_of(position: Position) -> int:
    """How much chance was met."""
    return position.chance.drawn
