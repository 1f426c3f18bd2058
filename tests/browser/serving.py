"""A real server on a file of its own, that can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

QUICK = {
    "LETOPIS_PACE": "0",  # bots need not wait for eyes here
    "LETOPIS_PERSON_RATE": "2000",
    "LETOPIS_PERSON_BURST": "4000",
    "LETOPIS_ADDRESS_RATE": "4000",
    "LETOPIS_ADDRESS_BURST": "8000",
    "LETOPIS_TABLE_RATE": "100000",
    "LETOPIS_TABLE_BURST": "100000",
    "LETOPIS_THINKERS": "1",
    "LETOPIS_JOURNEYMAN_TIME": "0.05",  # nor need they think long
    "LETOPIS_MASTER_TIME": "0.05",
    "LETOPIS_HINT_TIME": "0.05",
    "LETOPIS_REVIEW_TIME": "0.01",
    "LETOPIS_OVERRUN": "20",
}


class Server:
    """`letopis serve` in a process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Start it, on the port it had before if it had one, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--data-dir", str(self.folder)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from letopis.cli import main; main()", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **QUICK, "LANG": "C.UTF-8"},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[a-z.0-9]+:([0-9]+)", line)
            if found:
                self.port = int(found.group(1))
                break
        self.address = f"http://localhost:{self.port}"
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise AssertionError("the server does not answer")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End it."""
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
