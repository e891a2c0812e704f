"""Is there a screen with somebody before it, or a pipe?"""

from __future__ import annotations

import sys


def on_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
