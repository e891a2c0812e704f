"""A house with the built client in it, and a real browser. Whoever runs these sees what a person sees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.servers import Server
from tests.web.needs import CLIENT, chromium, missing
from tests.web.people import SECONDS, Guest

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=SECONDS * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(Path(tmp_path_factory.mktemp("inn")), "--grace", "2", "--client", str(CLIENT))
    yield one
    one.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if why := missing():
        pytest.exit(why, returncode=1)
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=chromium())
        yield one
        one.close()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    """Somebody at a laptop who likes it quick."""
    one = Guest(browser, server)
    yield one
    one.leave()
