"""Resumable execution of a plan: what is finished is kept, what is missing is handed out."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from sevencats.core.words import BadInput
from sevencats.lab.executors import execute
from sevencats.lab.plan import Plan
from sevencats.lab.play import Played
from sevencats.lab.progress import bar
from sevencats.lab.store import Store


def usual_place(what: str, plan: Plan) -> Path:
    """Where results go when nobody says: the same plan finds them again."""
    return Path("results") / f"{what}-{sha256(json.dumps(plan.data()).encode()).hexdigest()[:10]}"


def run(plan: Plan, games: int, store: Store, workers: int | None = None, cluster: str | None = None) -> list[Played]:
    """The first so many games of the plan, by number."""
    missing = [number for number in range(games) if number not in store.finished]
    try:
        with bar("games", len(missing)) as progress:
            for played in execute(map(plan.fixture, missing), workers, cluster):
                store.add(played)
                progress.update(1)
    except KeyboardInterrupt:
        done = sum(number < games for number in store.finished)
        raise BadInput("interrupted", done=done, games=games) from None
    finally:
        store.close()
    return [store.finished[number] for number in range(games)]
