"""Prometheus metrics."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # the folder that several processes share
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

choices = cache(Counter("sevencats_choices", "Entries appended to match logs", ["verb"]).labels)
REFUSED = Counter("sevencats_refused", "Messages refused", ["kind"])
UNSTORED = Counter("sevencats_unstored", "Batches that the database did not take")
SOCKETS = Gauge("sevencats_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("sevencats_tables", "Tables held in memory", multiprocess_mode="livesum")
COMMIT = Histogram("sevencats_commit_seconds", "Time of a commit", buckets=QUICK)
BATCH = Histogram("sevencats_commit_pages", "Tables that shared a commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256))
TOLD = Histogram("sevencats_told_seconds", "From a message's arrival to its broadcast", buckets=QUICK)
THOUGHT = Histogram("sevencats_thought_seconds", "Time a bot thought", buckets=(*QUICK, 20, 40, 60))
RETRIES = Counter("sevencats_thought_retries", "Thoughts tried again in a new worker", ["cause"])
FALLBACKS = Counter("sevencats_thought_fallbacks", "Thoughts left to a simpler bot", ["cause"])
STALLED = Counter("sevencats_stalled", "Moves of luck or a bot that failed and are tried again")
BUS = Counter("sevencats_bus", "Messages on the bus", ["way"])
REQUESTS = Counter("sevencats_requests", "HTTP requests", ["status"])


def shown() -> bytes:
    """The metrics of all processes together."""
    if TOGETHER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def gone(pid: int) -> None:
    """A process has ended: what it held open is open no longer."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]
