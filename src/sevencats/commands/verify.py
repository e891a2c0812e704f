"""`sevencats verify`: is the luck of a record what was promised before its first card?"""

from __future__ import annotations

import json

import click

from sevencats.commands.choices import JSON


@click.command()
@click.argument("record", type=click.Path())
@JSON
def verify(record: str, as_json: bool) -> None:
    """Check that the luck of a record follows from the secret that was promised before its first card.

    \b
    sevencats verify game.json
    """
    from sevencats.core.record import load
    from sevencats.server.match.fairness import verify as verified

    draws = verified(load(record))
    said = f"The luck of this game is as promised: the seed has the promised hash, and all {draws} draws follow."
    click.echo(json.dumps({"promised": True, "draws": draws}) if as_json else said)
