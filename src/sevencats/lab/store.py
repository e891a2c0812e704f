"""Result store, a directory: the plan, an append-only journal of games, and immutable Parquet parts compacted from it.

A part has a checksum of its content in its name, so damage is detected before it is counted; what is damaged is set
aside under another name, and its games are played again."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sevencats.core.words import BadInput
from sevencats.lab.journal import Journal
from sevencats.lab.needs import need
from sevencats.lab.plan import Plan
from sevencats.lab.play import Played

SEALED: Final = 500  # games of a part
COLUMNS: Final = {
    "number": "BIGINT",
    "bot0": "VARCHAR",
    "bot1": "VARCHAR",
    "side0": "VARCHAR",
    "side1": "VARCHAR",
    "winner": "BIGINT",
    "choices": "BIGINT",
    "record": "VARCHAR",
}


class Store:
    """The games of one plan that are finished, and the place where they are kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.duckdb = need("duckdb")
        self.path = path
        self.notes: list[str] = []  # what was set aside, a sentence each
        self.finished: dict[int, Played] = {}  # without their records
        prepare(path, plan)
        self.journal = Journal(path / "journal.jsonl")
        for part in self.parts():
            self.read(part)
        for played in self.journal.read(self.notes):
            self.finished.setdefault(played.number, replace(played, record=""))

    def add(self, played: Played) -> None:
        """Keep a game, once; it is on disk when this returns."""
        if played.number in self.finished:
            return
        self.journal.write(played)
        self.finished[played.number] = replace(played, record="")
        if self.journal.games >= SEALED:
            self.seal()

    def seal(self) -> None:
        """Compact the journal into a part. After a crash in between, games lie twice on disk and are counted once."""
        if not self.journal.games:
            return
        fresh = self.path / "part.tmp"
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
        self.duckdb.execute(
            f"COPY (SELECT * FROM read_json({quoted(self.journal.path)}, format='newline_delimited', "
            f"columns={{{columns}}}) ORDER BY number) TO {quoted(fresh)} "
            "(FORMAT parquet, COMPRESSION zstd)"
        )
        last = max((int(part.name.split("-")[1]) for part in self.path.glob("part-*-*")), default=0)
        os.replace(fresh, self.path / f"part-{last + 1:06}-{fingerprint(fresh)}.parquet")
        self.journal.clear()

    def parts(self) -> list[Path]:
        return sorted(self.path.glob("part-*.parquet"))

    def read(self, part: Path) -> None:
        """Count the games of a part, or set it aside."""
        try:
            check(part)
            rows = self.duckdb.execute("SELECT * EXCLUDE record FROM read_parquet(?)", [str(part)]).fetchall()
            games = [
                Played(number, (bot0, bot1), (side0, side1), winner, choices, "")
                for number, bot0, bot1, side0, side1, winner, choices in rows
            ]
        except (ValueError, OSError, self.duckdb.Error) as why:
            part.rename(part.with_suffix(".corrupt"))
            self.notes.append(
                f"{part.name} is corrupt ({str(why).splitlines()[0]}); it was set aside as "
                f"{part.with_suffix('.corrupt').name}, and its games are played again."
            )
            return
        for played in games:
            self.finished.setdefault(played.number, played)

    def records(self, numbers: set[int] | None = None) -> Iterator[tuple[int, dict[str, Any]]]:
        """The records of these games, or of all, each once, by number."""
        self.seal()
        rows = (
            self.duckdb.execute(
                "SELECT number, min(record) FROM read_parquet(?) GROUP BY number ORDER BY number",
                [[str(part) for part in self.parts()]],
            )
            if self.parts()
            else None
        )
        while rows is not None and (row := rows.fetchone()) is not None:
            if numbers is None or row[0] in numbers:
                yield row[0], json.loads(row[1])

    def close(self) -> None:
        self.seal()
        self.journal.close()


def prepare(path: Path, plan: Plan) -> None:
    """A directory for this plan: a new or empty one, or one that already has it."""
    wanted = json.loads(json.dumps(plan.data()))
    file = path / "plan.json"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if file.exists():
            compare(read_plan(file), wanted, path)
            return
        if any(one.suffix not in (".tmp", ".lock") for one in path.iterdir()):
            raise BadInput("directory-full", path=path)
        file.with_suffix(".tmp").write_text(json.dumps(wanted, indent=1, ensure_ascii=False), encoding="utf-8")
        os.replace(file.with_suffix(".tmp"), file)
    except OSError as why:
        raise BadInput("directory-unusable", path=path, why=why.strerror) from None


def read_plan(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    except OSError as why:
        raise BadInput("unreadable", path=file, why=why.strerror) from None
    if not isinstance(found, dict):
        raise BadInput("plan-corrupt", path=file)
    return found


def compare(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    for field in wanted:
        if found.get(field) != wanted[field]:
            raise BadInput("plan-other", path=path, field=field)


def record_of(path: Path, number: int) -> dict[str, Any]:
    """The record of one game of finished results."""
    plan = read_plan(path / "plan.json")
    duckdb = need("duckdb")
    for part in sorted(path.glob("part-*.parquet")):
        try:
            check(part)
            row = duckdb.execute("SELECT record FROM read_parquet(?) WHERE number = ?", [str(part), number]).fetchone()
        except (ValueError, OSError, duckdb.Error):
            raise BadInput("part-corrupt", path=part) from None
        if row is not None:
            record: dict[str, Any] = json.loads(row[0])
            return record
    raise BadInput("no-stored-game", path=path, n=number, game=plan["game"])


def check(part: Path) -> None:
    """A part whose content is not what it was when it was sealed raises a ValueError."""
    if fingerprint(part) != part.stem.rpartition("-")[2]:
        raise ValueError("its content does not agree with its name")


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"
