"""Live pages."""

from pathlib import Path

import httpx
import pytest

from tests.server.running import Server, caught_up, running, until


def test_a_stream_brings_what_happens_to_each_in_his_own_words(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Борис", lang="ru")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    hers, his = anna.stream(table, **{"as": "state"}), boris.stream(table, **{"as": "state"})
    anna.play(table, "place longhouse a1")
    mine = hers.wait_for(lambda state: state["table"]["number"] == 1)
    assert "longhouse a1" in mine["view"]["seats"][0]["domain"]
    boris.command(table, "talk", text="привет")
    seen = his.wait_for(lambda state: state["talk"])
    assert seen["table"]["title"].startswith("Эра")
    assert seen["view"]["seats"][0]["domain"] == ["keep g7"]
    assert all(seat["connected"] for seat in seen["table"]["seats"])
    hers.close()
    his.close()


def test_short_notes_say_that_there_is_something_new(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    page = anna.stream(table)
    first = page.wait_for(lambda data: True)
    assert (first["number"], first["over"], first["awaiting"]) == (0, False, [0, 1])
    boris.command(table, "sit")
    page.wait_for(lambda data: data["seats"][1][:2] == ["human", "Boris"])
    page.close()


def test_a_page_that_was_away_catches_up_from_where_it_was(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    page = anna.stream(table)
    until("the first note", lambda: page.events)
    last = page.events[-1][0]
    page.close()
    quiet = anna.stream(table, last)
    anna.play(table, "place longhouse a1")
    anna.play(table, "place longhouse c1")
    quiet.wait_for(lambda data: data["number"] == 2)
    assert quiet.events[0][2]["number"] > 0, "what the page already had is not sent again"
    quiet.close()


def test_who_gets_up_sees_no_secrets_any_more(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", watch="nobody")
    link = anna.state(table)["table"]["links"]["invite"]["1"].partition("=")[2]
    assert boris.command(table, "sit", {"invite": link}).status_code == 200
    boris.play(table, "place longhouse a1")
    page = boris.stream(table, **{"as": "state"})
    page.wait_for(lambda state: state["table"]["me"] == 1)
    assert boris.command(table, "leave").status_code == 200
    until("the page to be told", lambda: any(event == "gone" for _, event, _ in page.events))
    assert page.ended.wait(10)


def test_streams_give_signs_of_life_and_end_at_once_with_the_server(folder: Path) -> None:
    with running(Server(folder, LETOPIS_HEARTBEAT="0.2")) as other:
        anna = other.guest("Anna")
        table = anna.new_table("me", "open")
        pages = [anna.stream(table) for _ in range(3)]
        until("a sign of life", lambda: all(": still here" in page.raw for page in pages))
        assert other.stop() in (0, -15)  # it waits for no page: none of them would ever end
        assert all(page.ended.wait(30) for page in pages)
        assert other.errors() == []


def test_streams_of_a_table_that_is_not_mine_to_see(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", watch="nobody")
    assert boris.get(f"/api/tables/{table}/stream").status_code == 403
    assert boris.get("/api/tables/aaaaaaaaaaaa/stream").status_code == 404
    assert boris.get(f"/api/tables/{table}/stream", **{"as": "everything"}).status_code == 422


def test_a_stream_is_not_cached_or_buffered(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open")
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/stream") as page:
        assert page.headers["content-type"].startswith("text/event-stream")
        assert page.headers["cache-control"] == "no-store"


def test_areas_are_sent_when_they_change_and_only_then(server: Server) -> None:
    pytest.importorskip("letopis.web.render", reason="the pages are not here")
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    hers, his = anna.stream(table, **{"as": "areas"}), boris.stream(table, **{"as": "areas"})
    whole = hers.wait_for(lambda data: data["areas"])
    until("his page", lambda: his.events)
    until("both to be seen", lambda: all(seat["connected"] for seat in anna.state(table)["table"]["seats"]))
    [count] = caught_up(anna, table, his)
    anna.play(table, "place longhouse a1")
    part = hers.wait_for(lambda data: data["number"] == 1)
    assert 0 < len(part["areas"]) < len(whole["areas"])
    assert caught_up(anna, table, his) == [count + 1], "he is told her word, and nothing of what she did"
    last = hers.events[-1][0]
    hers.close()
    anna.play(table, "place longhouse c1")
    back = anna.stream(table, last, **{"as": "areas"})
    news = back.wait_for(lambda data: data["number"] == 2)
    assert 0 < len(news["areas"]) < len(whole["areas"]), "a page that comes back gets what it lacks"
    back.close()
    his.close()
