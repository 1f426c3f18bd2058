"""Nothing that was acknowledged is lost, doubled or changed, whatever happens to the server (make soak)."""

import os

import pytest

from tests.soak.losses import campaign

PLAYS = int(os.environ.get("LETOPIS_SOAK_PLAYS", "50000"))

pytestmark = pytest.mark.soak

CAMPAIGNS = [
    ("kill", 1, False),
    ("kill", 2, False),
    ("kill", 1, True),
    ("readonly", 1, False),
    pytest.param("full", 1, False, marks=pytest.mark.skipif(os.getuid() != 0, reason="only root makes a small disk")),
    ("clock", 1, False),
]


@pytest.mark.parametrize(("trouble", "workers", "postgresql"), CAMPAIGNS)
def test_nothing_acknowledged_is_lost(trouble: str, workers: int, postgresql: bool) -> None:
    found = campaign(trouble, PLAYS, workers=workers, postgresql=postgresql)
    assert found["acknowledged plays"] >= PLAYS
    assert {name: found[name] for name in ("lost", "doubled", "changed", "errors")} == {
        "lost": 0,
        "doubled": 0,
        "changed": 0,
        "errors": 0,
    }
