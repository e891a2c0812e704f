"""`sevencats position`: a situation of any game from a TOML file, checked, shown, explained, judged."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from sevencats.commands.choices import LEVELS


@click.command()
@click.argument("file", type=click.Path())
@click.option("--seat", type=click.IntRange(0, 2), default=0, show_default=True, help="Whose view is shown.")
@click.option("--options", is_flag=True, help="List what may be chosen.")
@click.option("--explain", metavar="WHAT", help="Why a number is as it is: a card, a row, total; a fighter, combat.")
@click.option("--best", metavar="LEVEL", type=LEVELS, help="What a bot would choose, and what else it considered.")
@click.option("--seed", default=1, show_default=True, help="For the bot's luck.")
@click.option("--json", "as_json", is_flag=True, help="The answer as JSON; without another option the whole position.")
def position(
    file: str, seat: int, options: bool, explain: str | None, best: str | None, seed: int, as_json: bool
) -> None:
    """Check a position, show it, explain it, ask a bot.

    \b
    sevencats position frost.toml --options
    sevencats position frost.toml --explain catapult
    sevencats position kaer-morhen.toml --explain "geralt K16"
    sevencats position frost.toml --best expert --json
    """
    from sevencats.core.checks import position_in
    from sevencats.core.registry import find
    from sevencats.core.words import BadInput

    data = position_in(file)
    game = find(str(data.get("game", "gwent")))
    state = game.load(data)
    sides = len(state.view(None)["sides"])
    if seat >= sides:
        raise BadInput("position-no-seat", most=sides - 1, seat=seat)
    offered = [] if state.decision is None else [option.text for option in state.decision.options]
    if explain is not None:
        said = game.explain(state, explain)
        click.echo(json.dumps({"explain": explain, "lines": said.split("\n")}, ensure_ascii=False) if as_json else said)
    elif best is not None:
        found = thoughts(game.name, state, best, seed)
        click.echo(
            json.dumps(found, ensure_ascii=False)
            if as_json
            else "\n".join(f"{chance(one['chance'])}  {one['option']}" for one in found["considered"])
        )
    elif as_json:
        click.echo(json.dumps({"options": offered} if options else state.data(), ensure_ascii=False))
    else:
        click.echo(game.show(state.view(seat)))
        if options:
            click.echo("\n".join(offered))


def thoughts(game: str, state: Any, level: str, seed: int) -> dict[str, Any]:
    """What a bot of this level would choose for whoever is asked, the best first."""
    from sevencats.bots import Seat
    from sevencats.bots import level as bot_of
    from sevencats.core.luck import Luck
    from sevencats.core.words import BadInput

    bot = bot_of(game, level)
    if state.decision is None or state.decision.seat < 0:
        raise BadInput("nobody-asked")
    seat = state.decision.seat
    if sys.stderr.isatty():
        click.echo(f"The bot is thinking for seat {seat} ...", err=True)
    thought = bot.choose(Seat(state, seat, Luck(seed)))
    considered = [
        {"option": one.option.text, "chance": round(one.chance, 4), "tries": one.tries} for one in thought.considered
    ] or [{"option": thought.option.text, "chance": None, "tries": 0}]
    return {"seat": seat, "level": level, "best": thought.option.text, "considered": considered}


def chance(n: float | None) -> str:
    return "   –" if n is None else f"{n:4.0%}"
