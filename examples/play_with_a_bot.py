"""Plays a seat of a Letopis table from outside, through the JSON API, with nothing but the standard library.

    python examples/play_with_a_bot.py http://localhost:8000          a new game against two of the server's bots
    python examples/play_with_a_bot.py "http://localhost:8000/table/…?invite=…"         the seat of an invitation

Replace `choose` with a better idea.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit


class Refused(Exception):
    """The server said no: `error` is its code."""

    def __init__(self, doc: dict[str, Any]) -> None:
        super().__init__(doc["message"])
        self.error = doc["error"]


class Table:
    """One seat at one table. The cookie is who we are, so it is kept between requests."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.id = parts.path.rpartition("/")[2]
        self.link = {name: values[0] for name, values in parse_qs(parts.query).items()}
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: dict[str, Any] | None = None, **query: str) -> Any:
        """GET, or with a body POST; the answer."""
        request = urllib.request.Request(f"{self.server}{path}?{urlencode({**self.link, **query})}")
        if body is not None:
            request.data = json.dumps({"id": uuid.uuid4().hex, **body}).encode()
            request.add_header("content-type", "application/json")
        while True:
            try:
                with self._opener.open(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                doc = json.load(error)
                if error.code not in (429, 503):
                    raise Refused(doc) from None
                time.sleep(1)  # too fast, or the database is away; the same id makes asking again safe

    def sit(self) -> None:
        """Take the seat of the invitation, or make a new table."""
        if self.id:
            self.ask(f"/api/tables/{self.id}/sit", {})
        else:
            made = self.ask("/api/tables", {"game": "era", "seats": ["me", "journeyman", "journeyman"]})
            self.id = made["table"]

    def state(self) -> dict[str, Any]:
        """What we see of the table."""
        found: dict[str, Any] = self.ask(f"/api/tables/{self.id}")
        return found

    def play(self, action: str, number: int) -> None:
        """Play an action that was chosen when the table was at this number."""
        self.ask(f"/api/tables/{self.id}/play", {"action": action, "number": number})

    def changes(self) -> Any:
        """Wait for news: the table's stream, a line at a time."""
        query = urlencode(self.link)
        return self._opener.open(f"{self.server}/api/tables/{self.id}/stream?{query}", timeout=60)


def choose(state: dict[str, Any], hint: dict[str, Any] | None) -> str:
    """Which action to play: what the server's own bot would, or, without its advice, anything legal."""
    if hint is not None and hint["actions"]:
        return str(hint["actions"][0]["text"])
    return str(random.choice([choice["text"] for choice in state["choices"] if choice["legal"]]))


def play_on(table: Table, advised: bool) -> dict[str, Any]:
    """Play until the game is over; the last state."""
    with table.changes() as news:
        while True:
            state = table.state()
            if state["table"]["over"]:
                return state
            if state["decision"] is None:
                while not news.readline().startswith(b"data:"):
                    pass
                continue
            hint = table.ask(f"/api/tables/{table.id}/hint") if advised else None
            try:
                table.play(choose(state, hint), state["table"]["number"])
            except Refused as refused:
                if refused.error != "stale":  # somebody was quicker: look again
                    raise


def main() -> None:
    """Sit down, play, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="a server, or the address of an invitation")
    parser.add_argument("--advised", action="store_true", help="ask the server's bot what it would do")
    given = parser.parse_args()
    table = Table(given.address)
    table.sit()
    print(f"playing at {table.server}/table/{table.id}", file=sys.stderr)
    state = play_on(table, given.advised)
    for place, seats in enumerate(state["ranking"], 1):
        for seat in seats:
            score = state["scores"][seat]["total"]
            print(f"{place}. {state['table']['seats'][seat]['name']} {score}")


if __name__ == "__main__":
    main()
