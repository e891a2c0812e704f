"""Worker processes of the lab: none outlives its parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def follow_the_parent() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def leave() -> None:
        assert parent is not None
        parent.join()
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()
