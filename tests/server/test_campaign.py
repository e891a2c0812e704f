"""Campaigns at the server: the same books as in a file, in SQLite and PostgreSQL, whatever dies in between."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.live import live
from tests.server.servers import Person, Server
from tests.server.services import Postgres

GIFT = {"character": "Geralt", "way": "earned", "crowns": 2}
GERALT = {"name": "Geralt", "faction": "northern-realms", "crowns": 100}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def inn(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with each of the databases."""
    folder = Path(tmp_path_factory.mktemp("inn"))
    if request.param == "sqlite":
        one = Server(folder)
        yield one
        one.stop()
        return
    postgres = Postgres()
    one = Server(folder, database=postgres.url)
    yield one
    one.stop()
    postgres.close()


class Master(Person):
    """Somebody who keeps a campaign with one character in it."""

    async def begin(self) -> None:
        self.luck = random.Random(7)
        self.path = f"/api/v2/campaigns/{(await self.post('/api/v2/campaigns'))['id']}"
        await self.post(self.path + "/characters", GERALT)

    async def purse(self, name: str = "Geralt") -> int:
        cards = (await self.get("/api/v2/campaigns"))["campaigns"]
        return next(int(one["purse"]) for card in cards for one in card["characters"] if one["name"] == name)

    async def ledger(self) -> list[dict[str, Any]]:
        return list((await self.get(self.path + "/ledger"))["lines"])

    async def play(self, **wish: Any) -> dict[str, Any]:
        return dict(await self.post(self.path + "/games", {"character": "Geralt", **wish}))

    async def step(self, told: dict[str, Any], status: int = 200) -> Any:
        """Take any option, or let the NPC answer."""
        game = f"{self.path}/games/{told['game']}"
        if told["npc"]:
            return await self.post(f"{game}/go-on/{told['n']}", status=status)
        option = self.luck.choice(told["view"]["decision"]["options"])["text"]
        return await self.post(f"{game}/choose", {"n": told["n"], "option": option}, status)

    async def finish(self, told: dict[str, Any], upto: int = 1000) -> dict[str, Any]:
        while told["view"]["outcome"] is None and told["n"] < upto:
            told = await self.step(told)
        return told


async def master(server: Server) -> Master:
    one = Master(server)
    await one.begin()
    return one


def balanced(lines: list[dict[str, Any]]) -> bool:
    kinds = {line["what"] for line in lines}
    return all(sum(line["amount"] for line in lines if line["what"] == what) == 0 for what in kinds)


@live
async def test_a_character_begins_with_the_first_set_and_a_purse(inn: Server) -> None:
    one = await master(inn)

    answer = await one.get("/api/v2/campaigns")

    assert answer["campaigns"][0]["characters"] == [
        {
            "number": 1,
            "name": "Geralt",
            "faction": "northern-realms",
            "purse": 100,
            "dice": {"d4": 3, "d6": 3, "d8": 3, "d10": 1},
        }
    ]
    assert answer["prices"]["d8"] == 288
    assert [(card["id"], card["upto"]) for card in answer["difficulties"]] == [("easy", 4), ("normal", 8), ("hard", 10)]


@live
async def test_a_whole_game_against_the_house_is_paid_out_with_its_last_choice(inn: Server) -> None:
    one = await master(inn)

    told = await one.play(level="easy", bet=10)
    assert (told["bet"], told["stake"], told["purse"]) == (10, 5, 90)
    told = await one.finish(told)

    won = told["view"]["outcome"]["winner"] == 0
    lines = await one.ledger()
    assert told["settled"]
    assert told["purse"] == await one.purse() == (105 if won else 90)
    assert sum(line["amount"] for line in lines if line["account"].startswith("pot")) == 0
    assert balanced(lines)


@live
async def test_a_game_is_settled_once(inn: Server) -> None:
    one = await master(inn)
    told = await one.play(level="easy", bet=10)
    last = told
    while told["view"]["outcome"] is None:
        last, told = told, await one.step(told)
    before = await one.ledger()

    for _ in range(2):
        refused = await one.step(last, 400)
        assert "already settled" in refused["why"]
    await one.post(f"{one.path}/games/{told['game']}/call-off", status=400)

    assert await one.ledger() == before


@live
async def test_of_two_who_choose_at_once_one_is_late(inn: Server) -> None:
    one = await master(inn)
    told = await one.play(level="easy", bet=10, real_dice=True)
    option = told["view"]["decision"]["options"][0]["text"]
    path, wish = f"{one.path}/games/{told['game']}/choose", {"n": told["n"], "option": option}

    answers = await asyncio.gather(*(one.http.post(path, json=wish) for _ in range(4)))

    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert (await one.get(f"{one.path}/games/{told['game']}"))["n"] == told["n"] + 1


