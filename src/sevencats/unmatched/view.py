"""What a seat may know, built from nothing: nothing is in a view that is not listed here (U 1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.core.ints import Int
from sevencats.core.piles import words
from sevencats.core.view import agenda, outcome, question
from sevencats.unmatched import wire
from sevencats.unmatched.bout import UNDECIDED, Part
from sevencats.unmatched.cards import NO_CARD
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.sides import hidden

if TYPE_CHECKING:
    from sevencats.unmatched.state import State


def table(s: State, seat: int | None) -> wire.View:
    """The whole table as this seat sees it; None is a spectator."""
    return {
        "game": "unmatched",
        "board": s.roster.board.name,
        "seat": seat,
        "number": s.turn,
        "turn": s.seat,
        "actions": s.actions,
        "decision": question(s, seat),
        "agenda": agenda(s),
        "outcome": outcome(s),
        "combat": combat(s, seat),
        "fighters": [figure(s, fighter) for fighter in s.fighters],
        "sides": [half(s, n, seat) for n in range(s.roster.seats)],
    }


def combat(s: State, seat: int | None) -> wire.Combat | None:
    """Both sides of a combat; a card that lies face down only to the one who laid it."""
    under_way = s.combat
    if under_way is None:
        return None
    winner = under_way.winner
    return {
        "revealed": under_way.revealed,
        "winner": None if winner == UNDECIDED else winner,
        "attack": blow(s, under_way.attack, under_way.revealed, seat),
        "defence": blow(s, under_way.defence, under_way.revealed, seat),
    }


def blow(s: State, part: Part, revealed: bool, seat: int | None) -> wire.Part:
    seen: wire.Part = {"seat": part.seat, "fighter": s.roster.names[part.fighter]}
    if revealed or (part.seat == seat and part.card is not NO_CARD):
        seen["card"] = None if part.card is NO_CARD else part.card.id
    if revealed:
        seen["value"] = part.value()
        seen["cancelled"] = part.cancelled
        seen["ignored"] = part.ignored
        seen["added"] = list(part.added)
        seen["instead"] = part.instead
    return seen


def figure(s: State, fighter: Fighter) -> wire.Fighter:
    """A figure and where it could go by its own move value."""
    board = s.roster.board
    seen: wire.Fighter = {
        "name": s.roster.names[fighter.index],
        "kind": fighter.kind.id,
        "seat": fighter.seat,
        "health": fighter.health,
        "most": fighter.kind.health,
        "move": fighter.kind.move,
        "ranged": fighter.kind.ranged,
        "hero": fighter.index == s.roster.heads[fighter.seat],
        "space": None,
        "zones": [],
        "reach": [],
        "left": fighter.left,
        "stuck": fighter.stuck,
        "attacked": fighter.attacked,
    }
    if fighter.space != OFF:
        seen["space"] = board.ids[fighter.space]
        seen["zones"] = board.zones_of(fighter.space)
        seen["reach"] = board.named(s.reach(fighter, fighter.kind.move, False))
    return seen


def half(s: State, n: Int, seat: int | None) -> wire.Side:
    """One side's cards as this seat sees them. What is hidden is public as a heap: lists of decks are (U 1.7)."""
    side = s.sides[n]
    laid = NO_CARD if s.combat is None else s.combat.laid(n)
    seen: wire.Side = {
        "hero": side.hero.id,
        "equipment": [card.id for card in side.equipment],
        "hand_size": len(side.hand),
        "deck_size": len(side.deck) + len(side.top),
        "hidden": words(hidden(side, laid)),
        "top": [card.id for card in side.top],
        "known": words(side.known),
        "marked": words(side.marked),
        "discard": words(side.discard),
        "ongoing": None if side.ongoing is NO_CARD else side.ongoing.id,
        "playing": None if side.playing is NO_CARD else side.playing.id,
        "later": [effect.name for effect in side.later],
        "sources": side.sources(),
        "attacked": side.attacked,
        "dormant": side.dormant,
        "out": side.out,
    }
    if seat == n:
        seen["hand"] = words(side.hand)
        seen["deck"] = words(side.deck)
    elif seat is not None:
        seen["shown"] = words(side.still_shown(seat))
    return seen
