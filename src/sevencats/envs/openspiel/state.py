"""A position for OpenSpiel, with chance as a player, and what a player observes of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from sevencats.core.decision import CHANCE, Decision
from sevencats.core.words import BadInput, shown
from sevencats.envs.layouts.games import reward

if TYPE_CHECKING:
    from sevencats.envs.openspiel.game import HouseGame


class HouseState(pyspiel.State):
    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.course = game.start.copy()

    @property
    def decision(self) -> Decision:
        decision = self.course.state.decision
        assert decision is not None
        return decision

    def current_player(self) -> int:
        decision = self.course.state.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == CHANCE else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.get_game().layout.action_numbers
        return sorted(numbers[option.text] for option in self.decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        numbers = self.get_game().layout.lot_numbers
        total = sum(self.decision.weights)
        return sorted(
            (numbers[option.text], weight / total)
            for option, weight in zip(self.decision.options, self.decision.weights, strict=True)
        )

    def _apply_action(self, action: int) -> None:
        text = self._action_to_string(self.current_player(), action)
        self.course.take(self.decision.offered(text))

    def _action_to_string(self, player: int, action: int) -> str:
        layout = self.get_game().layout
        texts = layout.lots if player == pyspiel.PlayerId.CHANCE else layout.actions
        return str(texts[action])

    def is_terminal(self) -> bool:
        return self.course.state.outcome is not None

    def returns(self) -> list[float]:
        outcome, seats = self.course.state.outcome, len(self.course.told)
        return [0.0 if outcome is None else float(reward(outcome, seat, seats)) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """The same position with all that the player cannot know drawn anew."""
        world: HouseState = self.clone()
        world.course = self.course.imagined(player, int(sampler() * 2**31))
        return world

    def __str__(self) -> str:
        return json.dumps(self.course.state.data())


class HouseObserver:
    """What one player sees, or with perfect recall also what it has done and heard; in two parts, what everybody sees
    and what only the player does."""

    def __init__(self, game: HouseGame, kind: Any, params: Any) -> None:
        if params:
            raise BadInput("observer", came=shown(params))
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("observer-all")
        self.layout = game.layout
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.recalls = kind.perfect_recall
        self.tensor: Any = None  # only for a player's whole knowledge
        self.dict: dict[str, Any] = {}
        if self.private and self.public:
            size = int(self.layout.size)
            self.tensor = np.zeros(size + (len(self.layout.actions) if self.recalls else 0), np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self.recalls:
                self.dict["choices"] = self.tensor[size:]

    def set_from(self, state: HouseState, player: int) -> None:
        """The seat's observation and, with perfect recall, how often it has chosen each action."""
        if self.tensor is None:
            return
        self.dict["observation"][:] = np.frombuffer(self.layout.observation(state.course.state, player), np.uint8)
        if self.recalls:
            self.dict["choices"][:] = 0
            for text, n in Counter(told[2:] for told in state.course.told[player] if told[:2] == "> ").items():
                self.dict["choices"][self.layout.action_numbers[text]] = n

    def string_from(self, state: HouseState, player: int) -> str:
        if not self.private:
            return state.course.observed(None)
        if not self.public:
            return state.course.secrets(player)
        return state.course.known(player) if self.recalls else state.course.observed(player)
