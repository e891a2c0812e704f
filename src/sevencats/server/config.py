"""Configuration: what the command line and the environment can set."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, kw_only=True):
    database: str
    bus: str | None
    origins: tuple[str, ...]  # pages that may speak to this server besides its own
    secure: bool  # cookies over https only
    processes: int = 1  # that serve behind one supervisor
    workers: int  # processes in which bots think
    deadline: float  # seconds for a bot's thought
    grace: float  # seconds before the win of somebody who left can be claimed
    sockets: int  # per client
    rate: float  # messages per socket, requests per client, in a second
    guest_rate: float  # new guests per client and second
    client: str | None  # the folder of the built browser client; else the one in the package
