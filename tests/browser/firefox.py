"""Debian's Firefox, told what to do by Marionette: the protocol it speaks itself, so that no driver stands between."""

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 120.0  # seconds for a start or an answer; a whole game is played within one
PREFERENCES: dict[str, Any] = {
    "marionette.port": 0,  # any free one: Firefox writes it into its profile
    "intl.locale.requested": "en-US",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
}


class Refused(AssertionError):
    """What Firefox answers when it cannot."""


class Firefox:
    """One browser with one window."""

    def __init__(self) -> None:
        assert FIREFOX is not None
        self.folder = tempfile.mkdtemp(prefix="letopis-firefox-")
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items()]
        Path(self.folder, "user.js").write_text("\n".join(lines), encoding="utf-8")
        words = [FIREFOX, "--marionette", "--headless", "--no-remote", "--profile", self.folder]
        self.process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, env=self._environment()
        )
        try:
            self.line = socket.create_connection(("127.0.0.1", self._port()), PATIENCE)
            self.file = self.line.makefile("rb")
            self.count = 0
            self._read()  # its greeting
            session = self.ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})
        except BaseException:
            self.close()
            raise
        self.version = str(session["capabilities"]["browserVersion"])
        milliseconds = int(PATIENCE * 1000)
        self.ask("WebDriver:SetTimeouts", {"script": milliseconds, "pageLoad": milliseconds})

    def _environment(self) -> dict[str, str]:
        # as root in another's home Firefox does not start
        return {**os.environ, "HOME": self.folder, "MOZ_CRASHREPORTER_DISABLE": "1"}

    def _port(self) -> int:
        written = Path(self.folder, "MarionetteActivePort")
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late and self.process.poll() is None:
            if written.is_file() and (text := written.read_text(encoding="utf-8").strip()):
                return int(text)
            time.sleep(0.05)
        raise Refused("Firefox does not start")

    # ---- the line: messages are their length, a colon, and JSON

    def _read(self) -> Any:
        size = b""
        while (byte := self.file.read(1)) != b":":
            if not byte:
                raise Refused("Firefox has gone")
            size += byte
        return json.loads(self.file.read(int(size)))

    def ask(self, name: str, words: dict[str, Any] | None = None) -> Any:
        """Give a command and wait for its answer."""
        self.count += 1
        said = json.dumps([0, self.count, name, words or {}]).encode()
        self.line.sendall(b"%d:%s" % (len(said), said))
        _, number, error, result = self._read()
        assert number == self.count
        if error:
            raise Refused(f"{name}: {error['error']}: {error['message']}")
        return result

    # ---- what a person does, and sees

    def size(self, width: int, height: int) -> None:
        """How large the page is shown."""
        self.ask("WebDriver:SetWindowRect", {"width": width, "height": height})
        inner, outer = self.run("return [innerWidth, innerHeight]"), (width, height)
        more = [2 * wanted - had for wanted, had in zip(outer, inner, strict=True)]
        self.ask("WebDriver:SetWindowRect", {"width": more[0], "height": more[1]})

    def go(self, url: str) -> None:
        """Open a page."""
        self.ask("WebDriver:Navigate", {"url": url})

    def run(self, script: str, *words: Any) -> Any:
        """What a script in the page returns; a promise is waited for."""
        asked = {"script": script, "args": list(words), "sandbox": None, "newSandbox": False}
        return self.ask("WebDriver:ExecuteScript", asked)["value"]

    def wait(self, holds: str, patience: float = 30.0) -> None:
        """Until it holds in the page."""
        late = time.monotonic() + patience
        while not self.run(f"return Boolean({holds})"):
            assert time.monotonic() < late, f"waited in vain: {holds}"
            time.sleep(0.05)

    def press(self, selector: str) -> None:
        """Click a thing as a hand does: where it lies, if nothing lies upon it."""
        found = self.ask("WebDriver:FindElement", {"using": "css selector", "value": selector})["value"]
        self.ask("WebDriver:ElementClick", {"id": next(iter(found.values()))})

    def close(self) -> None:
        """End it."""
        line = getattr(self, "line", None)
        if line is not None:
            self.file.close()
            line.close()
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
