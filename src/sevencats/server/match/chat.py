"""Talk at a table: preset phrases by their id, which everybody reads in their own language, or own words as plain text.
Whoever has muted the table hears nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from sevencats.core.words import unknown
from sevencats.server.http.rate_limit import RateLimiter
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.refusal import Refusal, TooFast
from sevencats.server.storage import schema
from sevencats.server.storage.repository import now
from sevencats.server.ws.messages import Mute, Said, Say

if TYPE_CHECKING:
    from sevencats.server.match.table import Table
    from sevencats.server.state import Server

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "thinking", "oops", "one-moment", "again", "goodbye")
chat, mutes = schema.chat, schema.mutes


class Chat:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.rate_limit = RateLimiter(1.0)  # words a second and person

    async def say(self, table: Table, subscriber: Subscriber, ask: Say) -> None:
        seats = table.seats_of(subscriber)
        if not seats or subscriber.person is None:
            raise Refusal("foreign", "talk-seated", 403)
        if (ask.phrase is None) == (ask.text is None):
            raise Refusal("malformed", "phrase-or-text", 400)
        if ask.phrase is not None and ask.phrase not in PHRASES:
            raise Refusal.of("malformed", unknown("phrase", ask.phrase, PHRASES), 400)
        if not self.rate_limit.take(subscriber.person):
            raise TooFast
        text = None if ask.text is None else "".join(letter for letter in ask.text if letter.isprintable())
        name = table.chairs[seats[0]]["name"]
        k = await self.store(table.id, seats[0], name, ask.phrase, text)
        data = {"k": k, "seat": seats[0], "name": name, "phrase": ask.phrase, "text": text}
        self.broadcast(table, data)
        await self.server.bus.publish(f"table.{table.id}", {"said": data})

    async def store(self, match: str, seat: int, name: str, phrase: str | None, text: str | None) -> int:
        """Store it under the next number."""
        while True:
            row = await self.server.repository.one(select(func.max(chat.c.k).label("k")).where(chat.c.match == match))
            k = 1 + ((row or {}).get("k") or 0)
            try:
                await self.server.repository.do(
                    insert(chat).values(match=match, k=k, seat=seat, name=name, phrase=phrase, text=text, made=now())
                )
                return k
            except IntegrityError:
                continue

    def broadcast(self, table: Table, words: dict[str, Any]) -> None:
        said = Said(**words)
        table.said.append(said)
        data = msgspec.json.encode(said)
        for subscriber in list(table.subscribers):
            if subscriber.person not in table.mutes:
                subscriber.send(data)

    def recall(self, table: Table, subscriber: Subscriber) -> None:
        """Say again what was said before somebody came in."""
        if subscriber.person not in table.mutes:
            for said in table.said:
                subscriber.send(msgspec.json.encode(said))

    async def mute(self, table: Table, subscriber: Subscriber, ask: Mute) -> None:
        """For this person, at this table, on all their machines."""
        if subscriber.person is None:
            raise Refusal("foreign", "mute-nobody", 403)
        gone = delete(mutes).where(mutes.c.match == table.id, mutes.c.person == subscriber.person)
        await self.server.repository.do(
            gone, *([insert(mutes).values(match=table.id, person=subscriber.person)] if ask.on else [])
        )
        self.set_muted(table, subscriber.person, ask.on)
        await self.server.bus.publish(f"table.{table.id}", {"mute": subscriber.person, "on": ask.on})

    def set_muted(self, table: Table, person: str, on: bool) -> None:
        if on:
            table.mutes.add(person)
        else:
            table.mutes.discard(person)
