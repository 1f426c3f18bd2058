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

    def courses(self, game: str, lang: str) -> list[dict[str, Any]]:
        """The courses of a game, that for newcomers first: `name`, `title` and `minutes` of each."""

    def pictured(self, game: str, picture: str, lang: str) -> dict[str, Any]:
        """What is seen on a picture of a game's rules: its `states`, and what is `told` between two of them."""

    def opening(self, game: str, seats: int, options: dict[str, Any], lang: str) -> State:
        """What a spectator sees of a table at the beginning of a game."""

    async def listed(self, guest: Any, which: str) -> list[dict[str, Any]]:
        """The tables one may join ("open"), one's own ("mine"), or those one has put away ("shelved")."""

    async def return_link(self, guest: Any) -> str:
        """The link that brings a guest back on any device."""

    async def state(self, table: str, guest: Any, at: int | None = None) -> State:
        """What a guest sees of a table, now or at an earlier moment."""

    async def kept(self, table: str, guest: Any) -> dict[str, Any] | None:
        """What is left to read of a table whose rules nobody plays any more; None: it can be looked at as it is."""

    async def course(self, table: str, guest: Any) -> list[dict[str, Any]]:
        """The totals after every play of a game that is over."""

    async def review(self, table: str, guest: Any) -> dict[str, Any]:
        """What the best bot thinks of every decision of a game that is over, or how far it is."""

    def puzzles(self, request: Request) -> dict[str, Any]:
        """What there is to solve, and how well a guest does."""

    def puzzle_of_the_day(self, game: str) -> str | None:
        """The name of a game's puzzle of the day, if it has any."""

    def puzzle(self, request: Request, game: str, id: str, step: int = 0, asked: bool = True) -> dict[str, Any]:
        """A puzzle, with its `state` after so many moves of its line."""

    def puzzle_answer(self, request: Request, game: str, id: str, chosen: str | None) -> dict[str, Any]:
        """What is to be said of an answer to a puzzle; None: of none."""


def host(request: Request) -> Host:
    """The host of the application that the request came to."""
    return cast("Host", request.app.state.host)
