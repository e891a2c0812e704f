"""The sniffer: whole games while every byte to each is recorded. What is told is what an imagined world would tell, and
an imagined world knows no secrets."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sevencats.core.event import Event
from sevencats.core.luck import Luck
from sevencats.core.record import Record, read
from sevencats.core.registry import NAMES
from sevencats.core.state import State
from tests.live import live
from tests.server.servers import Person, Server, Sitter, Told, asked, begun, level

Events = tuple[Event, ...]
SEATS: dict[str, list[dict[str, Any]]] = {"unmatched": [{"hero": "geralt"}, {"hero": "leshen"}]}
FIELDS = {
    "tell",
    "match",
    "game",
    "status",
    "n",
    "since",
    "seat",
    "seats",
    "chairs",
    "events",
    "view",
    "offer",
    "result",
    "commitment",
    "seed",
    "rematch",
    "clock",
    "grace",
}
CHAIR = {"seat", "name", "kind", "level", "here", "gone", "time"}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", NAMES)
@live
async def test_nobody_is_told_what_they_may_not_know(server: Server, game: str, seed: int) -> None:
    setups = SEATS.get(game, [{}, {}])
    ada, ben, eve = Person(server), Person(server), Person(server)
    card = await ada.lay(game=game, public=True, seats=[{"who": "me", "setup": setups[0]}])
    await ben.join(card, setup=setups[1])
    sitters = [await person.sit(card["id"]) for person in (ada, ben, eve)]
    for one in sitters:
        await one.until(begun)
    luck = random.Random(seed)

    while sitters[0].table["status"] != "over":
        await level(*sitters)
        if sitters[0].table["status"] == "over":
            break
        one = asked(*sitters)
        for prober in sitters:
            await probe(prober, luck)
        await one.choose(luck.choice(one.options))
    record = read(await ada.get(f"/api/v2/tables/{card['id']}/record"))
    lobby = json.dumps([await eve.get("/api/v2/tables"), await eve.get(f"/api/v2/tables/{card['id']}")])

    for seat, one in zip((0, 1, None), sitters, strict=True):
        sniff(one, seat, record, [ada, ben])
    assert record.seed is not None
    assert record.seed.partition(":")[2] not in lobby
    assert card["key"] not in lobby


async def probe(one: Sitter, luck: random.Random) -> None:
    """Ask for what is not yours; the answers are sniffed too."""
    refused = sum('"refused"' in text for text in one.raw)
    if refused > 30 or luck.random() < 0.85:
        return  # a socket from which too much is refused is closed
    await one.say(do="choose", n=one.table["n"], option="show me")
    await one.say(do="ask_undo", n=one.table["n"] - 1)
    await one.say(do="claim", n=one.table["n"])
    await one.say(do="sync", n=max(0, one.table["n"] - luck.randrange(20)))
    await one.say(do="ping")
    await one.hear("pong")


def sniff(one: Sitter, seat: int | None, record: Record, players: list[Person]) -> None:
    assert len(one.raw) > 10
    secrets = [person.http.cookies["sevencats"] for person in players]
    positions, events = story(record)
    options: set[str] = set()
    for text in one.raw:
        told = json.loads(text)
        for secret in secrets:
            assert secret not in text
        if told["tell"] == "table":
            assert set(told) <= FIELDS
            assert all(set(chair) <= CHAIR for chair in told["chairs"])
            assert told["seats"] == ([] if seat is None else [seat])
            check_told(told, seat, record, positions, events)
            if told["view"]["decision"]:
                options |= {option["text"] for option in told["view"]["decision"].get("options", [])}
        elif told["tell"] == "refused":
            check_refusal(told["why"], options, positions)
            assert all(value in told["why"] for value in told["values"].values())
        else:
            assert told["tell"] in ("present", "pong")


def check_told(told: Told, seat: int | None, record: Record, positions: list[State], events: list[Events]) -> None:
    truth = positions[told["n"]]
    for k in range(2):
        assert told["view"] == json.loads(json.dumps(truth.imagined(seat, Luck(k)).view(seat)))
    heard = [event.told_to(seat) for n in range(told["since"] + 1, told["n"] + 1) for event in events[n]]
    assert told["events"] in ([], heard)
    over = told["n"] == len(record.choices)
    assert told["seed"] == (record.seed if over else None)
    assert told["result"] == (record.result if over else None)


def check_refusal(why: str, options: set[str], positions: list[State]) -> None:
    """A refusal may name what was offered to its reader, and nothing else that lies in anybody's hand."""
    everything = {option.text for state in positions if state.decision is not None for option in state.decision.options}
    for option in sorted(options, key=len, reverse=True):
        why = why.replace(option, "")
    for option in everything - options:
        assert len(option) < 6 or option not in why


def story(record: Record) -> tuple[list[State], list[Events]]:
    """Every position of the game, and what happened before each."""
    state = record.replay(0, listen=True)
    positions = [state.copy()]
    events: list[Events] = [()]
    for _, text in record.choices:
        state.choose(text)
        positions.append(state.copy())
        events.append(state.events)
    return positions, events
