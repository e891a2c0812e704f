"""The path of a choice: numbered, offered, durable, told to each as they may know; everything else changes nothing."""

from __future__ import annotations

import json

import pytest
import websockets

from tests.live import live
from tests.server.servers import Person, Server, asked, level, play, two_at_a_table

MEDIC = {"side": [{"hand": ["dun-banner-medic", "scorch"], "discard": ["ves", "catapult"]}, {"hand": ["griffin"]}]}


@live
async def test_two_strangers_with_a_link_play_a_whole_game(server: Server) -> None:
    first, second = await two_at_a_table(server)

    await play(first, second)

    assert first.table["status"] == "over"
    assert first.table["result"] == second.table["result"]
    assert first.table["n"] == second.table["n"]


@live
async def test_a_repeated_choice_is_made_once_and_answered_with_the_table(server: Server) -> None:
    first, second = await two_at_a_table(server)
    one = asked(first, second)
    n, option = one.table["n"], one.options[0]

    for _ in range(3):
        await one.say(do="choose", n=n, option=option)
    told = [await one.hear() for _ in range(3)]

    assert told[0]["n"] > n
    assert [again["n"] for again in told[1:]] == [told[0]["n"]] * 2
    assert told[1]["events"] == told[0]["events"], "what came after n is told again"
    assert told[1]["view"] == told[0]["view"]


@live
async def test_messages_out_of_turn_foreign_or_not_offered_change_nothing(server: Server) -> None:
    first, second = await two_at_a_table(server, public=True)
    one = asked(first, second)
    other = second if one is first else first
    stranger = await Person(server).sit(one.match)
    await stranger.hear()
    before = server.counted("sevencats_refused_total")

    await other.say(do="choose", n=one.table["n"], option=one.options[0])
    out_of_turn = await other.hear("refused")
    await stranger.say(do="choose", n=one.table["n"], option=one.options[0])
    foreign = await stranger.hear("refused")
    await one.act("choose", option="play the-emperor")
    not_offered = await one.hear("refused")
    await stranger.say(do="resign", n=one.table["n"])
    await stranger.hear("refused")

    assert "not you" in out_of_turn["why"]
    assert "no seat" in foreign["why"]
    assert "not offered" in not_offered["why"]
    await one.say(do="sync", n=0)
    assert (await one.hear())["n"] == other.table["n"]
    assert server.counted("sevencats_refused_total") == before + 4


@live
async def test_a_late_message_is_answered_with_the_table(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=40)
    one = asked(first, second)

    await one.say(do="choose", n=one.table["n"] - 3, option=one.options[0])
    late = await one.hear("table", "refused")
    await one.say(do="resign", n=one.table["n"] + 5)
    early = await one.hear("table", "refused")

    assert late["n"] == early["n"] == one.table["n"]
    assert late["tell"] == early["tell"] == "table"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "7",
        '"choose"',
        "{",
        '{"do":"choose"}',
        '{"do":"choose","n":-1,"option":"x"}',
        '{"do":"choose","n":1e99,"option":"x"}',
        '{"do":"choose","n":"1","option":"x"}',
        '{"do":"dance"}',
        '{"do":"choose","n":1,"option":"x","seat":1}',
        '{"do":"say"}',
        '{"do":"say","phrase":"nonsense"}',
        '{"do":"choose","n":1,"option":' + "[" * 300 + "]" * 300 + "}",
        '{"do":"say","text":"' + "x" * 5000 + '"}',
    ],
)
@live
async def test_malformed_and_oversized_messages_are_refused_in_one_sentence(server: Server, text: str) -> None:
    first, _ = await two_at_a_table(server)

    await first.ws.send(text)
    refused = await first.hear("refused")
    await first.say(do="ping")

    assert refused["why"].endswith(".")
    assert len(refused["why"]) < 300
    assert (await first.hear("pong"))["tell"] == "pong"


