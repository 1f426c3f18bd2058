"""A position as numbers, as a seat sees it: what programs that learn look at.

A room writes itself in its `Encoding`, one named field after another into a `Row`. The layout of an `Observation` is
what a row hears while it writes once, so that names and numbers cannot disagree.
"""

import hashlib
import struct
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i32, i64, mypyc_attr, u8

from letopis.kernel.buffers import bytes_of
from letopis.kernel.errors import LetopisError
from letopis.kernel.plain_strings import BytesWriter, write_f32_le, write_i32_le
from letopis.kernel.reading import shown
from letopis.kernel.steps import Pick

if TYPE_CHECKING:
    from letopis.kernel.game import Game
    from letopis.kernel.position import Position

P = TypeVar("P", bound="Position")

NUMBER: Final = "number"
FLAGS: Final = "flags"
ONE_OF: Final = "one of"
NONE: Final = -1
UNNAMED: Final[Sequence[str]] = ()

KNOWN: Final = 1024  # whole numbers whose float32 is looked up
BITS: Final[list[int]] = [struct.unpack("<i", struct.pack("<f", n))[0] for n in range(KNOWN)]
ONE: Final[bytes] = struct.pack("<f", 1.0)
ZERO: Final[bytes] = bytes(4)
LONGEST: Final = 64  # of the one-hot chunks that are made once
ONE_HOT: Final[list[list[bytes]]] = [
    [ZERO * size, *[ZERO * n + ONE + ZERO * (size - n - 1) for n in range(size)]] for size in range(LONGEST + 1)
]
WHOSE: Final = ["mine", *[f"next{n}" for n in range(1, 10)]]  # seats clockwise from the one that looks


class ObservedField:
    """Some neighbouring numbers of an observation: numbers in a unit, flags, or one of several."""

    def __init__(self, name: str, start: int, size: int, kind: str, unit: int, labels: Sequence[str]) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.kind = kind  # `number`, `flags`, or `one of`: at most one of them is 1
        self.unit = unit  # what a 1 stands for: 16 coins, say
        self.labels = tuple(labels)  # of each of the numbers, where they have names

    @property
    def slice(self) -> slice:
        """Where it is."""
        return slice(self.start, self.start + self.size)

    def __repr__(self) -> str:
        unit = f" in {self.unit}" if self.unit > 1 else ""
        return f"<{self.name}: {self.kind} {self.start}..{self.start + self.size - 1}{unit}>"


