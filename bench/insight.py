"""What somebody at a table has in sight without scrolling, and whether the board stays where it was.

    python -m bench.insight [GAME ...] [--seats N] [--sizes 1280x800,1366x657] [--most N] [--json FILE]

Whole games are played in Chromium against apprentices, on a server of its own; before each decision is measured whether
the question, what it can be answered by, and one's own place are in the window, and how far the board's top left corner
has moved since the decision before. Slow (a second or two a decision): `--most` stops a game early.
"""

import argparse
import itertools
import json
import random
import tempfile
import uuid
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import letopis
from tests.browser.serving import Server

CHROMIUM = "/usr/bin/chromium"
MEASURE = """() => {
  const {innerWidth: width, innerHeight: height} = window;
  const part = (element) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return 0;
    const wide = Math.min(box.right, width) - Math.max(box.left, 0);
    const high = Math.min(box.bottom, height) - Math.max(box.top, 0);
    return Math.max(0, wide) * Math.max(0, high) / (box.width * box.height);
  };
  const seen = (list) => list.filter((element) => element.checkVisibility());
  const answers = seen([...document.querySelectorAll('[data-action]:not([aria-disabled])')]);
  const texts = new Set(answers.map((element) => element.dataset.action));
  const near = new Set(answers.filter((element) => part(element) > 0.5).map((element) => element.dataset.action));
  const own = document.querySelector('.place.large');
  const board = document.querySelector('#area-common');
  const corner = board.getBoundingClientRect();
  return {
    question: part(document.querySelector('#prompt')) > 0.9,
    choices: texts.size ? near.size / texts.size : 1,
    own: own ? part(own) : 0,
    corner: [corner.left + scrollX, corner.top + scrollY],
  };
}"""
POST = """async ([address, body]) => (await fetch(address, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()"""
GET = "async (address) => (await fetch(address)).json()"


def play(page: Page, game: str, players: int, most: int) -> list[dict[str, Any]]:
    """A game; what was in sight before each of one's own decisions."""
    chooser = random.Random(f"{game} {players}")
    seats = ["me"] + ["apprentice"] * (players - 1)
    made = page.evaluate(POST, ["/api/tables", {"id": uuid.uuid4().hex, "game": game, "seats": seats}])
    address = f"/api/tables/{made['table']}"
    page.goto(f"/table/{made['table']}")
    found: list[dict[str, Any]] = []
    while len(found) < most:
        state = page.evaluate(GET, address)
        if state["table"]["over"]:
            break
        if state["decision"] is None:
            page.wait_for_timeout(50)
            continue
        number = state["table"]["number"]
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(350)
        found.append({"kind": state["decision"]["kind"], **page.evaluate(MEASURE)})
        legal = [choice["text"] for choice in state["choices"] if choice["legal"]]
        body = {"id": uuid.uuid4().hex, "action": chooser.choice(legal), "number": number}
        page.evaluate(POST, [f"{address}/play", body])
    return found


def summed_up(found: list[dict[str, Any]]) -> dict[str, float]:
    """Of all decisions, how many had each in sight; and how often the board stayed where it was."""
    count = max(1, len(found))
    steps = [
        max(abs(a - b) for a, b in zip(one["corner"], other["corner"], strict=True))
        for one, other in itertools.pairwise(found)
    ]
    return {
        "decisions": len(found),
        "question and choices": sum(one["question"] and one["choices"] > 0.9 for one in found) / count,
        "own place": sum(one["own"] > 0.5 for one in found) / count,
        "still": sum(step < 2 for step in steps) / max(1, len(steps)),
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--sizes", default="1280x800,1366x657")
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play_wright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = play_wright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for game in given.games or [game.name for game in letopis.games()]:
                for players in [given.seats] if given.seats else letopis.game(game).seats:
                    for size in given.sizes.split(","):
                        width, height = map(int, size.split("x"))
                        context = browser.new_context(
                            base_url=server.address,
                            viewport={"width": width, "height": height},
                            reduced_motion="reduce",
                        )
                        page = context.new_page()
                        page.goto("/?lang=en")
                        found = play(page, game, players, given.most)
                        name = f"{game} {players} {size}"
                        results[name] = {**summed_up(found), "missed": missed(found)}
                        print(name, json.dumps(results[name]), flush=True)
                        context.close()
        finally:
            server.stop()
    if given.json:
        given.json.write_text(json.dumps(results, indent=1), encoding="utf-8")


def missed(found: list[dict[str, Any]]) -> dict[str, int]:
    """The questions that were not wholly in sight, and how often."""
    kinds: dict[str, int] = {}
    for one in found:
        if not one["question"] or one["choices"] <= 0.9:
            kinds[one["kind"]] = kinds.get(one["kind"], 0) + 1
    return kinds


if __name__ == "__main__":
    main()
