"""Self-play with random exploration: training samples of positions and their results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sevencats.bots import Seat
from sevencats.bots.evaluate.linear import AnyLinear, Linear
from sevencats.bots.levels import evaluation
from sevencats.core import registry
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.words import BadInput
from sevencats.lab.players import player
from sevencats.lab.rates import points
from sevencats.lab.seeds import derive
from sevencats.lab.sides import SIDES

ADVENTURE: Final = 8  # one choice of so many is made at random
TURNS: Final = ("turn", "action")  # questions at which a position is looked at


@dataclass(frozen=True)
class Lesson:
    """A game of self-play."""

    number: int
    game: str
    seed: int
    bot: str
    table: str


@dataclass(frozen=True)
class Seen:
    """A training sample: the stage of the game, the features of seat 0 at somebody's turn, and the result."""

    stage: str
    features: list[float]
    points: float


def opinion(game: str) -> AnyLinear:
    """The evaluation of a game, if it has weights to learn."""
    found = evaluation(game)
    if not isinstance(found, Linear):
        raise BadInput("no-weights", game=game)
    return found


def learn(lesson: Lesson) -> list[Seen]:
    """Play any two sides against each other; every turn is a position to learn from."""
    luck = Luck(derive(lesson.seed, lesson.number, "lesson"))
    state = registry.find(lesson.game).new(setup(lesson, luck), derive(lesson.seed, lesson.number, "luck"))
    judge = opinion(lesson.game)
    bot = player(lesson.game, lesson.bot)
    met: list[tuple[str, list[float]]] = []
    while (decision := state.decision) is not None:
        if decision.seat == CHANCE:
            state.take(state.toss())
            continue
        if decision.about in TURNS:
            met.append((judge.stages[judge.stage(state)], judge.features(state, 0)))
        if luck.below(ADVENTURE) == 0:
            state.take(decision.options[luck.below(len(decision.options))])
        else:
            state.take(bot.choose(Seat(state, decision.seat, luck)).option)
    assert state.outcome is not None
    won = points(state.outcome.winner, 0)
    return [Seen(stage, what, won) for stage, what in met]


def setup(lesson: Lesson, luck: Luck) -> dict[str, Any]:
    """Two sides and a table by luck."""
    kind = SIDES[lesson.game]
    tables = kind.tables(lesson.table)
    table = tables[luck.below(len(tables))]
    pool = kind.every(table)
    return kind.setup(table, [("", pool[luck.below(len(pool))]) for _ in range(2)])
