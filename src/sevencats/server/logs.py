"""Logs as lines of JSON. They name matches, numbers and verbs: never options, tokens, keys or people's words."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
    for noisy in ("nats", "alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.ERROR)
