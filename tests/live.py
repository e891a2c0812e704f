"""Tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any


def live(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that lives in an event loop, for five minutes at most."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            await asyncio.wait_for(test(*args, **kwargs), 300)

        asyncio.run(bounded())

    return run
