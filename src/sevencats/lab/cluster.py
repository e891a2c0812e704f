"""Games on a Dask cluster, where workers come and go."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from sevencats.core.words import BadInput
from sevencats.lab.needs import need
from sevencats.lab.plan import Fixture, program
from sevencats.lab.play import Played, play

AHEAD: Final = 4  # games handed out for each worker, so that none waits
PATIENCE: Final = "10s"  # for a scheduler to answer
LOUD: Final = ("distributed", "distributed.client", "tornado.application")  # what goes wrong is said below, once


def on_cluster(fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    """On the workers of a Dask scheduler. A game whose worker dies is played by another; each is handed back once."""
    distributed = need("distributed")
    for name in LOUD:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as why:
        raise BadInput("scheduler-gone", address=address, why=why) from None
    try:
        yield from gathered(distributed, client, iter(fixtures))
    except (
        distributed.scheduler.KilledWorker,
        distributed.comm.core.CommClosedError,
        distributed.client.FutureCancelledError,
        ImportError,
        RuntimeError,
    ) as why:
        raise BadInput("cluster-gave-up", address=address, why=why.__cause__ or why) from None
    finally:
        client.close()


def first_line(why: BaseException) -> str:
    return (str(why) or type(why).__name__).splitlines()[0]


def gathered(distributed: Any, client: Any, waiting: Iterator[Fixture]) -> Iterator[Played]:
    threads = sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values())
    first = [submitted(client, one) for one in islice(waiting, AHEAD * max(2, threads))]
    handed = distributed.as_completed(first, loop=client.loop)
    for future in handed:
        played: Played = future.result()
        for one in islice(waiting, 1):
            handed.add(submitted(client, one))
        yield played


def submitted(client: Any, fixture: Fixture) -> Any:
    return client.submit(play_as, fixture, expected(fixture.game), pure=False)


def play_as(fixture: Fixture, wanted: str) -> Played:
    """On another machine: only the same rules and the same bots play the same game."""
    if expected(fixture.game) != wanted:
        raise BadInput("worker-version")
    return play(fixture)


@lru_cache
def expected(game: str) -> str:
    return program(game)
