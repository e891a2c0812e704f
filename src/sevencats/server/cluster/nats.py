"""Message bus over NATS: processes on several machines. Each hears what the others publish, and not itself."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import structlog

from sevencats.core.words import BadInput
from sevencats.server import metrics
from sevencats.server.cluster.bus import Handler

logger = structlog.get_logger()


class NatsBus:
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
            logger.warning("bus does not take messages", why=type(why).__name__)

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


async def open_nats_bus(url: str, process: str) -> NatsBus:
    try:
        import nats
    except ImportError:
        raise BadInput("bus-library") from None

    async def report(why: Exception) -> None:
        logger.warning("bus", why=type(why).__name__)

    try:
        client = await nats.connect(
            url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            error_cb=report,
            allow_reconnect=True,
            connect_timeout=5,
        )
    except Exception as why:
        raise BadInput("bus-gone", why=type(why).__name__) from None
    return NatsBus(client, process)
