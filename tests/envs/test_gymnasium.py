"""Gymnasium's own check, unchanged; one seat and many against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sevencats.core.registry import NAMES
from sevencats.core.words import BadInput
from sevencats.envs.gymnasium.seats import SeatsEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def made(name: str, **options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"sevencats/{name}-v0", **options)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_own_check_passes(name: str) -> None:
    check_env(made(name).unwrapped)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_many_seats_are_stepped_together(name: str, mode: str) -> None:
    envs = gymnasium.make_vec(f"sevencats/{name}-v0", num_envs=3, vectorization_mode=mode)
    seen, infos = envs.reset(seed=5)
    random = np.random.default_rng(5)

    for _ in range(60):
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, _, _, infos = envs.step(actions)

    assert envs.observation_space.contains(seen)
    assert set(rewards) <= {-1.0, 0.0, 1.0}


def test_many_seats_begin_the_same_games_from_the_same_seed() -> None:
    envs = gymnasium.make_vec("sevencats/gwent-v0", num_envs=4)

    first, again, other = envs.reset(seed=7)[0], envs.reset(seed=7)[0], envs.reset(seed=8)[0]

    assert (first == again).all()
    assert (first != other).any()


def test_the_last_thing_seen_of_a_game_that_ends_is_handed_over() -> None:
    envs = gymnasium.make_vec("sevencats/dice-v0", num_envs=8)
    _, infos = envs.reset(seed=1)
    random = np.random.default_rng(1)

    ended = np.zeros(8, bool)
    while not ended.any():
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, _, ended, _, infos = envs.step(actions)

    assert (infos["_final_obs"] == ended).all()
    assert (infos["final_obs"][ended] != seen[ended]).any()


def test_a_seat_sees_its_own_questions_only() -> None:
    env = made("gwent", seat=1, opponent="novice")
    _, info = env.reset(seed=3)
    random, ended = np.random.default_rng(3), False

    while not ended:
        assert info["action_mask"][0] == 0, "this seat is asked, and need not wait"
        _, reward, ended, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))

    assert np.flatnonzero(info["action_mask"]).tolist() == [0]
    assert reward in (-1, 0, 1)


def test_an_action_that_is_not_offered_changes_nothing_and_says_so() -> None:
    env = made("dice")
    before, _ = env.reset(seed=3)

    after, reward, ended, _, info = env.step(np.int64(0))

    assert (before == after).all()
    assert (reward, ended) == (0.0, False)
    assert info["refused"] == "Action 0 is not offered; look at the mask."


def test_an_action_that_is_not_offered_changes_nothing_in_its_game_alone() -> None:
    envs = gymnasium.make_vec("sevencats/dice-v0", num_envs=3)
    before, infos = envs.reset(seed=3)
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    actions[1] = 0

    after, rewards, _, _, infos = envs.step(actions)

    assert [bool((before[n] == after[n]).all()) for n in range(3)] == [False, True, False]
    assert rewards[1] == 0
    assert infos["refused"].tolist() == [None, "Action 0 is not offered; look at the mask.", None]
    assert infos["_refused"].tolist() == [False, True, False]


def test_any_action_of_the_space_may_be_tried_at_many_seats() -> None:
    envs = gymnasium.make_vec("sevencats/gwent-v0", num_envs=4)
    envs.reset(seed=1)
    envs.action_space.seed(1)

    for _ in range(50):
        _, _, _, _, infos = envs.step(envs.action_space.sample())

    assert infos["_refused"].any()


@pytest.mark.parametrize("opponent", ["random", "novice"])
def test_with_a_seed_for_each_many_seats_play_the_games_of_single_ones(opponent: str) -> None:
    seeds = [7, 3, 7, 11]
    envs = gymnasium.make_vec("sevencats/dice-v0", num_envs=4, opponent=opponent)
    singles = [made("dice", opponent=opponent) for _ in seeds]
    assert isinstance(envs, SeatsEnv)

    seen, infos = envs.reset(seed=seeds)
    alone = [env.reset(seed=seed)[0] for env, seed in zip(singles, seeds, strict=True)]
    for _ in range(6):
        assert (seen == np.array(alone)).all()
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        seen, _, ended, _, infos = envs.step(actions)
        if ended.any():
            break
        alone = [env.step(action)[0] for env, action in zip(singles, actions, strict=True)]

    assert (seen[0] == seen[2]).all()
    assert not (seen[0] == seen[1]).all()
    with pytest.raises(BadInput, match="4 games need 4 seeds, not 2"):
        envs.reset(seed=[1, 2])


def test_a_bot_or_a_seat_that_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(BadInput, match='"novize" is not a level; did you mean "novice"?'):
        made("gwent", opponent="novize")
    with pytest.raises(BadInput, match="A seat is a number from 0 to 1, not 2"):
        made("gwent", seat=2)


def test_the_table_is_drawn_as_text() -> None:
    env = made("dice", render_mode="ansi")
    env.reset(seed=1)

    assert "Gwen't, rulebook, round 1" in str(env.render())
