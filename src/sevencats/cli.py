"""The command `sevencats`: names and first lines of all subcommands. What they need is imported when they run."""

from __future__ import annotations

import errno
from typing import Any, Final

import click

from sevencats.commands.lazy import CommandTable, LazyGroup

COMMANDS: Final[CommandTable] = {
    "play": ("sevencats.commands.play:play", "Play a game here, or at a server's table by its link."),
    "watch": ("sevencats.commands.watch:watch", "Watch a server's table."),
    "replay": ("sevencats.commands.replay:replay", "Step through a record, or print it."),
    "serve": ("sevencats.commands.serve:serve", "Serve live tables to everybody who has the link."),
    "verify": ("sevencats.commands.verify:verify", "Check that the luck of a record is as promised."),
    "position": ("sevencats.commands.position:position", "Check a position, show it, explain it, ask a bot."),
    "deck": ("sevencats.commands.deck:deck", "Premade decks, what a deck draws and how often it wins."),
    "rules": ("sevencats.commands.rules:rules", "What a rule is, with its paragraph, sources and rulings."),
    "dice": ("sevencats.commands.dice:dice", "Gwen't campaigns: characters, bets, the merchant, the books."),
    "arena": ("sevencats.lab.commands:arena_command", "Let bots play each other."),
    "lab": ("sevencats.lab.commands:lab_group", "Learn the bots' weights; take a game out of results."),
    "bench": ("sevencats.commands.bench:bench", "How fast this build is on this machine."),
    "completion": ("sevencats.commands.completion:completion", "Print the completion script of a shell."),
}


class House(LazyGroup):
    """Whatever goes wrong is told in one sentence, with exit code 1 or, for bad input, 2."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        from sevencats.core import gate
        from sevencats.core.words import BadInput

        try:
            gate.check_words(args, "the-command-line")
        except BadInput as why:
            raise click.UsageError(str(why)) from None
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.exceptions.Exit, click.ClickException, click.Abort):
            raise
        except Exception as why:
            if isinstance(why, OSError) and why.errno == errno.EPIPE:
                raise
            from sevencats.commands.faults import told

            ctx.exit(told(why))


@click.group(cls=House, table=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda *call: say_version(*call),
    help="Show the version and which build runs.",
)
def main() -> None:
    """The digital table for the Witcher's table games.

    \b
    sevencats play                       a game against a bot, in this terminal
    sevencats play http://HOST/table/ID  a seat at a server's table
    sevencats replay game.json           a saved game, step by step
    sevencats deck list                  the premade decks
    sevencats rules medic                what a rule is, and on what it rests
    sevencats arena gwent                bots against bots, with win rates
    """


def say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from sevencats.build import version

        click.echo(version())
        ctx.exit()
