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
        gate.check(plain, "The message")
        return msgspec.convert(plain, kind)
    except RecursionError:
        raise Refusal("malformed", str(gate.too_deep("The message")), 400) from None
    except (msgspec.MsgspecError, UnicodeError) as why:
        raise Refusal("malformed", f"The message is not understood: {why}.", 400) from None
    except BadInput as why:
        raise Refusal("malformed", str(why), 400) from None
