"""Bots and decks as people name them on the command line."""

from __future__ import annotations

from sevencats.core.words import BadInput
from sevencats.gwent import decks
from sevencats.gwent.decks import Deck
from sevencats.gwent.editions import edition
from sevencats.lab.players import player


def bots(game: str, names: str) -> list[str]:
    """`master,greedy`: at least two different bots."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        player(game, name)
    if len(found) < 2:
        raise BadInput("arena-bots", came=names)
    if len(set(found)) < len(found):
        raise BadInput("arena-same", came=names)
    return found


def deck(name: str, rules: str) -> Deck:
    """A premade deck by its name, or the deck in a TOML file, if it may be played in this edition."""
    return decks.checked(decks.named(name), edition(rules))


def decks_named(names: str, rules: str) -> list[Deck]:
    """`all` premade decks of an edition, or those named, each once."""
    if names.strip() == "all":
        return decks.premade(edition(rules))
    return [deck(name.strip(), rules) for name in names.split(",") if name.strip()]
