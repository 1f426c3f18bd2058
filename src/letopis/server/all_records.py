"""All finished games of a database as records, one after the other, while its servers run."""

from collections.abc import AsyncIterator
from typing import Any

from letopis.games import game as find_game
from letopis.kernel.errors import LetopisError
from letopis.server.endings import unpacked
from letopis.server.live import LiveTable
from letopis.server.settings import Settings
from letopis.server.store import Store


async def all_records(settings: Settings) -> AsyncIterator[tuple[str, dict[str, Any] | None, str]]:
    """Each table whose game is over, its record as plain data, and if there is none, why not.

    A record holds what it takes to verify it: seed and seal, and nobody's name. Of games that still run there is none:
    their dice are secret.
    """
    store, last = Store(settings.database_url, "export"), ""
    try:
        while found := await store.over_after(last, unkept=False):
            for last in found:
                record, why = await _record(store, last)
                if record is not None or why:
                    yield last, record, why
    finally:
        await store.close()


async def _record(store: Store, table: str) -> tuple[dict[str, Any] | None, str]:
    ending = await store.ending(table)
    if ending is not None:
        kept: dict[str, Any] = unpacked(ending)["record"]
        return kept, ""
    stored = await store.load(table)  # it ended before endings were kept, and no server has been started since
    if stored is None:
        return None, ""
    try:
        game = find_game(stored.info.game)
        if stored.info.rules not in game.played_versions:
            return None, game.unplayed(stored.info.rules)
        live = LiveTable(stored.info)
        live.apply_all(stored.entries)
    except LetopisError as error:
        return None, str(error)
    return live.record().doc(), ""
