"""Golden games: whole games as text, one for each faction in each edition. A rule that changes shows here first."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.gwent import EDITIONS, GAME
from sevencats.gwent.strength import total

HERE = Path(__file__).parent


def golden() -> Iterator[tuple[Path, str]]:
    """Every golden game: its file and the text that should be in it."""
    for edition in EDITIONS.values():
        for n, faction in enumerate(edition.factions):
            other = edition.factions[(n + 1) % len(edition.factions)]
            yield HERE / f"gwent-{edition.name}-{faction}.txt", gwent(edition.name, faction, other, seed=n + 1)


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
