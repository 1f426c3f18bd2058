"""Nobody can tell that somebody acted in secret: whatever others are answered is the same, byte for byte."""

import re
import socket
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, Server, running, until

STREAM_KINDS = ("changes", "state", "areas")
CLOCK = re.compile(rb"(?im)(^date: |data-server-time=)[^\r>]*")  # nobody can keep these still


def exchanged(server: Server, request: str, cookie: str, more: str = "") -> bytes:
    """All bytes of an answer as they come over the line; of a stream, what comes until nothing more does."""
    head = f"{request} HTTP/1.1\r\nhost: here\r\nconnection: close\r\naccept-language: en\r\n{more}"
    found = b""
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        line.sendall(f"{head}cookie: letopis={cookie}\r\n\r\n".encode())
        while b": still here" not in found and (piece := line.recv(1 << 16)):
            found += piece
    return CLOCK.sub(rb"\1now", found)


@dataclass
class Observer:
    """Somebody who looks at everything there is to be looked at."""

    server: Server
    guest: Guest
    table: str
    last: dict[str, str]

    @property
    def cookie(self) -> str:
        return str(self.guest.client.cookies["letopis"])

    def sees(self) -> dict[str, bytes]:
        """Every answer there is to have."""
        at = f"/api/tables/{self.table}"
        own = ("", "?at=0", "?lang=ru", "/record", "/verify", "/course", "/review", "/why?action=roll")
        pages = ("", "/areas", "/areas?at=0&had=0", "/log")
        lists = ("/", "/api/tables?which=open", "/api/tables?which=mine", "/api/me", "/metrics")
        paths = [*lists, *(at + path for path in own), *(f"/table/{self.table}{path}" for path in pages)]
        asked = [f"{method} {path}" for method in ("GET", "HEAD") for path in paths]
        found = {one: exchanged(self.server, one, self.cookie) for one in asked}
        for kind in STREAM_KINDS:
            name = f"GET {at}/stream?as={kind}"
            found[name] = exchanged(self.server, name, self.cookie)
            found[f"{name} again"] = exchanged(
                self.server, name, self.cookie, f"last-event-id: {self.last.get(kind, 'x')}\r\n"
            )
            packed = "accept-encoding: gzip\r\n"
            found[f"{name} packed"] = exchanged(self.server, name, self.cookie, packed)
            known = re.findall(rb"id: (\S+)\n", found[name])
            if known:
                self.last.setdefault(kind, known[-1].decode())
        return found


def differing(before: list[dict[str, bytes]], after: list[dict[str, bytes]]) -> list[tuple[str, bytes, bytes]]:
    """What was answered differently, each with where it begins to differ."""
    found: list[tuple[str, bytes, bytes]] = []
    for one, other in zip(before, after, strict=True):
        for name in one:
            if one[name] != other[name]:
                start = next((at for at, (a, b) in enumerate(zip(one[name], other[name])) if a != b), 0)
                found.append((name, one[name][start - 60 : start + 60], other[name][start - 60 : start + 60]))
    return found


def seen_by(observers: list[Observer]) -> list[dict[str, bytes]]:
    """What each sees when the others have left, for that is seen, too."""
    found, stranger = [], observers[0].server.guest()
    for one in observers:
        until("him to be gone", lambda: not stranger.state(observers[0].table)["table"]["seats"][1]["connected"])
        found.append(one.sees())
    return found


