"""The pictures of rules pages as tables: positions in notation with people at them, before and after some actions.

Nobody sits there and nothing is stored; else they are tables like any other, so that the same eyes see the same.
"""

from functools import cache
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.pictures import Picture, read_pictures
from letopis.kernel.telling import MACHINERY
from letopis.server.audience import SPECTATOR, Audience
from letopis.server.draft import Draft
from letopis.server.entries import SIT, TableInfo
from letopis.server.live import LiveTable
from letopis.server.table_view import State, table_view
from letopis.server.texts import TEXTS


@cache
def pictures_of(game: str) -> dict[str, Picture]:
    """The pictures of a game by their names."""
    return read_pictures(find_game(game).room)


def pictured(game: str, name: str, lang: str) -> dict[str, Any]:
    """What is seen on a picture: the `states` of its table, one or before and after, and what is `told` between them;
    and the `start`, a notation from which the same can be played, or None where there is nothing to be played.

    KeyError: there is no such picture.
    """
    picture = pictures_of(game)[name]
    live = at_table(game, picture, lang)
    eyes = Audience(seat=picture.seat)
    by_name = Audience(seat=picture.seat, coach=True)  # of whom it tells what a caption does
    start = None if live.over else {**live.info.start, "players": live.info.players}  # type: ignore[dict-item]
    states: list[State] = [] if picture.only_after else [table_view(live, eyes, lang)]
    if picture.actions:
        play(live, picture)
        states.append(table_view(live, eyes, lang))
    log = [line for line in live.log(by_name, lang) if line["kind"] != MACHINERY and line["by"] is not None]
    shown = {int(area[6:]) for area, *_ in picture.shows if area.startswith("place-") and area[6:].isdigit()}
    away = set(range(live.info.players)) - shown - {picture.seat}  # of whom the picture does not speak
    told = [line["sentence"] for line in log if line["seat"] not in away]
    return {"picture": picture, "states": states, "told": told, "start": start, "seats": live.info.players}


def opening(game: str, seats: int, options: dict[str, Any], lang: str) -> State:
    """A table at the beginning of a game, as whoever watches sees it: what its board has to be able to draw."""
    version = find_game(game).rules_version
    live = LiveTable(TableInfo(f"opening-{game}", game, version, seats, options, "", "", ""))
    return table_view(live, SPECTATOR, lang)


def at_table(game: str, picture: Picture, lang: str) -> LiveTable:
    """The table of a picture before anything is played."""
    start = start_of(game, picture)
    rules = find_game(game)
    players = rules.load(start).players
    live = LiveTable(TableInfo(f"picture-{game}", game, rules.rules_version, players, {}, "", "", "", start=start))
    draft = Draft(live)
    for seat in range(players):
        live.connected.add(seat)
        draft.add(SIT, seat, {"name": TEXTS.say(lang, f"picture-name-{seat}")}, f"picture-{seat}")
    return live


def start_of(game: str, picture: Picture) -> dict[str, Any]:
    """The notation of the position that a picture begins with; it may be another picture's."""
    if picture.position:
        return picture.position
    base = pictures_of(game)[picture.base or picture.after]
    if picture.base:
        return start_of(game, base)
    live = at_table(game, base, "en")
    play(live, base)
    begun: dict[str, Any] = live.position.dump()
    return begun


def play(live: LiveTable, picture: Picture) -> None:
    """Play what happens on a picture; Refused when the rules do not allow it."""
    draft = Draft(live)
    for seat, action in picture.actions:
        draft.play(seat, action)
