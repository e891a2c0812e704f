"""How far it is and how long it takes yet: a bar on stderr, and nothing where nobody looks."""

from __future__ import annotations

import sys
from typing import Any

import click


def bar(label: str, length: int) -> Any:
    return click.progressbar(
        length=length, label=label, file=sys.stderr, show_pos=True, show_eta=True, hidden=not sys.stderr.isatty()
    )
