"""Executors: a process pool of this machine, or a Dask cluster. The results do not depend on which of them plays."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from sevencats.core.words import BadInput
from sevencats.lab.cluster import AHEAD, on_cluster
from sevencats.lab.plan import Fixture
from sevencats.lab.play import Played, play
from sevencats.workers import follow_the_parent

T = TypeVar("T")
R = TypeVar("R")


def execute(fixtures: Iterable[Fixture], workers: int | None, cluster: str | None) -> Iterator[Played]:
    """The games, in whatever order they end."""
    return parallel(play, fixtures, workers) if cluster is None else on_cluster(fixtures, cluster)


def parallel(act: Callable[[T], R], work: Iterable[T], workers: int | None) -> Iterator[R]:
    """Each piece of work done once, on so many processes or on all cores."""
    count = os.cpu_count() or 1 if workers is None else workers
    if count < 1:
        raise BadInput("workers", n=count)
    return map(act, work) if count == 1 else in_pool(act, work, count)


def in_pool(act: Callable[[T], R], work: Iterable[T], workers: int) -> Iterator[R]:
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
        raise BadInput("worker-died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if handed:  # broken off: nobody waits for games half played
            for process in multiprocessing.active_children():
                process.terminate()
