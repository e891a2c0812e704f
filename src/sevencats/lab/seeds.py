"""Seed derivation by hashing names and numbers: the same on every machine, whoever plays the game."""

from __future__ import annotations

from hashlib import blake2b


def derive(*parts: int | str) -> int:
    """A seed of 32 bits that belongs to these parts and, as far as anybody can tell, to no others."""
    words = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(words, digest_size=4).digest(), "big")
