"""A table being played here: its position, who sits where, and what has happened."""

import hashlib
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from letopis import bots
from letopis.bots import Bot
from letopis.bots.fault import BotFault, chosen
from letopis.kernel.actions import Action
from letopis.kernel.errors import BadRecord, Refused
from letopis.kernel.events import Event
from letopis.kernel.game import Game
from letopis.kernel.position import Position
from letopis.kernel.records import HEADER, Record, replay
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.seats import SeatSpec
from letopis.terminal.words import Words

SUFFIX = ".letopis"


class Session:
    """A game, its seats and its story. Everything shown of it goes through a seat's eyes."""

    def __init__(self, position: Position, seats: list[SeatSpec], words: Words) -> None:
        self.position = position
        self.seats = seats
        self.words = words
        self.names = [seat.name for seat in seats]
        self.story = list(position.opening)
        self.heard = [0] * len(seats)  # how much of the story each seat has read
        self.bots: dict[int, Bot] = {}
        record = position.record()
        for number, seat in enumerate(seats):
            if not seat.human:
                digest = hashlib.sha256(f"{record.seed}/{number}".encode()).digest()
                self.bots[number] = bots.bot(seat.kind, self.game, int.from_bytes(digest[:6], "big"))
        self.autosave_path = data_folder() / f"{self.game.name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}{SUFFIX}"

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self.position.game

    @property
    def humans(self) -> int:
        """How many people play."""
        return sum(seat.human for seat in self.seats)

    # ---- whose turn

    def next_seat(self, current: int | None) -> int:
        """Who is asked now: bots first, then whoever has the keyboard, then the others."""
        awaiting = self.position.awaiting
        for seat in awaiting:
            if seat in self.bots:
                return seat
        return current if current is not None and current in awaiting else awaiting[0]

    def has_secrets(self, seat: int, other: int) -> bool:
        """Whether a seat's view holds something the other seat may not see."""
        position = self.position
        if seat in position.awaiting and position.asked(seat).together:
            return True
        seen = position.view(seat)
        return any(position.guess(other, seed).view(seat) != seen for seed in range(3))

    # ---- playing

    def play(self, action: Action | str, seat: int) -> None:
        """Play an action; Refused when it is not allowed."""
        self.story += self.position.play(action, seat)

    def bot_plays(self, seat: int) -> None:
        """A bot's turn; a Complaint names one that fails."""
        try:
            action = chosen(self.bots[seat], self.position, seat)
        except BotFault as fault:
            raise Complaint(self.words("bot-failed", name=self.names[seat], how=str(fault)), FAILED) from None
        self.play(action, seat)

    def undo(self, seat: int, thing: str = "") -> None:
        """Take back the seat's last choice, with what was forced after it, or one thing that it has picked of several;
        Refused when it is too late."""
        if thing:
            self.retell(self.position.undone(seat, thing).record())
            return
        position = self.position.undone(seat)
        while seat in position.awaiting and position.forced(seat) is not None:
            position = position.undone(seat)
        self.retell(position.record())

    def retell(self, record: Record) -> None:
        """Take up a game from its record, with all that happened in it."""
        position = record.begin(self.game)
        story = list(position.opening)
        for seat, text in record.actions:
            story += position.play(text, seat)
        self.position = position
        self.story = story
        self.heard = [min(heard, len(story)) for heard in self.heard]

    # ---- the story

    def news(self, seat: int) -> list[tuple[str, str]]:
        """What happened since the seat last asked: sentences, each with its rule."""
        fresh = self.story[self.heard[seat] :]
        self.heard[seat] = len(self.story)
        return self._told(fresh, seat)

    def log(self, seat: int | None) -> list[tuple[str, str]]:
        """All that happened, as the seat saw it."""
        return self._told(self.story, seat)

    def _told(self, events: list[Event], seat: int | None) -> list[tuple[str, str]]:
        told: list[tuple[str, str]] = []
        for event in events:
            sentence = event.sentence(self.game.texts, self.words.lang, seat, self.names)
            if sentence is not None:
                told.append((sentence, event.rule))
        return told

    # ---- files

    def save(self, path: Path) -> None:
        """Write the record to a file; nothing that is not a record is overwritten."""
        path = path.expanduser()
        try:
            if path.exists() and not path.read_text(encoding="utf-8", errors="replace").startswith(HEADER):
                raise Complaint(self.words("not-overwritten", file=str(path)))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.position.record().text(), encoding="utf-8")
        except OSError as error:
            raise Complaint(self.words("not-saved", file=str(path), why=error.strerror or str(error))) from None

    def load(self, record: Record, path: Path) -> None:
        """Go on with another game at the same table."""
        if record.game != self.game.name:
            raise Complaint(self.words("other-game", file=str(path), game=record.game))
        if record.players != len(self.seats):
            raise Complaint(self.words("other-seats", file=str(path), count=record.players))
        try:
            replay(record, self.game)
            self.retell(record)
        except (BadRecord, Refused) as bad:
            raise Complaint(self.words("bad-record", file=str(path), why=str(bad))) from None
        self.heard = [len(self.story)] * len(self.seats)

    def autosave(self) -> None:
        """Keep the game safe in the user's data folder; never in the way of playing."""
        try:
            self.save(self.autosave_path)
        except Complaint:
            return

    def forget_autosave(self) -> None:
        """A finished game is not to be resumed."""
        self.autosave_path.unlink(missing_ok=True)


def data_folder() -> Path:
    """Where this user's games are kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "letopis"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "letopis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "letopis"
