"""Games of Gwent to learn from: two bots who now and then choose at random, and what their positions looked like."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevencats.bots import Seat
from sevencats.bots.evaluate.gwent import features
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.gwent import GAME, decks
from sevencats.gwent.editions import edition
from sevencats.lab.players import player
from sevencats.lab.rates import points
from sevencats.lab.seeds import derive

ADVENTURE: Final = 8                # one choice of so many is made at random


@dataclass(frozen=True)
class Lesson:
    """A game to be played for its positions."""

    number: int
    seed: int
    bot: str
    edition: str


@dataclass(frozen=True)
class Seen:
    """A position at somebody's turn: gems left together, the features of seat 0, and what became of it."""

    gems: int
    features: list[float]
    points: float


def learn(lesson: Lesson) -> list[Seen]:
    """Play two premade decks against each other; every turn is a position to learn from."""
    luck = Luck(derive(lesson.seed, lesson.number, "lesson"))
    pool = decks.premade(edition(lesson.edition))
    seats = [{"deck": pool[luck.below(len(pool))].data()} for _ in range(2)]
    state = GAME.new({"edition": lesson.edition, "seats": seats}, derive(lesson.seed, lesson.number, "luck"))
    bot = player("gwent", lesson.bot)
    met: list[tuple[int, list[float]]] = []
    while (decision := state.decision) is not None:
        if decision.seat == CHANCE:
            state.take(state.toss())
            continue
        if decision.about == "turn":
            met.append((state.sides[0].gems + state.sides[1].gems, features(state, 0)))
        if luck.below(ADVENTURE) == 0:
            state.take(decision.options[luck.below(len(decision.options))])
        else:
            state.take(bot.choose(Seat(state, decision.seat, luck)).option)
    assert state.outcome is not None
    won = points(state.outcome.winner, 0)
    return [Seen(gems, what, won) for gems, what in met]
