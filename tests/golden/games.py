"""Golden games: whole games as text, one for each faction in each edition, one for each pairing of heroes.

A rule that changes shows here first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.luck import Luck
from sevencats.gwent import EDITIONS, GAME
from sevencats.gwent.strength import total
from sevencats.unmatched import BOARDS, HEROES
from sevencats.unmatched import GAME as UNMATCHED

HERE = Path(__file__).parent
EAGER = {"action": ("attack", "scheme"), "defence": ("defend",)}  # what fighters choose more often than not


def golden() -> Iterator[tuple[Path, str]]:
    """Every golden game: its file and the text that should be in it."""
    for edition in EDITIONS.values():
        for n, faction in enumerate(edition.factions):
            other = edition.factions[(n + 1) % len(edition.factions)]
            yield HERE / f"gwent-{edition.name}-{faction}.txt", gwent(edition.name, faction, other, seed=n + 1)
    for n, (one, two) in enumerate(product(HEROES, HEROES), start=1):
        yield HERE / f"unmatched-{one}-{two}.txt", unmatched([one, two], list(BOARDS)[n % 2], seed=n)
    for n, board in enumerate(BOARDS, start=20):
        yield HERE / f"unmatched-three-{board}.txt", unmatched(list(HEROES), board, seed=n)


def gwent(edition: str, faction: str, other: str, seed: int) -> str:
    """A random game, a line a choice, with the totals after each turn."""
    state = GAME.new({"edition": edition, "seats": [{"deck": f"init-{faction}"}, {"deck": f"init-{other}"}]}, seed)
    luck = Luck(seed)
    lines = [f"Gwent, {edition}: init-{faction} against init-{other}"]
    while state.decision is not None:
        decision = state.decision
        options = decision.options
        option = options[luck.weighed(decision.weights) if decision.seat == CHANCE else luck.below(len(options))]
        state.take(option)
        who = "luck" if decision.seat == CHANCE else str(decision.seat)
        score = f"  {total(state, 0)}:{total(state, 1)}" if decision.about == "turn" else ""
        lines.append(f"{who:>4} {option.text}{score}")
    return "\n".join([*lines, GAME.show(state.view(None))]) + "\n"


def unmatched(heroes: list[str], board: str, seed: int) -> str:
    """A random game of players who like to fight, a line a choice, with all health after each action."""
    state = UNMATCHED.new({"board": board, "seats": [{"hero": hero} for hero in heroes]}, seed)
    luck = Luck(seed)
    lines = [f"Unmatched, {board}: {' against '.join(heroes)}"]
    while state.decision is not None:
        decision = state.decision
        option = eager(decision, luck)
        before = state.turn, state.actions
        state.take(option)
        who = "luck" if decision.seat == CHANCE else str(decision.seat)
        over = (state.turn, state.actions) != before or state.decision is None
        life = " ".join(str(fighter.health) for fighter in state.fighters) if over else ""
        lines.append(f"{who:>4} {option.text}{'  ' + life if over else ''}")
    return "\n".join([*lines, UNMATCHED.show(state.view(None))]) + "\n"


def eager(decision: Decision, luck: Luck) -> Option:
    """A random choice of somebody who likes to fight."""
    if decision.seat == CHANCE:
        return decision.options[luck.weighed(decision.weights)]
    if len(decision.options) == 1:
        return decision.options[0]  # without luck: the game goes on as if it had not been asked
    liked = [option for option in decision.options if option.text.startswith(EAGER.get(decision.about, ("-",)))]
    options = liked if liked and luck.below(4) else list(decision.options)
    return options[luck.below(len(options))]
