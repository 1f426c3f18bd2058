"""A seat at a table of a server elsewhere, over its JSON API: a bot sits down, plays, comes back when the line broke.

The server sends a position as it might be (`guess`): all that the seat sees, the rest dealt anew. So any bot plays
there as it plays here. Who we are is a cookie; it is kept in a file, and a program started again has its seat back.
"""

import json
import os
import secrets
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import LoadError, MozillaCookieJar
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import letopis
from letopis.bots import Bot
from letopis.bots.fault import BotFault, chosen

State = dict[str, Any]
AGAIN = (429, 503)  # too fast, or the server is not well: ask again
TIMEOUT = 40.0  # seconds: a stream shows life every fifteen
LONGEST_PAUSE = 20.0
STALE = ("stale", "moved-on")


class Denied(Exception):
    """The server said no: `error` is its code, the text its sentence."""

    def __init__(self, doc: dict[str, Any]) -> None:
        super().__init__(str(doc.get("message", doc)))
        self.error = str(doc.get("error", ""))


class Gone(Exception):
    """The server has not answered for as long as we wait."""


class Seat:
    """One seat at one table of a server."""

    def __init__(self, address: str, cookies: Path | None = None, patience: float = 300.0) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"{address} is no address of a server or a table")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rpartition("/")[2]
        self.link = {name: values[0] for name, values in parse_qs(parts.query).items()}
        self.patience = patience
        self.cookies = MozillaCookieJar(None if cookies is None else str(cookies))
        if cookies is not None and cookies.is_file():
            try:
                self.cookies.load(ignore_discard=True)
            except (LoadError, OSError):
                self.cookies.clear()  # not ours, or spoiled: we are somebody new
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    # ---- asking

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """GET, or with a body POST, for as long as it takes."""
        request = urllib.request.Request(f"{self.server}/api{path}?{urlencode(self.link)}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        return self._persistently(lambda: self._read(request))

    def command(self, verb: str, **body: Any) -> Any:
        """Do something at the table, once: its id makes it safe to ask again."""
        return self.ask(f"/tables/{self.table}/{verb}", {"id": uuid.uuid4().hex, **body})

    def _read(self, request: urllib.request.Request) -> Any:
        with self._opener.open(request, timeout=TIMEOUT) as answer:
            return json.load(answer)

    def _persistently(self, do: Callable[[], Any]) -> Any:
        end, pause = time.monotonic() + self.patience, 0.2
        while True:
            try:
                return do()
            except urllib.error.HTTPError as error:
                if error.code not in AGAIN and error.code < 500:
                    raise Denied(_document(error)) from None
                why: Exception = error
            except (OSError, HTTPException, ValueError) as error:  # no line, a line that broke, half an answer
                why = error
            if time.monotonic() >= end:
                raise Gone(f"{self.server} does not answer: {why}") from None
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def keep_cookies(self) -> None:
        """So that the same program, started again, is the same person."""
        path = self.cookies.filename
        if path is not None:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w"):
                self.cookies.save(ignore_discard=True)

    # ---- sitting down

    def make_table(self, game: str, seats: list[str]) -> None:
        """A table of our own."""
        self.table = self.ask("/tables", {"id": uuid.uuid4().hex, "game": game, "seats": seats})["table"]

    def sit(self, name: str) -> State:
        """Take the seat of the invitation, or an open one; nothing, where we have one. The table then."""
        state = self.state()
        if state["table"]["me"] is None:
            self.ask("/me", {"name": name})
            self.command("sit")
            state = self.state()
        self.keep_cookies()
        return state

    def state(self) -> State:
        """What we see of the table."""
        found: State = self.ask(f"/tables/{self.table}")
        return found

    # ---- playing

    def play(self, make: Callable[[State], Bot], heard: Callable[[str], None] | None = None) -> State:
        """Let a bot play until the game is over, and hear of each action; the last state. `BotFault` when it fails."""
        bot: Bot | None = None
        while True:
            state = self.state()
            table = state["table"]
            if table["over"] or table["closed"]:
                return state
            if not table["begun"] and table["me"] in table["seal"]["wanting"]:
                self.command("number", number=secrets.token_hex(16))
            elif state["decision"] is None:
                self.wait()
            else:
                bot = bot or make(state)
                action = self.answer(bot)
                if action and heard is not None:
                    heard(action)

    def answer(self, bot: Bot) -> str:
        """One decision; "" if the table had moved on meanwhile."""
        found = self.ask(f"/tables/{self.table}/guess")
        position = letopis.game(found["position"]["game"]).load(found["position"])
        if found["seat"] not in position.awaiting:
            return ""
        action = chosen(bot, position, found["seat"]).text
        try:
            self.command("play", action=action, number=found["number"])
        except Denied as denied:
            if denied.error in STALE:
                return ""
            raise BotFault(f"chose “{action}”, which the server refuses: {denied}") from None
        return action

    def wait(self) -> None:
        """Until the table's stream has news, or the line breaks: then one looks again."""
        request = urllib.request.Request(f"{self.server}/api/tables/{self.table}/stream?{urlencode(self.link)}")
        try:
            with self._opener.open(request, timeout=TIMEOUT) as news:
                if self.state()["decision"] is not None:  # it came while the stream was opened
                    return
                while True:
                    line = news.readline()
                    if not line or line.startswith(b"data:"):
                        return
        except (OSError, HTTPException):
            time.sleep(0.2)


def _document(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        found = json.load(error)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"error": str(error.code), "message": str(error)}
