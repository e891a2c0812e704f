"""What needs no network: fairness, clocks, logs, limits, migrations."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import insert, inspect, select

from sevencats.commands.verify import verify as verify_command
from sevencats.core.record import BadRecord, Record, read
from sevencats.core.registry import find
from sevencats.server.http.rate_limit import ConnectionLimiter, TokenBucket
from sevencats.server.match import fairness
from sevencats.server.match.clock import DAY, ServerTime, Times
from sevencats.server.match.draft import Draft
from sevencats.server.match.log import Entry, MatchInfo, MatchLog
from sevencats.server.match.subscriber import BACKPRESSURE, StreamSubscriber
from sevencats.server.storage import schema
from sevencats.server.storage.engine import engine_of, upgrade
from sevencats.server.storage.repository import open_repository
from sevencats.server.version_1 import NEWEST
from sevencats.server.ws.messages import Clock

ROOT = Path(__file__).parent.parent.parent


def played(choices: int = 10_000) -> MatchLog:
    """A game in which both seats always take the first option."""
    game = find("gwent")
    log = MatchLog(
        MatchInfo(
            id="m",
            game="gwent",
            setup=game.setup({}),
            content=game.content(),
            engine="0",
            clock=None,
            seed=fairness.new_seed("m"),
            names=["a", "b"],
            bots=[None, None],
            began=0,
        )
    )
    while log.asked is not None and len(log.choices) < choices:
        entries = Draft(log, []).entries
        if not entries:
            assert log.state.decision is not None
            entries = [Entry("choose", log.asked, log.state.decision.options[0].text)]
        for entry in entries:
            entry.n = log.n + 1
            log.follow(entry)
    return log


def test_the_luck_of_a_whole_game_follows_from_its_promise(tmp_path: Path) -> None:
    record = played().record()
    record.save(tmp_path / "game.json")

    said = CliRunner().invoke(verify_command, [str(tmp_path / "game.json")])

    assert said.exit_code == 0
    assert "as promised" in said.output
    assert fairness.verify(record) == sum(seat == -1 for seat, _ in record.choices)


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    data = played().record().data()

    for tamper, why in (
        (tampered_seed, "not the one that was promised"),
        (tampered_draw, "luck chooses"),
        (tampered_choice, "Choice"),
        (no_seed, "promises nothing"),
    ):
        with pytest.raises(BadRecord, match=why):
            fairness.verify(tamper(json.loads(json.dumps(data))))


def tampered_seed(data: dict[str, object]) -> Record:
    data["seed"] = fairness.new_seed("m")
    return read(data)


def tampered_draw(data: dict[str, object]) -> Record:
    """Another card is drawn than luck drew."""
    record = read(data)
    state = record.replay(0)
    for number, (seat, text) in enumerate(record.choices):
        if seat == -1 and state.decision is not None and len(state.decision.options) > 1:
            others = [option.text for option in state.decision.options if option.text != text]
            record.choices[number] = (seat, others[0])
            return record
        state.choose(text)
    raise AssertionError("there is a draw")


def tampered_choice(data: dict[str, object]) -> Record:
    record = read(data)
    number = next(n for n, (seat, _) in enumerate(record.choices) if seat == 0)
    record.choices[number] = (0, "win at once")
    return record


def no_seed(data: dict[str, object]) -> Record:
    data["seed"] = None
    return read(data)


def test_a_record_tells_its_seed_only_when_the_game_is_over() -> None:
    assert played(40).record().seed is None
    assert played().record().seed is not None


def test_draws_follow_their_weights() -> None:
    state = played(0).state
    state.choose("first 0")
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.about) == (-1, "draw")
    assert len(set(decision.weights)) > 1

    drawn = Counter(fairness.draw("m:" + "ab" * 32, number, decision).text for number in range(8000))

    for option, weight in zip(decision.options, decision.weights, strict=True):
        assert drawn[option.text] / 8000 == pytest.approx(weight / sum(decision.weights), abs=0.01)


def test_a_live_clock_counts_thinking_and_gives_its_increment_for_a_turn() -> None:
    times = Times(Clock(minutes=1, increment=5), 2, 1000)
    times.ask(0)

    times.spend(11_000)
    times.ask(-1)
    times.ask(0)
    times.spend(21_000)
    times.ask(1)

    assert times.left == [60_000 - 20_000 + 5_000, 60_000]
    assert times.deadline() == 81_000
    assert times.shown(1, 31_000) == 50_000


def test_a_clock_runs_from_the_moment_of_telling_and_the_sheet_remembers_it() -> None:
    times, again = (Times(Clock(minutes=1), 2, 0) for _ in range(2))
    for one in (times, again):
        one.ask(0)
        one.spend(10_000)
        one.ask(1)

    times.tell(18_000)
    shown, deadline, lag = times.shown(1, 19_000), times.deadline(), times.lag
    for one in (times, again):
        one.spend(20_000, lag)
        one.ask(0)

    assert (shown, deadline, lag) == (59_000, 78_000, 8_000)
    assert times.left == again.left == [50_000, 58_000]


def test_storing_that_failed_costs_nobody_time() -> None:
    times = Times(Clock(minutes=1), 2, 0)
    times.ask(0)

    times.give_back(5_000)
    times.spend(12_000, times.lag)

    assert times.left == [53_000, 60_000]


def test_correspondence_gives_days_for_each_move() -> None:
    times = Times(Clock(days=2), 2, 0)
    times.ask(0)
    times.spend(DAY)
    times.ask(1)
    times.spend(DAY + 5)
    times.ask(0)

    assert times.deadline() == DAY + 5 + 2 * DAY


def test_house_time_does_not_care_for_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ServerTime(5000)
    monkeypatch.setattr(time, "time", lambda: 4e9)

    assert 5000 <= clock.now() < 6000
    clock.hear(100_000)
    assert 100_000 <= clock.now() < 101_000
    clock.hear(50)
    assert clock.now() >= 100_000


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = TokenBucket(2.0)
    taken = [bucket.take() for _ in range(8)]
    bucket.at -= 1.0

    assert taken == [True] * 6 + [False] * 2
    assert bucket.take()


def test_what_is_given_back_can_be_taken_again_and_each_client_counts_alone() -> None:
    counted = ConnectionLimiter(1)
    taken = [counted.take(client) for client in ("a", "a", "b")]

    counted.release("a")

    assert taken == [True, False, True]
    assert counted.take("a")


def test_a_stream_that_nobody_reads_is_let_go() -> None:
    async def told(messages: int) -> list[bytes | None]:
        stream = StreamSubscriber("a bot", None, version=NEWEST)
        for _ in range(messages):
            stream.send(b"news")
        return [stream.waiting.get_nowait() for _ in range(stream.waiting.qsize())]

    assert asyncio.run(told(BACKPRESSURE)) == [b"news"] * BACKPRESSURE
    assert asyncio.run(told(BACKPRESSURE + 1)) == [None]


def test_things_survive_an_upgrade_of_the_schema(tmp_path: Path) -> None:
    async def story() -> None:
        engine = engine_of(f"sqlite+aiosqlite:///{tmp_path}/old.db")
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0001")
            await connection.execute(insert(schema.people).values(id="p", name="Ada", made=1))
            await connection.execute(
                insert(schema.library).values(
                    person="p", kind="decks", game="gwent", name="mine", data={"cards": ["decoy"]}
                )
            )
        await engine.dispose()
        new = await open_repository(f"sqlite+aiosqlite:///{tmp_path}/old.db")
        kept = await new.one(select(schema.library))
        assert kept is not None
        assert kept["data"] == {"cards": ["decoy"]}
        async with new.engine.connect() as connection:
            tables = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        assert tables == {*schema.metadata.tables, "alembic_version"}
        await new.close()

    asyncio.run(story())


def test_the_migrations_make_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    async def story() -> None:
        new = await open_repository(f"sqlite+aiosqlite:///{tmp_path}/new.db")
        async with new.engine.connect() as connection:
            made = await connection.run_sync(
                lambda sync: {
                    table: {column["name"]: column["nullable"] for column in inspect(sync).get_columns(table)}
                    for table in schema.metadata.tables
                }
            )
        assert made == {
            name: {column.name: bool(column.nullable) for column in table.columns}
            for name, table in schema.metadata.tables.items()
        }
        await new.close()

    asyncio.run(story())
