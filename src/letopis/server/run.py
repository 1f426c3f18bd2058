"""Starting a server: by itself, or with a browser on it."""

import asyncio
import contextlib
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Any

from letopis.server import sharding
from letopis.server.logs import set_up_logs
from letopis.server.settings import Settings
from letopis.server.store import BadDatabase, DatabaseGone, Store, address

SHUTDOWN = 5  # seconds for requests under way
WAITS = 30  # seconds for a database that is not there yet
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")
OPTIONS: dict[str, Any] = {
    "factory": True,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": SHUTDOWN,
    "timeout_keep_alive": 30,
    "ws": "none",
    "http": "letopis.server.connections:Connection",
}


class CannotServe(Exception):
    """The server cannot be started like this; the message says why."""


def free_port(host: str) -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def check(settings: Settings, workers: int) -> None:
    """CannotServe for what cannot work, before anything is started."""
    try:
        url = address(settings.database_url)
    except BadDatabase as bad:
        raise CannotServe(str(bad)) from None
    if workers < 1:
        raise CannotServe("there must be at least one worker")
    if url.drivername.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise CannotServe("tables are kept in a file: --database sqlite:///path")
    if workers > 1 and not sharding.available():
        raise CannotServe("several workers need a system on which processes can hand connections over")


async def prepare(settings: Settings) -> None:
    """Open the database once before anything listens; a PostgreSQL that is just starting is waited for."""
    for left in reversed(range(WAITS)):
        try:
            store = Store(settings.database_url, "start")
            try:
                await store.open()
            finally:
                await store.close()
            return
        except (DatabaseGone, OSError) as gone:
            shown = address(settings.database_url).render_as_string(hide_password=True)
            if not left or shown.startswith("sqlite"):
                reason = str(gone).partition("\n")[0]
                raise CannotServe(f"the tables cannot be kept in {shown}: {reason}") from None
            await asyncio.sleep(1)


def serve(
    app: str, settings: Settings, host: str, port: int, workers: int = 1, browser: bool = False, lang: str = "en"
) -> None:
    """Serve until told to stop; `app` is the name of what makes the application in each process."""
    check(settings, workers)
    asyncio.run(prepare(settings))
    import uvicorn

    from letopis.server.texts import TEXTS

    if browser and host in LOOPBACK and not settings.hosts:  # nobody else's page may speak to it under another name
        settings = replace(settings, hosts=",".join(LOOPBACK))
    port = port or free_port(host)
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    os.environ.update(replace(settings, shard=0, shards=workers).to_environment())
    set_up_logs(settings.log_json)
    print(TEXTS.say(lang, "serving", {"where": shown}), flush=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(shown,), daemon=True).start()
    options = {**OPTIONS, "proxy_headers": bool(settings.proxies), "forwarded_allow_ips": settings.proxies}
    if workers > 1:
        sharding.serve(app, options, host, port, workers, settings.worker_patience)
    else:
        uvicorn.run(app, **options, host=host, port=port)


def _open_when_ready(address: str) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.05)


def settings_for(database: str | None, data_dir: Path | None, log_json: bool) -> Settings:
    """The settings of a command line, over those of the environment."""
    from letopis.server.settings import from_environment

    settings = from_environment()
    if database:
        settings = replace(settings, database=database)
    if data_dir is not None:
        settings = replace(settings, data_dir=str(data_dir.absolute()))
    return replace(settings, log_json=True) if log_json else settings
