"""The link of a table: where the server is, which table is meant, and the key that lets one in."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, quote, unquote, urlsplit

from sevencats.core.words import BadInput


@dataclass(frozen=True)
class Link:
    house: str  # https://host:port
    table: str
    key: str | None = None

    @property
    def host(self) -> str:
        return urlsplit(self.house).netloc

    def api(self, path: str = "") -> str:
        """The address of this table, or of something at it."""
        return f"{self.house}/api/v2/tables/{quote(self.table, safe='')}{path}"

    def socket(self, seen: int | None) -> str:
        """The address of its socket, for somebody who has seen so much."""
        wanted = [f"key={quote(self.key)}"] if self.key else []
        wanted += [] if seen is None else [f"n={seen}"]
        return self.api("/socket").replace("http", "ws", 1) + ("?" + "&".join(wanted) if wanted else "")


def is_link(text: str) -> bool:
    return text.startswith(("http://", "https://"))


def read(text: str) -> Link:
    """`https://host/table/ID?key=KEY`: the table is the last part of the way, wherever a page has put it."""
    parts = urlsplit(text)
    if not is_link(text) or not parts.netloc:
        raise BadInput("link", came=text, example="https://host/table/ID?key=KEY")
    page, _, asked = parts.fragment.partition("?")
    way = [part for part in (page if page.startswith("/") else parts.path).split("/") if part]
    if not way:
        raise BadInput("link-house", came=text, example=f"{parts.scheme}://{parts.netloc}/table/ID?key=KEY")
    keys = parse_qs(parts.query) | parse_qs(asked or page)
    return Link(f"{parts.scheme}://{parts.netloc}", unquote(way[-1]), keys.get("key", [None])[0])
