"""A table on a server, over its socket. A lost connection is sought again, and what came meanwhile is asked for."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevencats.core.state import View
from sevencats.core.words import BadInput, heard
from sevencats.terminal.lost import Lost
from sevencats.terminal.sessions.link import Link
from sevencats.terminal.sessions.session import LOST, THINKING, WAITING, Session, Sight, Tell, Trouble, Verb
from sevencats.terminal.sessions.visitor import Visitor

NOT_YOURS: Final = 4403
WAITS: Final = (0.5, 1, 2, 4, 8)  # seconds between tries; the last one again and again
FIRST_TRIES: Final = 3  # again, for a house that was never reached
SECONDS: Final = 15  # for a connection; at first a person waits for it
FIRST_SECONDS: Final = 5
LARGEST: Final = 2**22


class Remote(Session):
    """Somebody at a table: one who sits down if there is a chair, or one who only watches."""

    def __init__(
        self,
        link: Link,
        watches: bool = False,
        name: str = "",
        setup: dict[str, Any] | None = None,
        patience: int | None = None,
        called: Callable[[str], str] = str,
    ) -> None:
        self.link = link
        self.watches = watches
        self.name = name
        self.setup = setup or {}
        self.patience = patience  # tries before a lost house is given up; None: for ever
        self.called = called  # how people are called in the language of this terminal
        self.visitor = Visitor(link.house)
        self.table: dict[str, Any] = {}  # the last message about the table
        self.heard: dict[int | None, list[View]] = {}
        self.socket: ClientConnection | None = None
        self.refused: BadInput | None = None  # why the last message changed nothing
        self.tell: Tell = lambda sight: None

    async def run(self, tell: Tell) -> None:
        self.tell = tell
        await asyncio.to_thread(self.sit_down)
        tries = 0
        while True:
            try:
                seen = self.table.get("n")
                async with connect(
                    self.link.socket(seen),
                    additional_headers=self.visitor.headers(),
                    max_size=LARGEST,
                    open_timeout=SECONDS if self.table else FIRST_SECONDS,
                ) as self.socket:
                    tries = 0
                    await self.listen(self.socket)
                if not self.table:  # on to the next game of the same people
                    continue
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as why:
                if not self.table:
                    self.worry_about(why, tries)
            self.socket = None
            if self.patience is not None and tries >= self.patience:
                raise Lost("house-gone", house=self.link.house)
            self.show(lost=True)
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def worry_about(self, why: Exception, tries: int) -> None:
        """A house that was never there is said at once, and soon given up."""
        reason = reason_of(why)
        if tries >= FIRST_TRIES:
            raise Lost("house-silent", house=self.link.house, why=reason)
        if self.worry is not None:
            self.worry(Trouble(self.link.house, reason, tries + 1, FIRST_TRIES))

    def sit_down(self) -> None:
        """Take a chair, unless this is only to watch or the chair is taken already."""
        if self.watches:
            return
        if self.name:
            self.visitor.post(f"{self.link.house}/api/v2/me/name", {"name": self.name})
        key = f"?key={self.link.key}" if self.link.key else ""
        card = self.visitor.get(self.link.api(key))
        if not card["seats"]:
            self.visitor.post(self.link.api("/join"), {"setup": self.setup, "key": self.link.key})

    async def listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            told = json.loads(text)
            if told["tell"] == "table" and told["rematch"] and not self.watches:
                self.link, self.table, self.heard = Link(self.link.house, told["rematch"]), {}, {}
                return
            match told["tell"]:
                case "table":
                    self.follow(told)
                case "present":
                    self.table["chairs"] = self.named(told["chairs"])
                case "said":
                    self.say_heard(told)
                case "refused":
                    self.refused = heard(told)
            self.show()
        if socket.close_code == NOT_YOURS:
            raise self.refused or BadInput("not-for-you")

    def follow(self, told: dict[str, Any]) -> None:
        seat = told["seat"]
        self.heard.setdefault(seat, []).extend(told["events"])
        self.table = {**told, "chairs": self.named(told["chairs"])}

    def named(self, chairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**chair, "name": self.called(chair["name"])} for chair in chairs]

    def say_heard(self, told: dict[str, Any]) -> None:
        event = {
            "kind": "said",
            "seat": told["seat"],
            "phrase": told["phrase"],
            "text": told["text"],
            "who": self.called(told["name"]),
        }
        for seat in {self.table.get("seat"), *self.heard}:
            heard = self.heard.setdefault(seat, [])
            if event not in heard:
                heard.append(event)

    def show(self, lost: bool = False) -> None:
        """Tell what is seen now, if anything was."""
        table = self.table
        if "game" not in table:
            return
        decision = table["view"] and table["view"]["decision"]
        asked = decision is not None and table["seat"] is not None and decision["seat"] == table["seat"]
        note = LOST if lost else WAITING if table["status"] == "open" else "" if asked or self.over() else THINKING
        refused, self.refused = self.refused, None
        self.tell(
            Sight(
                table["game"],
                table["view"],
                tuple(chair["name"] or "…" for chair in table["chairs"]),
                tuple(self.heard.get(table["seat"], [])),
                table["seat"],
                table["n"],
                note,
                {
                    "over": self.over(),
                    "chairs": table["chairs"],
                    "offer": table["offer"],
                    "refused": refused,
                    "table": table["match"],
                    "watches": table["seat"] is None,
                },
            )
        )

    def over(self) -> View | None:
        result: View | None = self.table.get("result")
        return result

    async def choose(self, option: str) -> None:
        await self.send(do="choose", n=self.table["n"], option=option)

    async def send(self, **message: Any) -> None:
        if self.socket is None:
            raise BadInput("lost")
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            raise BadInput("lost") from None

    def verbs(self) -> list[Verb]:
        if self.table.get("seat") is None or self.table["status"] == "open":
            return []
        if self.over():
            return [*self.answers(), *([] if self.table["offer"] else [Verb("rematch")]), Verb("say", "words")]
        gone = [chair for chair in self.table["chairs"] if chair["gone"] > self.table["grace"]]
        return [
            *self.answers(),
            *([] if self.table["offer"] else [Verb("ask_undo"), Verb("offer_draw")]),
            *([Verb("claim"), Verb("let_bot")] if gone else []),
            Verb("say", "words"),
            Verb("resign", sure=True),
        ]

    def answers(self) -> list[Verb]:
        offer = self.table["offer"]
        return [Verb("agree"), Verb("decline")] if offer and self.table["seat"] not in offer["agreed"] else []

    async def do(self, verb: str, typed: str = "") -> str:
        if verb == "say":
            await self.send(do="say", text=typed)
        else:
            await self.send(do=verb, n=self.table["n"])
        return ""


def reason_of(why: Exception) -> str:
    """Why there is no connection, as the system says it."""
    if isinstance(why, OSError) and why.errno is not None and why.errno > 0:
        return os.strerror(why.errno)
    return str(why).partition("\n")[0].rstrip(".") or type(why).__name__
