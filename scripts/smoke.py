"""Try out an installed Letopis as somebody would who has just installed it: smoke.py WHEEL [PYTHON].

Makes a clean environment, installs the wheel alone and looks at the library, then with its server, and plays a game
over HTTP. `check_library` and `check_server` do the same to an environment that is already there.
"""

import http.cookiejar
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

MOST_DISTRIBUTIONS = 12  # that the library alone may bring, itself included
LINK = re.compile(r'(?:href|src)="(/[^"#?]*)[^"]*"')
LIBRARY = """
import importlib.metadata, letopis
from letopis.bots import bot
played = []
for game in letopis.games():
    position = game.new(players=max(game.seats), seed=7)
    players = [bot("greedy" if seat else "random", game, seat) for seat in range(position.players)]
    for _ in range(40):
        seat = position.awaiting[0]
        position.play(players[seat].choose(position, seat), seat)
    assert letopis.replay(position.record()).dump() == position.dump()
    played.append(game.name)
own = {"pip", "setuptools", "wheel"}
names = {distribution.name for distribution in importlib.metadata.distributions()} - own
print(" ".join(played), "|", " ".join(sorted(names)), "|", letopis.compiled())
"""


def check_library(python: Path) -> str:
    """An environment with the library alone: light, it plays, and the command says kindly what it needs."""
    ran = subprocess.run([python, "-c", LIBRARY], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    played, names, compiled = (part.split() for part in ran.stdout.split("|"))
    assert len(played) >= 5, played
    assert len(names) <= MOST_DISTRIBUTIONS, names
    asked = subprocess.run([python, "-m", "letopis", "games"], capture_output=True, text=True, check=False)
    assert asked.returncode == 1, asked.stdout
    assert "letopis[terminal]" in asked.stderr, asked.stderr
    assert "Traceback" not in asked.stderr, asked.stderr
    return f"{len(names)} distributions, {'compiled' if compiled == ['True'] else 'plain'}"


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, server: str) -> None:
        self.server = server
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def get(self, path: str) -> tuple[str, str]:
        """What is there, and of what kind it is."""
        with self.opener.open(urljoin(self.server, path), timeout=60) as answer:
            return answer.read().decode("utf-8", "replace"), answer.headers.get_content_type()

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """JSON, or with a body a command; too fast is only too fast."""
        request = urllib.request.Request(urljoin(self.server, path))
        if body is not None:
            request.data = json.dumps({"id": uuid.uuid4().hex, **body}).encode()
            request.add_header("content-type", "application/json")
        while True:
            try:
                with self.opener.open(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (409, 429):
                    raise AssertionError(error.read().decode()) from None
                if error.code == 409:  # somebody was quicker
                    return None
                time.sleep(0.2)


def check_pages(visitor: Visitor, most: int, table: str) -> int:
    """Walk over the pages from home and a table on: each is there, has its icons, and so is all that they load."""
    seen: set[str] = set()
    ahead = ["/", f"/table/{table}"]
    pages = 0
    while ahead:
        path = ahead.pop(0)
        if path in seen or (pages == most and not path.startswith("/static/")):
            continue
        seen.add(path)
        text, kind = visitor.get(path)
        assert text, path
        if kind == "text/html":
            pages += 1
            assert '<symbol id="i-' in text, f"{path} has no icons"
            ahead += [link for link in LINK.findall(text) if not link.startswith("/api/")]
        elif kind == "text/css":
            ahead += [urljoin(path, found) for found in re.findall(r'url\("?([^")]+)"?\)', text) if ":" not in found]
    assert any(path.endswith(".woff2") for path in seen), "no type"
    assert any("idiomorph" in path for path in seen), "no idiomorph"
    return pages


def check_game(visitor: Visitor) -> tuple[str, int]:
    """One whole game against a bot over HTTP; its table, and how many actions were ours."""
    known = visitor.ask("/api/games")
    game = min(known, key=lambda one: min(one["seats"]))
    options = {"round_limit": 1} if any(option["name"] == "round_limit" for option in game["options"]) else {}
    seats = ["me", "apprentice"]
    table = visitor.ask("/api/tables", {"game": game["name"], "seats": seats, "options": options})["table"]
    played = 0
    for _ in range(20_000):
        state = visitor.ask(f"/api/tables/{table}")
        if state["table"]["over"]:
            return str(table), played
        if state["decision"] is None:
            time.sleep(0.02)
            continue
        action = [choice["text"] for choice in state["choices"] if choice["legal"]][-1]
        visitor.ask(f"/api/tables/{table}/play", {"action": action, "number": state["table"]["number"]})
        played += 1
    raise AssertionError("the game does not end")


def check_server(command: Path, environment: dict[str, str] | None = None, most_pages: int = 1000) -> str:
    """An environment with the server: it serves every page whole, and a game is played over HTTP."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = [str(command), "serve", "--port", str(port), "--data-dir", folder]
        log = Path(folder) / "log"
        with log.open("w") as said:
            server = subprocess.Popen(words, env=environment, stdout=said, stderr=said)
        try:
            visitor = Visitor(f"http://127.0.0.1:{port}")
            for _ in range(600):
                assert server.poll() is None, log.read_text()
                try:
                    visitor.get("/healthz")
                    break
                except OSError:
                    time.sleep(0.1)
            table, played = check_game(visitor)
            pages = check_pages(visitor, most_pages, table)
        finally:
            server.terminate()
            server.wait(30)
    return f"{pages} pages, {played} actions in a game over HTTP"


def main(wheel: str, python: str = sys.executable) -> None:
    """Install and try."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        here = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        pip = [str(here / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, wheel], check=True)
        print(f"{Path(wheel).name}: the library: {check_library(here / 'python')}", flush=True)
        subprocess.run([*pip, f"{wheel}[server]"], check=True)
        print(f"{Path(wheel).name}: the server: {check_server(here / 'letopis')}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
