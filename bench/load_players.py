"""The players of server_load.py: those at our tables, those at boardgame.io's, and the meter that all of them use."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
from wire import Wire, connect

WARM = 1.0  # seconds of a turn that are not counted


class Meter:
    """Choices that both players have heard of, and how long that took; and whether it is their server's turn."""

    def __init__(self) -> None:
        self.on = False
        self.playing = False
        self.held: list[Callable[[], None]] = []
        self.active: set[str] = set()
        self.spans: list[float] = []
        self.sent: dict[tuple[str, int], list[float]] = {}

    def play(self, answer: Callable[[], None]) -> None:
        """Answer now, or when it is this server's turn."""
        if self.playing:
            answer()
        else:
            self.held.append(answer)

    async def turn(self, seconds: float) -> None:
        """Let everybody play for so long."""
        self.playing = True
        held, self.held = self.held, []
        for answer in held:
            answer()
        await asyncio.sleep(WARM)
        self.on = True
        await asyncio.sleep(seconds)
        self.on = self.playing = False

    def send(self, table: str, n: int) -> None:
        self.sent[table, n] = [time.perf_counter(), 0]

    def heard(self, table: str, n: int) -> None:
        entry = self.sent.get((table, n))
        if entry is None:
            return
        entry[1] += 1
        if entry[1] == 2:
            del self.sent[table, n]
            if self.on:
                self.spans.append(time.perf_counter() - entry[0])
                self.active.add(table)


class Offered(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Offered] | None = None


class View(msgspec.Struct):
    decision: Decision | None


class Ours(msgspec.Struct):
    tell: str
    match: str = ""
    n: int = 0
    since: int = 0
    status: str = ""
    view: View | None = None
    rematch: str | None = None
    offer: dict[str, Any] | None = None
    seat: int | None = None
    why: str = ""


class OurPlayer:
    """Plays at random, never passes while there is something else to do, and plays again when a game is over."""

    def __init__(self, port: int, cookie: str, meter: Meter) -> None:
        self.port, self.cookie, self.meter = port, cookie, meter
        self.decode = msgspec.json.Decoder(Ours).decode
        self.table: asyncio.Future[None] | None = None
        self.pending = -1
        self.seated = False
        self.faults: list[str] = []

    async def sit(self, match: str) -> None:
        self.pending = -1
        self.wire = await connect(self.port, f"/api/v2/tables/{match}/socket", {"Cookie": self.cookie}, self.heard)

    def heard(self, wire: Wire, data: bytes) -> None:
        told = self.decode(data)
        if told.tell == "refused":
            self.faults.append(told.why)
            return
        if told.tell != "table":
            return
        self.seated = True
        self.meter.heard(told.match, told.since)
        if told.status == "over":
            self.over(wire, told)
            return
        decision = told.view.decision if told.view else None
        if decision is None or not decision.options or told.n == self.pending:
            return
        self.pending = told.n
        self.meter.play(lambda: self.answer(wire, told, [option.text for option in decision.options or ()]))

    def answer(self, wire: Wire, told: Ours, offered: list[str]) -> None:
        options = [option for option in offered if option not in ("pass", "keep", "done")] or offered
        self.meter.send(told.match, told.n)
        wire.say(b'{"do":"choose","n":%d,"option":%s}' % (told.n, json.dumps(random.choice(options)).encode()))

    def over(self, wire: Wire, told: Ours) -> None:
        if told.rematch is not None:
            wire.transport.close()
            self.moving = asyncio.ensure_future(self.sit(told.rematch))
        elif told.n != self.pending:
            self.pending = told.n
            if told.offer is not None and told.offer["seat"] != told.seat:
                wire.say(b'{"do":"agree","n":%d}' % told.n)
            elif told.offer is None and told.seat == 0:
                wire.say(b'{"do":"rematch","n":%d}' % told.n)


async def our_players(port: int, tables: int, meter: Meter) -> list[OurPlayer]:
    players: list[tuple[OurPlayer, str]] = []
    hands = asyncio.Semaphore(8)

    async def lay() -> None:
        async with hands:
            card, first = await asyncio.to_thread(ask, port, "/api/v2/tables", {"game": "gwent", "public": True})
            _, second = await asyncio.to_thread(ask, port, f"/api/v2/tables/{card['id']}/join", {})
            players.extend((OurPlayer(port, cookie, meter), card["id"]) for cookie in (first, second))

    await asyncio.gather(*(lay() for _ in range(tables)))
    for player, match in players:
        await player.sit(match)
    return [player for player, _ in players]


