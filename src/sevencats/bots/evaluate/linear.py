"""Logistic evaluation: a weighted sum of named features, with weights for each stage of the game."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from pathlib import Path
from typing import Any, TypeVar

from sevencats.bots.evaluate.evaluation import Evaluation
from sevencats.core import toml
from sevencats.core.ints import Int
from sevencats.core.state import State

S = TypeVar("S", bound=State)


class Linear(Evaluation[S]):
    """The weights of each stage are read from a TOML file beside this one."""

    def __init__(self, name: str, stages: tuple[str, ...], features: tuple[str, ...]) -> None:
        self.file = Path(__file__).with_name(f"{name}.toml")
        self.names = features
        self.stages = stages
        table = toml.load(self.file)
        self.weights: list[list[float]] = [[float(table[stage][name]) for name in features] for stage in stages]

    @abstractmethod
    def stage(self, s: S) -> Int:
        """The number of the stage that the game is in."""

    @abstractmethod
    def features(self, s: S, seat: Int) -> list[float]:
        """Feature vector, this seat's less the others', in the order of the names."""

    def chance(self, s: S, seat: Int) -> float:
        outcome = s.outcome
        if outcome is not None:
            return 0.5 if outcome.winner < 0 else 1.0 if outcome.winner == seat else 0.0
        weights = self.weights[self.stage(s)]
        odds = 0.0
        for i, feature in enumerate(self.features(s, seat)):
            odds += weights[i] * feature
        return 1.0 / (1.0 + exp(-odds))

    def chances(self, s: S) -> list[float]:
        if self.seats(s) != 2:
            return super().chances(s)
        first = self.chance(s, 0)
        return [first, 1.0 - first]


AnyLinear = Linear[Any]
