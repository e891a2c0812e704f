"""Guests of the soak: they sit down at tables of all three games, come and go, and remember what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any

import httpx
import websockets

from sevencats.core.record import Record, read
from sevencats.server.match import fairness
from tests.server.servers import Person, Server, Told

PATIENCE = 60.0  # seconds that a guest waits for a server that is down
PARTIES: dict[str, list[list[dict[str, Any]]]] = {  # the seats' setups of each game
    "gwent": [[{}, {}]],
    "dice": [[{}, {}]],
    "unmatched": [[{"hero": "geralt"}, {"hero": "leshen"}], [{"hero": "ciri"}, {"hero": "geralt"}]],
}
GONE = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)


class Book:
    """What the whole day brought."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.choices = 0
        self.returns = 0
        self.spans: list[float] = []  # seconds from a choice to its telling
        self.lost: list[str] = []  # each a sentence; a good day has none
        self.ended = False


class Guest:
    """Somebody at one table, at whatever socket holds."""

    def __init__(self, book: Book, person: Person, match: str, luck: random.Random) -> None:
        self.book, self.person, self.match, self.luck = book, person, match, luck
        self.table: Told = {}
        self.acknowledged: dict[int, str] = {}  # what this guest chose, by the number under which it was told

    async def stay(self) -> None:
        """Play until the game is over, through every lost line."""
        while self.table.get("status") != "over" and not self.book.ended:
            try:
                await self.sit_for_a_while()
            except GONE:
                await asyncio.sleep(0.2 + self.luck.random() * 0.8)
            self.book.returns += 1

    async def sit_for_a_while(self) -> None:
        """One socket; now and then it is left in the middle of something."""
        leaves_after = self.luck.randrange(20, 200)
        query = f"?n={self.table['n']}" if self.table else ""
        sitter = await self.person.sit(self.match, query)
        try:
            for _ in range(leaves_after):
                text = await asyncio.wait_for(sitter.ws.recv(), PATIENCE)
                told: Told = json.loads(text)
                if told["tell"] == "table":
                    self.hear(told)
                    if told["status"] == "over" or self.book.ended:
                        return
                    await self.answer(sitter.ws)
        finally:
            await sitter.leave()

    def hear(self, told: Told) -> None:
        before = self.table.get("n", 0)
        if told["n"] < before:
            self.book.lost.append(f"{self.match}: line {before} was told, then only {told['n']}")
        self.table = told

    async def answer(self, ws: Any) -> None:
        decision = (self.table["view"] or {}).get("decision")
        if not decision or not decision.get("options"):
            return
        n, option = self.table["n"], self.luck.choice(decision["options"])["text"]
        begin = time.perf_counter()
        await ws.send(json.dumps({"do": "choose", "n": n, "option": option}))
        while self.table["n"] == n:
            told: Told = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))
            if told["tell"] == "table":
                self.hear(told)
            elif told["tell"] == "refused":
                return
        self.acknowledged[n + 1] = option
        self.book.choices += 1
        self.book.spans.append(time.perf_counter() - begin)
        await self.answer(ws)


async def keep_busy(server: Server, book: Book, seed: int) -> None:
    """One table after the other, as long as the day lasts."""
    luck = random.Random(seed)
    while not book.ended:
        try:
            await one_table(server, book, luck)
        except GONE:
            await asyncio.sleep(1)


async def one_table(server: Server, book: Book, luck: random.Random) -> None:
    game = luck.choice(list(PARTIES))
    setups = luck.choice(PARTIES[game])
    ada, ben = Person(server), Person(server)
    try:
        against_bot = luck.random() < 0.5
        mine = {"who": "me", "setup": setups[0]}
        other = {"who": "bot" if against_bot else "open", "level": "random", "setup": setups[1] if against_bot else {}}
        card = await ada.lay(game=game, public=True, seats=[mine, other])
        guests = [Guest(book, ada, card["id"], luck)]
        if not against_bot:
            await ben.join(card, setup=setups[1])
            guests.append(Guest(book, ben, card["id"], luck))
        await asyncio.gather(*(guest.stay() for guest in guests))
        if all(guest.table.get("status") == "over" for guest in guests):
            book.games[game] += 1
            check(book, read(await ada.get(f"/api/v2/tables/{card['id']}/record")), guests)
    finally:
        await ada.leave()
        await ben.leave()


def check(book: Book, record: Record, guests: list[Guest]) -> None:
    """Every choice that was told is in the record, once and at its place; the luck is as promised."""
    for guest in guests:
        for n, option in guest.acknowledged.items():
            if n > len(record.choices) or record.choices[n - 1][1] != option:
                book.lost.append(f"{guest.match}: choice {n}, {option}, is not in the record")
        if guest.table["n"] != len(record.choices):
            book.lost.append(f"{guest.match}: {guest.table['n']} lines were told, {len(record.choices)} recorded")
    if not fairness.verify(record):
        book.lost.append(f"{guests[0].match}: the luck is not as promised")
