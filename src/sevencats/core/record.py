"""A game written down: its setup and every choice by number, seat and text; replayed exactly or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from types import NoneType
from typing import Any, Final

from sevencats import __version__
from sevencats.core import gate
from sevencats.core.decision import CHANCE, Option
from sevencats.core.game import AnyGame
from sevencats.core.outcome import LEFT
from sevencats.core.registry import find
from sevencats.core.state import State
from sevencats.core.unwritten import conclude, make_unwritten
from sevencats.core.wire import Outcome
from sevencats.core.words import BadInput, shown, unknown

FORMAT: Final = 1
FIELDS: Final = ("format", "game", "engine", "content", "setup", "seats", "commitment", "seed", "result", "choices")
NEEDED: Final = ("format", "game", "content", "setup", "choices")


class BadRecord(BadInput):
    """A record that cannot be read or would show a different game."""


class Record:
    """What is written down of one game."""

    def __init__(self, game: AnyGame, setup: Any, seats: list[str] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats or [f"seat {n}" for n in range(game.seats_of(setup))]
        self.engine = __version__
        self.content = game.content()
        self.commitment: str | None = None  # what the dealer promised before the first card
        self.seed: str | None = None  # what the promise was about, told after the last
        self.result: Outcome | None = None
        self.choices: list[tuple[int, str]] = []

    def write(self, seat: int, text: str) -> None:
        self.choices.append((seat, text))

    def close(self, state: State) -> None:
        """Write down how the game ended, if it has."""
        self.result = ending(state)

    def replay(self, upto: int | None = None, listen: bool = False) -> State:
        """The position after so many choices (all of them if not said)."""
        if self.content != self.game.content():
            raise BadRecord(
                "record-content", came=self.content[:12], game=self.game.name, here=self.game.content()[:12]
            )
        last = len(self.choices) if upto is None else upto
        if not 0 <= last <= len(self.choices):
            raise BadRecord("record-number", n=len(self.choices), came=last)
        state = self.game.new(self.setup)
        if listen:
            state.listen()
        try:
            for number, (seat, text) in enumerate(self.choices[:last], start=1):
                follow(state, number, seat, text)
            if last == len(self.choices):
                conclude(state, self.result)
                self.check(state)
        except BadRecord as why:
            if not self.made_by:
                raise
            raise BadRecord("record-version", [why], engine=self.made_by, here=__version__) from None
        return state

    @property
    def made_by(self) -> str:
        """The version that made it, if it was another one."""
        return "" if self.engine == __version__ else self.engine

    def check(self, state: State) -> None:
        """Does the game end as the record says?"""
        result, ends = self.result, ending(state)
        left = ends is None and result is not None and result.get("why") in LEFT
        if result is not None and result != ends and not left:
            raise BadRecord("record-result", came=result, here=ends)

    def data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "engine": self.engine,
            "content": self.content,
            "setup": self.setup,
            "seats": self.seats,
            "commitment": self.commitment,
            "seed": self.seed,
            "result": self.result,
            "choices": [list(choice) for choice in self.choices],
        }

    def text(self) -> str:
        """The record as JSON, a line a choice."""
        data = self.data()
        choices = ",\n  ".join(json.dumps(choice, ensure_ascii=False) for choice in data.pop("choices"))
        header = json.dumps(data, ensure_ascii=False, indent=1).removesuffix("\n}")
        return header + ',\n "choices": [\n  ' + choices + "\n ]\n}\n"

    def save(self, path: str | Path) -> None:
        try:
            Path(path).write_text(self.text(), encoding="utf-8")
        except OSError as why:
            raise BadRecord("unwritable", path=path, why=why.strerror) from None


def ending(state: State) -> Outcome | None:
    """How the game ended, as a record says it."""
    outcome = state.outcome
    return None if outcome is None else outcome.data()


def follow(state: State, number: int, seat: int, text: str) -> Option:
    """Make one written choice and say which it was, or say at which number the record and the rules part."""
    unwritten = make_unwritten(state, (seat, text))
    decision = state.decision
    if decision is None:
        raise BadRecord("record-after-end", n=number, came=text)
    if decision.seat != seat:
        raise out_of_turn(number, seat, text, decision.seat)
    try:
        option = decision.offered(text)
    except BadInput as why:
        raise BadRecord("record-choice", [why], n=number) from None
    state.take(option)
    if state.heard is not None:
        state.heard = unwritten + state.heard
    return option


def out_of_turn(number: int, seat: int, text: str, asked: int) -> BadRecord:
    if seat == CHANCE:
        return BadRecord("record-chance-not-seat", n=number, came=text, asked=asked)
    if asked == CHANCE:
        return BadRecord("record-seat-not-chance", n=number, came=text, seat=seat)
    return BadRecord("record-seat", n=number, came=text, seat=seat, asked=asked)


def read(data: Any) -> Record:
    """A record from its JSON data."""
    if not isinstance(data, dict):
        raise BadRecord("record-fields", names=FIELDS)
    gate.check(data, "the-record")
    for field in data:
        if field not in FIELDS:
            raise unknown("record-field", field, FIELDS, BadRecord)
    for field in NEEDED:
        if field not in data:
            raise BadRecord("record-missing", field=field)
    if data["format"] != FORMAT or isinstance(data["format"], bool):
        raise BadRecord("record-format", came=data["format"], format=FORMAT)
    game = find(str(data["game"]))
    seats = data.get("seats", [f"seat {n}" for n in range(game.seats_of(data["setup"]))])
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats) or len(seats) < 2:
        raise BadRecord("record-seats", came=shown(seats))
    for field in ("engine", "commitment", "seed"):
        if not isinstance(data.get(field), (str, NoneType)):
            raise BadRecord("record-text", field=field, came=shown(data[field]))
    if not isinstance(data.get("result"), (dict, NoneType)):
        raise BadRecord("record-table", field="result", came=shown(data["result"]))
    record = Record(game, data["setup"], seats)
    record.engine = data.get("engine") or ""
    record.content = str(data["content"])
    record.commitment, record.seed, record.result = data.get("commitment"), data.get("seed"), data.get("result")
    if not isinstance(data["choices"], list):
        raise BadRecord("record-choices")
    gate.check_count(len(data["choices"]), game.bound, "choices")
    for number, choice in enumerate(data["choices"], start=1):
        match choice:
            case [int(seat), str(text)] if CHANCE <= seat < len(seats) and not isinstance(choice[0], bool):
                record.write(seat, text)
            case _:
                raise BadRecord("record-pair", n=number, came=shown(choice), least=CHANCE, most=len(seats) - 1)
    return record


def load(path: str | Path) -> Record:
    """A record from a file."""
    try:
        data = gate.from_json(gate.text_of(path, "record"), str(path))
    except BadInput as why:
        raise BadRecord(why.code, why.faults, **why.values) from None
    return read(data)
