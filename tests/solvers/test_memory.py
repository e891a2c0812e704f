"""What a solution remembers, and how it finds it again (D 8)."""

from __future__ import annotations

import random

from sevencats.solvers.open_dice.memory import NOTHING, Cache, Memory, Table, spread


def test_a_table_finds_every_number_again_however_much_it_has_grown() -> None:
    table = Table()
    rng = random.Random(1)
    numbers = {spread(rng.getrandbits(50)): n for n in range(3_000)}

    for key, number in numbers.items():
        table.set(key, number)

    assert all(table.get(key) == number for key, number in numbers.items())
    assert table.count == len(numbers)


def test_keys_that_want_the_same_cell_are_told_apart() -> None:
    table = Table()

    for n in range(5):
        table.set(1 << 40 + n, n)

    assert [table.get(1 << 40 + n) for n in range(6)] == [0, 1, 2, 3, 4, NOTHING]


def test_a_number_can_be_changed() -> None:
    table = Table()

    table.set(7, 1)
    table.set(7, 2)

    assert (table.get(7), table.count) == (2, 1)


def test_a_cache_says_otherwise_what_it_is_told_to() -> None:
    cache = Cache()

    cache.learn(3, 0.25)

    assert (cache.get(3, -1.0), cache.get(4, -1.0)) == (0.25, -1.0)


def test_what_is_known_of_one_lead_bounds_higher_and_lower_ones() -> None:
    memory = Memory(higher_is_better=True)

    memory.learn(1, 0, 0.5, 0.75)

    assert memory.bounds(1, 3) == (0.5, 1.0)
    assert memory.bounds(1, 0) == (0.5, 0.75)
    assert memory.bounds(1, -3) == (0.0, 0.75)
    assert memory.bounds(2, 0) == (0.0, 1.0)


def test_what_is_learned_later_only_draws_bounds_together() -> None:
    memory = Memory(higher_is_better=True)

    memory.learn(1, 200, 0.25, 0.75)
    memory.learn(1, -200, 0.125, 0.5)
    memory.learn(1, 200, 0.0, 0.625)

    assert memory.bounds(1, 200) == (0.25, 0.625)
    assert memory.bounds(1, 0) == (0.125, 0.625)


def test_where_a_higher_lead_may_be_worse_leads_tell_nothing_of_each_other() -> None:
    memory = Memory(higher_is_better=False)

    memory.learn(1, 0, 0.5, 0.75)

    assert [memory.bounds(1, lead) for lead in (-3, 0, 3)] == [(0.0, 1.0), (0.5, 0.75), (0.0, 1.0)]


def test_a_memory_finds_every_turn_again_however_much_it_has_grown() -> None:
    memory = Memory(higher_is_better=False)
    rng = random.Random(2)
    turns = {(spread(rng.getrandbits(50)), lead): rng.random() for _ in range(2_000) for lead in (-9, 0, 4)}

    for (dice, lead), value in turns.items():
        memory.learn(dice, lead, value, value)

    assert all(memory.bounds(dice, lead) == (value, value) for (dice, lead), value in turns.items())
