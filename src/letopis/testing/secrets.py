"""What a seat cannot see it does not learn: not from views, lists, events, refusals, undo, counters or error texts."""

import random
from collections.abc import Iterator
from typing import Any

from letopis import Event, LetopisError, Position
from letopis.kernel.chance import seed_bytes
from letopis.testing.cases import Case
from letopis.testing.legality import SOME, same
from letopis.testing.walk import (
    LANGUAGES,
    canonical,
    choices,
    drawn,
    generator,
    play_on,
    raising,
    stops,
    texts,
    viewers,
    without_chance,
)

GUESSES = 2


def guesses(position: Position, seat: int, number: int) -> Iterator[Position]:
    """Some of the positions that the seat might as well be in."""
    for count in range(GUESSES):
        yield position.guess(seat, f"{number} {count}")


def hidden_things_do_not_show(case: Case, seed: int) -> None:
    """Positions that differ only in what a seat cannot see look alike to it, and to a spectator."""
    for number, position in stops(case, seed, 8):
        for seat in range(position.players):
            mine, public = seen(position, seat, number), position.view(None)
            for twin in guesses(position, seat, number):
                assert seen(twin, seat, number) == mine
                assert twin.view(None) == public
                for other in range(position.players):
                    twin = twin.guess(other, number)
                    assert twin.view(None) == public


def hidden_things_do_not_show_in_what_happens(case: Case, seed: int) -> None:
    """The same action, as long as it meets no chance and shows nothing, looks alike to whoever plays it."""
    position = case.begin(seed)
    for number, (seat, action) in enumerate(choices(position, generator(case, seed))):
        for twin in [] if number % 3 else guesses(position, seat, number):
            played = position.copy()
            before = drawn(played), drawn(twin)
            told, told_twin = played.play(action, seat), twin.play(action.text, seat)
            if (drawn(played), drawn(twin)) == before:
                assert heard(told, seat) == heard(told_twin, seat), action.text
                assert played.view(seat) == twin.view(seat), action.text
                assert played.view(None) == twin.view(None), action.text
        position.play(action, seat)


def what_is_chosen_together_is_unseen(case: Case, seed: int) -> None:
    """While several seats choose at once, the others cannot tell one choice from another."""
    chooser = random.Random(seed)
    for _, position in stops(case, seed, 3):
        if len(position.awaiting) < 2:
            continue
        chosen = chooser.choice(position.awaiting)
        legal = position.legal(chosen)
        known: dict[tuple[int, ...], object] = {}
        for action in chooser.sample(list(legal), min(6, len(legal))):
            after = position.copy()
            before = drawn(after)
            told = after.play(action, chosen)
            if drawn(after) != before:
                continue  # what chance brings shows
            others = [viewer for viewer in viewers(after) if viewer != chosen]
            looks = [
                [after.view(viewer), heard(told, viewer), None if viewer is None else same(after.why_not_undo(viewer))]
                for viewer in others
            ]
            assert known.setdefault(after.awaiting, looks) == looks, action.text


def guesses_are_dealt_anew(case: Case, seed: int) -> None:
    """A guess has the same components, no past and no record, and can be played to the end."""
    for number, position in stops(case, seed, 25):
        there = case.laws.components(position)
        before = position.dump()
        for seat in range(position.players):
            twin = position.guess(seat, number)
            assert position.dump() == before
            assert without_chance(position.guess(seat, number).dump()) == without_chance(twin.dump())
            assert case.laws.components(twin) == there
            case.laws.check(twin)
            assert same(twin.why_not_undo(seat)) is not None
            with raising(LetopisError):
                twin.record()
            assert case.game.load(twin.dump()).dump() == twin.dump()
        play_on(twin, random.Random(number))
        assert twin.over
        assert case.laws.components(twin) == there


def what_is_hidden_is_dealt_anew(case: Case, seed: int) -> None:
    """If seats ever see different things, guesses differ: nobody is handed what it cannot know."""
    secrets = dealt = False
    for number, position in stops(case, seed, 5):
        looks = [canonical(public_part(position.view(viewer))) for viewer in viewers(position)]
        secrets = secrets or len(set(looks)) > 1
        truth = without_chance(position.dump())
        for seat in range(position.players):
            dealt = dealt or any(without_chance(twin.dump()) != truth for twin in guesses(position, seat, number))
    assert dealt or not secrets or case.players == 1


def open_scores_are_the_same_in_every_guess(case: Case, seed: int) -> None:
    """Where a room says that nothing hidden counts, the score sheets are what anybody could have worked out."""
    for number, position in stops(case, seed, 5):
        if not position.scores_are_open:
            continue
        truth = [(score.rows, score.total) for score in position.scores()]
        for seat in range(position.players):
            for twin in guesses(position, seat, number):
                assert twin.scores_are_open
                assert [(score.rows, score.total) for score in twin.scores()] == truth


def the_seed_stays_inside(case: Case, seed: int) -> None:
    """No view, event, decision or refusal holds the seed or the state of chance."""
    secret = f"wolfram-{seed}-otter"
    position = case.begin(secret)
    spread = seed_bytes(secret).hex()
    chooser = generator(case, seed)
    for number, (seat, action) in enumerate(choices(position, chooser)):
        state = position.chance.state()
        guarded = [secret, spread, spread[:16], *[str(part) for part in state.values() if len(str(part)) > 12]]
        out: list[Any] = []
        if number % 10 == 0:
            out += [position.view(viewer) for viewer in viewers(position)]
            out += [position.decision(other).doc() for other in position.awaiting]
            out += [same(position.why("no such thing", seat)), same(position.why_not_undo(seat))]
        told = position.play(action, seat)
        out += [heard(told, viewer) for viewer in viewers(position)]
        shown = canonical(out)
        assert not [word for word in guarded if word in shown]


# ---- what they are made of


def seen(position: Position, seat: int, number: int) -> dict[str, Any]:
    """All that a seat can learn by looking and asking, without playing."""
    learned: dict[str, Any] = {"view": position.view(seat)}
    if seat in position.awaiting:
        decision = position.decision(seat)
        learned["decision"] = [decision.doc(), *[decision.sentence(lang) for lang in LANGUAGES]]
        learned["legal"] = texts(position.legal(seat))
        candidates = texts(position.candidates(seat))
        asked = random.Random(number).sample(candidates, min(SOME, len(candidates)))
        learned["refusals"] = [same(position.why(text, seat)) for text in asked]
        learned["forced"] = str(position.forced(seat))
        learned["forecasts"] = [note.doc() for note in position.forecasts(seat)]
        notes = [position.note(text, seat) for text in asked]
        learned["notes"] = [None if note is None else note.doc() for note in notes]
    else:
        learned["refusals"] = [same(position.why(text, seat)) for text in ("", "no such thing")]
    return learned


def heard(events: list[Event], viewer: int | None) -> list[Any]:
    """Events as a seat or spectator learns of them, in data and in words."""
    return [event.view(viewer) for event in events if event.view(viewer) is not None]


def public_part(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what it says about the one who looks."""
    return {key: value for key, value in view.items() if key not in ("seat", "decision")}
