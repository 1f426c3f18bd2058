"""`make bench`, the table's part: how soon it is there, how quick a click is, how much it holds and how much it weighs.

    python -m bench.bars                    all rows
    python -m bench.bars --only start,load  some of them

The load shares the machine with the server, so the machine should have nothing else to do.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.load import ours, theirs
from bench.load.tables import desks
from bench.load.wire import Connection

TABLES, RATE, SECONDS, LATEST = 500, 100.0, 20.0, 300.0
RATES = (100.0, 200.0, 300.0, 400.0, 500.0, 600.0, *(100.0 * hundreds for hundreds in range(8, 25, 2)))
WORKERS = (1, 2)  # of ours beside boardgame.io, whose server is one process: it keeps its tables to itself
GAMES = ("era",)
LENGTH = 150
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CLICKS = 60
# Choose, play, and wait until what it led to has been painted.
CLICK = """async () => {
  const state = await (await fetch(`/api/tables/${document.querySelector('main').dataset.table}`)).json();
  const legal = state.choices.filter((choice) => choice.legal);
  if (!legal.length) return null;
  const action = legal[Math.floor(legal.length / 2)].text;
  const started = performance.now();
  await window.letopis.play(action);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - started;
}"""

Row = tuple[str, str, str, bool | None]  # what, figure, bar, met


def answered(url: str, patience: float) -> float:
    """Seconds until an address answers with a page."""
    started = time.perf_counter()
    while time.perf_counter() - started < patience:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                answer.read()
                return time.perf_counter() - started
        except OSError:
            time.sleep(0.02)
    raise SystemExit(f"{url} does not answer")


def start() -> list[Row]:
    """From the command to the first page."""
    took: list[float] = []
    for _ in range(3):
        port = ours.free_port()
        with tempfile.TemporaryDirectory() as folder:
            words = ["-c", ours.COMMAND, "serve", "--port", str(port), "--data-dir", folder]
            process = subprocess.Popen([sys.executable, *words], cwd=ours.ROOT, stdout=subprocess.DEVNULL)
            try:
                took.append(answered(f"http://127.0.0.1:{port}/", 60))
            finally:
                process.terminate()
                process.wait(20)
    return [("letopis to the first page, s", f"{min(took):.2f}", "under 3", min(took) < 3)]


def fresh() -> list[Row]:
    """From a fresh clone to the first page; the packages are in the caches of pip and npm."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "letopis"
        subprocess.run(["git", "clone", "-q", str(ours.ROOT), str(clone)], check=True)
        port = ours.free_port()
        environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
        environment |= {"BROWSER": "true", "LETOPIS_DATA_DIR": f"{folder}/data"}
        command = ["make", "play", f"ARGS=--port {port}"]
        process = subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True, stdout=sys.stderr)
        try:
            seconds = answered(f"http://127.0.0.1:{port}/", 900)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)
    return [("make play in a fresh clone to the first page, s", f"{seconds:.0f}", "under 120", seconds < 120)]


@contextmanager
def browser() -> Iterator[Any]:
    """Debian's Chromium."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


def click() -> list[Row]:
    """From a click to the repainted board, and what the first page weighs."""
    if CHROMIUM is None:
        return [("click to repainted board: there is no Chromium", "", "", None)]
    took: list[float] = []
    weights: list[float] = []
    made = desks(GAMES, CLICKS // 3, LENGTH)
    with ours.serving(made) as server, browser() as chromium:
        for desk in made:
            context = chromium.new_context(viewport={"width": 1280, "height": 800})
            seat = desk.live.position.awaiting[0]
            address = f"http://{server.host}:{server.port}"
            context.add_cookies([{"name": "letopis", "value": server.key.cookie(desk.people[seat]), "url": address}])
            page = context.new_page()
            weights.append(weight(page, f"{address}/table/{desk.live.info.id}"))
            for _ in range(6):
                milliseconds = page.evaluate(CLICK)
                if milliseconds is not None:
                    took.append(milliseconds)
            context.close()
    took.sort()
    slow = took[int(len(took) * 0.95)]
    return [
        (f"click to repainted board, p95 of {len(took)}, ms", f"{slow:.0f}", "under 150", slow < 150),
        ("page of a table, first load, packed, KB", f"{max(weights):.0f}", "under 300", max(weights) < 300),
    ]


def weight(page: Any, url: str) -> float:
    """What comes over the line for a page with everything on it, in kilobytes."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.wait_for_selector(".connection.on")
    page.wait_for_timeout(500)
    return sum(sizes) / 1000


