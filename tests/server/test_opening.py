"""Whoever opens the house is told in one sentence what stands in the way, and closes it without a word of complaint."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevencats.core.words import BadInput
from sevencats.server.listener import bound
from sevencats.server.storage import postgres
from sevencats.server.storage.engine import engine_of
from sevencats.server.storage.repository import open_repository
from tests.server.servers import SECONDS, Server


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        yield int(one.getsockname()[1])


def test_a_taken_port_is_named_before_anything_is_opened(taken: int) -> None:
    with pytest.raises(BadInput, match=rf"Nobody can listen at 127\.0\.0\.1:{taken}: .*; expected another"):
        bound("127.0.0.1", taken)


def test_a_host_that_is_not_here_is_named() -> None:
    with pytest.raises(BadInput, match=r"Nobody can listen at 203\.0\.113\.7:8007: "):
        bound("203.0.113.7", 8007)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "cats.db").write_text("a shopping list")

    with pytest.raises(BadInput, match=r"The database .*cats\.db does not answer: file is not a database; expected"):
        asyncio.run(open_repository(f"sqlite+aiosqlite:///{tmp_path}/cats.db"))

    assert (tmp_path / "cats.db").read_text() == "a shopping list"


def test_a_place_where_no_folder_can_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(BadInput, match=r"There is no folder .*/file/inn for the database: Not a directory\."):
        engine_of(f"sqlite+aiosqlite:///{tmp_path}/file/inn/cats.db")


def test_a_database_whose_library_is_missing_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_spec", lambda name: None)

    with pytest.raises(BadInput, match=r"pip install 'sevencats\[cluster\]'"):
        engine_of("postgresql+asyncpg://cats@localhost/cats")


def test_a_missing_client_is_named_and_an_interruption_closes_the_house(tmp_path: Path) -> None:
    server = Server(tmp_path, "--client", str(tmp_path / "nothing"))
    end = time.monotonic() + SECONDS
    while "the browser client is not here" not in server.log.read_text():
        assert time.monotonic() < end, server.log.read_text()
        time.sleep(0.05)

    server.process.send_signal(signal.SIGINT)

    assert server.process.wait(SECONDS) == 0
    assert "Aborted" not in server.log.read_text()
