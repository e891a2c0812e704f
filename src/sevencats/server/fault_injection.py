"""Places where a test may end the process, to see what survives: SEVENCATS_FAULT="untold:5" ends it at the fifth."""

from __future__ import annotations

import os
import signal

_place, _, _times = os.environ.get("SEVENCATS_FAULT", "").partition(":")
_left = int(_times or 0)


def point(place: str) -> None:
    global _left
    if place == _place:
        _left -= 1
        if _left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
