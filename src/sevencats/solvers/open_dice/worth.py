"""Monte-Carlo estimate of a faction's value at each difficulty under perfect play with open hands (D 8)."""

from __future__ import annotations

from typing import Any, final

from sevencats.core.decision import CHANCE
from sevencats.core.intervals import wilson
from sevencats.core.luck import Luck
from sevencats.core.words import BadInput
from sevencats.dice.game import GAME
from sevencats.dice.state import State
from sevencats.solvers.open_dice.opponent import preparation
from sevencats.solvers.open_dice.solution import Solution, solve


@final
class Worth:
    """Win probability of a person with the first set over so many sampled hands, with its 95 % Wilson interval: that of
    wins and losses, for probabilities vary no more than these.

    Hands that exceed the node limit count as the middle of their bounds, and widen the interval as far as these."""

    def __init__(self, faction: str, against: str, difficulty: str, solutions: list[Solution]) -> None:
        self.faction = faction
        self.against = against
        self.difficulty = difficulty
        self.too_deep = sum(not one.is_exact for one in solutions)
        self.games = len(solutions)
        self.mean = sum(one.value for one in solutions) / self.games
        self.low, _ = wilson(sum(one.least for one in solutions) / self.games, self.games)
        _, self.high = wilson(sum(one.most for one in solutions) / self.games, self.games)

    def __repr__(self) -> str:
        left_out = f", {self.too_deep} too deep" if self.too_deep else ""
        return (
            f"{self.faction} against {self.against}, {self.difficulty}: {self.mean:.1%} "
            f"[{self.low:.1%} to {self.high:.1%}] ({self.games} hands{left_out})"
        )


def worth(faction: str, against: str, difficulty: str, games: int, seed: int = 0, limit: int = 3_000_000) -> Worth:
    """Sample hands and solve them. Preparation follows the rules of thumb of the opponent; stakes demand a winner."""
    if games < 1:
        raise BadInput("sampled", n=games)
    luck = Luck(seed)
    hands = [prepared(faction, against, difficulty, luck.below(0x7FFFFFFF)) for _ in range(games)]
    return Worth(faction, against, difficulty, [solve(s, limit=limit) for s in hands])


def prepared(faction: str, against: str, difficulty: str, seed: int, house: dict[str, Any] | None = None) -> State:
    """A game with the first set against an NPC at its first turn."""
    seats = [{"faction": faction}, {"faction": against, "difficulty": difficulty}]
    return begun({"open_hands": True, "winner_needed": True, "house": house or {}, "seats": seats}, seed)


def begun(setup: dict[str, Any], seed: int) -> State:
    """A game at its first turn."""
    s = GAME.new(setup, seed)
    while s.decision is not None and s.decision.about != "turn":
        s.choose(s.toss() if s.decision.seat == CHANCE else preparation(s))
    return s
