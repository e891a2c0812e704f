"""Setups of every registered game for the contract tests: a game is judged by adding its strategy here."""

from __future__ import annotations

from typing import Any, TypeVar

from hypothesis import strategies as st

from sevencats.core.decision import Decision
from sevencats.core.registry import NAMES, find
from sevencats.core.state import State
from sevencats.dice.factions import FACTIONS
from sevencats.dice.shapes import SHAPES
from sevencats.dice.tables import DIFFICULTIES
from sevencats.dice.variants import VARIANTS
from sevencats.gwent import decks
from sevencats.gwent.editions import OFFERED
from sevencats.unmatched.board import BOARDS
from sevencats.unmatched.cards import CATEGORIES
from sevencats.unmatched.catalogue import HEROES, choices

S = TypeVar("S", bound=State)


@st.composite
def gwent_setups(draw: st.DrawFn) -> dict[str, Any]:
    name = draw(st.sampled_from(list(OFFERED)))
    edition = OFFERED[name]
    names = [deck.name for deck in decks.premade(edition)]
    seats = []
    for _ in range(2):
        deck = decks.find(draw(st.sampled_from(names)))
        leaders = [leader.id for leader in decks.pool_of(edition).leaders.values() if leader.faction == deck.faction]
        seats.append({"deck": deck.name, "leader": draw(st.sampled_from(leaders))})
    house = draw(
        st.sampled_from(
            [{}, {}, {"relentless_takes_from": "deck"}, {"medic_may_decline": True}, {"after_a_tie": "coin"}]
        )
    )
    return {"edition": name, "house": house, "open_lists": draw(st.booleans()), "seats": seats}


@st.composite
def dice_setups(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "variant": draw(st.sampled_from(list(VARIANTS))),
        "house": draw(st.sampled_from([{}, {}, {"kept_die": "hand"}, {"last_die_passes": True}])),
        "open_hands": draw(st.booleans()),
        "winner_needed": draw(st.booleans()),
        "seats": [draw(dice_seats()), draw(dice_seats())],
    }


@st.composite
def dice_seats(draw: st.DrawFn) -> dict[str, Any]:
    faction = draw(st.sampled_from([*FACTIONS, "random"]))
    if draw(st.booleans()):
        return {"faction": faction, "difficulty": draw(st.sampled_from([*DIFFICULTIES, "roll"]))}
    more = draw(st.lists(st.sampled_from(list(SHAPES)), max_size=4))
    tactics = draw(st.sampled_from([{}, {"tactics": 16}, {"tactics_base": 10}]))
    return {"faction": faction, "dice": ["d4*3", "d6*3", "d8*3", "d10", *more], **tactics}


@st.composite
def unmatched_setups(draw: st.DrawFn) -> dict[str, Any]:
    heroes = draw(st.lists(st.sampled_from(list(HEROES)), min_size=2, max_size=3))
    players: list[dict[str, Any]] = [{"hero": hero} for hero in heroes]
    for seat in players:
        if HEROES[seat["hero"]].equips and draw(st.booleans()):
            seat["equipment"] = [
                draw(st.sampled_from([card.id for card in choices(HEROES[seat["hero"]], category)]))
                for category in CATEGORIES
            ]
    return {"board": draw(st.sampled_from(list(BOARDS))), "seats": players}


SETUPS = {"gwent": gwent_setups(), "dice": dice_setups(), "unmatched": unmatched_setups()}
assert set(SETUPS) == set(NAMES), "every registered game has its setups here"


@st.composite
def games(draw: st.DrawFn, among: tuple[str, ...] = NAMES) -> tuple[str, dict[str, Any], int]:
    """A game's name, a setup, a seed."""
    name = draw(st.sampled_from(among))
    return name, draw(SETUPS[name]), draw(st.integers(0, 2**31))


def seats(state: State) -> list[int]:
    """Everybody who sits at the table."""
    return list(range(len(state.view(None)["sides"])))


def begin(name: str, setup: dict[str, Any], seed: int, inside: bool = False) -> State:
    return find(name).new(setup, seed, inside)


def advance(state: S, choices: int) -> S:
    """So many random choices on, from the state's own luck, and never past the end."""
    for _ in range(choices):
        if state.decision is None:
            break
        step(state)
    return state


def question(state: State) -> Decision:
    """The open question of a game that is not over."""
    assert state.decision is not None
    return state.decision


def step(state: State) -> tuple[int, str]:
    """One random choice; who chose what."""
    decision = question(state)
    option = state.toss() if decision.seat < 0 else decision.options[state.luck.below(len(decision.options))]
    state.take(option)
    return decision.seat, option.text


@st.composite
def positions(draw: st.DrawFn, among: tuple[str, ...] = NAMES) -> State:
    """A reachable position of any of these games."""
    name, setup, seed = draw(games(among))
    return advance(begin(name, setup, seed), draw(st.integers(0, 140)))


@st.composite
def seated(draw: st.DrawFn) -> tuple[State, int]:
    """A reachable position, and somebody who sits there."""
    state = draw(positions())
    return state, draw(st.sampled_from(seats(state)))
