"""Somebody who visits a house over HTTP: a guest with a cookie, kept in a file so that the same seat is found again."""

from __future__ import annotations

import json
import os
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from platformdirs import user_state_dir

from sevencats.core.words import BadInput, heard
from sevencats.terminal.lost import Lost

COOKIE: Final = "sevencats"
SECONDS: Final = 15


class Visitor:
    def __init__(self, house: str) -> None:
        self.house = house
        self.cookie = kept().get(house)

    def get(self, address: str) -> Any:
        return self.asked(Request(address))

    def post(self, address: str, body: dict[str, Any]) -> Any:
        return self.asked(Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"}))

    def asked(self, request: Request) -> Any:
        """The answer; what the house refuses is bad input, a house that does not answer is lost."""
        for name, value in self.headers().items():
            request.add_header(name, value)
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                self.keep(answer.headers.get_all("Set-Cookie") or [])
                return json.loads(answer.read())
        except HTTPError as why:
            raise reason(why) from None
        except URLError as why:
            raise Lost("house-silent", house=self.house, why=why.reason) from None
        except (OSError, ValueError):
            raise Lost("house-strange", house=self.house) from None

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def keep(self, cookies: list[str]) -> None:
        for text in cookies:
            found = SimpleCookie(text).get(COOKIE)
            if found is not None and found.value != self.cookie:
                self.cookie = found.value
                write({**kept(), self.house: found.value})


def reason(why: HTTPError) -> BadInput:
    try:
        return heard(json.loads(why.read()))
    except (ValueError, KeyError, TypeError, AttributeError, OSError):
        return BadInput("house-status", status=str(why.code), why=why.reason)


def place() -> Path:
    return Path(user_state_dir("sevencats")) / "houses.json"


def kept() -> dict[str, str]:
    """The cookie of each house; a file that cannot be read is as good as none."""
    try:
        data = json.loads(place().read_text(encoding="utf-8"))
        return {str(house): str(cookie) for house, cookie in data.items()}
    except (OSError, ValueError, AttributeError):
        return {}


def write(cookies: dict[str, str]) -> None:
    """Only its owner may read it: a cookie is a seat."""
    try:
        place().parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(place(), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(cookies, file)
    except OSError:
        return  # a guest without a home; the seat is found again as long as this runs
