"""Records of version 0.1, which did not ask for a turn's action when only one was possible, are shown as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevencats.core import record as records
from sevencats.core.decision import CHANCE
from sevencats.core.match import Match
from sevencats.core.record import Record
from sevencats.server.match import fairness
from sevencats.server.match.log import Entry, MatchInfo, MatchLog
from sevencats.server.ws.messages import Clock
from sevencats.terminal.sessions.session import Sight
from sevencats.terminal.sessions.turning import Turning

OLD = sorted((Path(__file__).parent / "records_0_1").glob("*.json"))
OVER = [path for path in OLD if path.stem != "unfinished"]
UNFINISHED = next(path for path in OLD if path.stem == "unfinished")

each = pytest.mark.parametrize("path", OVER, ids=lambda path: path.stem)


@each
def test_a_record_of_0_1_replays_to_its_outcome(path: Path) -> None:
    record = records.load(path)

    state = record.replay()

    assert state.outcome is not None
    assert state.outcome.data() == record.result


@each
def test_every_moment_of_a_record_of_0_1_can_be_shown(path: Path) -> None:
    record = records.load(path)

    for n in range(len(record.choices) + 1):
        record.replay(n, listen=True)


@each
def test_a_record_of_0_1_tells_the_actions_it_does_not_hold(path: Path) -> None:
    record = records.load(path)
    sights: list[Sight] = []
    turning = Turning(record)
    turning.tell = sights.append

    turning.show()

    kinds = [event["kind"] for event in sights[-1].heard]
    assert kinds.count("manoeuvre") > [text for _, text in record.choices].count("manoeuvre")
    assert kinds.count("fought") == kinds.count("attacked")
    assert sights[-1].view is not None
    assert sights[-1].view["outcome"] == record.result


def test_a_game_of_0_1_that_is_not_over_goes_on_with_the_action_that_was_not_asked_for() -> None:
    match = Match(records.load(UNFINISHED))

    assert [option.text for option in match.options] == ["lay primeval-slam"]
    match.choose(match.options[0])

    assert match.record.choices[-1] == (1, "lay primeval-slam")
    assert records.read(match.record.data()).replay() == match.state


@each
def test_a_server_takes_up_the_lines_of_a_game_of_0_1(path: Path) -> None:
    record = records.load(path)
    log = log_of(record, None)

    for n, (seat, text) in enumerate(record.choices, start=1):
        log.follow(Entry("choose", seat, text, n))
    log.conclude(record.result)

    assert log.result == record.result
    assert log.asked is None
    assert log.record().replay() == log.state


def test_the_clock_of_a_game_of_0_1_ran_for_the_one_who_was_asked_then() -> None:
    record = records.load(UNFINISHED)
    log = log_of(record, Clock(minutes=10, increment=0))
    for n, (seat, text) in enumerate(record.choices, start=1):
        log.follow(Entry("choose", seat, text, n))
    before = log.times.left[:]

    log.follow(Entry("choose", 0, "decline", log.n + 1, at=7_000))

    assert [one - other for one, other in zip(before, log.times.left, strict=True)] == [7_000, 0]


def log_of(record: Record, clock: Clock | None) -> MatchLog:
    return MatchLog(
        MatchInfo(
            id="m",
            game="unmatched",
            setup=record.setup,
            content=record.content,
            engine=record.engine,
            clock=clock,
            seed=fairness.new_seed("m"),
            names=record.seats,
            bots=[None for _ in record.seats],
            began=0,
        )
    )


def test_the_luck_of_a_record_of_0_1_is_proved_over_its_unwritten_actions() -> None:
    record = records.load(next(path for path in OLD if path.stem == "proved"))

    draws = fairness.verify(record)

    assert draws == sum(seat == CHANCE for seat, _ in record.choices)
