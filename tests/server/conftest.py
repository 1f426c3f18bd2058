"""The servers that tests share: one on SQLite, one on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, binaries
from tests.server.running import CLIENTS, Server, running


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """Nobody's connections outlive a test."""
    yield
    while CLIENTS:
        CLIENTS.pop().close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL cluster of our own."""
    folder = binaries()
    if folder is None:
        pytest.skip("no PostgreSQL: neither the package pgserver nor Debian's postgresql is installed")
    cluster = Postgres(folder)
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a SQLite file, shared by tests that leave each other alone."""
    with running(Server(tmp_path_factory.mktemp("sqlite"))) as server:
        yield server


@pytest.fixture(scope="session")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    """Two processes behind one address on PostgreSQL."""
    with running(Server(tmp_path_factory.mktemp("postgres"), postgres.new_database(), workers=2)) as server:
        yield server


@pytest.fixture
def server(on_sqlite: Server) -> Iterator[Server]:
    """The server on SQLite; whatever a test does to it, nothing may go wrong inside."""
    before = len(on_sqlite.errors())
    yield on_sqlite
    assert on_sqlite.errors()[before:] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder."""
    return tmp_path / "letopis"