def ask(port: int, path: str, body: dict[str, Any] | None, cookie: str = "") -> tuple[Any, str]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data,
        {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        set_cookie = answer.headers.get("Set-Cookie", "")
        return json.loads(answer.read()), set_cookie.partition(";")[0] or cookie


class PeerContext(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: Any = None


class PeerTable(msgspec.Struct):
    players: list[msgspec.Raw]


class PeerState(msgspec.Struct):
    G: PeerTable
    ctx: PeerContext
    n: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    state: PeerState


class PeerHand(msgspec.Struct):
    hand: list[str]


RAW = msgspec.json.Decoder(list[msgspec.Raw])
SYNC = msgspec.json.Decoder(PeerSync)
STATE = msgspec.json.Decoder(PeerState)
HAND = msgspec.json.Decoder(PeerHand)


class PeerPlayer:
    """Plays any of the cards in hand, by boardgame.io's own messages over socket.io's frames."""

    def __init__(self, seat: int, meter: Meter) -> None:
        self.seat, self.meter = str(seat), meter
        self.table: asyncio.Future[None] | None = None  # the games at the table, kept by the first of two
        self.seated = False
        self.faults: list[str] = []
        new = asyncio.get_running_loop().create_future
        self.here: asyncio.Future[None] = new()
        self.synced: asyncio.Future[PeerState] = new()
        self.over: asyncio.Future[None] = new()

    async def come(self, port: int) -> None:
        self.wire = await connect(port, "/socket.io/?EIO=4&transport=websocket", {}, self.heard)
        await self.here

    async def sit(self, match: str) -> PeerState:
        """Its server makes a match when somebody asks for one that is not there."""
        self.match, new = match, asyncio.get_running_loop().create_future
        self.synced, self.over = new(), new()
        self.emit(["sync", match, self.seat, None, 2])
        return await self.synced

    def heard(self, wire: Wire, data: bytes) -> None:
        if data[:1] == b"0":
            wire.say(b"40/cards,")
        elif data[:1] == b"2":
            wire.say(b"3")
        elif data[:2] == b"40":
            self.here.set_result(None)
        elif data[:2] == b"42":
            event = RAW.decode(data[data.index(b"[") :])
            kind = bytes(event[0])
            if kind == b'"sync"':
                self.seated = True
                self.synced.set_result(SYNC.decode(event[2]).state)
            elif kind == b'"update"':
                state = STATE.decode(event[2])
                self.meter.heard(self.match, state.n - 1)
                self.told(state)

    def told(self, state: PeerState) -> None:
        if state.ctx.gameover is not None:
            self.over.set_result(None)
            return
        if state.ctx.currentPlayer == self.seat:
            self.meter.play(lambda: self.answer(state))

    def answer(self, state: PeerState) -> None:
        n = state.n
        self.meter.send(self.match, n)
        k = random.randrange(len(HAND.decode(state.G.players[int(self.seat)]).hand))
        self.emit(
            [
                "update",
                {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [k], "playerID": self.seat}},
                n,
                self.match,
                self.seat,
            ]
        )

    def emit(self, event: list[Any]) -> None:
        self.wire.say(b"42/cards," + msgspec.json.encode(event))


async def peer_table(port: int, name: str, first: PeerPlayer, second: PeerPlayer) -> None:
    """Two who play one match after the other, over the same two sockets."""
    await asyncio.gather(first.come(port), second.come(port))
    for game in range(10_000):
        match = f"{name}+{game}"
        begin = await first.sit(match)
        await second.sit(match)
        first.told(begin)
        await asyncio.gather(first.over, second.over)


async def peer_players(port: int, tables: int, meter: Meter) -> list[PeerPlayer]:
    players = [PeerPlayer(seat, meter) for _ in range(tables) for seat in (0, 1)]
    for k, (first, second) in enumerate(zip(players[::2], players[1::2], strict=True)):
        first.table = asyncio.ensure_future(peer_table(port, f"match-{k}", first, second))
    return players