def idle() -> list[Row]:
    """What a table that nobody looks at takes."""
    made = desks(GAMES, 300, LENGTH)

    async def load_them(server: ours.Server, some: list[Any]) -> None:
        for desk in some:
            line = Connection(server.host, server.port, server.key.cookie(desk.people[0]))
            await line.get(f"/api/tables/{desk.live.info.id}/why?action=nothing")
            line.close()

    with ours.serving(made) as server:
        asyncio.run(load_them(server, made[:50]))  # what all tables share is there afterwards
        before = server.memory()
        asyncio.run(load_them(server, made[50:]))
        each = (server.memory() - before) / (len(made) - 50)
    return [("memory of an idle table, KB", f"{each:.0f}", "under 200", each < 200)]


def load() -> list[Row]:
    """Many tables, and boardgame.io's server beside ours."""
    made = desks(GAMES, TABLES, LENGTH)
    with ours.serving(made) as server:
        found = ours.run(ours.load(made, server, [RATE], SECONDS, True, LATEST))[0]
    what = f"{TABLES} tables, 4 pages each, {RATE:g} actions a second: p99 until the last page has it, ms"
    largest = found["kilobytes_of_the_largest_update"]
    rows: list[Row] = [
        (what, f"{found['p99_ms']}, lost {found['lost']}", "under 300, none lost", ours.holds(found, LATEST)),
        ("  the server's processor time an action, ms", f"{found['server_cpu_ms_an_action']}", "", None),
        ("  the load's own, ms", f"{found['load_cpu_ms_an_action']}", "", None),
        ("  largest update of a page, packed, KB", f"{largest}", "under 30", largest < 30),
    ]
    return rows


def beside() -> list[Row]:
    """The highest rate that each holds at the same p99; boardgame.io with tables on the disk, as ours, and without."""
    if not theirs.install():
        return [("boardgame.io: there is no npm", "", "", None)]
    mine = [held(workers) for workers in WORKERS]
    shown = ", ".join(f"{rate:g} with {workers}" for workers, rate in zip(WORKERS, mine, strict=True))
    rows: list[Row] = []
    for on_disk, where in ((True, "in files"), (False, "in memory only")):
        other = theirs.highest(theirs.load(TABLES, RATES, SECONDS / 2, LATEST, on_disk), LATEST)
        what = f"{TABLES} tables: highest rate with p99 under 300 ms, actions a second, by our number of processes"
        rows.append((what, shown, f"boardgame.io, {where}: {other:g}", max(mine) >= other))
    return rows


def held(workers: int) -> float:
    """The highest rate that so many processes of ours hold."""
    made = desks(GAMES, TABLES, LENGTH)
    with ours.serving(made, workers=workers) as server:
        return theirs.highest(ours.run(ours.load(made, server, RATES, SECONDS / 2, True, LATEST)), LATEST)


PARTS: dict[str, Callable[[], list[Row]]] = {
    "start": start,
    "click": click,
    "idle": idle,
    "load": load,
    "beside": beside,
    "fresh": fresh,
}


def main() -> None:
    """Measure, print, and with --json write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(PARTS), help=", ".join(PARTS))
    parser.add_argument("--json", type=Path, help="a file for the figures")
    chosen = parser.parse_args()
    for name in chosen.only.split(","):
        if name not in PARTS:
            parser.error(f"--only: {name!r} is none of {', '.join(PARTS)}")
    console = Console()
    rows: list[Row] = []
    for name in chosen.only.split(","):
        console.print(f"{name}: {PARTS[name].__doc__}", style="dim")
        rows += PARTS[name]()
    table = Table("what", "figure", "bar", "", title="The table in the browser")
    for what, figure, bar, met in rows:
        table.add_row(what, figure, bar, "" if met is None else "met" if met else "NOT MET")
    console.print(table)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
