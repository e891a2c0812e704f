"""Options that several commands share. Words that a shell can complete are looked up when it asks, and checked by the
room that owns them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click
from click.shell_completion import CompletionItem

from sevencats.core.lazy import constant


class Known(click.ParamType[str]):
    """A word of a list that is looked up only when a shell asks; files are offered too where they may stand there."""

    name = "text"

    def __init__(self, words: Callable[[], Iterable[str]], files: bool = False) -> None:
        self.words = words
        self.files = files

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        found = [CompletionItem(word) for word in self.words() if word.startswith(incomplete)]
        return [*found, CompletionItem(incomplete, type="file")] if self.files else found


def premade() -> list[str]:
    from sevencats.gwent import decks, editions

    return sorted({deck.name for one in editions.EDITIONS.values() for deck in decks.premade(one)})


def names(room: str, of: str) -> Known:
    """The names that a room keeps; the room is not loaded before a shell asks."""
    return Known(lambda: constant(f"sevencats.{room}:{of}"))


DECKS = Known(premade, files=True)
LEVELS = names("bots", "LEVELS")
EDITIONS = names("gwent.editions", "OFFERED")
EDITION_NAMES = "anniversary, classic-2015, witcher-3, french-letter, dutch-letter or czech-letter."
LANGUAGES = names("locales", "LANGUAGES")
GAMES = names("core.registry", "NAMES")
HEROES = names("unmatched.catalogue", "HEROES")
BOARDS = names("unmatched.board", "NAMES")
LANGUAGE = click.option(
    "--language", type=LANGUAGES, help="en, fr, nl, cs; de and pl for card names. If not said, that of the system."
)
JSON = click.option("--json", "as_json", is_flag=True, help="The answer as JSON.")
FACTIONS = Known(lambda: [*names("dice.factions", "FACTIONS").words(), "random"])
