"""PettingZoo's own tests, unchanged, and what they do not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from sevencats.core.words import BadInput
from sevencats.envs.pettingzoo import dice_v0, gwent_v0, unmatched_v0
from sevencats.envs.starts import layout

MODULES = {"gwent": gwent_v0, "dice": dice_v0, "unmatched": unmatched_v0}
THREE = {"seats": [{"hero": "geralt"}, {"hero": "ciri"}, {"hero": "leshen"}]}
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
every_module = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)


@every_module
def test_pettingzoos_api_test_passes(module: Any) -> None:
    api_test(module.env(), num_cycles=500)
    api_test(module.raw_env(), num_cycles=500)
    api_test(module.env(max_cycles=100), num_cycles=500)


def test_pettingzoos_api_test_passes_with_three_seats_and_with_several_setups() -> None:
    api_test(unmatched_v0.env(setup=THREE), num_cycles=200)
    api_test(gwent_v0.env(setup=[{}, {"edition": "classic-2015"}]), num_cycles=200)


@every_module
def test_pettingzoos_parallel_api_test_passes(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=300)


@every_module
def test_pettingzoos_seed_tests_pass(module: Any) -> None:
    seed_test(module.env, num_cycles=200)
    parallel_seed_test(module.parallel_env, num_cycles=200)


@every_module
def test_pettingzoos_max_cycles_test_passes(module: Any) -> None:
    max_cycles_test(module)


@every_module
def test_pettingzoos_render_test_passes(module: Any) -> None:
    render_test(module.env)


@every_module
def test_pettingzoos_performance_benchmark_runs(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module.env())

    assert float(capsys.readouterr().out.split("turns per second")[0].split()[-1]) > 0


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_named_after_the_version_of_its_layout(name: str) -> None:
    module = MODULES[name]

    assert module.__name__.endswith(f".{name}_v{layout(name).version}")
    assert str(module.env()) == f"{name}_v{layout(name).version}"


def test_the_winner_takes_what_the_others_lose() -> None:
    env = unmatched_v0.env(setup=THREE)
    env.reset(seed=4)
    random, total = np.random.default_rng(4), dict.fromkeys(env.possible_agents, 0)

    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else random.choice(np.flatnonzero(seen["action_mask"])))

    assert sorted(total.values()) in ([-1, -1, 2], [0, 0, 0])


def test_an_action_that_is_not_offered_raises_in_the_plain_environment_and_changes_nothing() -> None:
    env = gwent_v0.raw_env()
    env.reset(seed=1)
    before = env.table.state.data()

    with pytest.raises(BadInput, match="Action 0 is not offered to seat_"):
        env.step(0)

    assert env.table.state.data() == before


def test_an_action_that_is_not_offered_loses_in_the_usual_environment() -> None:
    env = gwent_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.observe(agent)

    env.step(0)

    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_without_a_seed_games_differ_and_with_one_they_do_not() -> None:
    env = gwent_v0.raw_env()

    def begun(seed: int | None) -> bytes:
        env.reset(seed)
        return b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents)

    assert begun(3) == begun(3)
    assert begun(None) != begun(None)


def test_a_setup_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadInput, match="did you mean"):
        gwent_v0.env(setup={"edition": "aniversary"})
    with pytest.raises(BadInput, match="as many seats"):
        unmatched_v0.env(setup=[{}, THREE])
    with pytest.raises(BadInput, match="at least one setup"):
        unmatched_v0.env(setup=[])
