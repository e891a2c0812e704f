"""What whoever runs the house can set."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, kw_only=True):
    database: str
    bus: str | None
    origins: tuple[str, ...]  # pages that may speak to this server besides its own
    secure: bool  # cookies over https only
    rooms: int = 1  # processes that serve behind one doorman
    workers: int  # processes in which bots think
    deadline: float  # seconds for a bot's thought
    grace: float  # seconds before the win of somebody who left can be claimed
    sockets: int  # per client
    pace: float  # messages per socket, requests per client, in a second
    guests: float  # new ones per client and second
    client: str | None  # the folder of the built browser client; else the one in the package
