"""After an upgrade: games that this version cannot replay end unfinished, and hold up nobody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from sevencats.core.words import BadInput
from sevencats.locales import COMPLETE, Words
from sevencats.server.match.results import DUE, UNFINISHED
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.state import Server
from sevencats.server.storage import schema
from sevencats.server.ws.messages import Choose, Clock, Join
from tests.live import live
from tests.server.in_process import created, opened

matches, chairs, choices = schema.matches, schema.chairs, schema.choices


class Listener(Subscriber):
    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.heard: list[Any] = []

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))


async def two_accounts(server: Server, clock: Clock | None = None) -> tuple[str, str]:
    """A table of two people with accounts who are asked something; its id and who created it."""
    ada, id = await created(server, "me", "open", clock=clock)
    ben = await server.identity.guest("")
    await server.lobby.join(ben, id, Join(key=server.identity.invitation(id)))
    for n, person in enumerate((ada, ben)):
        login = f"{id} {n}"
        await server.repository.do(update(schema.people).where(schema.people.c.id == person.person).values(login=login))
    table = await server.table(id)
    assert table.thinking is not None
    await table.thinking
    return id, ada.person


async def forget(server: Server, id: str) -> None:
    """As after a restart."""
    await server.evict(server.tables[id])


async def upgrade(server: Server) -> None:
    await server.repository.do(update(matches).values(content="of another version"))


@live
async def test_more_games_than_are_looked_after_at_a_time_stop_no_clock(tmp_path: Path) -> None:
    async with opened(tmp_path) as server:
        old, _ = await two_accounts(server, Clock(minutes=1))
        await forget(server, old)
        row, seats = await server.repository.match(old), await server.repository.chairs(old)
        copies = [f"old {n}" for n in range(DUE + 20)]
        await server.repository.do(
            insert(matches).values([{**(row or {}), "id": copy} for copy in copies]),
            insert(chairs).values([{**seat, "match": copy} for copy in copies for seat in seats]),
        )
        await upgrade(server)
        good, _ = await two_accounts(server, Clock(minutes=1))
        await forget(server, good)
        server.time.hear(server.time.now() + 120_000)
        await server.repository.do(update(matches).where(matches.c.id.in_(copies)).values(deadline=1))

        await server.maintain()

        ended = await server.repository.all(select(matches.c.id, matches.c.result).where(matches.c.id.in_(copies)))
        assert all(one["result"] == UNFINISHED for one in ended)
        assert good in server.tables
        await server.tables[good].fall()
        assert server.tables[good].row["result"]["why"] == "timeout"


@pytest.mark.parametrize("damage", ["content", "setup", "option"])
@live
async def test_whoever_opens_such_a_game_is_told_and_nobody_is_rated(tmp_path: Path, damage: str) -> None:
    async with opened(tmp_path) as server:
        id, person = await two_accounts(server)
        n = server.tables[id].n
        await forget(server, id)
        await server.repository.do(
            {
                "content": update(matches).values(content="of another version"),
                "setup": update(matches).values(setup={"edition": "of another version"}),
                "option": update(choices).where(choices.c.n == 1).values(option="what nobody offers"),
            }[damage]
        )

        table = await server.table(id)
        listener = Listener(person)
        table.add(listener, 0)
        told = listener.heard[0]
        with pytest.raises(BadInput) as refused:
            await table.act(Subscriber(person), Choose(n, "pass"))

        assert (told["status"], told["view"], told["result"]) == ("over", None, UNFINISHED)
        assert told["seed"], "the luck until then can be proved with the version of the record"
        assert "this version cannot continue it" in str(refused.value)
        kept = await server.repository.match(id)
        assert kept is not None
        assert (kept["status"], kept["result"], kept["deadline"]) == ("over", UNFINISHED, None)
        rated = await server.repository.one(select(func.count().label("n")).select_from(schema.ratings))
        assert rated == {"n": 0}
        if damage != "setup":
            assert len(table.record().choices) == n


@live
async def test_a_table_that_waited_during_an_upgrade_begins_with_the_cards_of_today(tmp_path: Path) -> None:
    async with opened(tmp_path) as server:
        _, id = await created(server, "me", "open")
        await upgrade(server)
        ben = await server.identity.guest("")

        await server.lobby.join(ben, id, Join(key=server.identity.invitation(id)))

        table = await server.table(id)
        assert table.unplayable is None
        assert table.row["status"] == "playing"


@live
async def test_a_table_that_cannot_be_loaded_now_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as server:
        ids = [(await two_accounts(server, Clock(minutes=1)))[0] for _ in range(2)]
        for id in ids:
            await forget(server, id)
        server.time.hear(server.time.now() + 120_000)
        load = server.load

        async def failing(id: str) -> None:
            if id == ids[0]:
                raise ZeroDivisionError
            await load(id)

        monkeypatch.setattr(server, "load", failing)

        await server.maintain()

        assert ids[1] in server.tables
        assert ids[0] not in await server.results.due(server.time.now())


@pytest.mark.parametrize("language", COMPLETE)
def test_an_unfinished_game_is_told_in_every_language(language: str) -> None:
    words = Words(language)

    assert all(words.say(id) for id in ("web-why-unfinished", "web-end-unfinished", "terminal-why-unfinished"))
