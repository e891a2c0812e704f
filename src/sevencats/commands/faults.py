"""What a person is told when a command fails: one sentence, and an exit code. A traceback goes to a file."""

from __future__ import annotations

import os
import tempfile
import traceback
from pathlib import Path
from typing import Final

import click

from sevencats.commands.language import words_of
from sevencats.core.words import BadInput
from sevencats.terminal.lost import Lost

FAILED: Final = 1  # the connection, the disk, our own mistake
BAD_INPUT: Final = 2


def told(why: Exception) -> int:
    """Say what happened; the exit code."""
    if isinstance(why, (BadInput, Lost)):
        click.echo(f"sevencats: {words_of(None).refusal(why.why if isinstance(why, Lost) else why)}", err=True)
        return BAD_INPUT if isinstance(why, BadInput) else FAILED
    if isinstance(why, OSError) and why.strerror:
        where = f"{why.filename}: " if why.filename else ""
        click.echo(f"sevencats: {where}{why.strerror}.", err=True)
    else:
        click.echo(
            f"sevencats: This is a mistake of ours ({type(why).__name__}); what happened is written down in "
            f"{written_down(why)}, please send it to us.",
            err=True,
        )
    return FAILED


def written_down(why: Exception) -> Path:
    """A file with the traceback."""
    handle, name = tempfile.mkstemp(prefix="sevencats-", suffix=".log", text=True)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        traceback.print_exception(why, file=file)
    return Path(name)
