"""Bots from outside: any game, over the API alone, with nothing that their seat may not see, and back after a break."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import letopis
from letopis.bots import bot
from letopis.bots.fault import BotFault
from letopis.visit import Denied, Gone, Seat
from tests.server.running import Server, play_to_the_end, running, until
from tests.terminal.running import run

OWN = """
class Thrifty:
    def __init__(self, game, seed):
        pass

    def choose(self, position, seat):
        return position.legal(seat)[-1]


class Lost(Thrifty):
    def choose(self, position, seat):
        raise RuntimeError("no idea")
"""
NAMES = [game.name for game in letopis.games()]
SHORT = {"round_limit": 1}
ENOUGH = 12  # decisions


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of bots in the folder one stands in."""
    module = f"thrift_{abs(hash(tmp_path))}"
    (tmp_path / f"{module}.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return module


def connect(*words: str) -> subprocess.Popen[str]:
    """`letopis connect` in a process of its own."""
    command = [sys.executable, "-m", "letopis", "connect", *words, "--cookies", "cookies.txt"]
    around = {**os.environ, "LANG": "C"}
    return subprocess.Popen(command, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_class_of_ten_lines_sits_at_a_table_of_every_game(server: Server, own: str, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    for name in NAMES:
        game = letopis.game(name)
        options = SHORT if "round_limit" in {option.name for option in game.options} else {}
        table = anna.new_table("me", "invited", game=name, options=options)
        seat = Seat(server.url + anna.state(table)["table"]["links"]["invite"]["1"], tmp_path / f"{name}.txt")
        assert seat.sit("Thrift")["table"]["me"] == 1
        thrifty, heard = bot(f"{own}:Thrifty", game), 0
        while heard < ENOUGH and not (state := seat.state())["table"]["over"]:
            if state["decision"] is not None:
                heard += seat.answer(thrifty) != ""
            anna.play_something(table)
        assert heard > 2, name
        assert anna.state(table)["table"]["seats"][1]["name"] == "Thrift"


def test_what_a_visitor_is_sent_holds_what_the_seat_sees_and_the_rest_dealt_anew(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    for name in NAMES:
        table = anna.new_table("me", "open", game=name)
        assert boris.get(f"/api/tables/{table}/guess").json()["error"] == "no-seat"
        boris.command(table, "sit")
        for _ in range(6):
            anna.play_something(table)
        found = [boris.get(f"/api/tables/{table}/guess").json() for _ in range(3)]
        state = boris.state(table)
        for guessed in found:
            position = letopis.game(name).load(guessed["position"])
            assert json.loads(json.dumps(position.view(1)))["decision"] == state["view"]["decision"]
            assert guessed["number"] == state["table"]["number"]
        assert len({json.dumps(guessed["position"], sort_keys=True) for guessed in found}) == 3


def test_connect_plays_a_whole_game_and_tells_how_it_went(server: Server, own: str) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "invited", options=SHORT)
    link = server.url + anna.state(table)["table"]["links"]["invite"]["1"]
    visitor = connect(link, "--bot", f"{own}:Thrifty@20ms", "--name", "Thrift", "--json")
    play_to_the_end(table, anna)
    said, wrong = visitor.communicate(timeout=60)
    assert visitor.returncode == 0, wrong
    told = json.loads(said)
    assert (told["table"], told["seat"], told["over"]) == (table, 1, True)
    assert told["totals"] == [score["total"] for score in anna.state(table)["scores"]]


def test_it_is_back_when_the_server_is(tmp_path: Path, own: str) -> None:
    server = Server(tmp_path / "data")
    with running(server):
        anna = server.guest("Anna")
        table = anna.new_table("me", "open")
        seat = Seat(f"{server.url}/table/{table}", tmp_path / "cookies.txt")
        seat.sit("Thrift")
        thrifty = bot(f"{own}:Thrifty", letopis.game("era"))
        assert seat.answer(thrifty)
        server.kill()
        server.start(wait=False)  # nobody tells the visitor
        assert seat.answer(thrifty)
        again = Seat(f"{server.url}/table/{table}", tmp_path / "cookies.txt")  # the program, started anew
        assert again.sit("Somebody")["table"]["me"] == 1
        assert again.answer(thrifty)
        until("anna sees it", lambda: anna.state(table)["table"]["seats"][1]["name"] == "Thrift")


def test_what_cannot_be_is_a_sentence(server: Server, own: str) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open", options=SHORT)
    here = f"{server.url}/table/{table}"
    for words, code, why in (
        (["era"], 2, "URL"),
        ([server.url], 2, "--game"),
        ([here, "--bot", "wizard"], 2, "wizard"),
        ([here, "--bot", f"{own}:Nobody"], 2, "has no Nobody"),
        ([f"{server.url}/table/nowhere"], 1, "The server says"),
        ([here, "--bot", f"{own}:Lost"], 1, "RuntimeError('no idea')"),
    ):
        ran = run("connect", *words, "--lang", "en", "--cookies", "cookies.txt")
        assert ran.code == code, ran.err
        assert why in ran.err
        assert ran.err.count("\n") == 1
    with pytest.raises(BotFault):
        Seat(here, Path("cookies.txt")).answer(bot(f"{own}:Lost", letopis.game("era")))
    with pytest.raises(Denied):
        Seat(f"{server.url}/table/nowhere").state()
    began = time.monotonic()
    with pytest.raises(Gone, match="does not answer"):
        Seat("http://127.0.0.1:9/table/x", patience=0.0).state()
    assert time.monotonic() - began < 30
