"""What the browser client is tried with: a Chromium and the built client. Run, it says what is missing."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parents[2] / "build/client"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Where a Chromium of this machine is."""
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def missing() -> str:
    """One sentence with a way on, or nothing if all is there."""
    if chromium() is None:
        return "There is no Chromium here (on Debian: apt install chromium): the browser client is not tried."
    if not (CLIENT / "index.html").exists():
        return "The browser client is not built (make web, with Node 20 or newer): it is not tried."
    return ""


if __name__ == "__main__":
    sys.exit(missing() or None)
