"""Actions as numbers: every action of a game, over all its options and seat counts, with an id that does not change."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import u8

from letopis.kernel.actions import Action, tidy
from letopis.kernel.buffers import bytes_of
from letopis.kernel.errors import LetopisError
from letopis.kernel.plain_strings import BytesWriter
from letopis.kernel.reading import shown, whole

if TYPE_CHECKING:
    from letopis.kernel.position import Position


class Actions:
    """Every action of a game once, in the order of their texts: an action's place here is its `id`.

    Other spellings of an action (`reroll c4` for `reroll c3`) have its id and none of their own. The numbering is the
    same for all options and seat counts; `version` names it: rules and a digest of all texts, so that what was learned
    or written by one numbering is never read by another.

    >>> import letopis
    >>> game = letopis.game("my_village")
    >>> len(game.actions), game.actions[7], game.actions.id_of("add church_trading")
    (366, <add church_wayfarers>, 6)
    """

    def __init__(self, game: str, rules: int, vocabulary: dict[str, Action]) -> None:
        each: dict[str, Action] = {}
        for action in vocabulary.values():
            each[action.text] = action
        self._vocabulary = vocabulary
        self.all: list[Action] = [each[text] for text in sorted(each)]
        for id, action in enumerate(self.all):
            action.id = id
        digest = hashlib.sha256("\n".join([action.text for action in self.all]).encode()).hexdigest()
        self.version: str = f"{game}/{rules}/{digest[:12]}"
        self.none: bytes = bytes(len(self.all))  # a mask of nothing

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def __getitem__(self, key: object) -> Action:
        """The action of an id, or of a text in any of its spellings."""
        if isinstance(key, str):
            found = self._vocabulary.get(tidy(key))
            if found is None:
                raise LetopisError(f"{shown(key)} is no action of this game")
            return found
        id = whole(key)
        if id is None or not 0 <= id < len(self.all):
            raise LetopisError(f"{shown(key)} is no action's id (allowed: 0 to {len(self.all) - 1})")
        return self.all[id]

    def id_of(self, action: object) -> int:
        """The id of an action, or of its text."""
        return self[action.text if isinstance(action, Action) else action].id

    def mask(self, position: "Position", seat: int, out: object) -> Any:
        """Write a 1 for each legal action and a 0 for all others into a buffer of bytes; None: a new one."""
        made = self.made(position.legal(seat))
        if out is None:
            return bytearray(made)
        bytes_of(out, "mask", len(self.none), "?bBc")[:] = made
        return out

    def made(self, legal: Sequence[Action]) -> bytes:
        """The mask of these actions."""
        row = BytesWriter()
        row.write(self.none)
        for action in legal:
            row[action.id] = u8(1)
        return row.getvalue()

    def __repr__(self) -> str:
        return f"<{len(self.all)} actions of {self.version}>"
