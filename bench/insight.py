"""What somebody at a table has in sight without scrolling, and whether the board stays where it was.

    python -m bench.insight [GAME ...] [--seats N] [--sizes 1280x800,1366x657] [--langs en,ru] [--wide | --plain]
                            [--most N] [--shots FOLDER] [--json FILE]

Whole games are played in Chromium against apprentices, on a server of its own, each at once in all languages and sizes.
Before each decision is measured whether the question, what it can be answered by, and one's own place are in the window
with nothing lying over them, and how far the board's top left corner has moved since the decision before. A game that
comes in several varieties is played plainly and with everything (`--wide` or `--plain`: only so). `--most` stops a game
early; `--shots` keeps a picture of the first few of each kind of question that were not wholly in sight.
"""

import argparse
import itertools
import json
import random
import tempfile
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, ViewportSize, sync_playwright

import letopis
from tests.browser.serving import Server

CHROMIUM = "/usr/bin/chromium"
KEPT = 2  # pictures of each kind of question
PATIENCE = 5  # times that a window is opened anew
ENOUGH = 0.9  # of the choices
LISTEN = """try { localStorage.setItem('letopis.pace', 'off'); } catch { }
window.seen = 0;
const Plain = window.EventSource;
window.EventSource = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener('areas', (event) => { setTimeout(() => { window.seen = JSON.parse(event.data).number; }); });
  }
};"""
# What lies in the window is asked for point by point: a thing may be covered by another, or scrolled out of its box.
MEASURE = """() => {
  scrollTo(0, 0);
  const shown = (element, across, down) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return 0;
    let found = 0;
    for (let i = 0; i < across; i += 1) for (let j = 0; j < down; j += 1) {
      const [x, y] = [box.left + box.width * (i + .5) / across, box.top + box.height * (j + .5) / down];
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.contains(element))) found += 1;
    }
    return found / across / down;
  };
  const all = [...document.querySelectorAll('main [data-action]:not([aria-disabled])')];
  const answers = all.filter((one) => !one.closest('dialog, .hints'));
  const texts = new Set(answers.map((one) => one.dataset.action));
  // what may be done beside the question may be folded
  const door = (one) => one.closest('.any-moment:not([open])')?.querySelector('summary') ?? one;
  const near = new Set(answers.filter((one) => shown(door(one), 3, 3) > .5).map((one) => one.dataset.action));
  const own = document.querySelector('.place.large');
  const corner = document.querySelector('#area-common').getBoundingClientRect();
  return {
    question: shown(document.querySelector('#prompt'), 5, 2) > .9,
    choices: texts.size ? near.size / texts.size : 1,
    hidden: [...texts].filter((text) => !near.has(text)).slice(0, 3),
    own: own ? shown(own, 6, 6) : 0,
    corner: [corner.left + scrollX, corner.top + scrollY],
  };
}"""

Found = dict[str, list[dict[str, Any]]]  # by language and size, what was in sight before each decision


