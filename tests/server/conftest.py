"""A server for all tests of a file that do it no harm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(Path(tmp_path_factory.mktemp("house")), "--grace", "1")
    yield one
    one.stop()
