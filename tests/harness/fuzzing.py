"""Spoiling documents, records, texts, options and data in ways that shrink well (Hypothesis, the same each time)."""

import copy
import os
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

TIMES = int(os.environ.get("LETOPIS_FUZZ", "1"))  # how many times more examples than usual
PLACES = 3  # of a long list, at which it is spoiled: others in each case


def examples(number: int) -> settings:
    """The same examples each time, and no clock."""
    return settings(
        max_examples=number * TIMES,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


WORDS = st.text(alphabet='abcepst 0159_-.:"{}[]éж\n\x00\u2028\ud800', max_size=12)
NUMBERS = st.one_of(st.integers(-3, 40), st.sampled_from([-1, 0, 1, 2, 99, 100, 10**6, 2**31, 2**63, 10**30]))
SCALARS = st.one_of(
    NUMBERS,
    WORDS,
    st.none(),
    st.booleans(),
    st.sampled_from([0.0, 1.0, 0.5, -2.5, 1e308, float("inf"), float("nan")]),
)
JUNK = st.one_of(
    SCALARS,
    st.lists(SCALARS, max_size=3),
    st.dictionaries(WORDS, SCALARS, max_size=3),
    st.lists(st.lists(NUMBERS, max_size=3), max_size=3),
)


@st.composite
def places(draw: st.DrawFn, doc: Any) -> tuple[Any, Any]:
    """A place in a document, as its table or list and the key in it; as likely near the root as deep in the leaves."""
    holder, key = doc, draw(st.sampled_from(keys(doc)))
    while keys(holder[key]):
        if draw(st.booleans()):
            break
        holder = holder[key]
        key = draw(st.sampled_from(keys(holder)))
    return holder, key


def keys(value: Any) -> list[Any]:
    """What leads further down."""
    if isinstance(value, dict):
        return list(value)
    return list(range(len(value))) if isinstance(value, list) else []


@st.composite
def spoiled(draw: st.DrawFn, doc: dict[str, Any], most: int = 3) -> dict[str, Any]:
    """A document with up to so many things dropped, added, nudged, repeated or replaced, at any depth."""
    result = copy.deepcopy(doc)
    for _ in range(draw(st.integers(1, most))):
        if not result:
            break
        holder, key = draw(places(result))
        match draw(st.integers(0, 6)):
            case 0:
                del holder[key]
            case 1:
                holder[key] = draw(JUNK)
            case 2:
                other, place = draw(places(result))
                holder[key] = copy.deepcopy(other[place])
            case 3 if isinstance(holder[key], int):
                holder[key] += draw(st.sampled_from([-2, -1, 1, 2, 10]))
            case 4 if isinstance(holder, list):
                holder.insert(draw(st.integers(0, len(holder))), copy.deepcopy(holder[key]))
            case 5 if isinstance(holder, list):
                holder[:] = draw(st.permutations(holder))
            case 6 if isinstance(holder, dict):
                holder[draw(WORDS)] = draw(JUNK)
            case _:
                holder[key] = draw(SCALARS)
    return result


@st.composite
def spoiled_text(draw: st.DrawFn, text: str) -> str:
    """A file with lines lost, doubled, swapped or overwritten."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 5)):
            case 0:
                del lines[place]
                lines = lines or [""]
            case 1:
                lines.insert(place, lines[place])
            case 2:
                other = draw(st.integers(0, len(lines) - 1))
                lines[place], lines[other] = lines[other], lines[place]
            case 3:
                lines[place] = draw(WORDS)
            case 4:
                cut = draw(st.integers(0, len(lines[place])))
                lines[place] = lines[place][:cut] + draw(WORDS) + lines[place][cut:]
            case _:
                lines = lines[: place + 1]
    return "\n".join(lines)


def action_texts(words: list[str], texts: list[str]) -> st.SearchStrategy[str]:
    """Actions of the game, sentences of its words in any order, and garbage."""
    phrase = st.lists(st.sampled_from(words), min_size=1, max_size=5).map(" ".join)
    return st.one_of(st.sampled_from(texts), phrase, WORDS, st.text(max_size=40), phrase.map(lambda text: text * 60))


def neighbours(doc: dict[str, Any], shift: int) -> Iterator[dict[str, Any]]:
    """Every document that differs in one top-level field: dropped, of another kind, or a list slightly out of order."""
    for key, value in doc.items():
        yield {other: doc[other] for other in doc if other != key}
        others: list[Any] = [None, "", [], {}, [value], value == 1, not value]
        if isinstance(value, int):
            others += [value - 1, value + 1, float(value), str(value)]
        if isinstance(value, list) and not any(isinstance(item, dict) for item in value):
            others += list(lists_like(value, shift))
        for other in others:
            yield {**doc, key: other}


def lists_like(items: list[Any], shift: int) -> Iterator[list[Any]]:
    """The list with one item doubled, dropped, changed in kind, or swapped; of a long one only at some places."""
    apart = max(1, len(items) // (PLACES * TIMES))
    for place in range(shift % apart, len(items), apart):
        item = items[place]
        yield [*items[:place], item, *items[place:]]
        yield items[:place] + items[place + 1 :]
        yield items[:place] + items[place + 1 : place + 2] + [item] + items[place + 2 :]
        if isinstance(item, int):
            yield [*items[:place], float(item), *items[place + 1 :]]
            yield [*items[:place], bool(item), *items[place + 1 :]]
