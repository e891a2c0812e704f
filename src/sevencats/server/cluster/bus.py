"""How processes hear of each other: nothing to do for one, through the doorman for several on one machine (`pipe`), by
NATS for several machines. A message is only a hint that there is something new; the store has the truth, so a lost
message costs a moment and never a choice."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import structlog

from sevencats.core.words import BadInput
from sevencats.server import metrics

log = structlog.get_logger()
Handler = Callable[[dict[str, Any]], Awaitable[None]]


class Bus(Protocol):
    several: bool  # are there other processes?

    async def publish(self, topic: str, message: dict[str, Any]) -> None: ...
    async def subscribe(self, topic: str, handler: Handler) -> None: ...
    async def unsubscribe(self, topic: str) -> None: ...
    def well(self) -> bool: ...
    async def close(self) -> None: ...


class Alone:
    """One process: whoever publishes has told everybody in it already."""

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


class Nats:
    """Processes on several machines; each hears what the others publish and not itself."""

    several = True

    def __init__(self, client: Any, process: str) -> None:
        self.client = client
        self.process = process
        self.subscriptions: dict[str, Any] = {}

    async def publish(self, topic: str, message: dict[str, Any]) -> None:
        try:
            await self.client.publish(f"sevencats.{topic}", msgspec.json.encode({"from": self.process, **message}))
            metrics.BUS.labels("out").inc()
        except Exception as why:
            log.warning("bus does not take messages", why=type(why).__name__)

    async def subscribe(self, topic: str, handler: Handler) -> None:
        async def heard(message: Any) -> None:
            metrics.BUS.labels("in").inc()
            data = msgspec.json.decode(message.data)
            if data["from"] != self.process:
                await handler(data)

        with contextlib.suppress(Exception):
            self.subscriptions[topic] = await self.client.subscribe(f"sevencats.{topic}", cb=heard)

    async def unsubscribe(self, topic: str) -> None:
        subscription = self.subscriptions.pop(topic, None)
        if subscription is not None:
            with contextlib.suppress(Exception):
                await subscription.unsubscribe()

    def well(self) -> bool:
        return bool(self.client.is_connected)

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self.client.drain()


async def open_bus(url: str | None, process: str) -> Bus:
    if url is None:
        return Alone()
    if url.startswith("fd:"):
        from sevencats.server.cluster.local import open_indoors

        return await open_indoors(url.removeprefix("fd:"), process)
    try:
        import nats
    except ImportError:
        raise BadInput("bus-library") from None

    async def quiet(why: Exception) -> None:
        log.warning("bus", why=type(why).__name__)

    try:
        client = await nats.connect(
            url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            error_cb=quiet,
            allow_reconnect=True,
            connect_timeout=5,
        )
    except Exception as why:
        raise BadInput("bus-gone", why=type(why).__name__) from None
    return Nats(client, process)
