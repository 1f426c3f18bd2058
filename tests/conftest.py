"""Which build is tested: LETOPIS_EXPECT=compiled or plain insists on one; unset takes what is there."""

import asyncio
import os
from collections.abc import Iterator

import pytest

import letopis

EXPECTED = {"compiled": True, "plain": False}


def pytest_configure(config: pytest.Config) -> None:
    wish = os.environ.get("LETOPIS_EXPECT", "")
    if wish and wish not in EXPECTED:
        raise pytest.UsageError(f"LETOPIS_EXPECT={wish} is unknown: compiled, plain, or nothing")
    if wish and letopis.compiled() is not EXPECTED[wish]:
        found = "compiled" if letopis.compiled() else "plain"
        raise pytest.UsageError(f"LETOPIS_EXPECT={wish}, but {letopis.__file__} is {found}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"letopis: {'compiled' if letopis.compiled() else 'plain'}, from {letopis.__path__[0]}"


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test of this process has opened keeps an event loop half running between tests; who
    needs no browser may run one of its own."""
    half_running = None if "chromium" in request.fixturenames else asyncio._get_running_loop()
    if half_running is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(half_running)
