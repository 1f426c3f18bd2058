"""A real PostgreSQL of our own: a private cluster in a temporary folder, with the binaries of pgserver or Debian."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import psycopg

UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL will not run as root


def binaries() -> Path | None:
    """The folder with `initdb` and `postgres`, or None."""
    package = importlib.util.find_spec("pgserver")
    found = [Path(package.origin).parent / "pginstall" / "bin"] if package is not None and package.origin else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def copied(folder: Path, home: Path) -> Path:
    """A copy of the programs, with the libraries that pgserver's look for beside their package."""
    package = folder.parent.parent
    for part in (package, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, home / part.name, symlinks=True)
    home.chmod(0o755)
    return home / folder.relative_to(package.parent)


class Postgres:
    """A cluster that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder
        self.home = Path(tempfile.mkdtemp(prefix="letopis-pg-", dir="/tmp"))  # a socket's path must be short
        self.user: str | None = None
        if os.getuid() == 0:
            self.user = next(name for name in UNPRIVILEGED if any(name == known.pw_name for known in pwd.getpwall()))
            known = pwd.getpwnam(self.user)
            os.chown(self.home, known.pw_uid, known.pw_gid)
            if not self._is_within_reach():
                self.bin = copied(folder, self.home / "programs")
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.home / "data"), "-U", "letopis", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.start()

    def _is_within_reach(self) -> bool:
        """Whether who runs it may: a clone can lie below a folder that only root may enter."""
        try:
            subprocess.run([str(self.bin / "postgres"), "--version"], user=self.user, check=True, capture_output=True)
        except PermissionError:
            return False
        return True

    def _run(self, name: str, *words: str) -> None:
        subprocess.run(
            [str(self.bin / name), *words], user=self.user, cwd=self.home, check=True, capture_output=True, timeout=120
        )

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", f"unix_socket_directories={self.home}"]
        with (self.home / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.home / "data"), *options],
                user=self.user,
                cwd=self.home,
                stdout=log,
                stderr=log,
            )
        for _ in range(600):
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError((self.home / "log").read_text())

    def stop(self) -> None:
        """Stop at once, whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://letopis@/{database}?host={self.home}"

    def new_database(self) -> str:
        """An empty database; returns its address."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def remove(self) -> None:
        """Stop it and clear everything away."""
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)
