"""What can be done at a table besides playing."""

from __future__ import annotations

import asyncio
import json

import pytest

from sevencats.core.record import read
from sevencats.locales import LANGUAGES, Words
from sevencats.server.match import fairness
from sevencats.server.match.chat import PHRASES
from tests.live import live
from tests.server.servers import SECONDS, Person, Server, asked, level, play, two_at_a_table


@live
async def test_a_table_is_laid_found_joined_and_watched(server: Server) -> None:
    ada, ben, eve = Person(server), Person(server), Person(server)
    card = await ada.lay(public=True, setup={"edition": "classic-2015"}, seats=[{"who": "me", "setup": {}}])
    found = [one for one in (await eve.get("/api/v2/tables"))["tables"] if one["id"] == card["id"]]
    watching = await eve.sit(card["id"])
    await watching.hear()

    joined = await ben.join(card, setup={"deck": "init-monsters"})
    await watching.until(lambda told: told["status"] == "playing")

    assert found[0]["edition"] == "classic-2015"
    assert found[0]["key"] is None
    assert joined["status"] == "playing"
    assert watching.table["seat"] is None
    assert "hand" not in watching.table["view"]["sides"][0]
    assert [one["id"] for one in (await ben.get("/api/v2/tables?mine=1"))["tables"]] == [card["id"]]
    await eve.post(f"/api/v2/tables/{card['id']}/join", {}, 409)


@live
async def test_whoever_sits_down_at_a_position_chooses_nothing(server: Server) -> None:
    ada, ben = Person(server), Person(server)
    position = {"side": [{"hero": "geralt"}, {"hero": "leshen"}]}
    card = await ada.lay(game="unmatched", setup={"position": position}, seats=[{"who": "me"}])
    wish = {"key": card["key"], "setup": {"hero": "ciri"}}

    refused = await ben.post(f"/api/v2/tables/{card['id']}/join", wish, 400)
    joined = await ben.join(card)

    assert card["position"]
    assert refused["why"].startswith('"hero" cannot be chosen here: the table goes on from a position')
    assert joined["status"] == "playing"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "not a game"),
        ({"game": "gwent", "setup": {"edition": "2077"}}, "edition"),
        ({"game": "gwent", "seats": [{"who": "me", "setup": {"deck": "nonsense"}}]}, "deck"),
        ({"game": "gwent", "seats": [{"who": "bot", "level": "genius"}]}, "not a level"),
        ({"game": "gwent", "seats": [{"who": "me"}, {"who": "me"}]}, "one chair"),
        ({"game": "gwent", "clock": {}}, "minutes"),
        ({"game": "gwent", "setup": {"seats": []}}, "seats"),
        ({"game": "gwent", "person": "me"}, "person"),
    ],
)
@live
async def test_a_table_that_cannot_be_laid_is_refused_in_one_sentence(server: Server, wish: object, why: str) -> None:
    answer = await Person(server).post("/api/v2/tables", wish, 400)

    assert why in answer["why"]


