"""What the pages ask of whoever serves them. `letopis.app` puts it into the application's state."""

from typing import Any, Protocol, cast

from fastapi import Request

State = dict[str, Any]  # what an audience sees of a table


class Guest(Protocol):
    """Who asks."""

    @property
    def lang(self) -> str:
        """In which language."""

    @property
    def own_name(self) -> str:
        """What he wants to be called; "" when he has not said."""


class Host(Protocol):
    """Knows the tables. What a guest may not see, or is not there, it raises as a fault that is answered for us."""

    def guest(self, request: Request) -> Guest:
        """Who the request is from."""

    def levels(self) -> list[str]:
        """The bots that one may have at a table."""

    async def listed(self, guest: Any, which: str) -> list[dict[str, Any]]:
        """The tables one may join ("open"), or one's own ("mine")."""

    async def state(self, table: str, guest: Any, at: int | None = None) -> State:
        """What a guest sees of a table, now or at an earlier moment."""

    async def course(self, table: str, guest: Any) -> list[dict[str, Any]]:
        """The totals after every play of a game that is over."""

    async def review(self, table: str, guest: Any) -> dict[str, Any]:
        """What the best bot thinks of every decision of a game that is over, or how far it is."""


def host(request: Request) -> Host:
    """The host of the application that the request came to."""
    return cast("Host", request.app.state.host)
