"""The games of the house as OpenSpiel knows them: what they provide, how they are registered and loaded."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, unquote

import pyspiel

from sevencats.core import registry
from sevencats.core.words import BadInput, shown
from sevencats.envs.openspiel.course import Course
from sevencats.envs.openspiel.state import HouseObserver, HouseState
from sevencats.envs.starts import layout


class HouseGame(pyspiel.Game):
    """One game of the house with one setup, or from one position on."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        wanted = {"setup": "", "position": "", **(params or {})}
        game = registry.find(name)
        setup, position = read("setup", wanted["setup"]), read("position", wanted["position"])
        if setup and position:
            raise BadInput("setup-or-position")
        state = game.load(position) if position else game.new(setup)
        self.layout = layout(name)
        self.seats = len(state.view(None)["sides"])
        self.start = Course(state, [[] for _ in range(self.seats)])
        super().__init__(
            game_type(name),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.layout.actions),
                max_chance_outcomes=len(self.layout.lots),
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=self.seats - 1.0,
                utility_sum=0.0,
                max_game_length=game.bound,
            ),
            wanted,
        )

    def new_initial_state(self) -> HouseState:
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HouseObserver:
        return HouseObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def read(what: str, text: str) -> dict[str, Any]:
    """A table from its JSON; OpenSpiel's own notation has no room for commas, so they may be quoted as in links."""
    if not text:
        return {}
    try:
        data = json.loads(unquote(text))
    except json.JSONDecodeError as error:
        raise BadInput("setup-json" if what == "setup" else "position-json", why=error) from None
    if not isinstance(data, dict):
        raise BadInput("setup-table" if what == "setup" else "position-table", came=shown(data))
    return data


def game_type(name: str) -> Any:
    found = layout(name)
    return pyspiel.GameType(
        short_name=f"sevencats_{name}_v{found.version}",
        long_name=f"Seven Cats: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"setup": "", "position": ""},
    )


def load(name: str, setup: dict[str, Any] | None = None, position: dict[str, Any] | None = None) -> Any:
    """The game of this name for OpenSpiel, with a setup or from a position."""
    params = {field: quote(json.dumps(data)) for field, data in (("setup", setup), ("position", position)) if data}
    return pyspiel.load_game(game_type(name).short_name, params)


class GwentGame(HouseGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("gwent", params)


class DiceGame(HouseGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("dice", params)


class UnmatchedGame(HouseGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("unmatched", params)


GAMES = {"gwent": GwentGame, "dice": DiceGame, "unmatched": UnmatchedGame}
for each, made in GAMES.items():
    pyspiel.register_game(game_type(each), made)
