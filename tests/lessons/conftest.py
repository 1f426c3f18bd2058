"""The server that courses are played on."""

from tests.server.conftest import everybody_goes_home, on_sqlite, server

__all__ = ["everybody_goes_home", "on_sqlite", "server"]