@live
async def test_two_bets_at_once_do_not_spend_the_same_crowns(inn: Server) -> None:
    one = await master(inn)
    wish = {"character": "Geralt", "level": "easy", "bet": 60}

    answers = await asyncio.gather(*(one.http.post(one.path + "/games", json=wish) for _ in range(3)))

    assert sorted(answer.status_code for answer in answers) == [200, 400, 400]
    assert await one.purse() == 40


@pytest.mark.parametrize(
    ("door", "wish", "sentence"),
    [
        (
            "games",
            {"character": "Geralt", "bet": 101},
            "A bet, 101 crowns, is more than the purse of Geralt holds: 100.",
        ),
        ("games", {"character": "Geralt", "bet": "ten"}, "A bet is a whole number of crowns, not 'ten'."),
        ("games", {"character": "Gerlat"}, "Geralt"),
        ("games", {"character": "Geralt", "level": "eazy"}, "easy"),
        ("games", {"character": "Geralt", "hand": ["d12", "d4*3", "d6*3", "d8*3"]}, "d12"),
        ("market", {"character": "Geralt", "die": "d12"}, "1386"),
        ("market", {"character": "Geralt", "die": "d20"}, "d12"),
        ("market", {"character": "Geralt"}, "names a die"),
        ("characters", GERALT, "already"),
        ("characters", {"name": "Ciri", "faction": "skellige"}, "faction"),
        ("purse", {"character": "Geralt", "way": "paid", "crowns": 101}, "101"),
    ],
)
@live
async def test_bad_wishes_are_refused_in_one_sentence_and_change_nothing(
    inn: Server, door: str, wish: dict[str, Any], sentence: str
) -> None:
    one = await master(inn)
    before = await one.ledger()

    refused = await one.post(f"{one.path}/{door}", wish, 400)

    assert sentence in refused["why"]
    assert "\n" not in refused["why"]
    assert await one.ledger() == before


@live
async def test_the_merchant_the_purse_and_a_new_set_are_in_the_ledger_with_their_causes(inn: Server) -> None:
    one = await master(inn)

    await one.post(one.path + "/purse", {"character": "Geralt", "way": "earned", "crowns": 2000, "cause": "A griffin"})
    await one.post(one.path + "/market", {"character": "Geralt", "die": "d4", "copies": 2})
    await one.post(one.path + "/market", {"character": "Geralt", "faction": "monsters"})

    lines = (await one.get(one.path + "/ledger?character=Geralt"))["lines"]
    assert {"first set", "first purse", "A griffin", "bought 2 d4", "new set, monsters"} == {
        line["cause"] for line in lines
    }
    assert await one.purse() == 100 + 2000 - 96 - 1720
    assert balanced(await one.ledger())


@live
async def test_a_game_that_is_called_off_returns_the_stakes(inn: Server) -> None:
    one = await master(inn)
    told = await one.play(level="hard", bet=30)

    card = await one.post(f"{one.path}/games/{told['game']}/call-off")

    assert card["games"] == []
    assert await one.purse() == 100


@live
async def test_real_dice_are_asked_for_and_what_cannot_be_rolled_is_refused(inn: Server) -> None:
    one = await master(inn)
    told = await one.play(level="easy", faction="monsters", real_dice=True)
    path = f"{one.path}/games/{told['game']}/choose"
    told = await one.post(path, {"n": told["n"], "option": "first 0"})

    assert [option["text"] for option in told["view"]["decision"]["options"]] == ["d4=1", "d4=2", "d4=3", "d4=4"]
    refused = await one.post(path, {"n": told["n"], "option": "d4=5"}, 400)
    told = await one.post(path, {"n": told["n"], "option": "d4=3"})

    assert "d4=5" in refused["why"]
    assert told["view"]["sides"][0]["hand"] == ["d4=3"]


@live
async def test_a_real_game_in_which_the_game_master_chooses_for_both_sides_comes_to_its_end(inn: Server) -> None:
    one = await master(inn)

    told = await one.finish(await one.play(level="hard", bet=10, real_dice=True, by_hand=True))

    assert told["settled"]
    assert not told["npc"]
    assert balanced(await one.ledger())


@live
async def test_two_characters_play_for_the_same_stake(inn: Server) -> None:
    one = await master(inn)
    await one.post(one.path + "/characters", {"name": "Zoltan", "faction": "scoiatael", "crowns": 50})

    told = await one.finish(await one.play(against="Zoltan", bet=20))

    winner = told["names"][told["view"]["outcome"]["winner"]]
    assert await one.purse("Geralt") == (120 if winner == "Geralt" else 80)
    assert await one.purse("Zoltan") == (70 if winner == "Zoltan" else 30)


