"""Signs of life for systemd, which starts again what gives none."""

import asyncio
import contextlib
import os
import socket


def tell(word: str) -> None:
    """Say something to systemd, if it started us."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(word.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


def interval() -> float:
    """Seconds between two signs of life; 0: nobody waits for them."""
    return int(os.environ.get("WATCHDOG_USEC") or 0) / 2_000_000


async def show_life() -> None:
    """Tell systemd that the server is ready, and then that it goes on."""
    tell("READY=1")
    while interval():
        tell("WATCHDOG=1")
        await asyncio.sleep(interval())
