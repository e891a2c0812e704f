"""No table waits for nobody: thoughts that fail, hang or lose their worker are made up for."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sevencats.core.luck import Luck
from sevencats.core.registry import find
from sevencats.core.state import State
from sevencats.server.thinking import Failure, NoAnswer, Thinking
from tests.live import live
from tests.server.servers import Person, Server, Sitter

NOTHING = {"nothing": "that could be loaded"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path, "--deadline", "4")
    yield one
    one.stop()


def asked_first(game: str = "gwent") -> tuple[State, int]:
    """A position in which somebody has something to think about."""
    rules, luck = find(game), Luck(5)
    s = rules.new(rules.setup({}))
    while s.decision is not None and (s.decision.seat < 0 or len(s.decision.options) == 1):
        s.take(s.decision.options[luck.below(len(s.decision.options))])
    assert s.decision is not None
    return s, s.decision.seat


class Unimaginable:
    """A position whose imagined worlds cannot be loaded, or cannot even be imagined."""

    def __init__(self, s: State, raises: bool) -> None:
        self.decision = s.decision
        self.raises = raises

    def imagined(self, seat: int, luck: Luck) -> Unimaginable:
        if self.raises:
            raise ZeroDivisionError
        return self

    def data(self) -> dict[str, str]:
        return NOTHING


@asynccontextmanager
async def thinking(deadline: float = 20.0) -> AsyncIterator[tuple[Thinking, list[Failure]]]:
    failures: list[Failure] = []
    one = Thinking(1, deadline, failures.append)
    yield one, failures
    await one.close()


def workers(pid: int) -> list[int]:
    """The processes in which bots of this server think."""
    found = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            if "thinking.worker" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(int(child))
        except OSError:
            continue
    return found


@asynccontextmanager
async def plague(pid: int, what: signal.Signals) -> AsyncIterator[None]:
    """Every worker of this process gets this signal as soon as it is there."""

    async def spread() -> None:
        while True:
            for worker in workers(pid):
                os.kill(worker, what)
            await asyncio.sleep(0.02)

    task = asyncio.create_task(spread())
    yield
    task.cancel()


async def against(house: Server, level: str, **wish: Any) -> Sitter:
    """Somebody at a table with a bot, at their first turn."""
    ada = Person(house)
    card = await ada.lay(seats=[{"who": "me"}, {"who": "bot", "level": level}], **wish)
    one = await ada.sit(card["id"])
    while await one.until(lambda told: one.options) and "pass" not in one.options:
        await one.choose()
    return one


@live
async def test_a_thought_is_answered_with_what_was_considered() -> None:
    s, seat = asked_first()
    async with thinking() as (bots, failures):
        answer = await bots.think("gwent", "expert", s, seat, Luck(1))

    assert s.decision is not None
    assert {text for text, _ in answer} <= {option.text for option in s.decision.options}
    assert all(0 <= chance <= 1 for _, chance in answer)
    assert failures == []


@pytest.mark.parametrize("raises", [False, True])
@live
async def test_a_world_that_cannot_be_loaded_or_imagined_is_survived(raises: bool) -> None:
    s, seat = asked_first()
    broken: Any = Unimaginable(s, raises)
    async with thinking() as (bots, failures):
        answer = await bots.think("gwent", "expert", broken, seat, Luck(1))

    assert s.decision is not None
    assert answer[0][0] in {option.text for option in s.decision.options}
    assert [(one.level, one.cause, one.then) for one in failures] == [
        ("expert", "error", "expert"),
        ("expert", "error", "novice"),
        ("novice", "error", "random"),
    ]
    assert [one.retried for one in failures] == [True, False, False]
    assert all("nothing" not in one.why for one in failures), "what is in a world is not told"


@pytest.mark.parametrize(("what", "cause"), [(signal.SIGKILL, "exit"), (signal.SIGSTOP, "timeout")])
@live
async def test_a_worker_that_is_killed_or_stopped_again_and_again_is_survived(what: signal.Signals, cause: str) -> None:
    s, seat = asked_first()
    async with thinking(1.0) as (bots, failures), plague(os.getpid(), what):
        answer = await bots.think("gwent", "master", s, seat, Luck(1))

    assert s.decision is not None
    assert answer[0][0] in {option.text for option in s.decision.options}
    assert [one.cause for one in failures] == [cause] * 3
    assert workers(os.getpid()) == []


@live
async def test_a_worker_that_is_killed_once_is_replaced_and_the_level_stays() -> None:
    s, seat = asked_first()
    async with thinking() as (bots, failures):
        await bots.think("gwent", "novice", s, seat, Luck(1))
        os.kill(workers(os.getpid())[0], signal.SIGKILL)
        answer = await bots.think("gwent", "regular", s, seat, Luck(1))

    assert len(answer) > 1
    assert all(one.retried for one in failures)


@live
async def test_a_thought_that_is_broken_off_leaves_no_worker_with_an_answer_to_another_question() -> None:
    s, seat = asked_first()
    async with thinking() as (bots, failures):
        first = asyncio.create_task(bots.think("gwent", "master", s, seat, Luck(1)))
        await asyncio.sleep(1.0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        answer = await bots.ask("dice", "novice", *asked_first("dice"), Luck(1))

    assert answer
    assert failures == []


@live
async def test_advice_is_given_by_whom_it_was_asked_for_or_not_at_all() -> None:
    s, seat = asked_first()
    broken: Any = Unimaginable(s, raises=False)
    async with thinking() as (bots, _):
        with pytest.raises(NoAnswer):
            await bots.ask("gwent", "expert", broken, seat, Luck(1))


@pytest.mark.parametrize(("what", "cause"), [(signal.SIGKILL, "exit"), (signal.SIGSTOP, "timeout")])
@live
async def test_at_a_table_a_bot_whose_workers_die_or_hang_plays_on(
    house: Server, what: signal.Signals, cause: str
) -> None:
    one = await against(house, "regular")

    async with plague(house.process.pid, what):
        n = (await one.choose("pass"))["n"]
        await one.until(lambda told: told["n"] > n, seconds=40)

    assert house.counted(f'sevencats_thought_retries_total{{cause="{cause}"}}') >= 1
    assert house.counted(f'sevencats_thought_fallbacks_total{{cause="{cause}"}}') >= 2
    assert "thought failed" in house.log.read_text()


@live
async def test_a_table_at_which_a_bot_is_to_move_goes_on_after_a_restart(house: Server) -> None:
    one = await against(house, "regular")
    async with plague(house.process.pid, signal.SIGSTOP):
        n = (await one.choose("pass"))["n"]
        house.kill()
    house.start()

    again = await one.person.sit(one.match)

    await again.until(lambda told: told["n"] > n)
