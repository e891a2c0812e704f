"""The command `sevencats`. Rooms are entered when a subcommand needs them, so that help is there at once."""
from __future__ import annotations

import json
from typing import Any

import click

from sevencats.core.words import BadInput
from sevencats.dice_cli import dice
from sevencats.lab import commands as lab
from sevencats.rules_cli import rules
from sevencats.serve_cli import serve, verify


class House(click.Group):
    """Bad input is told in one sentence, with exit code 2."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BadInput as why:
            click.echo(f"sevencats: {why}", err=True)
            ctx.exit(2)


@click.group(cls=House, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=lambda *call: say_version(*call),
              help="Show the version and which build runs.")
def main() -> None:
    """The digital table for the Witcher's table games.

    \b
    sevencats play                      a game of Gwent against a bot
    sevencats deck list                 the premade decks
    sevencats rules medic               what a rule is, and on what it rests
    sevencats replay game.json --text   a saved game in words
    sevencats arena gwent               bots against bots, with win rates
    """


def say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from sevencats.build import version
        click.echo(version())
        ctx.exit()


@main.command()
@click.argument("game", default="gwent", type=click.Choice(["gwent"]))
@click.option("--edition", default="anniversary", help="anniversary, classic-2015 or witcher-3.")
@click.option("--deck", default="init-northern-realms", help="Your deck: a premade one or a TOML file.")
@click.option("--against", default="init-monsters", help="The other deck.")
@click.option("--house", multiple=True, metavar="RULE=VALUE", help="A house rule, such as muster_from_hand=false.")
@click.option("--opponent", default="regular", help="random, novice, regular, expert or master.")
@click.option("--hot-seat", is_flag=True, help="Two people at this terminal.")
@click.option("--language", default="en", help="The language of the card names: en, fr, nl, cs, de, pl.")
@click.option("--seed", type=int, help="Play the same luck again.")
@click.option("--load", "record", type=click.Path(), help="Go on with a saved game.")
def play(game: str, edition: str, deck: str, against: str, house: tuple[str, ...], opponent: str, hot_seat: bool,
         language: str, seed: int | None, record: str | None) -> None:
    """Play a game here. A question mark at the prompt shows what can be typed.

    \b
    sevencats play --deck init-skellige --against init-nilfgaard --opponent expert
    sevencats play --edition witcher-3 --house after_a_tie=coin --hot-seat
    """
    import secrets

    from sevencats import gwent
    from sevencats.bots import level
    from sevencats.locales import Words
    from sevencats.terminal.play import Prompt

    bot = level(game, opponent)
    seed = secrets.randbelow(2**31) if seed is None else seed
    words = Words(language)
    names = ("Ada", "Ben") if hot_seat else ("You", "The stranger")
    match = gwent.load(record, seed) if record else gwent.new(
        deck_of(deck), deck_of(against), edition=edition, house=dict(map(house_rule, house)), names=names, seed=seed)
    Prompt(match, (0, 1) if hot_seat else (0,), bot, words, seed).run()


def deck_of(name: str) -> str | dict[str, Any]:
    """A premade deck's name as it is; a file as the deck in it."""
    from sevencats.gwent import decks
    return decks.load(name).data() if name.endswith(".toml") else name


def house_rule(text: str) -> tuple[str, Any]:
    """`muster_from_hand=false`"""
    field, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f'"{text}" is not a house rule; expected RULE=VALUE, such as muster_from_hand=false.')
    words = {"true": True, "false": False}
    return field, words[value] if value in words else int(value) if value.isdecimal() else value


@main.command()
@click.argument("record", type=click.Path())
@click.option("--upto", type=int, help="Stop after this many choices.")
@click.option("--text", is_flag=True, help="Every choice in a line, before the table.")
@click.option("--json", "as_json", is_flag=True, help="The position as JSON.")
def replay(record: str, upto: int | None, text: bool, as_json: bool) -> None:
    """Replay a record to its end, or to a number.

    \b
    sevencats replay game.json --text
    sevencats replay game.json --upto 40 --json
    """
    from sevencats.core.record import load, who

    game = load(record)
    state = game.replay(upto)
    if as_json:
        click.echo(json.dumps(state.data(), ensure_ascii=False))
        return
    if text:
        for number, (seat, choice) in enumerate(game.choices[:upto], start=1):
            click.echo(f"{number:>4}  {game.seats[seat] if seat >= 0 else who(seat)}: {choice}")
    click.echo(game.game.show(state.view(0)))


@main.command()
@click.argument("file", type=click.Path())
@click.option("--seat", type=click.Choice(["0", "1", "2"]), default="0", help="Whose view is shown.")
@click.option("--options", is_flag=True, help="List what may be chosen.")
@click.option("--explain", metavar="WHAT", help="Why a card, a row or the total is as strong as it is.")
@click.option("--json", "as_json", is_flag=True, help="The position as JSON.")
def position(file: str, seat: str, options: bool, explain: str | None, as_json: bool) -> None:
    """Check a position of any game and show it.

    \b
    sevencats position frost.toml --options
    sevencats position frost.toml --explain catapult
    """
    from sevencats.core import toml
    from sevencats.core.registry import find

    data = toml.load(file)
    game = find(str(data.get("game", "gwent")))
    state = game.load(data)
    if as_json:
        click.echo(json.dumps(state.data(), ensure_ascii=False))
        return
    if explain is not None:
        click.echo(game.explain(state, explain))
        return
    click.echo(game.show(state.view(int(seat))))
    if options and state.decision is not None:
        click.echo("\n".join(option.text for option in state.decision.options))


@main.group()
def deck() -> None:
    """Premade decks, whether a deck may be played, what it draws and how often it wins."""


@deck.command("list")
@click.option("--edition", default="anniversary", help="anniversary, classic-2015 or witcher-3.")
def deck_list(edition: str) -> None:
    """The premade decks of an edition."""
    from sevencats.gwent import decks, editions
    from sevencats.locales import Words

    words = Words("en")
    for one in decks.premade(editions.edition(edition)):
        title = words.say(f"deck-{one.name}")
        click.echo(f"{one.name:<28} {title:<40} {len(one.units)} units, {len(one.specials)} specials")


@deck.command("check")
@click.argument("name")
@click.option("--edition", default="anniversary", help="anniversary, classic-2015 or witcher-3.")
def deck_check(name: str, edition: str) -> None:
    """Say all that is wrong with a deck, or that it may be played.

    \b
    sevencats deck check my-deck.toml --edition classic-2015
    """
    from sevencats.gwent import decks, editions

    one = decks.load(name) if name.endswith(".toml") else decks.find(name)
    decks.checked(one, editions.edition(edition))
    click.echo(f"{one.name} may be played in the edition {edition}: "
               f"{len(one.units)} units, {len(one.specials)} specials, {one.leader.id}.")


main.add_command(dice)
main.add_command(serve)
main.add_command(verify)
main.add_command(rules)
main.add_command(lab.arena_command)
main.add_command(lab.lab_group)
for command in (lab.odds_command, lab.duel_command, lab.matrix_command, lab.cards_command):
    deck.add_command(command)
