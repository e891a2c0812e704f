"""Talk at a table: preset phrases by their id, which everybody reads in their own language, or own words as plain text.
Whoever has muted the table hears nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from sevencats.core.words import unknown
from sevencats.server.http.rate_limit import Limits
from sevencats.server.match.subscriber import Ear
from sevencats.server.refusal import Refusal, TooFast
from sevencats.server.storage import schema
from sevencats.server.storage.repository import now
from sevencats.server.ws.messages import Mute, Said, Say

if TYPE_CHECKING:
    from sevencats.server.match.table import Table
    from sevencats.server.state import House

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "thinking", "oops", "one-moment", "again", "goodbye")
chat, mutes = schema.chat, schema.mutes


class Chat:
    def __init__(self, house: House) -> None:
        self.house = house
        self.pace = Limits(1.0)  # words a second and person

    async def say(self, table: Table, ear: Ear, ask: Say) -> None:
        seats = table.seats_of(ear)
        if not seats or ear.person is None:
            raise Refusal("foreign", "talk-seated", 403)
        if (ask.phrase is None) == (ask.text is None):
            raise Refusal("malformed", "phrase-or-text", 400)
        if ask.phrase is not None and ask.phrase not in PHRASES:
            raise Refusal.of("malformed", unknown("phrase", ask.phrase, PHRASES), 400)
        if not self.pace.take(ear.person):
            raise TooFast
        text = None if ask.text is None else "".join(letter for letter in ask.text if letter.isprintable())
        name = table.chairs[seats[0]]["name"]
        k = await self.keep(table.id, seats[0], name, ask.phrase, text)
        data = {"k": k, "seat": seats[0], "name": name, "phrase": ask.phrase, "text": text}
        self.tell(table, data)
        await self.house.bus.publish(f"table.{table.id}", {"said": data})

    async def keep(self, match: str, seat: int, name: str, phrase: str | None, text: str | None) -> int:
        """Write it down under the next number."""
        while True:
            row = await self.house.store.one(select(func.max(chat.c.k).label("k")).where(chat.c.match == match))
            k = 1 + ((row or {}).get("k") or 0)
            try:
                await self.house.store.do(
                    insert(chat).values(match=match, k=k, seat=seat, name=name, phrase=phrase, text=text, made=now())
                )
                return k
            except IntegrityError:
                continue

    def tell(self, table: Table, words: dict[str, Any]) -> None:
        said = Said(**words)
        table.said.append(said)
        data = msgspec.json.encode(said)
        for ear in list(table.ears):
            if ear.person not in table.mutes:
                ear.tell(data)

    def recall(self, table: Table, ear: Ear) -> None:
        """Say again what was said before somebody came in."""
        if ear.person not in table.mutes:
            for said in table.said:
                ear.tell(msgspec.json.encode(said))

    async def mute(self, table: Table, ear: Ear, ask: Mute) -> None:
        """For this person, at this table, on all their machines."""
        if ear.person is None:
            raise Refusal("foreign", "mute-nobody", 403)
        gone = delete(mutes).where(mutes.c.match == table.id, mutes.c.person == ear.person)
        await self.house.store.do(gone, *([insert(mutes).values(match=table.id, person=ear.person)] if ask.on else []))
        self.heed(table, ear.person, ask.on)
        await self.house.bus.publish(f"table.{table.id}", {"mute": ear.person, "on": ask.on})

    def heed(self, table: Table, person: str, on: bool) -> None:
        if on:
            table.mutes.add(person)
        else:
            table.mutes.discard(person)
