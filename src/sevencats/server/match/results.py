"""How matches end: written down once, with what it does to ratings; and which clocks are due where nobody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from sevencats.core.outcome import NOBODY
from sevencats.core.wire import Outcome
from sevencats.server.storage import schema
from sevencats.server.storage.backend import Work

if TYPE_CHECKING:
    from sevencats.server.match.table import Table
    from sevencats.server.state import Server

MODEL: Final = PlackettLuce()
DUE: Final = 100  # tables that are looked after at a time
UNFINISHED: Final[dict[str, Any]] = {"winner": NOBODY, "why": "unfinished"}  # this version cannot continue the match
matches, ratings, people = schema.matches, schema.ratings, schema.people
CLOSE: Final = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.status == "playing")
    .values(status="over", result=bindparam("how"), deadline=None)
)
LOGINS: Final = select(people.c.login).where(people.c.id.in_(bindparam("persons", expanding=True)))


class Results:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def close(self, table: Table, result: Outcome) -> None:
        """Close a match whose last entry was written before."""
        await self.server.repository.change(self.closing(table, result))

    def closing(self, table: Table, result: Outcome) -> Work:
        """Whoever closes the match first rates it; the others find it closed."""

        def work(connection: Connection) -> None:
            if connection.execute(CLOSE, {"match": table.id, "how": result}).rowcount:
                rate(connection, table, result)

        return work

    async def abandon(self, match: str) -> None:
        """Close a match that this version cannot continue; nobody is rated."""
        await self.server.repository.change(
            lambda connection: connection.execute(CLOSE, {"match": match, "how": UNFINISHED}).rowcount
        )

    async def expect(self, match: str, deadline: int) -> None:
        """A hint for whoever looks after clocks: not before this server time."""
        await self.server.repository.do(
            update(matches).where(matches.c.id == match, matches.c.status == "playing").values(deadline=deadline)
        )

    async def due(self, now: int) -> list[str]:
        """Tables that are not here and whose clock may have fallen."""
        rows = await self.server.repository.all(
            select(matches.c.id)
            .where(matches.c.status == "playing", matches.c.deadline <= now)
            .order_by(matches.c.deadline)
            .limit(DUE)
        )
        return [row["id"] for row in rows if row["id"] not in self.server.tables]


def rate(connection: Connection, table: Table, result: Outcome) -> None:
    """Accounts that played each other to an end; guests, bots, one screen and games from a position do not count."""
    if "position" in table.row["setup"]:
        return
    persons = [chair["person"] for chair in table.chairs]
    log = table.playing()
    if None in persons or len(set(persons)) != len(persons) or any(level is not None for level in log.bots):
        return
    rows = connection.execute(LOGINS, {"persons": persons}).mappings()
    if any(row["login"] is None for row in rows):
        return
    known = {
        row["person"]: row
        for row in connection.execute(
            select(ratings).where(ratings.c.person.in_(persons), ratings.c.game == table.row["game"])
        ).mappings()
    }
    before = [[MODEL.rating(known[p]["mu"], known[p]["sigma"]) if p in known else MODEL.rating()] for p in persons]
    winner = result["winner"]
    ranks: list[float] = [1.0 if winner < 0 or seat == winner else 2.0 for seat in range(len(persons))]
    after: Any = MODEL.rate(before, ranks=ranks)
    for person, (rating,) in zip(persons, after, strict=True):
        games = known[person]["games"] + 1 if person in known else 1
        connection.execute(delete(ratings).where(ratings.c.person == person, ratings.c.game == table.row["game"]))
        connection.execute(
            insert(ratings).values(person=person, game=table.row["game"], mu=rating.mu, sigma=rating.sigma, games=games)
        )
