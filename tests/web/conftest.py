"""A real browser before a real server. Nothing leaves 127.0.0.1."""
from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.house import Server

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "build/client"
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        message = "Chromium is not installed: the browser client was not tested."
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    with sync_playwright() as playwright:
        quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        one = playwright.chromium.launch(executable_path=path, args=quiet)
        yield one
        one.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the built client."""
    assert CLIENT.is_dir(), "The browser client is not built: run `make web`."
    one = Server(Path(tmp_path_factory.mktemp("inn")), "--client", str(CLIENT))
    yield one
    one.stop()


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Callable[..., Page]]:
    """Open a page of the house in a browser of one's own; whatever goes wrong in its scripts fails the test."""
    contexts, errors = [], []

    def open_page(path: str = "/", size: dict[str, int] = LAPTOP, **more: Any) -> Page:
        context = browser.new_context(viewport=size, **more)                # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(house.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors


def troubles(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found["violations"]]
