"""Where the browser client lies when it was built. A module of its own: the supervisor asks too, who serves nothing."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

MISSING: Final = (
    "The server is well, but the browser client is not here: in a clone run `make web`, else install "
    "Seven Cats again where there is Node 20 or newer, and start the server again."
)


def client_of(named: str | None) -> Path | None:
    """Where the built client lies: where the settings say, else in the package."""
    folder = Path(named) if named else Path(str(files("sevencats"))) / "client"
    return folder if (folder / "index.html").is_file() else None
