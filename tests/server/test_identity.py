"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

import secrets
import sqlite3

from tests.live import live
from tests.server.servers import Person, Server, play


def name() -> str:
    return "cat " + secrets.token_hex(4)


@live
async def test_somebody_new_is_a_guest_at_once_and_stays_the_same(server: Server) -> None:
    ada = Person(server)

    me = await ada.get("/api/v2/me")
    renamed = await ada.post("/api/v2/me/name", {"name": "Ada"})

    assert me["guest"]
    assert (await ada.get("/api/v2/me"))["id"] == me["id"] == renamed["id"]
    assert renamed["name"] == "Ada"


@live
async def test_a_cookie_that_was_not_signed_here_is_worth_nothing(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    me = await ada.get("/api/v2/me")
    cookie = ada.http.cookies["sevencats"]

    eve.http.cookies["sevencats"] = cookie[:-2] + ("aa" if cookie[-2:] != "aa" else "bb")
    other = await eve.get("/api/v2/me")

    assert other["id"] != me["id"]


@live
async def test_a_guest_becomes_an_account_and_keeps_its_things(server: Server) -> None:
    ada, login = Person(server), name()
    await ada.http.put("/api/v2/shelf/decks/gwent/mine", json={"data": {"faction": "monsters"}})
    card = await ada.lay()
    old = ada.http.cookies["sevencats"]

    me = await ada.post("/api/v2/register", {"name": login, "password": "correct horse"})
    elsewhere = Person(server)
    guest_card = await elsewhere.lay()
    await elsewhere.http.put("/api/v2/shelf/characters/gwent/triss", json={"data": {"purse": 7}})
    moved = await elsewhere.post("/api/v2/login", {"name": login.upper(), "password": "correct horse"})
    revived = Person(server)
    revived.http.cookies["sevencats"] = old

    assert me["id"] == moved["id"]
    assert not me["guest"]
    assert {one["id"] for one in (await ada.get("/api/v2/tables?mine=1"))["tables"]} == {card["id"], guest_card["id"]}
    assert [one["name"] for one in (await elsewhere.get("/api/v2/shelf/decks"))["things"]] == ["mine"]
    assert (await ada.get("/api/v2/shelf/characters"))["things"][0]["data"] == {"purse": 7}
    assert (await revived.get("/api/v2/me"))["id"] != me["id"], "the guest's session has ended"


@live
async def test_wrong_passwords_unknown_and_taken_names_are_refused(server: Server) -> None:
    ada, ben, login = Person(server), Person(server), name()
    await ada.post("/api/v2/register", {"name": login, "password": "correct horse"})

    wrong = await ben.post("/api/v2/login", {"name": login, "password": "wrong horse"}, 403)
    unknown = await ben.post("/api/v2/login", {"name": name(), "password": "wrong horse"}, 403)
    taken = await ben.post("/api/v2/register", {"name": login, "password": "another horse"}, 409)
    for _ in range(4):
        last = await ben.http.post("/api/v2/login", json={"name": login, "password": "wrong horse"})
    short = await ben.post("/api/v2/register", {"name": name(), "password": "short"}, 400)

    assert wrong == unknown
    assert "taken" in taken["why"]
    assert last.status_code == 429, "guessing is slow"
    assert "password" in short["why"]


@live
async def test_sessions_are_listed_and_revoked_with_their_sockets(server: Server) -> None:
    ada, phone, login = Person(server), Person(server), name()
    await ada.post("/api/v2/register", {"name": login, "password": "correct horse"})
    phone.http.headers["user-agent"] = "phone"
    await phone.post("/api/v2/login", {"name": login, "password": "correct horse"})
    card = await ada.lay()
    socket = await phone.sit(card["id"])
    await socket.hear()

    sessions = (await ada.get("/api/v2/sessions"))["sessions"]
    other = next(one for one in sessions if not one["current"])
    await ada.http.delete(f"/api/v2/sessions/{other['id']}")
    await socket.ws.wait_closed()

    assert other["agent"] == "phone"
    assert (await phone.get("/api/v2/me"))["guest"]
    assert len((await ada.get("/api/v2/sessions"))["sessions"]) == 1
    assert (await ada.http.delete("/api/v2/sessions/nothing")).status_code == 404


@live
async def test_a_new_password_ends_other_sessions_and_logging_out_this_one(server: Server) -> None:
    ada, phone, login = Person(server), Person(server), name()
    await ada.post("/api/v2/register", {"name": login, "password": "correct horse"})
    await phone.post("/api/v2/login", {"name": login, "password": "correct horse"})

    await ada.post("/api/v2/me/password", {"old": "correct horse", "new": "better horse"})
    await ada.get("/api/v2/me")

    assert (await phone.get("/api/v2/me"))["guest"]
    await ada.post("/api/v2/logout")
    assert (await ada.get("/api/v2/me"))["guest"]


@live
async def test_nothing_secret_lies_in_the_store_or_the_log(server: Server) -> None:
    ada, login = Person(server), name()
    await ada.post("/api/v2/register", {"name": login, "password": "a password to look for"})
    token = (await ada.post("/api/v2/tokens", {"name": "bot"}))["token"]
    card = await ada.lay()
    (await ada.sit(card["id"])).raw.clear()
    session = ada.http.cookies["sevencats"].rpartition(".")[0]

    rows = "\n".join(sqlite3.connect(server.folder / "cats.db").iterdump())
    log = server.log.read_text()

    for secret in ("a password to look for", token, session, card["key"]):
        assert secret not in rows
        assert secret not in log
    assert "$argon2id$" in rows


@live
async def test_two_accounts_that_play_to_an_end_are_rated(server: Server) -> None:
    ada, ben = Person(server), Person(server)
    for person in (ada, ben):
        await person.post("/api/v2/register", {"name": name(), "password": "correct horse"})
    card = await ada.lay()
    await ben.join(card)
    first, second = await ada.sit(card["id"]), await ben.sit(card["id"])
    await first.until(lambda told: told["n"] > 0)
    await second.until(lambda told: told["n"] > 0)
    await play(first, second, upto=25)

    await first.act("resign")
    await second.until(lambda told: told["status"] == "over")
    await first.person.get(f"/api/v2/tables/{card['id']}/record")
    mine, other = (await ada.get("/api/v2/me"))["ratings"], (await ben.get("/api/v2/me"))["ratings"]

    assert mine[0]["games"] == other[0]["games"] == 1
    assert mine[0]["rating"] < other[0]["rating"]
