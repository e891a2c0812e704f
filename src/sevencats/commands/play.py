"""`sevencats play`: a game at home, or a chair at a server's table."""

from __future__ import annotations

from typing import Any, Final

import click

from sevencats.commands.choices import (
    BOARDS,
    DECKS,
    EDITION_NAMES,
    EDITIONS,
    FACTIONS,
    GAMES,
    HEROES,
    LANGUAGE,
    LEVELS,
)

OWN: Final = {  # the options that only one game has
    "edition": ("gwent",),
    "deck": ("gwent",),
    "house": ("gwent", "dice"),
    "faction": ("dice",),
    "difficulty": ("dice",),
    "variant": ("dice",),
    "open_hands": ("dice",),
    "hero": ("unmatched",),
    "board": ("unmatched",),
}


@click.command()
@click.argument("game", required=False, type=GAMES, metavar="[GAME|LINK]")
@click.option("--opponent", default="regular", type=LEVELS, help="novice, regular, expert or master.")
@click.option("--hot-seat", is_flag=True, help="Two people at this terminal.")
@click.option("--against", help="The other's deck, faction or hero; two heroes with a comma for a game of three.")
@click.option("--deck", type=DECKS, help="Gwent: your deck, a premade one or a TOML file.")
@click.option("--edition", type=EDITIONS, help=f"Gwent: {EDITION_NAMES}")
@click.option("--house", multiple=True, metavar="RULE=VALUE", help="Gwent, Gwen't: a house rule; may be repeated.")
@click.option("--faction", type=FACTIONS, help="Gwen't: your faction.")
@click.option("--difficulty", help="Gwen't: the other is an NPC: easy, normal, hard or roll.")
@click.option("--variant", help="Gwen't: rulebook, strict, lives or foundry.")
@click.option("--open-hands", is_flag=True, default=None, help="Gwen't: everybody sees all dice.")
@click.option("--hero", type=HEROES, help="Unmatched: geralt, ciri or leshen.")
@click.option("--board", type=BOARDS, help="Unmatched: kaer-morhen or fayrlund-forest.")
@click.option("--name", default="", help="How you are called at a server's table.")
@LANGUAGE
@click.option("--seed", type=int, help="Play the same luck again.")
@click.option("--load", "record", type=click.Path(), help="Go on with a saved game.")
@click.option("--position", type=click.Path(), help="Go on from a position, a TOML file.")
@click.option("--plain", is_flag=True, help="Questions and answers line by line, as in a pipe.")
def play(game: str | None, language: str | None, name: str, **wanted: Any) -> None:
    """Play a game here, or at a server's table by its link.

    GAME is gwent, dice or unmatched; without one you are asked. Where input or output is not a terminal, questions and
    answers go line by line.

    \b
    sevencats play gwent --deck init-skellige --against init-nilfgaard --opponent expert
    sevencats play gwent --edition witcher-3 --house after_a_tie=coin --hot-seat
    sevencats play gwent --edition dutch-letter
    sevencats play dice --faction monsters --difficulty hard
    sevencats play unmatched --hero ciri --against leshen --board fayrlund-forest
    sevencats play https://host/table/ID?key=KEY --name Ciri
    """
    from sevencats.commands.language import words_of
    from sevencats.commands.screen import on_a_terminal
    from sevencats.terminal import tables
    from sevencats.terminal.sessions.link import is_link, read

    words = words_of(language)
    chosen = {option: value for option, value in wanted.items() if value not in (None, (), False)}
    plain = bool(chosen.pop("plain", False)) or not on_a_terminal()
    if game is not None and is_link(game):
        sit_at(read(game), words, name, chosen, plain)
        return
    check(game, chosen)
    if game is None and not plain and not {"record", "position"} & chosen.keys() and not own_options(chosen):
        from sevencats.terminal.app import run

        run(None, words)
        return
    table = tables.lay(tables.meant(chosen, OWN, game), words, chosen)
    if plain:
        from sevencats.terminal.prompt import Prompt

        Prompt(table, words).run()
    else:
        from sevencats.terminal.app import run

        run(table.session(), words)


def own_options(chosen: dict[str, Any]) -> list[str]:
    return [option for option in chosen if option in OWN]


def check(game: str | None, chosen: dict[str, Any]) -> None:
    """Is the game one of ours, and are these its options?"""
    from sevencats.core.registry import NAMES
    from sevencats.core.words import BadInput, unknown

    if game is not None and game not in NAMES:
        raise unknown("game-or-link", game, NAMES)
    for option in own_options(chosen):
        if game is not None and game not in OWN[option]:
            flag = "--" + option.replace("_", "-")
            raise BadInput("option-game", option=flag, games=OWN[option], game=game)


def sit_at(link: Any, words: Any, name: str, chosen: dict[str, Any], plain: bool) -> None:
    """Sit down at a server's table; at a prompt if there is no screen."""
    from sevencats.terminal import tables
    from sevencats.terminal.sessions.remote import Remote

    session = Remote(link, name=name, setup=tables.chair(chosen), called=words.person)
    if plain:
        from sevencats.terminal.lines import run_lines

        run_lines(session, words, answers=True)
    else:
        from sevencats.terminal.app import run

        run(session, words)