class Onlooker:
    """What one person sees of a table, in each language and size."""

    def __init__(self, browser: Browser, address: str, langs: list[str], sizes: list[str], shots: Path | None) -> None:
        first = browser.new_context(base_url=address)
        first.new_page().goto("/about")
        known = first.storage_state()
        self.request = first.request
        self.contexts: list[BrowserContext] = [first]
        self.pages: dict[str, Page] = {}
        self.sizes = sizes
        self.shots = shots
        self.pictures: dict[str, int] = {}
        for lang in langs:
            locale = {"en": "en-US", "ru": "ru-RU"}[lang]
            context = browser.new_context(
                base_url=address, storage_state=known, locale=locale, reduced_motion="reduce", service_workers="block"
            )
            self.contexts.append(context)
            self.pages[lang] = context.new_page()
            self.pages[lang].add_init_script(LISTEN)

    def play(self, game: str, players: int, options: dict[str, Any], most: int) -> Found:
        """A game; what was in sight before each of one's own decisions."""
        chooser = random.Random(f"{game} {players}")
        seats = ["me"] + ["apprentice"] * (players - 1)
        made = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        address = f"/api/tables/{made['table']}"
        for page in self.pages.values():
            page.goto(f"/table/{made['table']}")
        found: Found = {f"{lang} {size}": [] for lang in self.pages for size in self.sizes}
        for _ in range(most):
            state = self.due(address)
            if state is None:
                break
            self.measure(f"{game}-{players}-{len(options)}", state, found)
            legal = [choice["text"] for choice in state["choices"] if choice["legal"]]
            self.post(f"{address}/play", {"action": chooser.choice(legal), "number": state["table"]["number"]})
        return found

    def due(self, address: str) -> dict[str, Any] | None:
        """The table when something is asked of me; nothing when the game is over."""
        while True:
            state = cast("dict[str, Any]", self.request.get(address).json())
            if state["table"]["over"]:
                return None
            if state["decision"] is not None:
                return state
            next(iter(self.pages.values())).wait_for_timeout(30)

    def measure(self, name: str, state: dict[str, Any], found: Found) -> None:
        """What each window shows of it."""
        number, kind = state["table"]["number"], state["decision"]["kind"]
        for lang, page in self.pages.items():
            self.settled(page, number)
            for size in self.sizes:
                width, height = map(int, size.split("x"))
                if page.viewport_size != {"width": width, "height": height}:
                    page.set_viewport_size(ViewportSize(width=width, height=height))
                one = {"kind": kind, **page.evaluate(MEASURE)}
                found[f"{lang} {size}"].append(one)
                if not in_sight(one):
                    self.keep(page, f"{name}-{kind}-{lang}-{size}")

    def settled(self, page: Page, number: int) -> None:
        """Wait until a window shows what is asked; one that has been left behind by a busy machine comes anew."""
        for _ in range(PATIENCE):
            with suppress(TimeoutError):
                page.wait_for_function("(number) => window.seen >= number", arg=number, timeout=40_000)
                return
            page.reload(timeout=120_000)
        raise AssertionError(f"the page does not show {number}")

    def keep(self, page: Page, name: str) -> None:
        """A picture, if there are not enough of its kind."""
        number = self.pictures.get(name, 0)
        if self.shots is not None and number < KEPT:
            self.pictures[name] = number + 1
            page.screenshot(path=str(self.shots / f"{name}-{number}.png"))

    def post(self, address: str, body: dict[str, Any]) -> dict[str, Any]:
        """A command."""
        answer = self.request.post(address, data={"id": uuid.uuid4().hex, **body})
        return cast("dict[str, Any]", answer.json())

    def close(self) -> None:
        """Go."""
        for context in self.contexts:
            context.close()


def in_sight(one: dict[str, Any]) -> bool:
    """Whether the question and its choices are."""
    return bool(one["question"] and one["choices"] > ENOUGH)


def summed_up(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Of all decisions, how many had each in sight; and how often the board stayed where it was."""
    count = max(1, len(found))
    steps = [
        max(abs(a - b) for a, b in zip(one["corner"], other["corner"], strict=True))
        for one, other in itertools.pairwise(found)
    ]
    return {
        "decisions": len(found),
        "question and choices": round(sum(map(in_sight, found)) / count, 3),
        "own place": round(sum(one["own"] > 0.5 for one in found) / count, 3),
        "still": round(sum(step < 2 for step in steps) / max(1, len(steps)), 3),
        "missed": missed(found),
    }


def missed(found: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """The questions that were not wholly in sight: how often, of how many, and what was not."""
    kinds: dict[str, list[Any]] = {}
    for one in found:
        if not in_sight(one):
            kind = kinds.setdefault(one["kind"], [0, sum(other["kind"] == one["kind"] for other in found), []])
            kind[0] += 1
            kind[2] = one["hidden"] or ["the question"]
    return kinds


def varieties(game: str, players: int, wide: bool, plain: bool) -> list[dict[str, Any]]:
    """The options to play with: none, and everything that a game offers."""
    most = max(letopis.game(game).varieties(players), key=lambda options: len(str(options)), default={})
    return [options for options in ({}, most) if (wide and options) or (plain and not options) or not (wide or plain)][
        : 2 if most else 1
    ]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--sizes", default="1280x800,1366x657")
    parser.add_argument("--langs", default="en,ru")
    parser.add_argument("--wide", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if given.shots:
        given.shots.mkdir(parents=True, exist_ok=True)
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for game in given.games or [game.name for game in letopis.games()]:
                for players in [given.seats] if given.seats else letopis.game(game).seats:
                    for options in varieties(game, players, given.wide, given.plain):
                        onlooker = Onlooker(
                            browser, server.address, given.langs.split(","), given.sizes.split(","), given.shots
                        )
                        for view, found in onlooker.play(game, players, options, given.most).items():
                            name = f"{game} {players}{' with everything' if options else ''} {view}"
                            results[name] = summed_up(found)
                            print(name, json.dumps(results[name]), flush=True)
                        onlooker.close()
        finally:
            server.stop()
    if given.json:
        given.json.write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
