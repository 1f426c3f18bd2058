"""Seats, links, locks; bots that take over and hand back."""

from urllib.parse import parse_qs, urlsplit

from tests.server.running import Guest, Server, new_id, until


def word(link: str) -> dict[str, str]:
    """The query of a link."""
    return {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}


def test_an_open_seat_is_taken_by_whoever_comes_first(server: Server) -> None:
    anna, boris, vera = server.guest("Anna"), server.guest("Boris"), server.guest("Vera")
    table = anna.new_table("me", "open")
    assert boris.command(table, "sit").json()["seat"] == 1
    assert vera.command(table, "sit").json()["error"] == "seat-taken"
    assert boris.command(table, "sit").json()["error"] == "already-seated"
    assert vera.command(table, "sit", seat=9).json()["error"] == "unknown-seat"
    names = [seat["name"] for seat in anna.state(table)["table"]["seats"]]
    assert names == ["Anna", "Boris"]


def test_an_invitation_is_one_seat_and_works_once(server: Server) -> None:
    anna, boris, vera = server.guest("Anna"), server.guest("Boris"), server.guest("Vera")
    table = anna.new_table("me", "invited", "invited", watch="nobody")
    links = anna.state(table)["table"]["links"]["invite"]
    assert vera.command(table, "sit").json()["error"] == "no-watching"
    assert boris.state(table, **word(links["2"]))["table"]["me"] is None
    assert boris.command(table, "sit", word(links["2"])).json()["seat"] == 2
    assert vera.command(table, "sit", word(links["2"])).status_code == 403
    assert vera.command(table, "sit", {"invite": "made-up"}).status_code == 403
    assert not [one for one in vera.get("/api/tables", which="open").json() if one["id"] == table]
    assert set(boris.state(table)["table"]["links"]["invite"]) == {"1"}
    assert vera.command(table, "sit", word(links["1"])).json()["seat"] == 1


