"""A record: game, options, seed and actions: a whole game as a small file that replays exactly."""

import json
from typing import TYPE_CHECKING, Any

from letopis.kernel.chance import FAST, KINDS
from letopis.kernel.errors import BadNotation, BadRecord, LetopisError, Refused
from letopis.kernel.reading import Reader, plain_copy, shown
from letopis.kernel.seal import Seal, read_seal

if TYPE_CHECKING:
    from letopis.kernel.game import Game
    from letopis.kernel.position import Position

FORMAT = 1
HEADER = "letopis record"
LONGEST = 100_000  # actions: no game is near it


class Record:
    """A whole game. `text()` is the file: a header a line each, an action a line, and the result.

    >>> import letopis
    >>> position = letopis.game("era").new(players=2, seed=7)
    >>> _ = position.play("place longhouse a1", 0)
    >>> print(position.record().text())
    letopis record 1
    game: era
    rules: 2
    players: 2
    seed: 7
    chance: fast
    options: {}
    <BLANKLINE>
    0 place longhouse a1
    <BLANKLINE>
    """

    def __init__(
        self, game: str, rules: int, players: int, seed: int | str, chance: str, options: dict[str, Any]
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.seed = seed
        self.chance = chance
        self.options = options
        self.start: dict[str, Any] | None = None  # a notation, for a game that began in the middle
        self.actions: list[tuple[int, str]] = []
        self.scores: list[int] | None = None  # the totals of a finished game
        self.practice = False  # choices were open to be taken back past chance: not for ratings
        self.seal: Seal | None = None  # of a game at a table: what its seed was made of, and what bound it

    def extended(self, actions: list[tuple[int, str]], position: "Position") -> "Record":
        """The same beginning with these actions, and the result if the game is over."""
        full = Record(self.game, self.rules, self.players, self.seed, self.chance, plain_copy(self.options))
        full.start = plain_copy(self.start)
        full.practice = self.practice
        full.seal = self.seal
        full.actions = actions
        if position.over:
            full.scores = [score.total for score in position.scores()]
        return full

    def begin(self, game: "Game[Position]") -> "Position":
        """The position before the first action."""
        if self.start is not None:
            return game.load(self.start)
        return game.new(self.players, self.seed, self.options, self.chance, self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_record, (self.doc(),)

    def __repr__(self) -> str:
        return f"<record of {self.game}, {self.players} seats, {len(self.actions)} actions>"

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        doc: dict[str, Any] = {
            "letopis": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "chance": self.chance,
            "options": plain_copy(self.options),
        }
        if self.practice:
            doc["practice"] = True
        if self.start is not None:
            doc["start"] = plain_copy(self.start)
        if self.seal is not None:
            doc["seal"] = self.seal.doc()
        doc["actions"] = [f"{seat} {text}" for seat, text in self.actions]
        if self.scores is not None:
            doc["scores"] = list(self.scores)
        return doc

    def text(self) -> str:
        """The file."""
        doc = self.doc()
        lines = [f"{HEADER} {FORMAT}"]
        for key in ("game", "rules", "players", "seed", "chance", "options", "practice", "start", "seal"):
            if key in doc:
                value = doc[key]
                plain = isinstance(value, str) and key in ("game", "chance")
                lines.append(f"{key}: {value if plain else json.dumps(value, ensure_ascii=False)}")
        lines += ["", *doc["actions"], ""]
        if self.scores is not None:
            lines += [f"scores: {json.dumps(self.scores)}", ""]
        return "\n".join(lines)


def parse_record(text: str) -> dict[str, Any]:
    """A record's file as plain data; BadRecord when it is none."""
    if text.lstrip().startswith("{"):
        try:
            doc = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(0, f"the file cannot be read: {error}") from None
        return doc if isinstance(doc, dict) else {}
    lines = text.strip().splitlines()
    if not lines or lines[0].strip() != f"{HEADER} {FORMAT}":
        raise BadRecord(0, f"the file does not begin with “{HEADER} {FORMAT}”")
    found: dict[str, Any] = {"letopis": FORMAT, "actions": []}
    for line in lines[1:]:
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        if line[0].isdigit():
            found["actions"].append(line.strip())
        elif not colon:
            raise BadRecord(0, f"the line {shown(line)} is neither a field nor an action")
        elif key in ("game", "chance"):
            found[key] = value.strip()
        else:
            try:
                found[key] = json.loads(value)
            except (ValueError, RecursionError):
                raise BadRecord(0, f"the field {shown(key)} cannot be read") from None
    return found


def read_record(source: object) -> Record:
    """A record from any of its forms, checked; BadRecord says what is wrong."""
    if isinstance(source, Record):
        return source
    try:
        reader = Reader(parse_record(source) if isinstance(source, str) else source)
        reader.whole("letopis", FORMAT, FORMAT, FORMAT)
        seed = reader.raw("seed")
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise reader.wrong("seed", "is missing or neither a number nor a text", "a number or a text")
        record = Record(
            reader.text("game"),
            reader.whole("rules", 1, 10_000, 1),
            reader.whole("players", 1, 100),
            seed,
            reader.text("chance", KINDS, FAST),
            plain_copy(reader.table("options", optional=True).value),
        )
        record.practice = reader.flag("practice", False)
        if reader.has("start"):
            record.start = plain_copy(reader.table("start").value)
        if reader.has("seal"):
            record.seal = read_seal(reader.table("seal"))
        if reader.has("scores"):
            scores = reader.items("scores")
            if not all(isinstance(score, int) for score in scores):
                raise reader.wrong("scores", "are not whole numbers")
            record.scores = [score for score in scores if isinstance(score, int)]
        lines = reader.texts("actions")
        reader.finish()
    except BadNotation as bad:
        raise BadRecord(0, str(bad)) from None
    if len(lines) > LONGEST:
        raise BadRecord(LONGEST, f"the record holds more than {LONGEST} actions")
    for number, line in enumerate(lines, 1):
        seat, _, text = line.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) <= 3):
            raise BadRecord(number, f"{shown(line)} does not begin with a seat")
        record.actions.append((int(seat), text))
    return record


def replay(record: Record, game: "Game[Any]") -> "Position":
    """The position a record leads to; BadRecord names the action that does not replay."""
    if record.rules not in game.played_versions:
        raise BadRecord(0, game.unplayed(record.rules))
    try:
        position = record.begin(game)
    except LetopisError as error:
        raise BadRecord(0, str(error)) from None
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            position.play(text, seat)
        except Refused as refused:
            raise BadRecord(number, str(refused)) from None
    if record.scores is not None:
        reached = [score.total for score in position.scores()]
        if not position.over or reached != record.scores:
            raise BadRecord(len(record.actions), f"the record says {record.scores}, the game says {reached}")
    return position
