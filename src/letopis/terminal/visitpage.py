"""`letopis connect`: a bot of one's own at a table of a running server."""

import json
import secrets
from pathlib import Path
from typing import Any

import letopis
from letopis import bots
from letopis.bots import Bot
from letopis.bots.fault import BotFault
from letopis.kernel.errors import BadOption, LetopisError
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.options import look_here
from letopis.terminal.screen import Screen
from letopis.terminal.session import data_folder
from letopis.terminal.words import Words
from letopis.visit import Denied, Gone, Seat, State

COOKIES = "visitor-cookies.txt"


def run_visit(
    screen: Screen,
    address: str,
    bot: str,
    name: str | None,
    game: str | None,
    against: str,
    cookies: Path | None,
    as_json: bool,
    words: Words,
) -> int:
    """Sit down, play, and say how it went."""
    look_here()
    if ":" not in bots.split(bot)[0] and bots.split(bot)[0] not in bots.names():
        raise Complaint(words("bad-bot", field="--bot", given=bot, allowed=", ".join(bots.names())))
    try:
        seat = Seat(address, cookies or data_folder() / COOKIES)
    except ValueError:
        raise Complaint(words("visit-address", given=address)) from None

    def make(state: State) -> Bot:
        try:
            return bots.bot(bot, letopis.game(state["table"]["game"]), secrets.token_hex(8))
        except BadOption as bad:
            raise Complaint(words("bad-value", field="--bot", problem=bad.problem, allowed=bad.allowed)) from None

    try:
        if not seat.table:
            if game is None:
                raise Complaint(words("visit-no-table"))
            seat.make_table(game, ["me", *[level.strip() for level in against.split(",")]])
        state = seat.sit(name or bots.split(bot)[0].rpartition(":")[2].capitalize())
        make(state)  # complain before the first question
        if not as_json:
            screen.say(words("visit-sits", where=f"{seat.server}/table/{seat.table}"))
        state = seat.play(make)
    except Denied as denied:
        raise Complaint(words("visit-denied", why=str(denied)), FAILED) from None
    except Gone as gone:
        raise Complaint(str(gone), FAILED) from None
    except BotFault as fault:
        raise Complaint(words("bot-failed", name=bot, how=str(fault)), FAILED) from None
    except LetopisError as error:
        raise Complaint(str(error), FAILED) from None
    tell_result(screen, state, as_json, words)
    return 0


def tell_result(screen: Screen, state: State, as_json: bool, words: Words) -> None:
    """Who came where."""
    table: dict[str, Any] = state["table"]
    totals = [score["total"] for score in state["scores"]]
    if as_json:
        doc = {"table": table["id"], "game": table["game"], "seat": table["me"], "over": table["over"]}
        screen.output.write(json.dumps({**doc, "totals": totals, "ranking": state["ranking"]}) + "\n")
        return
    if not table["over"]:
        screen.say(words("visit-closed"))
        return
    place = 1
    for seats in state["ranking"]:
        for seat in seats:
            screen.say(words("result-place", place=place, name=table["seats"][seat]["name"], total=totals[seat]))
        place += len(seats)
