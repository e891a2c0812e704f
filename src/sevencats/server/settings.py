"""What whoever runs the house can set."""
from __future__ import annotations

from msgspec import Struct


class Settings(Struct, kw_only=True):
    database: str = "sqlite+aiosqlite:///sevencats.db"
    bus: str | None = None
    origins: tuple[str, ...] = ()           # pages that may speak to this server besides its own
    secure: bool = False                    # cookies over https only
    rooms: int = 1                          # processes that serve behind one doorman
    workers: int = 1                        # processes in which bots think
    grace: float = 60.0                     # seconds before the win of somebody who left can be claimed
    patience: float = 30.0                  # seconds to wait for a database that is gone
    sockets: int = 64                       # per client
    messages: float = 30.0                  # per socket and second
    requests: float = 30.0                  # per client and second
    guests: float = 2.0                     # per client and second
    idle: float = 60.0                      # seconds before an empty table is put away
    client: str | None = None               # the folder of the built browser client; else the one in the package
