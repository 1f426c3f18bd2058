"""OpenSpiel plays our games; it is heavy, so it lives beside the peers that `make bench` measures us against."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import letopis

ROOT = Path(__file__).parents[2]
PEERS = Path(os.environ.get("LETOPIS_PEERS", ROOT / ".venv-peers/bin/python"))


def has_open_spiel() -> bool:
    if not PEERS.exists():
        return False
    return subprocess.run([PEERS, "-c", "import pyspiel"], capture_output=True, check=False).returncode == 0


def test_openspiel_walks_and_searches_every_game() -> None:
    if not has_open_spiel():
        pytest.skip("OpenSpiel is not installed: scripts/peers.sh brings it")
    here = Path(next(iter(letopis.__path__))).parent
    path = os.pathsep.join([str(here), sysconfig.get_path("purelib")])
    ran = subprocess.run(
        [PEERS, Path(__file__).with_name("spiel_check.py")],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    sys.stdout.write(ran.stderr)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [
        *[f"walked {game.name}" for game in letopis.games()],
        "returns 2",
        "searched ismcts",
    ]
