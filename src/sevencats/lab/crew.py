"""Those who play the games: processes of this machine, or a Dask cluster. Which of them plays changes nothing."""
from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import islice
from typing import Any, Final, TypeVar

from sevencats.core.words import BadInput
from sevencats.lab.needs import need
from sevencats.lab.plan import Fixture, program
from sevencats.lab.play import Played, play

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 4                    # games handed out for each worker, so that none waits
PATIENCE: Final = "10s"             # for a scheduler to answer


def crew(fixtures: Iterable[Fixture], workers: int | None, cluster: str | None) -> Iterator[Played]:
    """The games, in whatever order they end."""
    return spread(play, fixtures, workers) if cluster is None else on_cluster(fixtures, cluster)


def spread(act: Callable[[T], R], work: Iterable[T], workers: int | None) -> Iterator[R]:
    """Each piece of work done once, on so many processes or on all cores."""
    count = os.cpu_count() or 1 if workers is None else workers
    if count < 1:
        raise BadInput(f"Work needs at least one worker, not {count}.")
    return map(act, work) if count == 1 else at_home(act, work, count)


def at_home(act: Callable[[T], R], work: Iterable[T], workers: int) -> Iterator[R]:
    """On processes that end when this one does."""
    waiting = iter(work)
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), follow_the_parent)
    handed: set[Future[R]] = set()
    try:
        handed = {pool.submit(act, one) for one in islice(waiting, AHEAD * workers)}
        while handed:
            done, handed = wait(handed, return_when=FIRST_COMPLETED)
            handed |= {pool.submit(act, one) for one in islice(waiting, len(done))}
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise BadInput("A worker process died; the finished games are kept, and the same command goes on.") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if handed:                                          # broken off: nobody waits for games half played
            for process in multiprocessing.active_children():
                process.terminate()


def follow_the_parent() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def leave() -> None:
        assert parent is not None
        parent.join()
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()


def on_cluster(fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    """On the workers of a Dask scheduler. A game whose worker dies is played by another; each is handed back once."""
    distributed = need("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as why:
        raise BadInput(f'No Dask scheduler answers at "{address}": {str(why).splitlines()[0]}') from None
    try:
        yield from gathered(distributed, client, iter(fixtures))
    except (distributed.scheduler.KilledWorker, distributed.comm.core.CommClosedError,
            distributed.client.FutureCancelledError, ImportError, RuntimeError) as why:
        raise BadInput(f"The cluster at {address} gave up ({type(why).__name__}); the finished games are kept, "
                       "and the same command goes on.") from None
    finally:
        client.close()


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
        raise BadInput("A worker of the cluster has another version of the rules or the bots.")
    return play(fixture)


@lru_cache
def expected(game: str) -> str:
    return program(game)
