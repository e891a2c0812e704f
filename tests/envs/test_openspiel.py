"""OpenSpiel's own tests and algorithms, unchanged, on our games."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, mcts

from sevencats.core.registry import NAMES
from sevencats.core.words import BadInput
from sevencats.envs import openspiel

ONE_DIE_EACH = {  # who plays the only die in which of three rounds, unseen by the other
    "game": "dice",
    "round": 1,
    "turn": 0,
    "starter": 0,
    "agenda": [{"rule": "roll", "seat": 0}, {"rule": "roll", "seat": 1}],
    "side": [{"faction": "nilfgaard", "rolling": ["d4"]}, {"faction": "nilfgaard", "rolling": ["d4"]}],
}
LATE_GWENT = {
    "round": 3,
    "side": [
        {"faction": "northern-realms", "gems": 1, "hand": ["ves", "thaler"], "deck": ["catapult*2", "ballista"]},
        {"faction": "monsters", "gems": 1, "hand": ["griffin", "decoy"], "close": ["nekker*2"]},
    ],
}
LATE_DUEL = {"number": 199, "side": [{"hero": "ciri", "hand": ["blink", "parry"]}, {"hero": "leshen"}]}
THREE = {"seats": [{"hero": "geralt"}, {"hero": "ciri"}, {"hero": "leshen"}]}


def advanced(state: Any, choices: int, seed: int) -> Any:
    """So many random choices on, and to a question that a player must answer."""
    random = np.random.default_rng(seed)
    while not state.is_terminal() and (choices > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            choices -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(openspiel.load(name), num_sims=2, serialize=True, verbose=False)


def test_openspiels_random_simulation_passes_with_a_setup_and_from_a_position() -> None:
    pyspiel.random_sim_test(openspiel.load("unmatched", THREE), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(openspiel.load("dice", position=ONE_DIE_EACH), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "position"), [("gwent", LATE_GWENT), ("dice", ONE_DIE_EACH), ("unmatched", LATE_DUEL)]
)
def test_openspiels_playthrough_is_the_same_each_time(name: str, position: dict[str, Any]) -> None:
    game = str(openspiel.load(name, position=position))

    first, again = (generate_playthrough.playthrough(game, action_sequence=None, seed=11) for _ in range(2))

    assert first == again
    assert "IsTerminal() = True" in first


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_mcts_plays(name: str) -> None:
    game = openspiel.load(name)
    state = advanced(game.new_initial_state(), 6, seed=1)
    random = np.random.RandomState(1)

    action = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random).step(state)

    assert action in state.legal_actions()


def test_exploitability_of_a_reduced_dice_game_falls_as_openspiels_solver_learns() -> None:
    game = openspiel.load("dice", position=ONE_DIE_EACH)

    by_lot = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    learned = exploitability.exploitability(game, solver.average_policy())

    assert by_lot == pytest.approx(0.32421875)
    assert learned < 0.05


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("choices", [2, 11, 17])
def test_a_resampled_state_is_the_same_to_the_player_and_different_in_what_it_cannot_know(
    name: str, choices: int
) -> None:
    state = advanced(openspiel.load(name).new_initial_state(), choices, seed=choices)
    player = state.current_player()
    random = np.random.RandomState(choices)

    worlds = [state.resample_from_infostate(player, random.uniform) for _ in range(5)]

    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    assert all(world.information_state_tensor(player) == state.information_state_tensor(player) for world in worlds)
    assert len({str(world) for world in worlds}) > 1
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)
    assert all(world.history() == state.history() for world in worlds)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_survives_being_saved_and_cloned(name: str) -> None:
    game = openspiel.load(name)
    state = advanced(game.new_initial_state(), 12, seed=3)

    saved = game.deserialize_state(state.serialize())
    clone = state.clone()
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    advanced(clone, 1, seed=4)

    assert str(saved) == str(loaded) == str(state)
    assert saved.information_state_string(0) == state.information_state_string(0)
    assert pickle.loads(pickle.dumps(game)).num_distinct_actions() == game.num_distinct_actions()
    assert clone.history() != state.history()


def test_chances_are_the_copies_in_the_deck() -> None:
    state = openspiel.load("gwent").new_initial_state()
    state.apply_action(0)

    chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}

    assert sum(chances.values()) == pytest.approx(1)
    assert chances["draw blue-stripes-commando"] == pytest.approx(3 * chances["draw ves"])


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    state = advanced(openspiel.load("gwent").new_initial_state(), 5, seed=2)

    for player in range(2):
        assert state.information_state_string(player).endswith(state.observation_string(player))
        assert (
            len(state.information_state_tensor(player))
            == len(state.observation_tensor(player)) + state.get_game().num_distinct_actions()
        )
    own = sum(
        sum(state.information_state_tensor(player)[-state.get_game().num_distinct_actions() :]) for player in range(2)
    )
    assert own == 5


def test_what_only_a_player_sees_is_its_own_hand_and_its_own_options() -> None:
    state = advanced(openspiel.load("gwent").new_initial_state(), 5, seed=2)
    game, player = state.get_game(), state.current_player()
    private = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
    )

    seen = json.loads(private.string_from(state, player))

    assert set(seen) == {"seat", "decision", "sides"}
    assert set(seen["decision"]) == {"options", "aims"}
    assert {"hand", "deck"} <= set(seen["sides"][str(player)])
    assert "hand" not in seen["sides"].get(str(1 - player), {})


def test_what_is_wrong_with_a_parameter_is_said_in_words() -> None:
    with pytest.raises(BadInput, match="The setup is not JSON"):
        pyspiel.load_game("sevencats_dice_v0", {"setup": "{"})
    with pytest.raises(BadInput, match="from a setup or from a position"):
        openspiel.load("dice", {"open_hands": True}, ONE_DIE_EACH)
