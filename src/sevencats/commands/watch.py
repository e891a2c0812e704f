"""`sevencats watch`: a server's table, from a spectator's place."""

from __future__ import annotations

import click

from sevencats.commands.choices import LANGUAGE


@click.command()
@click.argument("link")
@LANGUAGE
@click.option("--text", is_flag=True, help="A line for each thing that happens, as in a pipe.")
@click.option("--json", "as_json", is_flag=True, help="A line of JSON for each change: events and view.")
def watch(link: str, language: str | None, text: bool, as_json: bool) -> None:
    """Watch a server's table.

    \b
    sevencats watch https://host/table/ID
    sevencats watch https://host/table/ID --json | jq .events
    """
    from sevencats.commands.language import words_of
    from sevencats.commands.screen import on_a_terminal
    from sevencats.terminal.sessions.link import read
    from sevencats.terminal.sessions.remote import Remote

    words = words_of(language)
    lines = text or as_json or not on_a_terminal()
    session = Remote(read(link), watches=True, patience=8 if lines else None, called=words.person)
    if lines:
        from sevencats.terminal.lines import run_lines

        run_lines(session, words, answers=False, as_json=as_json)
    else:
        from sevencats.terminal.app import run

        run(session, words)