@live
async def test_an_npc_with_the_name_of_a_character_is_paid_by_the_house(inn: Server) -> None:
    one = await master(inn)
    await one.post(one.path + "/characters", {"name": "Zoltan", "faction": "scoiatael", "crowns": 50})

    told = await one.play(opponent="Zoltan", level="hard", bet=20)

    assert (told["stake"], told["view"]["sides"][1]["difficulty"]) == (40, "hard")
    assert await one.purse("Zoltan") == 50


@live
async def test_the_log_of_a_duel_tells_no_roll_beside_hidden_dice(inn: Server) -> None:
    one = await master(inn)
    await one.post(one.path + "/characters", {"name": "Zoltan", "faction": "monsters"})

    told = await one.play(against="Zoltan")

    rolls = [event["die"] for event in told["events"] if event["kind"] == "rolled"]
    assert rolls == [None] * 20
    assert "hand" not in told["view"]["sides"][1 - told["seat"]]


@live
async def test_a_d10_for_the_difficulty_is_told_and_written_into_the_ledger(inn: Server) -> None:
    one = await master(inn)

    told = await one.play(level="roll", bet=10)

    level = told["view"]["sides"][1]["difficulty"]
    assert {"kind": "difficulty", "seat": 1, "difficulty": level, "roll": told["rolled"]} == told["events"][0]
    assert f"stakes of game {told['game']}, {level} by a d10 of {told['rolled']}" in {
        line["cause"] for line in await one.ledger()
    }
    assert (await one.finish(told))["settled"]


@pytest.mark.parametrize(
    ("door", "wish"),
    [
        ("characters", {"name": "Ciri", "faction": "monsters", "crowns": 5}),
        ("games", {"character": "Geralt", "level": "easy", "bet": 10}),
        ("games", {"character": "Geralt", "level": "roll", "bet": 10}),
        ("purse", {"character": "Geralt", "way": "earned", "crowns": 10}),
        ("purse", {"character": "Geralt", "way": "paid", "crowns": 10}),
        ("market", {"character": "Geralt", "die": "d4"}),
        ("market", {"character": "Geralt", "faction": "monsters", "price": 1}),
    ],
)
@live
async def test_a_request_that_is_sent_twice_with_its_key_acts_once_and_is_answered_alike(
    inn: Server, door: str, wish: dict[str, Any]
) -> None:
    one = await master(inn)
    headers = {"Idempotency-Key": "k1"}

    answers = await asyncio.gather(*(one.http.post(f"{one.path}/{door}", json=wish, headers=headers) for _ in range(3)))
    after = await one.ledger()
    late = await one.http.post(f"{one.path}/{door}", json=wish, headers=headers)
    other = await one.http.post(f"{one.path}/purse", json={**GIFT, "crowns": 3}, headers=headers)
    new = await one.http.post(f"{one.path}/purse", json=GIFT, headers={"Idempotency-Key": "k2"})

    assert {(answer.status_code, answer.text) for answer in (*answers, late)} == {(200, answers[0].text)}
    assert len(await one.ledger()) == len(after) + 2
    assert other.status_code == 400
    assert "another request" in other.json()["why"]
    assert new.status_code == 200


@live
async def test_a_book_that_is_opened_twice_with_one_key_is_one_book(inn: Server) -> None:
    one, other = Person(inn), Person(inn)
    await one.get("/api/v2/campaigns")
    await other.get("/api/v2/campaigns")

    answers = await asyncio.gather(
        *(who.http.post("/api/v2/campaigns", headers={"Idempotency-Key": "k1"}) for who in (one, one, one, other))
    )

    assert [answer.status_code for answer in answers] == [200] * 4
    assert len({answer.json()["id"] for answer in answers[:3]}) == 1
    assert answers[3].json()["id"] != answers[0].json()["id"]
    assert len((await one.get("/api/v2/campaigns"))["campaigns"]) == 1


@live
async def test_a_game_called_off_twice_with_one_key_is_answered_alike(inn: Server) -> None:
    one = await master(inn)
    told = await one.play(bet=10)
    path = f"{one.path}/games/{told['game']}/call-off"

    answers = [await one.http.post(path, headers={"Idempotency-Key": "k1"}) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].text == answers[1].text
    assert await one.purse() == 100


