"""`sevencats replay`: a record, step by step on a screen, or printed."""

from __future__ import annotations

import json

import click

from sevencats.commands.choices import LANGUAGE


@click.command()
@click.argument("record", type=click.Path())
@click.option("--upto", type=int, help="Stop after this many choices.")
@click.option("--text", is_flag=True, help="Every choice in a line, then the table.")
@click.option("--json", "as_json", is_flag=True, help="The position as JSON.")
@LANGUAGE
def replay(record: str, upto: int | None, text: bool, as_json: bool, language: str | None) -> None:
    """Step through a record, or print it.

    Where output is not a terminal, or with --text or --json, it is printed.

    \b
    sevencats replay game.json
    sevencats replay game.json --text
    sevencats replay game.json --upto 40 --json
    """
    from sevencats.commands.language import words_of
    from sevencats.commands.screen import on_a_terminal
    from sevencats.core.decision import who
    from sevencats.core.record import load

    game = load(record)
    if not (text or as_json) and on_a_terminal():
        from sevencats.terminal.app import run
        from sevencats.terminal.sessions.turning import Turning

        run(Turning(game, upto), words_of(language))
        return
    game.replay()  # all of it: what is shown of a game must be of one that ends as it says
    state = game.replay(upto)
    if game.made_by:
        click.echo(words_of(language).made_by(game.made_by), err=True)
    if as_json:
        click.echo(json.dumps(state.data(), ensure_ascii=False))
        return
    if text:
        for number, (seat, choice) in enumerate(game.choices[:upto], start=1):
            click.echo(f"{number:>4}  {game.seats[seat] if seat >= 0 else who(seat)}: {choice}")
    click.echo(game.game.show(state.view(0)))
