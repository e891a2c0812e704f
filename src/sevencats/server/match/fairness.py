"""Luck that can be proved: a secret is promised before the first card, every draw follows from it, and it is told after
the last. Whoever has the record can check that the dealer neither changed the secret nor left it for a single draw."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.record import BadRecord, Record, follow
from sevencats.core.unwritten import conclude, make_unwritten


def new_seed(match: str) -> str:
    """A fresh secret for this match."""
    return f"{match}:{secrets.token_hex(32)}"


def commitment(seed: str) -> str:
    """What may be shown of a secret before it is told."""
    return hashlib.sha256(seed.encode()).hexdigest()


def draw(seed: str, number: int, decision: Decision) -> Option:
    """What luck chooses as the match's choice of this number."""
    match, _, key = seed.partition(":")
    digest = hmac.new(bytes.fromhex(key), f"{match}:{number}".encode(), hashlib.sha256).digest()
    k = int.from_bytes(digest, "big") % sum(decision.weights)
    for option, weight in zip(decision.options, decision.weights, strict=True):
        k -= weight
        if k < 0:
            return option
    raise AssertionError("the weights of a draw add up")


def verify(record: Record) -> int:
    """How many draws of the record follow from the promised secret: all of them, or one sentence about the first that
    does not."""
    if record.commitment is None or record.seed is None:
        raise BadRecord("no-promise")
    if not hmac.compare_digest(commitment(record.seed), record.commitment):
        raise BadRecord("seed-hash")
    try:
        bytes.fromhex(record.seed.partition(":")[2])
    except ValueError:
        raise BadRecord("seed-shape") from None
    state = record.replay(0)
    draws = 0
    for number, (seat, text) in enumerate(record.choices, start=1):
        make_unwritten(state, (seat, text))
        decision = state.decision
        if seat == CHANCE and decision is not None and decision.seat == CHANCE:
            promised = draw(record.seed, number, decision).text
            if text != promised:
                raise BadRecord("seed-choice", n=number, came=text, promised=promised)
            draws += 1
        follow(state, number, seat, text)
    conclude(state, record.result)
    record.check(state)
    return draws
