"""Rate limit: a token bucket for each client, and a limit of open connections."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

KNOWN: Final = 20_000  # clients remembered; the least recently seen is forgotten first


class TokenBucket:
    """So many tokens a second; bursts of three seconds' worth, and never less than five."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.most = max(3 * rate, 5.0)
        self.left = self.most
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """A token bucket for each client."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self.buckets.pop(client, None) or TokenBucket(self.rate)
        self.buckets[client] = bucket
        if len(self.buckets) > KNOWN:
            self.buckets.popitem(last=False)
        return bucket.take()


class ConnectionLimiter:
    """How many connections each client holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def take(self, client: str) -> bool:
        if self.held.get(client, 0) >= self.most:
            return False
        self.held[client] = self.held.get(client, 0) + 1
        return True

    def release(self, client: str) -> None:
        self.held[client] -= 1
        if self.held[client] == 0:
            del self.held[client]
