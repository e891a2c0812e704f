"""The path of a choice plays it once, and takes over what was played only when it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sevencats.core.decision import Option
from sevencats.core.record import ending
from sevencats.core.state import State
from sevencats.server.match import draft
from sevencats.server.match import log as match_log
from sevencats.server.match.log import Entry, MatchLog
from sevencats.server.match.subscriber import Subscriber
from sevencats.server.match.table import Table
from sevencats.server.refusal import Late
from sevencats.server.ws.messages import Choose
from tests.live import live
from tests.server.in_process import created, opened


class Counted:
    """A state that notes every option that is played on it or on its copies."""

    def __init__(self, state: State, played: list[str]) -> None:
        self.state = state
        self.played = played

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def copy(self) -> Counted:
        return Counted(self.state.copy(), self.played)

    def take(self, option: Option) -> None:
        self.played.append(option.text)
        self.state.take(option)

    def choose(self, option: Option | str) -> None:
        self.take(self.state.offered(option))


async def asked(table: Table) -> MatchLog:
    """The log of the table when luck has dealt."""
    if table.thinking is not None:
        await table.thinking
    return table.playing()


@live
async def test_a_choice_is_played_once_with_all_that_luck_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    for module in (draft, match_log):  # compiled rules take no counted states
        monkeypatch.setattr(module, "ending", lambda s: ending(s.state if isinstance(s, Counted) else s))
    async with opened(tmp_path) as server:
        ada, id = await created(server, "me", "me")
        table = await server.table(id)
        log = await asked(table)
        log.state = Counted(log.state, played)  # type: ignore[assignment]
        before = len(log.choices)

        while log.asked is not None and len(log.choices) < before + 60:
            assert log.state.decision is not None
            await table.act(Subscriber(ada.person), Choose(log.n, log.state.decision.options[0].text))

        assert [text for _, text in log.choices[before:]] == played
        assert any(seat < 0 for seat, _ in log.choices[before:])


@live
async def test_what_was_played_ahead_is_what_the_written_entries_replay_to(tmp_path: Path) -> None:
    async with opened(tmp_path) as server:
        ada, id = await created(server, "me", "me")
        table = await server.table(id)
        log = await asked(table)
        while log.asked is not None:
            assert log.state.decision is not None
            await table.act(Subscriber(ada.person), Choose(log.n, log.state.decision.options[-1].text))
        told = [(n, [event.told(True) for event in events]) for n, events in table.recent]

        await server.evict(table)
        again = await server.table(id)

        assert again.playing().state == log.state
        assert again.playing().choices == log.choices
        assert [(n, [event.told(True) for event in events]) for n, events in again.recent] == told


@live
async def test_what_was_played_ahead_and_not_written_has_not_happened(tmp_path: Path) -> None:
    async def refused(match: str, entries: list[Entry], more: Any) -> bool:
        return False

    async with opened(tmp_path) as server:
        ada, id = await created(server, "me", "me")
        table = await server.table(id)
        log = await asked(table)
        before, n = log.state.data(), log.n
        server.repository.write = refused  # type: ignore[method-assign]

        assert log.state.decision is not None
        with pytest.raises(Late):
            await table.act(Subscriber(ada.person), Choose(n, log.state.decision.options[0].text))

        assert (log.state.data(), log.n) == (before, n)
