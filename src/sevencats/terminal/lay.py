"""Which game, with what, against whom: a few short lists before a table is laid."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from sevencats.core.registry import NAMES
from sevencats.locales import Words

MenuEntry = tuple[str, str]  # an id, and how it is called
Pick = Callable[[str, list[MenuEntry]], Awaitable[str | None]]
HOT_SEAT: Final = "hot-seat"


async def lay(pick: Pick, words: Words) -> tuple[str, dict[str, Any]] | None:
    """A game and what is wanted of it; None if somebody turns away."""
    game = await pick(words.say("terminal-which-game"), [(name, titled(words, f"game-{name}")) for name in NAMES])
    if game is None:
        return None
    wanted: dict[str, Any] = {}
    for option, question, entries in questions(game, words, wanted):
        answer = await pick(question, entries)
        if answer is None:
            return None
        wanted[option] = answer
    opponent = await pick(words.say("terminal-which-opponent"), opponents(words))
    if opponent is None:
        return None
    return game, wanted | ({"hot_seat": True} if opponent == HOT_SEAT else {"opponent": opponent})


def titled(words: Words, id: str) -> str:
    return f"{words.say(id)}: {words.part(id, 'does')}"


def opponents(words: Words) -> list[MenuEntry]:
    from sevencats.bots import OPPONENTS

    order = ("regular", *(level for level in OPPONENTS if level != "regular"))
    return [*((level, titled(words, f"level-{level}")) for level in order), (HOT_SEAT, words.say("terminal-hot-seat"))]


def questions(game: str, words: Words, answered: dict[str, Any]) -> Iterator[tuple[str, str, list[MenuEntry]]]:
    """What is asked about a game: the option, the question, the answers; later ones may depend on earlier answers."""
    if game == "gwent":
        from sevencats.gwent import decks
        from sevencats.gwent.editions import OFFERED, edition

        editions = [(name, titled(words, f"edition-{name}")) for name in OFFERED]
        yield "edition", words.say("terminal-which-edition"), editions
        playable = [deck.name for deck in decks.premade(edition(answered["edition"]))]
        yield "deck", words.say("terminal-which-deck"), [(name, words.say(f"deck-{name}")) for name in playable]
    elif game == "dice":
        from sevencats.dice.factions import FACTIONS

        factions = [(faction, titled(words, f"dice-faction-{faction}")) for faction in FACTIONS]
        yield "faction", words.say("terminal-which-faction"), factions
    else:
        from sevencats.unmatched import BOARDS, HEROES

        yield "hero", words.say("terminal-which-hero"), [(hero, words.say(f"hero-{hero}")) for hero in HEROES]
        yield "board", words.say("terminal-which-board"), [(board, words.say(f"board-{board}")) for board in BOARDS]
