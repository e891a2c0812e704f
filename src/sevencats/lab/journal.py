"""Append-only journal (JSON Lines): a line for every game as it ends, flushed before the next one counts."""

from __future__ import annotations

import json
import os
from pathlib import Path

from sevencats.core.words import BadInput
from sevencats.lab.lock import Lock
from sevencats.lab.play import Played


class Journal:
    """Games that are not yet compacted into a part; a lock file keeps other writers out."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = Lock(path.with_suffix(".lock"))
        self.games = 0
        path.touch()
        self.file = path.open("a", encoding="utf-8")

    def read(self, notes: list[str]) -> list[Played]:
        """Recover the games. A torn last line was never a finished game; other bad lines are set aside."""
        lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):
            lines.pop()
        good: list[tuple[str, Played]] = []
        bad: list[str] = []
        for line in lines:
            try:
                good.append((line, read_line(line)))
            except (ValueError, KeyError, TypeError):
                bad.append(line)
        if bad:
            aside = self.path.with_suffix(".corrupt")
            with aside.open("a", encoding="utf-8") as file:
                file.writelines(bad)
            notes.append(
                f"{len(bad)} corrupt line{'s' if len(bad) > 1 else ''} of {self.path.name} "
                f"{'were' if len(bad) > 1 else 'was'} set aside in {aside.name}, and played again."
            )
        self.rewrite([line for line, _ in good])
        return [played for _, played in good]

    def rewrite(self, lines: list[str]) -> None:
        fresh = self.path.with_suffix(".tmp")
        fresh.write_text("".join(lines), encoding="utf-8")
        self.file.close()
        os.replace(fresh, self.path)
        self.file = self.path.open("a", encoding="utf-8")
        self.games = len(lines)

    def write(self, played: Played) -> None:
        try:
            self.file.write(json.dumps(line_of(played), ensure_ascii=False) + "\n")
            self.file.flush()
        except OSError as why:
            raise BadInput("unwritable", path=self.path, why=why.strerror) from None
        self.games += 1

    def clear(self) -> None:
        self.rewrite([])

    def close(self) -> None:
        self.file.close()
        self.lock.release()


def line_of(played: Played) -> dict[str, int | str]:
    return {
        "number": played.number,
        "bot0": played.bots[0],
        "bot1": played.bots[1],
        "side0": played.sides[0],
        "side1": played.sides[1],
        "winner": played.winner,
        "choices": played.choices,
        "record": played.record,
    }


def read_line(line: str) -> Played:
    row = json.loads(line)
    json.loads(row["record"])
    return Played(
        int(row["number"]),
        (row["bot0"], row["bot1"]),
        (row["side0"], row["side1"]),
        int(row["winner"]),
        int(row["choices"]),
        row["record"],
    )
