"""What a lesson lights: names of places on the screen, as the pages' own script finds them.

- `inner-0`, `domain-0`, `supply`: the element of this id, or all that bear it among the names of their `data-sign`;
- `inner-0/food`: one within another;
- `answer roll`, `answer build *`: whatever plays this action when it is clicked.
"""

import json
from functools import lru_cache

ANSWER = "answer "


@lru_cache(maxsize=10_000)
def selector(name: str) -> str:
    """The selector of one name.

    >>> print(selector("inner-0/food"))
    :is([id="inner-0"],[data-sign~="inner-0"]) :is([id="food"],[data-sign~="food"])
    >>> print(selector("answer build *"))
    [data-action^="build "]
    """
    if name.startswith(ANSWER):
        action = name.removeprefix(ANSWER)
        if action.endswith("*"):
            return f"[data-action^={json.dumps(action[:-1])}]"
        return f"[data-action={json.dumps(action)}]"
    parts = (json.dumps(part) for part in name.split("/"))
    return " ".join(f":is([id={part}],[data-sign~={part}])" for part in parts)


def selectors(names: list[str]) -> str:
    """All that are lit."""
    return ", ".join(selector(name) for name in names)