@live
async def test_the_last_purchase_is_told_and_undone_once(inn: Server) -> None:
    one = await master(inn)
    card = await one.post(one.path + "/market", {"character": "Geralt", "die": "d4"})
    wish = {"character": "Geralt", "deed": card["purchase"]["deed"]}
    assert (card["purchase"]["character"], card["purchase"]["cause"]) == ("Geralt", "bought 1 d4")

    undone = await one.post(one.path + "/market/undo", wish)

    assert (undone["purchase"], undone["characters"][0]["purse"]) == (None, 100)
    await one.post(one.path + "/market", {"character": "Geralt", "die": "d4"})
    refused = await one.post(one.path + "/market/undo", wish, 400)
    assert "Only a purchase" in refused["why"]
    assert await one.purse() == 52
    assert balanced(await one.ledger())


@live
async def test_campaigns_of_a_database_of_0_1_are_there_and_played_on(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "cats.db")
    connection.executescript((Path(__file__).parent / "stored/campaign-0.1.sql").read_text(encoding="utf-8"))
    connection.close()
    inn = Server(tmp_path)
    one = Master(inn)
    one.luck = random.Random(7)
    one.http.cookies.set("sevencats", "zJur-2mjwBC22MRV58QuNyv5XgcmSpoXjfCY1-WDwVM.-Ja7gFs3wlkXBUM8rk5K-K6KiLU")

    card = (await one.get("/api/v2/campaigns"))["campaigns"][0]
    one.path = f"/api/v2/campaigns/{card['id']}"
    for game in card["games"]:
        await one.finish(await one.get(f"{one.path}/games/{game['id']}"))
    for character in card["characters"]:
        await one.finish(await one.play(character=character["name"], level="roll", bet=1))

    after = (await one.get("/api/v2/campaigns"))["campaigns"][0]
    assert [one["number"] for one in card["characters"]] == list(range(1, 8))
    assert [one["name"] for one in card["characters"][4:]] == ["..", "a/b", "%2e"]
    assert [len(card["games"]), len(after["games"])] == [4, 0]
    assert balanced(await one.ledger())
    inn.stop()


@live
async def test_nobody_sees_the_campaign_of_another(inn: Server) -> None:
    one, other = await master(inn), await master(inn)
    told = await one.play(bet=10)

    for path in ("/ledger", f"/games/{told['game']}"):
        await other.get(one.path + path, 404)
    refused = await other.get(f"{other.path}/games/{told['game']}", 400)
    await other.post(f"{one.path}/market", {"character": "Geralt", "die": "d4"}, 404)

    assert "There is no game" in refused["why"]
    assert await other.purse() == 100


@live
async def test_a_guests_campaign_moves_into_the_account(inn: Server) -> None:
    one = await master(inn)
    name = one.path[-8:].replace("_", "x").replace("-", "y")
    account = Person(inn)
    await account.post("/api/v2/register", {"name": name, "password": "a long password"})

    await one.post("/api/v2/login", {"name": name, "password": "a long password"})

    assert await one.purse() == 100


@pytest.mark.parametrize("entry", [1, 2, 3, 4])
def test_a_server_that_dies_while_paying_leaves_none_or_all_of_it(tmp_path: Path, entry: int) -> None:
    server = Server(tmp_path)

    async def play_until_the_end_is_near() -> tuple[Master, dict[str, Any], list[dict[str, Any]]]:
        one = await master(server)
        told = await one.play(level="hard", bet=10, real_dice=True, by_hand=True)
        while True:
            decision = told["view"]["decision"]
            if decision["about"] == "reward":
                return one, told, await one.ledger()
            options = [option["text"] for option in decision["options"]]
            mine = decision["step"]["seat"] == 0
            option = options[0] if decision["about"] == "turn" and mine else options[-1]
            if decision["about"] == "turn" and mine and told["view"]["sides"][0]["total"] > 0:
                option = "pass" if told["view"]["sides"][1]["passed"] else option
            told = await one.post(f"{one.path}/games/{told['game']}/choose", {"n": told["n"], "option": option})

    async def run() -> None:
        one, told, before = await play_until_the_end_is_near()
        cookies = one.http.cookies
        server.kill()
        server.start(SEVENCATS_FAULT=f"entry:{entry}")
        again = Master(server)
        again.http.cookies, again.path = cookies, one.path
        wish = {"n": told["n"], "option": "d100=100"}
        with pytest.raises(Exception):  # noqa: B017, PT011
            await again.post(f"{one.path}/games/{told['game']}/choose", wish)
        server.process.wait(10)
        server.start()
        assert await again.ledger() == before, "nothing of the pay-out was written"
        told = await again.post(f"{one.path}/games/{told['game']}/choose", wish)
        assert told["settled"]
        assert await again.purse() == 120
        assert balanced(await again.ledger())

    asyncio.run(run())
    server.stop()
