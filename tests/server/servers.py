"""A server of one's own in a real process, and people who play at it over real sockets. Nothing leaves 127.0.0.1."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import httpx
import websockets

SECONDS = 20.0  # no test waits longer for one thing
Told = dict[str, Any]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for_port(port: int, process: subprocess.Popen[bytes], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert process.poll() is None, "the process ended"
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("nobody listens")


class Server:
    """One process of the server; it can be killed and started again on the same port and store."""

    def __init__(self, folder: Path, *options: str, database: str | None = None, **env: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = database or f"sqlite+aiosqlite:///{folder}/cats.db"
        self.options = options
        self.log = folder / f"log-{self.port}"
        self.start(**env)

    def start(self, **env: str) -> None:
        command = [
            sys.executable,
            "-c",
            "from sevencats.commands.serve import serve; serve()",
            "--port",
            str(self.port),
            "--database",
            self.database,
            "--pace",
            "1000",
            "--log-level",
            "debug",
            *self.options,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **env}, stdout=log, stderr=log)
        wait_for_port(self.port, self.process)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)

    def counted(self, name: str) -> float:
        """The sum of a counter."""
        lines = httpx.get(self.url + "/metrics").text.splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


class Listens(Protocol):
    """A server that was started here or elsewhere."""

    port: int

    @property
    def url(self) -> str: ...


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Listens) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=SECONDS)

    async def get(self, path: str, status: int = 200) -> Any:
        return self.checked(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.checked(await self.http.post(path, json=body), status)

    @staticmethod
    def checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()

    async def lay(self, **wish: Any) -> Any:
        return await self.post("/api/v2/tables", {"game": "gwent", **wish})

    async def join(self, card: Any, **wish: Any) -> Any:
        return await self.post(f"/api/v2/tables/{card['id']}/join", {"key": card.get("key"), **wish})

    async def sit(self, match: str, query: str = "", port: int | None = None, **headers: str) -> Sitter:
        cookie = self.http.cookies.get("sevencats")
        known = {"Cookie": f"sevencats={cookie}"} if cookie else {}
        address = f"ws://127.0.0.1:{port or self.server.port}/api/v2/tables/{match}/socket{query}"
        return Sitter(
            self,
            match,
            await websockets.connect(
                address, additional_headers={**known, **headers}, max_size=2**22, open_timeout=SECONDS
            ),
        )

    async def leave(self) -> None:
        await self.http.aclose()


class Sitter:
    """One socket at a table. Everything it hears is kept."""

    def __init__(self, person: Person, match: str, ws: Any) -> None:
        self.person, self.match, self.ws = person, match, ws
        self.raw: list[str] = []
        self.table: Told = {}

    async def hear(self, *kinds: str, seconds: float = SECONDS) -> Told:
        """The next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(self.ws.recv(), seconds)
            self.raw.append(text)
            told: Told = json.loads(text)
            if told["tell"] == "table" and told["n"] >= self.table.get("n", 0):
                self.table = told
            if told["tell"] in (kinds or ("table",)):
                return told

    async def until(self, wanted: Callable[[Told], Any], seconds: float = SECONDS) -> Told:
        """The table as soon as it is as wanted."""
        while not (self.table and wanted(self.table)):
            await self.hear(seconds=seconds)
        return self.table

    async def say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def act(self, do: str, **more: Any) -> None:
        await self.say(do=do, n=self.table["n"], **more)

    @property
    def options(self) -> list[str]:
        view = self.table.get("view")
        decision = view and view["decision"]
        offered = (decision or {}).get("options", []) if self.table["status"] == "playing" else []
        return [option["text"] for option in offered]

    async def choose(self, option: str | None = None) -> Told:
        """Choose, and hear what came of it."""
        n = self.table["n"]
        await self.act("choose", option=option or self.options[0])
        return await self.until(lambda told: told["n"] > n)

    async def leave(self) -> None:
        await self.ws.close()


async def two_at_a_table(server: Server, **wish: Any) -> tuple[Sitter, Sitter]:
    """Two strangers with a link, at the first question."""
    ada, ben = Person(server), Person(server)
    card = await ada.lay(**wish)
    await ben.join(card)
    first, second = await ada.sit(card["id"]), await ben.sit(card["id"])
    for one in (first, second):
        await one.until(begun)
    return first, second


def begun(told: Told) -> bool:
    """Luck has said its first words, and somebody is asked."""
    return told["status"] == "over" or bool(told["status"] == "playing" and told["view"]["decision"]["seat"] >= 0)


def asked(*sitters: Sitter) -> Sitter:
    """Whoever must choose now."""
    return next(one for one in sitters if one.options)


async def level(*sitters: Sitter) -> None:
    """Let everybody hear everything."""
    n = max(one.table.get("n", 0) for one in sitters)
    for one in sitters:
        await one.until(lambda told: told["n"] >= n)


async def play(*sitters: Sitter, upto: int = 10_000, luck: random.Random | None = None) -> None:
    """Choose at random until the game is over or the log is so long."""
    luck = luck or random.Random(7)
    while True:
        await level(*sitters)
        table = sitters[0].table
        if table["status"] == "over" or table["n"] >= upto:
            return
        one = asked(*sitters)
        await one.choose(luck.choice(one.options))
