"""`sevencats deck`: premade decks, whether a deck may be played, and what the lab says of it."""

from __future__ import annotations

import json
from typing import Final

import click

from sevencats.commands.choices import DECKS, EDITION_NAMES, EDITIONS, JSON, LANGUAGE
from sevencats.commands.lazy import CommandTable, LazyGroup

COMMANDS: Final[CommandTable] = {
    "list": ("sevencats.commands.deck:deck_list", "The premade decks of an edition."),
    "check": ("sevencats.commands.deck:deck_check", "Say all that is wrong with a deck, or that it may be played."),
    "odds": ("sevencats.lab.commands:odds_command", "How likely each card is to be drawn."),
    "duel": ("sevencats.lab.commands:duel_command", "Which of two decks is better, in the hands of one bot."),
    "matrix": ("sevencats.lab.commands:matrix_command", "Every deck against every other."),
    "cards": ("sevencats.lab.commands:cards_command", "What each card of a deck is worth."),
}
EDITION = click.option("--edition", default="anniversary", type=EDITIONS, help=EDITION_NAMES)


@click.group(cls=LazyGroup, table=COMMANDS)
def deck() -> None:
    """Premade decks, whether a deck may be played, what it draws and how often it wins.

    \b
    sevencats deck list
    sevencats deck check my-deck.toml
    """


@click.command("list")
@EDITION
@JSON
def deck_list(edition: str, as_json: bool) -> None:
    """The premade decks of an edition.

    \b
    sevencats deck list --edition witcher-3
    """
    from sevencats.gwent import decks, editions
    from sevencats.locales import Words

    words = Words("en")
    found = decks.premade(editions.edition(edition))
    if as_json:
        click.echo(json.dumps([one.data() for one in found], ensure_ascii=False))
        return
    for one in found:
        title = words.say(f"deck-{one.name}")
        click.echo(f"{one.name:<28} {title:<40} {len(one.units)} units, {len(one.specials)} specials")


@click.command("check")
@click.argument("name", type=DECKS)
@EDITION
@LANGUAGE
@JSON
def deck_check(name: str, edition: str, language: str | None, as_json: bool) -> None:
    """Say all that is wrong with a deck, or that it may be played.

    \b
    sevencats deck check my-deck.toml --edition classic-2015
    """
    from sevencats.commands.language import words_of
    from sevencats.gwent import decks, editions

    one = decks.checked(decks.named(name), editions.edition(edition))
    if as_json:
        click.echo(
            json.dumps(
                {**one.data(), "edition": edition, "units": len(one.units), "specials": len(one.specials)},
                ensure_ascii=False,
            )
        )
        return
    words = words_of(language)
    click.echo(
        words.say(
            "terminal-deck-is-good",
            deck=one.name,
            box=words.say(f"edition-{edition}"),
            units=len(one.units),
            specials=len(one.specials),
            leader=words.say(f"leader-{one.leader.id}"),
        )
    )
