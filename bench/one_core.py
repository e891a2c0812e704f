"""All that is compared runs on the same core, where the system lets us choose one."""

from __future__ import annotations

import os


def stay() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
