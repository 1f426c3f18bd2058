"""`legal` and `why` are one: they agree on every action, and a refused one changes nothing and says why."""

import random
from collections.abc import Sequence

from letopis import Action, Position, Refusal, Refused
from letopis.testing.cases import Case
from letopis.testing.walk import LANGUAGES, choices, generator, stops, texts

SOME = 20  # of a long list
READ: set[str] = set()  # refusals whose sentences have been read


def legal_is_what_nothing_forbids(case: Case, seed: int) -> None:
    """The legal list is the candidates that `why` does not refuse, in their order, each once, the same each time."""
    for _, position in stops(case, seed, 7):
        for seat in position.awaiting:
            legal = texts(position.legal(seat))
            assert texts(position.legal(seat)) == legal
            assert len(set(legal)) == len(legal)
            candidates = position.candidates(seat)
            assert len(set(texts(candidates))) == len(candidates)
            assert [action.text for action in candidates if position.why(action, seat) is None] == legal
            only = position.forced(seat)
            assert only is None or [only.text] == legal


def legal_is_a_sequence(case: Case, seed: int) -> None:
    """Counted, indexed, sliced, searched and walked through, it is the same list."""
    for _, position in stops(case, seed, 11):
        for seat in position.awaiting:
            legal = position.legal(seat)
            listed = list(legal)
            assert len(legal) == len(listed)
            assert [legal[place] for place in range(len(listed))] == listed
            assert list(reversed(legal)) == listed[::-1]
            assert list(legal[1:3]) == listed[1:3]
            assert legal[-1] == listed[-1]
            for action in (listed[0], listed[-1]):
                by_hand = Action(action.kind, *action.words)
                assert action in legal
                assert by_hand in legal, f"{by_hand!r} equals a legal action but is not found among them"
                assert legal.index(by_hand) == listed.index(action)
                assert legal.count(by_hand) == 1
            assert Action("no", "such") not in legal


def why_agrees_with_play(case: Case, seed: int) -> None:
    """Legal, possible at another time, or distorted: `why` says None exactly for what `play` takes."""
    chooser = generator(case, seed)
    for _, position in stops(case, seed, 7):
        before = position.dump()
        for seat in range(position.players):
            legal = set(texts(position.legal(seat))) if seat in position.awaiting else set()
            for text in vocabulary(position, seat, chooser):
                refusal = position.why(text, seat)
                known = case.game.find_action(position, text)
                assert (refusal is None) == (known is not None and known.text in legal), f"{text} of seat {seat}"
                if refusal is not None:
                    is_refused(position, text, seat, refusal)
        assert position.dump() == before


def a_refusal_changes_nothing(case: Case, seed: int) -> None:
    """A refused action leaves the position as it was, and the game goes on as if it had never been tried."""
    position, calm = case.begin(seed), case.begin(seed)
    chooser = generator(case, seed)
    other = random.Random(seed)
    for number, (seat, action) in enumerate(choices(position, chooser)):
        if number % 5 == 0:
            before = position.dump()
            for text in vocabulary(position, seat, other)[:10]:
                if position.why(text, seat) is not None:
                    is_refused(position, text, seat, None)
                    assert position.dump() == before
        assert views(position.play(action, seat)) == views(calm.play(action.text, seat))
    assert position.dump() == calm.dump()


def actions_made_by_hand_are_as_good(case: Case, seed: int) -> None:
    """An equal action, or its text in any case and spacing, plays like the game's own."""
    own, by_hand, typed = case.begin(seed), case.begin(seed), case.begin(seed)
    for number, (seat, action) in enumerate(choices(own, generator(case, seed))):
        made = Action(action.kind, *action.words)
        sloppy = f"  {action.text.upper().replace(' ', '   ')}\t"
        assert by_hand.why(made, seat) is None
        assert typed.why(sloppy, seat) is None
        told = views(own.play(action, seat))
        assert views(by_hand.play(made, seat)) == told
        assert views(typed.play(sloppy, seat)) == told
        if number % 10 == 0:
            assert own.dump() == by_hand.dump() == typed.dump()
    assert own.dump() == by_hand.dump() == typed.dump()
    assert own.record().text() == by_hand.record().text() == typed.record().text()


# ---- what they are made of


def views(events: Sequence[object]) -> list[str]:
    """Events as they are, secrets included."""
    return [repr(vars_of(event)) for event in events]


def vars_of(event: object) -> list[object]:
    """All of an event; compiled objects have no __dict__."""
    return [getattr(event, name) for name in ("key", "rule", "seat", "figures", "secret", "knows", "public")]


def vocabulary(position: Position, seat: int, chooser: random.Random) -> list[str]:
    """Texts to try: some of the decision's own, some of the game's at other times, and some that are distorted."""
    every = list(position.game.vocabulary(position))
    tried = chooser.sample(every, min(SOME, len(every)))
    for asked in position.awaiting:
        own = texts(position.candidates(asked))
        tried += chooser.sample(own, min(SOME, len(own)))
    return tried + [distorted(text, every, chooser) for text in tried[::3]]


def distorted(text: str, every: list[str], chooser: random.Random) -> str:
    """An action's text with something wrong in it, perhaps."""
    words = text.split()
    place = chooser.randrange(len(words))
    match chooser.randrange(6):
        case 0:
            del words[place]
        case 1:
            words.insert(place, words[place])
        case 2:
            words[place] = chooser.choice(chooser.choice(every).split())
        case 3:
            words[place] += chooser.choice("0159ax_-")
        case 4:
            words[place] = words[place][:-1]
        case _:
            chooser.shuffle(words)
    return " ".join(words)


def is_refused(position: Position, text: str, seat: int, expected: Refusal | None) -> None:
    """Playing it raises Refused, with a rule and a sentence in every language."""
    try:
        position.play(text, seat)
    except Refused as refused:
        refusal = refused.refusal
        says_why(refusal)
        if expected is not None:
            assert same(expected) == same(refusal)
    else:
        raise AssertionError(f"{text} of seat {seat} was played although `why` refuses it")


def same(refusal: Refusal | None) -> object:
    """All that a refusal says: its sentences are made of nothing else."""
    if refusal is None:
        return None
    return refusal.rule, refusal.key, refusal.figures


def says_why(refusal: Refusal) -> None:
    """It has a rule, and a sentence in every language (those that differ in the action's text alone are read once)."""
    assert refusal.rule
    figures = sorted(figure for figure in refusal.figures.items() if figure[0] not in ("action", "seat"))
    said = f"{id(refusal.texts)} {refusal.key} {figures}"
    if said not in READ:
        READ.add(said)
        assert refusal.message in str(Refused(refusal))
        for lang in LANGUAGES:
            is_a_sentence(refusal.sentence(lang), refusal.key)


def is_a_sentence(sentence: str, key: str) -> None:
    """Words for a person, not a key and not a placeholder."""
    assert sentence.strip(), key
    assert sentence != key, f"there is no text for {key}"
    assert "{" not in sentence, sentence