@live
async def test_a_message_of_a_megabyte_ends_the_socket_and_nothing_else(server: Server) -> None:
    first, second = await two_at_a_table(server)

    await first.ws.send("x" * 1_000_000)
    await first.ws.wait_closed()
    again = await first.person.sit(first.match)
    await again.hear()

    assert again.table["n"] == second.table["n"]


@live
async def test_a_socket_that_sends_nothing_but_nonsense_is_closed(server: Server) -> None:
    first, second = await two_at_a_table(server)

    for _ in range(50):
        await first.ws.send("nonsense")
    with pytest.raises(websockets.ConnectionClosed):
        await first.until(lambda told: False)

    assert first.ws.close_code == 4429
    await second.say(do="ping")
    assert (await second.hear("pong"))["tell"] == "pong"


@live
async def test_two_tabs_agree(server: Server) -> None:
    first, second = await two_at_a_table(server)
    tab = await first.person.sit(first.match)

    await play(first, second, upto=60)
    await level(first, second, tab)

    assert tab.table["view"] == first.table["view"]
    assert tab.table["seat"] == first.table["seat"]


@live
async def test_whoever_comes_back_hears_what_came_after_n(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second, upto=30)
    n = first.table["n"]
    await first.leave()
    one = second if second.options else await first.person.sit(first.match)
    await one.until(lambda told: told["n"] >= n)
    await one.choose()
    events = one.table["events"]

    back = await first.person.sit(first.match, f"?n={n}")
    await back.hear()

    assert back.table["since"] == n
    assert [event["kind"] for event in back.table["events"]] == [event["kind"] for event in events]


@live
async def test_the_same_question_is_asked_after_coming_back_in_the_middle_of_an_effect(server: Server) -> None:
    first, second = await two_at_a_table(server, setup={"position": MEDIC})
    await first.choose("play dun-banner-medic")
    question = first.table["view"]["decision"]
    await first.leave()

    back = await first.person.sit(first.match)
    await back.hear()
    asked_again = back.table["view"]["decision"]
    await back.choose("revive ves")
    await level(back, second)

    assert (question["about"], asked_again) == ("revive", question)
    assert [unit["card"] for unit in second.table["view"]["sides"][0]["rows"]["close"]["units"]] == ["ves"]


@live
async def test_a_table_that_does_not_exist_or_is_private_looks_the_same(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    card = await ada.lay()
    await eve.get("/api/v2/me")

    private = await eve.sit(card["id"])
    absent = await eve.sit("nothing-here")

    assert await private.hear("refused") == await absent.hear("refused")
    assert await eve.get(f"/api/v2/tables/{card['id']}", 404) == await eve.get("/api/v2/tables/nothing-here", 404)
    assert (await eve.get(f"/api/v2/tables/{card['id']}?key={card['key']}"))["key"] is None


@live
async def test_pages_of_others_may_not_open_sockets_or_post(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(public=True)

    foreign = await ada.sit(card["id"], Origin="https://evil.example")
    own = await ada.sit(card["id"], Origin=server.url)
    posted = await ada.http.post("/api/v2/tables", json={"game": "gwent"}, headers={"Origin": "https://evil.example"})

    assert (await foreign.hear("refused"))["why"]
    assert (await own.hear())["tell"] == "table"
    assert posted.status_code == 403


@live
async def test_answers_carry_strict_headers(server: Server) -> None:
    answer = await Person(server).http.get("/api/v2/me")

    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=lax" in answer.headers["set-cookie"].lower()


@live
async def test_bodies_that_are_too_long_or_no_json_are_refused(server: Server) -> None:
    ada = Person(server)

    long = await ada.http.post("/api/v2/tables", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
    form = await ada.http.post("/api/v2/tables", data={"game": "gwent"})
    broken = await ada.http.post("/api/v2/tables", content=b"{", headers={"Content-Type": "application/json"})

    assert [answer.status_code for answer in (long, form, broken)] == [413, 415, 400]
    assert all(json.loads(answer.text)["why"].endswith(".") for answer in (long, form, broken))
