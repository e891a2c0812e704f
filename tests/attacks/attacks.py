"""What a stranger may send to stop a house, or to break it: each attack by name, as something done to a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import websockets

from tests.server.servers import Person

Attack = Callable[["Stranger"], Awaitable[None]]
JSON = {"content-type": "application/json"}
COMMANDO = "blue-stripes-commando*99"
BOT = {"who": "bot", "level": "random"}
ATTACKS: dict[str, Attack] = {}


class Address:
    """Where a server listens."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


class Stranger:
    """Somebody who attacks, and remembers how the server answered."""

    def __init__(self, server: Address) -> None:
        self.server = server
        self.person = Person(server)
        self.answers: list[int] = []  # statuses over HTTP; 0 where the server hung up

    async def send(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        try:
            answer = await self.person.http.request(method, path, **more)
        except httpx.HTTPError:
            self.answers.append(0)
            return None
        self.answers.append(answer.status_code)
        return answer

    async def post(self, path: str, body: Any) -> None:
        await self.send("POST", path, json=body)

    async def text(self, path: str, body: str | bytes) -> None:
        await self.send("POST", path, content=body, headers=JSON)

    async def lay(self, game: str = "gwent", **setup: Any) -> None:
        await self.post("/api/v2/tables", {"game": game, "setup": setup, "seats": [{"who": "me"}, BOT]})

    async def deck(self, **deck: Any) -> None:
        whole = {"faction": "northern-realms", "leader": "foltest-king-of-temeria", "cards": [], **deck}
        await self.post("/api/v2/tables", {"game": "gwent", "seats": [{"who": "me", "setup": {"deck": whole}}]})

    async def raw(self, data: bytes, seconds: float = 1.0) -> None:
        """Bytes as they are, and whatever comes back."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write(data)
        answer = b""
        try:
            await writer.drain()
            answer = await asyncio.wait_for(reader.read(12), seconds)
        except (TimeoutError, OSError):
            pass
        writer.close()
        self.answers.append(int(answer[9:12] or 0) if answer.startswith(b"HTTP") else 0)

    async def say(self, *texts: str | bytes) -> None:
        """Messages at a table of one's own."""
        answer = await self.send("POST", "/api/v2/tables", json={"game": "gwent", "seats": [{"who": "me"}, BOT]})
        if answer is None or answer.status_code != 200:
            return
        sitter = await self.person.sit(answer.json()["id"])
        try:
            for text in texts:
                await sitter.ws.send(text)
            await sitter.say(do="ping")
            await sitter.hear("pong", seconds=5)
        except (websockets.WebSocketException, TimeoutError):
            self.answers.append(0)
        await sitter.leave()

    async def leave(self) -> None:
        await self.person.leave()


def filled(template: str, value: str) -> str:
    return template.replace("%s", value)


def attack(name: str) -> Callable[[Attack], Attack]:
    def known(work: Attack) -> Attack:
        ATTACKS[name] = work
        return work

    return known


@attack("nothing, for comparison")
async def nothing(stranger: Stranger) -> None:
    await stranger.send("GET", "/health")


@attack("a deck whose name looks like a refusal")
async def deck_name(stranger: Stranger) -> None:
    await stranger.deck(name='" cannot be played: ' * 2500 + "\n")
    await stranger.deck(name='" cannot be played: ' * 190 + "\n")


@attack("a row of 39,600 commandos")
async def commandos(stranger: Stranger) -> None:
    await stranger.lay(position={"side": [{"close": [COMMANDO] * 400}, {}]})
    await stranger.lay(position={"side": [{"close": [COMMANDO] * 2300}, {}]})


@attack("rows as full as they may be")
async def full_rows(stranger: Stranger) -> None:
    side = {"close": [COMMANDO, COMMANDO, "blue-stripes-commando*40"], "hand": ["ves"]}
    await stranger.lay(position={"side": [side, side]})


@attack("a pile in every field of a side")
async def piles(stranger: Stranger) -> None:
    fields = ("hand", "deck", "discard", "seen", "known", "marked", "stirred", "shown", "familiar", "left", "removed")
    side = {field: [COMMANDO, COMMANDO] for field in fields}
    await stranger.lay(position={"side": [side, side]})


@attack("thousands of dice, and of cards of Unmatched")
async def dice(stranger: Stranger) -> None:
    await stranger.lay("dice", position={"side": [{"hand": ["d4=1*99"] * 5000}, {}]})
    await stranger.lay("dice", position={"side": [{"hand": ["d4=1*99"] * 10, "shown": ["d4=1*99"] * 10}, {}]})
    sides = [{"hero": "geralt", "hand": ["igni*99"] * 5000}, {"hero": "leshen"}]
    await stranger.lay("unmatched", position={"side": sides})


@attack("an agenda without an end")
async def agenda(stranger: Stranger) -> None:
    for rule in ("draw", "round-end", "clear", "medic", "next-round"):
        await stranger.lay(position={"side": [{}, {}], "agenda": [{"rule": rule, "n": 1}] * 2500})
        await stranger.lay(position={"side": [{}, {}], "agenda": [{"rule": rule, "n": 1}] * 99})


@attack("thousands of unknown cards")
async def unknown_cards(stranger: Stranger) -> None:
    await stranger.deck(cards=[f"blue-stripes-command{n}" for n in range(2000)])
    await stranger.deck(leader="x" * 3000, cards=["x" * 3000])


@attack("unknown fields and huge house rules")
async def fields(stranger: Stranger) -> None:
    unknown: dict[str, Any] = {f"field{n}": n for n in range(3000)}
    await stranger.lay(**unknown)
    await stranger.lay(house={f"hand{n}": n for n in range(3000)})
    await stranger.lay(house={"hand": 10**17, "factions": ["monsters"] * 4000})


@attack("ever new house rules")
async def editions(stranger: Stranger) -> None:
    for n in range(1, 12):
        await stranger.lay(house={"minimum_units": n})


@attack("a deleted token called %00connect")
async def token(stranger: Stranger) -> None:
    for name in ("%00connect", "connect", "locked", "closed%ff", "%ed%a0%80", "%ef%bf%bf", "terminated" * 100):
        await stranger.send("DELETE", f"/api/v2/tokens/{name}")
        await stranger.send("DELETE", f"/api/v2/sessions/{name}")


@attack("letters that cannot be stored, in every text")
async def letters(stranger: Stranger) -> None:
    for letter in ("\\u0000connect", "\\ud800", "\\udc00\\ud800", "\\uffff", "\\u001b[2J", "\\u202e"):
        await stranger.text("/api/v2/me/name", filled('{"name": "a%s"}', letter))
        await stranger.text("/api/v2/tokens", filled('{"name": "a%s"}', letter))
        await stranger.text("/api/v2/login", filled('{"name": "a%s", "password": "12345678%s"}', letter))
        data = filled('{"data": {"a%s": "%s"}}', letter)
        await stranger.send("PUT", "/api/v2/shelf/decks/gwent/mine", content=data, headers=JSON)
        await stranger.send("GET", "/api/v2/tables/x", params={"key": "\0"})


@attack("JSON nested deep, over HTTP")
async def deep(stranger: Stranger) -> None:
    for levels in (33, 500, 2000, 30_000):
        await stranger.text("/api/v2/tables", "[" * levels + "]" * levels)
        inner = "[" * levels + "]" * levels
        await stranger.text("/api/v2/tables", filled('{"game": "gwent", "setup": {"position": %s}}', inner))
        await stranger.text("/api/v2/replay", filled('{"n": 1, "record": {"setup": %s}}', inner))


@attack("JSON nested deep, at a socket")
async def deep_socket(stranger: Stranger) -> None:
    deep = "[" * 1900 + "]" * 1900
    await stranger.say(
        filled('{"do": "ping", "x": %s}', deep), filled('{"x": %s, "do": "ping"}', deep), deep, '{"a":' * 600
    )


@attack("numbers out of every range")
async def numbers(stranger: Stranger) -> None:
    for n in ("9" * 5000, "-" + "9" * 30, "1e999", "-1e999", "NaN", "Infinity", "1e-999", "-0", "0.1", "true", "null"):
        await stranger.text("/api/v2/tables", filled('{"game": "gwent", "setup": {"house": {"hand": %s}}}', n))
        await stranger.text("/api/v2/tables", filled('{"game": "gwent", "clock": {"minutes": %s}}', n))
        await stranger.text(
            "/api/v2/tables", filled('{"game": "gwent", "setup": {"position": {"luck": %s, "side": [{}, {}]}}}', n)
        )
    for n in ("-1", "99999999999999999999", "1e3", "%2d1", "0x1"):
        await stranger.send("GET", f"/api/v2/campaigns/x/games/{n}")


@attack("wrong types everywhere")
async def types(stranger: Stranger) -> None:
    values: list[Any] = [None, 1, -1, 1.5, True, "x", [], {}, [[]], [{}], {"a": []}]
    for value in values:
        for game in ("gwent", "dice", "unmatched"):
            await stranger.lay(game, position=value)
            await stranger.lay(game, position={"side": [value, value]})
            await stranger.post("/api/v2/tables", {"game": game, "seats": [{"who": "me", "setup": {"deck": value}}]})
            await stranger.post("/api/v2/replay", {"n": 0, "record": {"format": 1, "game": game, "content": value}})


@attack("bodies that are not what they say")
async def bodies(stranger: Stranger) -> None:
    await stranger.text("/api/v2/tables", b"\xff\xfe{}")
    await stranger.text("/api/v2/tables", b'{"game": "\xc3\x28"}')
    await stranger.text("/api/v2/tables", '{"game": "gwent", "game": "dice", "game": "x"}')
    await stranger.text("/api/v2/tables", "{" + ",".join(f'"game": "{n}"' for n in range(4000)) + "}")
    await stranger.text("/api/v2/tables", b"x" * 70_000)
    await stranger.text("/api/v2/tables", '"' + "\\" * 60_000)
    await stranger.send("POST", "/api/v2/tables", content=b"{}", headers={"content-type": "text/plain"})
    await stranger.send("POST", "/api/v2/tables", content=b"{}", headers={**JSON, "content-encoding": "gzip"})


@attack("a body that comes slowly, and ones that never come")
async def slow(stranger: Stranger) -> None:
    begin = b"POST /api/v2/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    head, chunked = begin + b"content-length: 60000\r\n\r\n{", begin + b"transfer-encoding: chunked\r\n\r\n"
    await asyncio.gather(*(stranger.raw(head) for _ in range(20)), *(stranger.raw(chunked) for _ in range(20)))


@attack("odd addresses")
async def addresses(stranger: Stranger) -> None:
    for path in ("/assets/" + "a" * 3000, "/assets/" + "a" * 300, "/assets/%00", "/assets/%ff%c3%28.js", "/%2e%2e/x.y"):
        await stranger.send("GET", path)
        await stranger.send("HEAD", path)
    for target in (
        b"/\xff\xfe",
        b"/a b",
        b"/" + b"a" * 70_000,
        b"/?" + b"&" * 60_000,
        b"//[",
        b"/api/v2/tables/\xc3\x28",
    ):
        await stranger.raw(b"GET " + target + b" HTTP/1.1\r\nhost: x\r\n\r\n")


@attack("odd headers")
async def headers(stranger: Stranger) -> None:
    ranges = "bytes=" + ",".join(f"{n}-{n + 1}" for n in range(0, 8000, 2))
    for name, value in (
        ("range", ranges),
        ("range", "bytes=-" + "9" * 4000),
        ("origin", "http://["),
        ("cookie", "sevencats=" + "x" * 8000),
        ("cookie", "; ".join(f"c{n}={n}" for n in range(1500))),
        ("authorization", "Bearer " + "x" * 8000),
        ("accept-encoding", "gzip," * 2000),
        ("user-agent", "x" * 8000),
    ):
        for path in ("/", "/api/v2/me", "/assets/x.js"):
            await stranger.send("GET", path, headers={name: value})
        await stranger.send("POST", "/api/v2/tables", json={"game": "gwent"}, headers={name: value})


@attack("chat, options and phrases of any length")
async def talk(stranger: Stranger) -> None:
    await stranger.say(
        json.dumps({"do": "say", "text": "x" * 300}),
        json.dumps({"do": "say", "text": "x" * 3000}),
        json.dumps({"do": "say", "text": "\0\0"}),
        json.dumps({"do": "say", "phrase": "p" * 60}),
        json.dumps({"do": "choose", "n": 0, "option": "o" * 200}),
        json.dumps({"do": "choose", "n": -1, "option": "o"}),
        json.dumps({"do": "choose", "n": 2**40, "option": "o"}),
        '{"do": "say", "text": "\\ud800"}',
        b"\xff\xfe\xfd",
        "x" * 5000,
        "",
    )


@attack("sockets at odd tables")
async def sockets(stranger: Stranger) -> None:
    for match in ("%00connect", "x" * 1500, "%ff", "x?n=99999999999", "x?key=%00", "x?n=-1&key=" + "k" * 1000):
        try:
            sitter = await stranger.person.sit(match)
            await sitter.hear("refused", seconds=5)
            await sitter.leave()
        except (websockets.WebSocketException, OSError, TimeoutError):
            stranger.answers.append(0)


@attack("records that are long or lie")
async def records(stranger: Stranger) -> None:
    content = await stranger.send("GET", "/api/v2/games")
    if content is None or content.status_code != 200:
        return
    for card in content.json()["games"]:
        record = {"format": 1, "game": card["name"], "content": card["content"], "setup": {}}
        for choices in ([[0, "pass"]] * 3000, [[-1, "x" * 3000]] * 10, [[10**17, "pass"]], [[0, "pass"] * 3], "x", [0]):
            await stranger.post("/api/v2/replay", {"n": len(choices), "record": {**record, "choices": choices}})
            await stranger.post("/api/v2/replay/proof", {"record": {**record, "choices": choices}})
            await stranger.post(
                "/api/v2/replay/reasons", {"n": 0, "about": "x" * 200, "record": {**record, "choices": []}}
            )


@attack("odds of a huge deck")
async def odds(stranger: Stranger) -> None:
    deck = {"edition": "anniversary", "faction": "monsters", "leader": "eredin-king-of-the-wild-hunt"}
    await stranger.post("/api/v2/games/gwent/odds", {**deck, "cards": ["nekker*99"] * 200})
    await stranger.post("/api/v2/games/gwent/odds", {**deck, "cards": ["nekker*99", "ghoul*99", "griffin*40"]})
    await stranger.post("/api/v2/games/gwent/odds", {**deck, "cards": [f"nekker{n}" for n in range(200)]})
