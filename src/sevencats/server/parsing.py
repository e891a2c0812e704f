"""Messages from outside: JSON that passes the gate and is of the kind that is expected."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.core import gate
from sevencats.core.words import BadInput
from sevencats.server.refusal import Refusal


def parse(data: bytes | str, kind: Any) -> Any:
    """A message of this kind, or a refusal."""
    try:
        plain = msgspec.json.decode(data)
        gate.check(plain, "the-message")
        return msgspec.convert(plain, kind)
    except RecursionError:
        raise Refusal.of("malformed", gate.too_deep("the-message"), 400) from None
    except (msgspec.MsgspecError, UnicodeError) as why:
        raise Refusal("malformed", "message-shape", 400, why=why) from None
    except BadInput as why:
        raise Refusal.of("malformed", why, 400) from None