def test_links_are_shown_only_to_those_they_are_for(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open", watch="anyone")
    mine = anna.state(table)["table"]["links"]
    assert set(mine) == {"invite", "watch", "coach"}
    assert boris.state(table)["table"]["links"] == {}
    coach = server.guest("Coach")
    assert coach.state(table, **word(mine["coach"]))["table"]["links"] == {}


def test_a_coach_sees_the_seats_secrets_but_does_not_act(server: Server) -> None:
    anna, boris, coach = server.guest("Anna"), server.guest("Boris"), server.guest("Coach")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    anna.play(table, "place longhouse a1")
    link = word(anna.state(table)["table"]["links"]["coach"])
    seen = coach.state(table, **link)
    assert "longhouse a1" in seen["view"]["seats"][0]["domain"]
    assert (seen["table"]["me"], seen["table"]["coaching"]) == (None, 0)
    assert seen["choices"]
    assert coach.get(f"/api/tables/{table}/hint", **link).status_code == 200
    number = seen["table"]["number"]
    played = coach.command(table, "play", link, action="place longhouse c1", number=number)
    assert played.json()["error"] == "no-seat"
    assert boris.get(f"/api/tables/{table}", **link).json()["error"] == "no-coaching"
    assert coach.get(f"/api/tables/{table}", coach="made-up").json()["error"] == "bad-invitation"
    assert coach.command(table, "sit", link).json()["error"] == "no-coaching"
    assert anna.command(table, "bot").status_code == 200
    assert coach.get(f"/api/tables/{table}", **link).status_code == 403  # the seat is no longer hers


def test_watching_by_link_only_and_not_at_all(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    by_link = anna.new_table("me", "open", watch="link")
    assert boris.get(f"/api/tables/{by_link}").json()["error"] == "no-watching"
    link = word(anna.state(by_link)["table"]["links"]["watch"])
    assert boris.state(by_link, **link)["table"]["me"] is None
    assert boris.get(f"/api/tables/{by_link}", watch=link["watch"] + "x").status_code == 403
    alone = anna.new_table("me", "open", watch="nobody")
    assert "watch" not in anna.state(alone)["table"]["links"]
    assert boris.get(f"/api/tables/{alone}", **link).status_code == 403


def test_who_watches_is_told_so_and_offered_what_works(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris", lang="ru")
    table = anna.new_table("me", "apprentice")
    page = boris.get(f"/table/{table}").text
    assert "Вы смотрите" in page
    assert "data-sit=" not in page
    assert "data-sit=" in boris.get(f"/table/{anna.new_table('me', 'open')}").text


def test_a_locked_table_lets_nobody_new_in(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    invitation = word(anna.state(table)["table"]["links"]["invite"]["1"])
    assert boris.command(table, "lock", locked=True).json()["error"] == "not-owner"
    assert anna.command(table, "lock", locked=True).status_code == 200
    assert anna.state(table)["table"]["locked"]
    assert boris.get(f"/api/tables/{table}").status_code == 403
    assert boris.command(table, "sit", invitation).status_code == 403
    assert not [one for one in boris.get("/api/tables", which="open").json() if one["id"] == table]
    assert anna.command(table, "lock", locked=False).status_code == 200
    assert boris.command(table, "sit", invitation).json()["seat"] == 1
    assert anna.command(table, "lock", locked=True).status_code == 200
    assert boris.state(table)["table"]["me"] == 1


def test_a_bot_takes_over_and_hands_back(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "open")
    boris.command(table, "sit")
    assert boris.command(table, "back").json()["error"] == "not-away"
    assert boris.command(table, "bot", level="apprentice").status_code == 200
    seat = anna.state(table)["table"]["seats"][1]
    assert (seat["kind"], seat["level"], seat["stands_in_for"]) == ("bot", "apprentice", "Boris")
    until("the bot to set up its domain", lambda: 1 not in anna.state(table)["view"]["awaiting"])
    away = boris.state(table)
    assert (away["table"]["me"], away["table"]["away"]) == (None, 1)
    assert away["decision"] is None
    assert boris.play(table, "place longhouse a1").json()["error"] == "no-seat"
    assert server.guest("Vera").command(table, "back").json()["error"] == "not-away"
    assert boris.command(table, "back").json()["seat"] == 1
    assert boris.state(table)["table"]["me"] == 1
    told = [line["key"] for line in anna.state(table)["log"] if line["key"].startswith("table-")]
    assert told == ["table-sit", "table-sit", "table-bot", "table-back"]


def test_the_owner_may_replace_somebody_who_is_not_there(server: Server) -> None:
    anna, boris, vera = server.guest("Anna"), server.guest("Boris"), server.guest("Vera")
    table = anna.new_table("me", "open", "open")
    boris.command(table, "sit")
    vera.command(table, "sit")
    page = vera.stream(table)
    until("Vera to be seen", lambda: anna.state(table)["table"]["seats"][2]["connected"])
    assert anna.command(table, "bot", seat=2).json()["error"] == "still-here"
    assert vera.command(table, "bot", seat=1).json()["error"] == "not-your-seat"
    assert anna.command(table, "bot", seat=1).status_code == 200
    assert boris.command(table, "back").status_code == 200
    assert anna.command(table, "leave", seat=1).json()["error"] == "not-your-seat"
    page.close()


def test_leaving_opens_the_seat(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.new_table("me", "master")
    assert boris.command(table, "leave").json()["error"] == "no-seat"
    assert anna.command(table, "leave", seat=1).status_code == 200
    assert boris.command(table, "sit").json()["seat"] == 1
    assert anna.command(table, "leave").status_code == 200
    state = boris.state(table)["table"]["seats"]
    assert [seat["kind"] for seat in state] == ["open", "human"]
    assert anna.state(table)["table"]["owner"]


def test_a_name_is_kept_in_the_cookie_and_may_change(server: Server) -> None:
    anna = server.guest("  Anna\n\t of  Kiev ")
    assert anna.get("/api/me").json()["name"] == "Anna of Kiev"
    table = anna.new_table("me", "open")
    for bad in ("", "   ", "x" * 25, "\u202e"):
        assert anna.post("/api/me", name=bad).json()["error"] == "bad-name"
    assert anna.post("/api/me", name="Анна").status_code == 200
    assert anna.command(table, "name").status_code == 200
    assert anna.state(table)["table"]["seats"][0]["name"] == "Анна"
    assert "Анна" in anna.state(table)["log"][0]["sentence"]


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.new_table("me", "open", watch="nobody")
    cookie = dict(anna.client.cookies)["letopis"]
    forger = Guest(server.url)
    for forged in (cookie[:-1] + ("A" if cookie[-1] != "A" else "B"), cookie.split(".")[0], "..", "x" * 5000, "ы.a.b"):
        forger.client.cookies.clear()
        cookies = {b"cookie": f"letopis={forged}".encode()}
        answer = forger.client.get(f"/api/tables/{table}", headers=cookies)
        assert answer.status_code == 403, forged
    forger.client.cookies.set("letopis", cookie)
    assert forger.state(table)["table"]["me"] == 0


def test_one_person_sits_once_and_a_guest_has_a_name(server: Server) -> None:
    guest = server.guest(lang="ru")
    table = guest.new_table("me", "open")
    assert guest.state(table)["table"]["seats"][0]["name"] == "Гость"
    two = guest.post("/api/tables", id=new_id(), game="era", seats=["me", "me"])
    assert (two.status_code, two.json()["field"]) == (422, "seats")
