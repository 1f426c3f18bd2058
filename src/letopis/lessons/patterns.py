"""Patterns of actions: an action's text in which `*` stands for any words from there on, or for one in the middle."""

from functools import lru_cache

ANY = "*"


@lru_cache(maxsize=10_000)
def fits(pattern: str, text: str) -> bool:
    """Whether an action is of a pattern; `|` parts the words that may stand in one place.

    >>> fits("place farm|church *", "place farm c5 90"), fits("place * c5", "place farm c5"), fits("*", "pass")
    (True, True, True)
    >>> fits("build farm", "build farm_2"), fits("roll", "roll 2"), fits("reroll *", "reroll")
    (False, False, True)
    """
    wanted, words = pattern.split(), text.split()
    for place, want in enumerate(wanted):
        if want == ANY and place == len(wanted) - 1:
            return True
        if place >= len(words) or (want != ANY and words[place] not in want.split("|")):
            return False
    return len(words) == len(wanted)


def is_literal(pattern: str) -> bool:
    """Whether only one action is of this pattern.

    >>> is_literal("build farm"), is_literal("build *"), is_literal("build farm|church")
    (True, False, False)
    """
    return not any(word == ANY or "|" in word for word in pattern.split())