class Row:
    """The numbers of one observation while they are written, as the bytes of float32.

    Units are powers of two, as shifts: a number is exact, and cheap.
    """

    def __init__(self) -> None:
        self.bytes = BytesWriter()
        self.fields: list[ObservedField] | None = None  # heard while a layout is made
        self.whose = NONE  # of what seat it writes, clockwise from the one that looks
        self._counts: list[int] = []

    def clear(self) -> None:
        """Begin anew."""
        self.bytes.truncate(0)
        self.whose = NONE

    def _heard(self, name: str, size: int, kind: str, shift: int, labels: Sequence[str]) -> None:
        fields = self.fields
        if fields is not None:
            full = f"{WHOSE[self.whose]}.{name}" if self.whose >= 0 else name
            fields.append(ObservedField(full, len(self.bytes) // 4, size, kind, 1 << shift, labels))

    def number(self, name: str, n: i64, shift: i64 = 0) -> None:
        """A number in units of 1 << shift."""
        if self.fields is not None:
            self._heard(name, 1, NUMBER, shift, UNNAMED)
        self._put(n, shift)

    def _put(self, n: i64, shift: i64) -> None:
        if 0 < n < KNOWN:
            bits: i64 = BITS[n]
            write_i32_le(self.bytes, i32(bits - (shift << 23)))
        elif n == 0:
            write_i32_le(self.bytes, 0)
        else:
            write_f32_le(self.bytes, float(int(n)) / float(1 << int(shift)))

    def flag(self, name: str, on: bool) -> None:
        """Yes or no."""
        if self.fields is not None:
            self._heard(name, 1, FLAGS, 0, UNNAMED)
        self.bytes.write(ONE if on else ZERO)

    def flags(self, name: str, mask: int, size: i64, labels: Sequence[str] = UNNAMED) -> None:
        """The bits of a small set."""
        if self.fields is not None:
            self._heard(name, size, FLAGS, 0, labels)
        row = self.bytes
        for bit in range(size):
            row.write(ONE if mask >> bit & 1 else ZERO)

    def one_of(self, name: str, n: i64, size: i64, labels: Sequence[str] = UNNAMED) -> None:
        """One of several, or none of them (-1)."""
        if self.fields is not None:
            self._heard(name, size, ONE_OF, 0, labels)
        if size <= LONGEST:
            self.bytes.write(ONE_HOT[size][n + 1])
            return
        start: i64 = len(self.bytes)
        self.bytes.write(ZERO * size)
        if n >= 0:
            self._set(start + 4 * n, 1, 0)

    def numbers(self, name: str, numbers: list[int], shift: i64 = 0, labels: Sequence[str] = UNNAMED) -> None:
        """A number for each of several things."""
        if self.fields is not None:
            self._heard(name, len(numbers), NUMBER, shift, labels)
        for n in numbers:
            self._put(n, shift)

    def tally(
        self, name: str, things: Sequence[int], size: i64, shift: i64 = 0, labels: Sequence[str] = UNNAMED
    ) -> None:
        """How many there are of each kind of thing, from a list of kinds."""
        if self.fields is not None:
            self._heard(name, size, NUMBER, shift, labels)
        start: i64 = len(self.bytes)
        self.bytes.write(ZERO * size)
        if not things:
            return
        counts = self._counts
        while len(counts) < size:
            counts.append(0)
        for thing in things:
            count = counts[thing] + 1
            counts[thing] = count
            self._set(start + 4 * thing, count, shift)
        for thing in things:
            counts[thing] = 0

    def _set(self, at: i64, n: i64, shift: i64) -> None:
        """Write a small number over a zero."""
        bits: i64 = BITS[n]
        bits -= shift << 23
        row = self.bytes
        row[at] = u8(bits & 255)
        row[at + 1] = u8(bits >> 8 & 255)
        row[at + 2] = u8(bits >> 16 & 255)
        row[at + 3] = u8(bits >> 24 & 255)

    # ---- what never changes is written once

    def place(self) -> int:
        """Where it is, for `since`."""
        return len(self.bytes)

    def since(self, place: int) -> bytes:
        """What was written since, to be kept."""
        return self.bytes.getvalue()[place:]

    def again(self, kept: bytes) -> None:
        """What was kept."""
        self.bytes.write(kept)

    @property
    def listens(self) -> bool:
        """Whether the names are wanted: nothing that was kept will do."""
        return self.fields is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[P]):
    """How a room writes its positions; made once a game and number of seats."""

    picks: tuple[str, ...] = ()  # the kinds of actions that can be picked so far in a pick

    def __init__(self, game: "Game[Any]", players: int) -> None:
        self.game = game
        self.players = players

    def encode(self, position: P, seat: int, row: Row) -> None:
        """Write all that the seat may know and nothing else, seats clockwise from it; always the same fields."""
        raise LetopisError(f"{self.game.name} has no encoding: its room does not say how it is written as numbers")


class Observation:
    """What `position.observe` writes at a table of so many seats: `size` float32 numbers in named `fields`.

    Everything the seat may know stands there, and nothing else: what it is asked, who is awaited, then what the room
    says, seats clockwise from the one that looks. `version` names the layout.

    >>> import letopis
    >>> layout = letopis.game("bruges").observation(2)
    >>> layout["mine.guilders"].unit, layout["question"].kind, layout["question"].labels[:2]
    (8, 'one of', ('advance', 'choose'))
    """

    def __init__(self, game: "Game[Any]", players: int) -> None:
        self.players = players
        self.encoding: Encoding[Any] = game.encodes(game, players)
        prefix = "decision-"
        self.questions = sorted([key[len(prefix) :] for key in game.texts.keys("en") if key.startswith(prefix)])
        self._question_of: dict[str, int] = {kind: n for n, kind in enumerate(self.questions)}
        position = game.new(players)
        pickable = [action for action in game.actions_of(position) if action.kind in self.encoding.picks]
        self.pickable = [action.text for action in pickable]
        self._pick_of: dict[str, int] = {text: n for n, text in enumerate(self.pickable)}
        self._rows: list[Row] = []
        row = Row()
        fields: list[ObservedField] = []
        row.fields = fields
        self._encode(position, 0, row)
        self.fields: tuple[ObservedField, ...] = tuple(fields)
        self.size: int = row.place() // 4
        self.named: dict[str, ObservedField] = {field.name: field for field in fields}
        assert len(self.named) == len(fields), "a name stands there twice"
        said = "\n".join([f"{field!r} {' '.join(field.labels)}" for field in fields])
        digest = hashlib.sha256(said.encode()).hexdigest()
        self.version: str = f"{game.name}/{game.rules_version}/{players}/{digest[:12]}"

    def __getitem__(self, name: str) -> ObservedField:
        if name not in self.named:
            raise LetopisError(f"{shown(name)} is no field of this observation (see its `fields`)")
        return self.named[name]

    def read(self, row: Sequence[float]) -> dict[str, Any]:
        """A row's numbers in words, those that are not zero: to look at, and for tests."""
        found: dict[str, Any] = {}
        for field in self.fields:
            values = [float(value) * field.unit for value in row[field.start : field.start + field.size]]
            if field.size == 1 and field.kind != ONE_OF:
                found[field.name] = values[0]
                continue
            labels = field.labels or [str(n) for n in range(field.size)]
            there = {label: value for label, value in zip(labels, values) if value}
            found[field.name] = next(iter(there), None) if field.kind == ONE_OF else there
        return found

    def write(self, position: "Position", seat: int, out: object) -> Any:
        """Write what the seat may know into a float32 buffer; None: a new array."""
        made = self.made(position, seat)
        if out is None:
            return array("f", made)
        bytes_of(out, "observation", self.size, "f", 4)[:] = made
        return out

    def made(self, position: "Position", seat: int) -> bytes:
        """The numbers as the bytes of float32."""
        row = self._rows.pop() if self._rows else Row()  # a row of one's own: another thread may be writing, too
        row.clear()
        self._encode(position, seat, row)
        made = row.bytes.getvalue()
        self._rows.append(row)
        if len(made) != 4 * self.size:
            raise LetopisError(f"the room wrote {len(made) // 4} numbers, not {self.size}: its encoding is broken")
        return made

    def _encode(self, position: "Position", seat: int, row: Row) -> None:
        awaited = position.awaited
        asked = seat in awaited
        step = position.stack[-1] if asked else None
        question = NONE if step is None else self._question_of[step.kind]
        row.one_of("question", question, len(self.questions), self.questions)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            row.flag("awaited", other in awaited)
        row.whose = NONE
        row.flag("over", not position.stack)
        if self.pickable:
            picked: list[int] = []
            if isinstance(step, Pick):
                for action in position.picks[-1]:
                    picked.append(self._pick_of[action.text])
            row.tally("picked", picked, len(self.pickable), 0, self.pickable)
        self.encoding.encode(position, seat, row)

    def __repr__(self) -> str:
        return f"<{self.size} numbers of {self.version}>"
