"""Several processes on one port, each with its own tables: off unless `letopis serve --workers` asks for it.

This is the door: nothing else of the package is used from outside. What it brings, and what to do instead where there
is PostgreSQL and a proxy, is in docs/server.md.
"""

import socket
from typing import Any

from letopis.server.sharding.shards import shard_of

__all__ = ["available", "serve", "shard_of"]


def available() -> bool:
    """Whether this system lets processes hand connections over."""
    return hasattr(socket, "send_fds")


def serve(app: str, options: dict[str, Any], host: str, port: int, shards: int, patience: float) -> None:
    """Serve with so many processes until told to stop."""
    from letopis.server.sharding.processes import Workers

    Workers({"app": app, **options}, host, port, shards, patience).run()
