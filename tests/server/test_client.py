"""The browser client is served with its policy, packed, and only it."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sevencats.commands.serve import free_port
from tests.server.servers import Server


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a client of one page and one script."""
    folder = Path(tmp_path_factory.mktemp("client"))
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Seven Cats</title>")
    (folder / "assets" / "main.js").write_text("1")
    (folder / "assets" / "main.js.gz").write_bytes(gzip.compress(b"1"))
    server = Server(folder, "--client", str(folder), "--pace", "5")
    yield server
    server.stop()


@pytest.mark.parametrize("path", ["/", "/table/abc?key=1", "/play/gwent"])
def test_every_address_of_the_client_is_its_page(built: Server, path: str) -> None:
    answer = httpx.get(built.url + path)

    assert answer.status_code == 200
    assert "Seven Cats" in answer.text
    assert "style-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"


def test_an_asset_is_kept_for_good_and_comes_packed_to_those_who_take_it(built: Server) -> None:
    plain = httpx.get(built.url + "/assets/main.js", headers={"accept-encoding": "identity"})
    packed = httpx.Client().stream("GET", built.url + "/assets/main.js", headers={"accept-encoding": "gzip"})

    assert plain.text == "1"
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    with packed as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.read() == b"1"


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2fcats.db", "/cats.db-wal/x.y", "/api/none", "/.env"])
def test_what_is_not_of_the_client_is_not_there(built: Server, path: str) -> None:
    assert httpx.get(built.url + path).status_code == 404


def test_many_assets_at_once_are_not_too_fast_and_as_many_pages_are(built: Server) -> None:
    with httpx.Client() as client:
        assets, pages = (
            [client.get(built.url + path).status_code for _ in range(80)] for path in ("/assets/main.js", "/")
        )

    assert set(assets) == {200}
    assert set(pages) == {200, 429}


def test_without_a_built_client_the_page_says_how_to_build_it(server: Server) -> None:
    answer = httpx.get(server.url + "/")

    assert answer.status_code == 200
    assert "make web" in answer.text


def test_the_terminal_says_where_the_house_is_open(built: Server) -> None:
    assert f"Seven Cats is open at http://localhost:{built.port}" in built.log.read_text()


def test_a_port_that_is_taken_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        assert port < free_port("127.0.0.1", port) <= port + 50
