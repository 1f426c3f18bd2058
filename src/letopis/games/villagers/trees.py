"""A village as text: every tree for itself, `lumberjack > (cooper, wheeler > cartwright{2})`."""

import re
from typing import Final

from letopis.games.villagers.components import FOOD_SIDE
from letopis.games.villagers.village import Village
from letopis.kernel.reading import shown

TOKEN: Final = re.compile(r"\s*(?:([a-z_]+)(?::([a-z]+))?(?:\{(\d{1,5})\})?|([>(),]))\s*")
VILLAGER: Final = "v"  # among the signs
FOLLOWS: Final = {"": VILLAGER, VILLAGER: ">,)", ">": VILLAGER + "(", "(": VILLAGER, ",": VILLAGER, ")": ",)"}
HIGHEST: Final = 9  # no chain is near it


def write_village(village: Village) -> list[str]:
    """A text a tree: `lumberjack > wheeler > cartwright{2}`, `lumberjack > (cooper, carpenter)`."""
    trees: list[str] = []
    node = 0
    while node < len(village.cards):
        trees.append(write_tree(village, node))
        node = village.after(node)
    return trees


def write_tree(village: Village, node: int) -> str:
    """One tree, or branch of it."""
    number = village.cards[node]
    text = village.components.villagers[number].id
    if number == village.components.founders.number and village.side:
        text += ":" + FOOD_SIDE
    text += purse(village.ducats[node])
    branches: list[str] = []
    end = village.after(node)
    above = node + 1
    while above < end:
        branches.append(write_tree(village, above))
        above = village.after(above)
    if len(branches) == 1:
        return f"{text} > {branches[0]}"
    return f"{text} > ({', '.join(branches)})" if branches else text


def purse(ducats: int) -> str:
    """Ducats on a card."""
    return f"{{{ducats}}}" if ducats else ""


def read_tree(text: str) -> list[tuple[str, int, int, str]]:
    """A tree, bottom up: id, ducats on it, depth, and which side is up where that is said; ValueError if it is none.

    >>> read_tree("founders:food > (brewer{2}, swineherd > truffler)")
    [('founders', 0, 0, 'food'), ('brewer', 2, 1, ''), ('swineherd', 0, 1, ''), ('truffler', 0, 2, '')]
    """
    found: list[tuple[str, int, int, str]] = []
    brackets: list[int] = []
    depth = at = 0
    last = ""
    while at < len(text):
        token = TOKEN.match(text, at)
        sign = "" if token is None else token[4] or VILLAGER
        if token is None or sign not in FOLLOWS[last] or (sign in ",)" and not brackets) or depth > HIGHEST:
            raise ValueError(f"{shown(text[at:])} is out of place")
        if sign == VILLAGER:
            found.append((token[1], int(token[3] or 0), depth, token[2] or ""))
        elif sign == ">":
            depth += 1
        elif sign == "(":
            brackets.append(depth)
        elif sign == ",":
            depth = brackets[-1]
        else:
            depth = brackets.pop()
        last = sign
        at = token.end()
    if brackets or VILLAGER in FOLLOWS[last]:
        raise ValueError(f"{shown(text)} is not finished")
    return found