def secretly(anna: Guest, table: str, plays: int) -> None:
    """Act in secret, and take some of it back, so that no more is left to see than before."""
    places = [f"{letter}{row}" for letter in "abcdefg" for row in range(1, 10)]
    done = 0
    for place in places * (1 + plays // 20):
        if done >= plays:
            break
        if anna.play(table, f"place longhouse {place}").status_code == 200:
            done += 1
            if done % 3:
                assert anna.command(table, "undo").status_code == 200
            elif done % 9 == 0:
                while anna.command(table, "undo").status_code == 200:
                    pass
    assert done == plays


def two_at_a_table(server: Server) -> tuple[Guest, Guest, str]:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", "open")
    assert boris.command(table, "sit").status_code == 200
    return anna, boris, table


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server where nobody else is."""
    with running(Server(tmp_path_factory.mktemp("oracles"), LETOPIS_HEARTBEAT="0.15")) as server:
        yield server


@pytest.mark.parametrize("plays", [40, pytest.param(1_000, marks=pytest.mark.soak)])
def test_no_byte_of_any_answer_tells_that_somebody_acted_in_secret(quiet_server: Server, plays: int) -> None:
    """With twins: another table that changed last stands above this one in every list, and stays there."""
    server = quiet_server
    anna, boris, table = two_at_a_table(server)
    other = anna.new_table("me", "open", "open")
    assert boris.command(other, "sit").status_code == 200
    stranger = server.guest("Watcher")
    stranger.get("/api/me")
    hers = anna.stream(table, **{"as": "areas"})
    until("her page", lambda: hers.events)
    observers = [Observer(server, boris, table, {}), Observer(server, stranger, table, {})]
    seen_by(observers)  # what they had last is known from now on, and who has been there is seen
    before = seen_by(observers)
    assert differing(before, seen_by(observers)) == [], "nothing happened: else this test would say nothing"
    secretly(anna, table, plays)
    assert differing(before, seen_by(observers)) == []
    hers.close()


def test_lists_keep_their_order_and_their_time_while_somebody_acts_in_secret(quiet_server: Server) -> None:
    anna, boris, table = two_at_a_table(quiet_server)
    other = anna.new_table("me", "open", "open")
    assert boris.command(other, "sit").status_code == 200
    for which in ("open", "mine"):
        before = boris.get("/api/tables", which=which).json()
        secretly(anna, table, 4)
        assert boris.get("/api/tables", which=which).json() == before
    assert boris.command(table, "talk", text="hello").status_code == 200
    assert boris.get("/api/tables", which="mine").json()[0]["id"] == table, "what all can see moves it up"


def test_a_page_that_comes_back_gets_no_more_because_somebody_acted_in_secret(quiet_server: Server) -> None:
    anna, boris, table = two_at_a_table(quiet_server)
    hers, his = anna.stream(table, **{"as": "areas"}), boris.stream(table, **{"as": "areas"})
    until("both pages", lambda: hers.events and his.events)
    time.sleep(1)
    last = his.events[-1][0]
    for _ in range(12):  # more than are remembered
        assert anna.play(table, "place longhouse a1").status_code == 200
        assert anna.command(table, "undo").status_code == 200
    back = boris.stream(table, last, **{"as": "areas"})
    assert boris.command(table, "talk", text="word").status_code == 200
    until("the word", lambda: "word" in back.raw)
    assert len(back.events) == 1
    assert set(back.events[0][2]["areas"]) == {"area-talk"}
    for page in (hers, his, back):
        page.close()


def test_metrics_are_told_only_to_whoever_knows_the_word(tmp_path: Path) -> None:
    with running(Server(tmp_path, LETOPIS_METRICS_TOKEN="word")) as server:
        guest = server.guest()
        for words in ("Bearer wrong", "Bearer", "word", "Basic word"):
            assert guest.client.get("/metrics", headers={"authorization": words}).status_code == 404
        assert guest.client.get("/metrics").status_code == 404
        told = guest.client.get("/metrics", headers={"authorization": "Bearer word"})
        assert "letopis_requests_total" in told.text
    with running(Server(tmp_path / "other", LETOPIS_METRICS_TOKEN="")) as server:
        assert server.guest().client.get("/metrics", headers={"authorization": "Bearer"}).status_code == 404


# ---- whoever has seen a seat's secrets


def test_who_leaves_sits_down_there_again_and_nowhere_else(server: Server) -> None:
    anna, boris, vera = server.guest("Anna"), server.guest("Boris"), server.guest("Vera")
    table = anna.new_table("me", "open", "open", game="bruges")
    assert boris.command(table, "sit", seat=1).status_code == 200
    assert boris.command(table, "leave").status_code == 200
    refused = boris.command(table, "sit", seat=2)
    assert (refused.status_code, refused.json()["error"]) == (403, "seen-secrets")
    assert boris.command(table, "sit").json()["seat"] == 1, "any will do: the one he knows"
    assert boris.command(table, "leave").status_code == 200
    assert vera.command(table, "sit", seat=1).status_code == 200
    assert boris.command(table, "sit").json()["error"] == "seen-secrets"


def test_an_owner_cannot_look_into_a_bots_hand(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "master", game="bruges")
    assert anna.command(table, "leave").status_code == 200
    assert anna.command(table, "leave", seat=1).status_code == 200
    assert anna.command(table, "sit", seat=1).json()["error"] == "seen-secrets"
    link = {"invite": anna.state(table)["table"]["links"]["invite"]["1"].partition("=")[2]}
    assert anna.command(table, "sit", link).json()["error"] == "seen-secrets"
    assert anna.command(table, "sit", seat=0).status_code == 200


def test_a_coach_may_sit_only_where_he_has_looked_also_after_a_restart(folder: Path) -> None:
    with running(Server(folder, LETOPIS_SNAPSHOT_EVERY="1")) as server:
        anna, boris, coach = server.guest("Anna"), server.guest("Boris"), server.guest("Coach")
        table = anna.new_table("me", "open", "open", game="bruges")
        assert boris.command(table, "sit", seat=1).status_code == 200
        hers = {"coach": anna.state(table)["table"]["links"]["coach"].partition("=")[2]}
        his = {"coach": boris.state(table)["table"]["links"]["coach"].partition("=")[2]}
        assert coach.state(table, **hers)["table"]["coaching"] == 0
        assert coach.get(f"/api/tables/{table}", **his).json()["error"] == "no-coaching"
        for _ in range(3):
            anna.play_something(table)
        server.kill()
        server.start()
        assert coach.command(table, "sit", seat=2).json()["error"] == "seen-secrets"
        assert coach.get(f"/api/tables/{table}", **his).json()["error"] == "no-coaching"
        assert coach.state(table, **hers)["table"]["coaching"] == 0
        sat = server.guest("Sat")
        assert sat.command(table, "sit", seat=2).status_code == 200
        assert sat.command(table, "leave").status_code == 200
        assert sat.get(f"/api/tables/{table}", **hers).json()["error"] == "no-coaching"


# ---- by the time an answer takes


def timed(act: Callable[[], Any], look: Callable[[], Any], rounds: int) -> tuple[list[float], list[float]]:
    """How long a look takes after somebody acted in secret, and after nobody did, in turn."""
    after: list[float] = []
    without: list[float] = []
    for number in range(rounds):
        for found, acts in ((after, True), (without, False)) if number % 2 else ((without, False), (after, True)):
            if acts:
                act()
            time.sleep(0.03)
            began = time.perf_counter()
            look()
            found.append(time.perf_counter() - began)
    return after, without


def superiority(one: list[float], other: list[float]) -> float:
    """How often one of the first is larger than one of the second: 0.5 if they are alike (Mann and Whitney's U)."""
    wins = sum((a > b) + 0.5 * (a == b) for a in one for b in other)
    return wins / (len(one) * len(other))


@pytest.mark.parametrize("rounds", [30, pytest.param(500, marks=pytest.mark.soak)])
@pytest.mark.parametrize("kind", ["state", "page", "list"])
def test_the_time_of_an_answer_does_not_tell_it_either(quiet_server: Server, kind: str, rounds: int) -> None:
    """Whether what others see is drawn anew or still at hand would be seen in one answer: it took ten times as long."""
    anna, boris, table = two_at_a_table(quiet_server)
    hers = anna.stream(table, **{"as": "areas"})
    until("her page", lambda: hers.events)
    address = {"state": f"/api/tables/{table}", "page": f"/table/{table}", "list": "/api/tables?which=mine"}[kind]
    number = [0]

    def act() -> None:
        number[0] += 1
        if number[0] % 2:
            assert anna.play(table, "place longhouse a1").status_code == 200
        else:
            assert anna.command(table, "undo").status_code == 200

    for _ in range(3):
        boris.client.get(address)
    after, without = timed(act, lambda: boris.client.get(address), rounds)
    hers.close()
    found = superiority(after, without)
    middle, usual = statistics.median(after) * 1000, statistics.median(without) * 1000
    told = f"{middle:.2f} ms after, {usual:.2f} ms without: {found:.2f}"
    print(told)
    far = 4 * ((2 * rounds + 1) / (12 * rounds * rounds)) ** 0.5  # four standard deviations: 1 in 16,000 by chance
    assert abs(found - 0.5) < max(far, 0.1), told
