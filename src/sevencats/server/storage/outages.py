"""Is the database away, so that it is worth waiting for? Told by the class of the exception and by the database's own
code (SQLSTATE, SQLite's result code), never by its text, in which stand parameters that a guest has written."""

from __future__ import annotations

import sqlite3
from typing import Final

CONNECTION: Final = "08"  # the class of SQLSTATEs about a connection that broke or could not be made
AWAY: Final = frozenset(
    {
        "57P01",  # admin_shutdown
        "57P02",  # crash_shutdown
        "57P03",  # cannot_connect_now: starting up or shutting down
        "57P05",  # idle_session_timeout
        "53300",  # too_many_connections
        "40001",  # serialization_failure
        "40P01",  # deadlock_detected
        "55P03",  # lock_not_available
        "25006",  # read_only_sql_transaction: a standby that is about to take over
    }
)
LOCKED: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL})


def is_outage(why: BaseException) -> bool:
    if isinstance(why, OSError) or getattr(why, "connection_invalidated", False):
        return True
    cause = getattr(why, "orig", None) or why
    state, code = getattr(cause, "sqlstate", None), getattr(cause, "sqlite_errorcode", None)
    if state is not None:
        return str(state).startswith(CONNECTION) or state in AWAY
    return code is not None and code & 0xFF in LOCKED  # the rest of the code says more about it
