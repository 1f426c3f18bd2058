"""Icons as SVG symbols: those of the pages and those of a game, under the names that their icons.toml gives them."""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from letopis.web.rooms import HERE, sign_messages

VENDOR = HERE / "static" / "vendor"


@cache
def bodies() -> dict[str, str]:
    """What npm brought (scripts/assets.sh); nothing if it was not asked: then names stand without pictures."""
    try:
        found: dict[str, str] = json.loads((VENDOR / "icons.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return found


@cache
def wishes(room: Path) -> dict[str, Any]:
    """A room's icons.toml; empty when it has none."""
    try:
        return tomllib.loads((room / "icons.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}


@cache
def names(room: Path | None) -> dict[str, str]:
    """Our name of an icon to its name in game-icons: the pages' own, and a room's over them."""
    found: dict[str, str] = dict(wishes(HERE)["icons"])
    if room is not None:
        found.update(wishes(room).get("icons", {}))
    return found


@cache
def sprite(room: Path | None) -> Markup:
    """All icons that a page may show, to stand once in it."""
    symbols = [
        f'<symbol id="i-{name}" viewBox="0 0 512 512">{bodies()[icon]}</symbol>'
        for name, icon in names(room).items()
        if icon in bodies()
    ]
    return Markup('<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{}</defs></svg>').format(
        Markup("".join(symbols))
    )


@cache
def signs(room: Path | None) -> frozenset[str]:
    """The names that explain themselves when they are pointed at: a room's, and the pages' own."""
    told = [*sign_messages(HERE), *(() if room is None else sign_messages(room))]
    return frozenset(id for kind, id in told if kind == "sign")


@cache
def icon(name: str, room: Path | None = None, label: str = "") -> Markup:
    """An icon by our name, which is its sign; with a label it speaks, without one it is only an ornament."""
    if names(room).get(name) not in bodies():
        return Markup('<span class="no-icon">{}</span>').format(label)
    speech = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    sign = Markup(' data-sign="{}"').format(name) if name in signs(room) else ""
    return Markup('<svg class="icon"{} {}><use href="#i-{}"/></svg>').format(sign, speech, name)


def card(room: Path) -> list[str]:
    """The icons of a game's skyline on the home page."""
    known: list[str] = wishes(room).get("card", ["tree", "house", "castle", "church", "house", "tree"])
    return known
