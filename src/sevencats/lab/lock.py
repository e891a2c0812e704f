"""Lock file (`flock`): one process at a time; the system releases it when its holder dies."""

from __future__ import annotations

import sys
from pathlib import Path

from sevencats.core.words import BadInput


class Lock:
    def __init__(self, path: Path) -> None:
        self.file = path.open("a")
        try:
            seize(self.file.fileno())
        except OSError:
            self.file.close()
            raise BadInput("directory-busy", path=path.parent) from None

    def release(self) -> None:
        self.file.close()


def seize(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
