"""Message bus: how processes hear of each other. One process needs none, several on one machine use `local`, several
machines `nats`. A message is only a hint that there is something new; the database has the truth, so a lost message
costs a moment and never a choice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Handler = Callable[[dict[str, Any]], Awaitable[None]]


class Bus(Protocol):
    several: bool  # are there other processes?

    async def publish(self, topic: str, message: dict[str, Any]) -> None: ...
    async def subscribe(self, topic: str, handler: Handler) -> None: ...
    async def unsubscribe(self, topic: str) -> None: ...
    def well(self) -> bool: ...
    async def close(self) -> None: ...


class NoBus:
    """One process: whoever publishes has told all subscribers already."""

    several = False

    async def publish(self, topic: str, message: dict[str, Any]) -> None:
        pass

    async def subscribe(self, topic: str, handler: Handler) -> None:
        pass

    async def unsubscribe(self, topic: str) -> None:
        pass

    def well(self) -> bool:
        return True

    async def close(self) -> None:
        pass


async def open_bus(url: str | None, process: str) -> Bus:
    if url is None:
        return NoBus()
    if url.startswith("fd:"):
        from sevencats.server.cluster.local import open_local_bus

        return await open_local_bus(url.removeprefix("fd:"), process)
    from sevencats.server.cluster.nats import open_nats_bus

    return await open_nats_bus(url, process)