@live
async def test_a_bot_takes_the_other_chair_and_plays_to_the_end(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(seats=[{"who": "me"}, {"who": "bot", "level": "novice"}])
    one = await ada.sit(card["id"])
    await one.hear()

    while one.table["status"] != "over":
        await one.until(lambda told: one.options or told["status"] == "over")
        if one.options:
            await one.choose()

    assert one.table["chairs"][1]["kind"] == "bot"
    assert one.table["result"]["why"]


@live
async def test_two_people_play_at_one_screen(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(hot=True)
    one = await ada.sit(card["id"])
    await one.hear()
    seats = set()

    while one.table["status"] != "over":
        await one.until(lambda told: one.options or told["status"] == "over")
        if one.options:
            seats.add(one.table["seat"])
            await one.choose()

    assert seats == {0, 1}


@live
async def test_resigning_gives_the_win_to_the_other_and_the_record_replays(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await first.person.get(f"/api/v2/tables/{first.match}/record", 409)

    await first.act("resign")
    await second.until(lambda told: told["status"] == "over")
    record = await second.person.get(f"/api/v2/tables/{first.match}/record")

    assert second.table["result"] == {"winner": 1, "why": "resigned"}
    assert second.table["seed"] == record["seed"]
    read(record).replay()
    assert fairness.verify(read(record)) > 5


@live
async def test_a_table_that_all_have_left_after_the_game_is_evict_and_there_again_for_who_comes_back(
    server: Server,
) -> None:
    first, second = await two_at_a_table(server)
    kept = server.counted("sevencats_tables")
    await first.act("resign")
    await second.until(lambda told: told["status"] == "over")

    await first.leave()
    await second.leave()
    async with asyncio.timeout(SECONDS):
        while server.counted("sevencats_tables") >= kept:
            await asyncio.sleep(0.05)
    back = await first.person.sit(first.match)

    assert (await back.hear())["result"] == second.table["result"]


@live
async def test_a_draw_needs_both(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await level(first, second)
    n = first.table["n"]

    await first.act("offer_draw")
    await second.until(lambda told: told["offer"])
    await second.act("decline")
    for one in (first, second):
        await one.until(lambda told: told["offer"] is None and told["n"] > n + 1)
    await second.act("offer_draw")
    for one in (first, second):
        await one.until(lambda told: told["offer"])
    await second.act("agree")
    refused = await second.hear("refused")
    await first.act("agree")
    await second.until(lambda told: told["status"] == "over")

    assert refused["why"] == "You have agreed already."
    assert second.table["result"] == {"winner": -2, "why": "agreed"}


@live
async def test_a_rematch_is_another_game_of_the_same_people_with_a_new_secret(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await first.act("resign")
    await first.until(lambda told: told["status"] == "over")
    await level(first, second)

    await first.act("rematch")
    await second.until(lambda told: told["offer"])
    await second.act("agree")
    await first.until(lambda told: told["rematch"])
    again, too = await first.person.sit(first.table["rematch"]), await second.person.sit(first.table["rematch"])
    await again.until(lambda told: told["n"] > 0)
    await too.until(lambda told: told["n"] > 0)

    assert again.table["commitment"] != first.table["commitment"]
    assert again.table["seats"] == [0]
    await play(again, too, upto=30)


@live
async def test_the_win_can_be_claimed_only_after_the_grace(server: Server) -> None:
    first, second = await two_at_a_table(server)

    await first.act("claim")
    here = await first.hear("refused")
    await second.leave()
    await first.hear("present")
    await first.act("claim")
    too_soon = await first.hear("refused")
    await asyncio.sleep(1.2)
    await first.act("claim")
    await first.until(lambda told: told["status"] == "over")

    assert "not gone" in here["why"]
    assert "not gone" in too_soon["why"]
    assert first.table["result"] == {"winner": 0, "why": "claimed"}


@live
async def test_a_bot_can_finish_for_somebody_who_left(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await second.leave()
    await asyncio.sleep(1.2)

    await first.act("let_bot", level="random")
    await first.until(lambda told: told["chairs"][1]["kind"] == "bot")
    while first.table["status"] != "over":
        await first.until(lambda told: first.options or told["status"] == "over")
        if first.options:
            await first.choose()
    back = await second.person.sit(first.match)

    assert (await back.hear())["seats"] == []


@live
async def test_a_choice_is_taken_back_by_consent_and_never_across_luck_or_anothers_choice(server: Server) -> None:
    first, second = await two_at_a_table(server)
    taken_back = crossed = 0
    while first.table["status"] == "playing" and not (taken_back and crossed):
        await level(first, second)
        if first.table["status"] != "playing":
            break
        one = asked(first, second)
        other = second if one is first else first
        before, n, option = one.table["view"], one.table["n"], one.options[0]
        await one.choose(option)
        await level(first, second)
        if one.table["status"] == "over":
            break
        await one.act("ask_undo")
        answer = await one.hear("table", "refused")
        if answer["tell"] == "refused":
            assert one.table["n"] > n + 1 or "showed you" in answer["why"], "one choice without luck can be taken back"
            crossed += 1
            continue
        assert answer["n"] == n + 2, "only the choice lies between"
        await other.until(lambda told: told["offer"])
        await other.act("ask_undo")
        assert (await other.hear("refused"))["why"]
        await other.act("agree")
        await level(first, second)
        while one.table["n"] < n + 4:
            await one.hear()
        await level(first, second)
        assert one.table["view"] == before
        taken_back += 1
        await one.choose(option)
    assert taken_back
    assert crossed


@live
async def test_people_talk_in_phrases_and_plain_words_unless_muted(server: Server) -> None:
    first, second = await two_at_a_table(server)

    await first.say(do="say", phrase="well-played")
    phrase = await second.hear("said")
    await first.say(do="say", text="<b>hi</b>\u0007")
    words = await second.hear("said")
    await second.say(do="mute", on=True)
    await second.say(do="ping")
    await second.hear("pong")
    await first.say(do="say", text="can you hear me?")
    await first.hear("said")
    await first.hear("said")
    await first.hear("said")
    await second.say(do="ping")
    silence = await second.hear("said", "pong")
    back = await second.person.sit(first.match)
    await back.say(do="ping")
    still = await back.hear("said", "pong")

    assert phrase["phrase"] == "well-played"
    assert words["text"] == "<b>hi</b>"
    assert silence["tell"] == still["tell"] == "pong"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_in_every_language(language: str) -> None:
    words = Words(language)

    assert all(words.say(f"phrase-{id}") for id in PHRASES)


@live
async def test_a_clock_that_runs_down_loses(server: Server) -> None:
    first, second = await two_at_a_table(server, clock={"minutes": 0.05, "increment": 0})
    one = asked(first, second)
    assert 0 < one.table["chairs"][one.table["seat"]]["time"] <= 3000

    await first.until(lambda told: told["status"] == "over", seconds=10)

    assert first.table["result"] == {"winner": 1 - one.table["seat"], "why": "timeout"}


@live
async def test_an_increment_is_given_for_a_turn(server: Server) -> None:
    first, second = await two_at_a_table(server, clock={"minutes": 1, "increment": 10})
    one = asked(first, second)
    other = second if one is first else first
    seat = one.table["seat"]

    while one.options:
        await one.choose()
    await level(one, other)

    assert one.table["chairs"][seat]["time"] > 60_000


@live
async def test_records_are_json_that_people_can_verify(server: Server) -> None:
    first, second = await two_at_a_table(server)
    await play(first, second)

    record = read(await first.person.get(f"/api/v2/tables/{first.match}/record"))

    assert fairness.verify(record) > 10
    assert record.commitment == first.table["commitment"]
    assert json.loads(record.text())["seed"] == first.table["seed"]


SIEGE = {"side": [{"hand": ["ves", "scorch"], "siege": ["catapult*2"]}, {"hand": ["griffin", "fiend"]}]}


@live
async def test_a_table_goes_on_from_a_position(server: Server) -> None:
    ada = Person(server)
    card = await ada.lay(setup={"position": SIEGE}, seats=[{"who": "me"}, {"who": "bot", "level": "random"}])

    sitter = await ada.sit(card["id"])
    await sitter.until(lambda told: told["status"] == "playing")
    await sitter.choose("play ves")

    assert sitter.table["view"]["sides"][0]["rows"]["close"]["units"] == [{"card": "ves", "strength": 5}]


@live
async def test_a_position_that_cannot_be_is_refused_in_words(server: Server) -> None:
    ada = Person(server)
    position = {"side": [{"hand": ["vez"]}, {}]}

    sorry = await ada.post("/api/v2/tables", {"game": "gwent", "setup": {"position": position}}, 400)

    assert "ves" in sorry["why"]


@live
async def test_a_number_on_the_table_says_how_it_came_about(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    card = await ada.lay(setup={"position": SIEGE}, seats=[{"who": "me"}, {"who": "bot", "level": "random"}])

    told = await ada.get(f"/api/v2/tables/{card['id']}/reasons?about=0 siege catapult")
    sorry = await ada.get(f"/api/v2/tables/{card['id']}/reasons?about=nonsense", 400)
    await eve.get(f"/api/v2/tables/{card['id']}/reasons?about=0 siege catapult", 404)

    assert [(one["what"], one["strength"]) for one in told["reasons"]] == [("printed", 8), ("tight bond", 16)]
    assert "0 close ves" in sorry["why"]
