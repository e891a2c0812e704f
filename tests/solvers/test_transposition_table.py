"""The transposition table and its hash maps (D 8)."""

from __future__ import annotations

import random

from sevencats.solvers.open_dice.hash_map import NOTHING, Cache, IntMap, mixed
from sevencats.solvers.open_dice.transposition_table import TranspositionTable


def test_a_table_finds_every_number_again_however_much_it_has_grown() -> None:
    table = IntMap()
    rng = random.Random(1)
    numbers = {mixed(rng.getrandbits(50)): n for n in range(3_000)}

    for key, number in numbers.items():
        table.set(key, number)

    assert all(table.get(key) == number for key, number in numbers.items())
    assert table.count == len(numbers)


def test_keys_that_want_the_same_cell_are_told_apart() -> None:
    table = IntMap()

    for n in range(5):
        table.set(1 << 40 + n, n)

    assert [table.get(1 << 40 + n) for n in range(6)] == [0, 1, 2, 3, 4, NOTHING]


def test_a_number_can_be_changed() -> None:
    table = IntMap()

    table.set(7, 1)
    table.set(7, 2)

    assert (table.get(7), table.count) == (2, 1)


def test_a_cache_says_otherwise_what_it_is_told_to() -> None:
    cache = Cache()

    cache.store(3, 0.25)

    assert (cache.get(3, -1.0), cache.get(4, -1.0)) == (0.25, -1.0)


def test_what_is_known_of_one_lead_bounds_higher_and_lower_ones() -> None:
    table = TranspositionTable(higher_is_better=True)

    table.store(1, 0, 0.5, 0.75)

    assert table.bounds(1, 3) == (0.5, 1.0)
    assert table.bounds(1, 0) == (0.5, 0.75)
    assert table.bounds(1, -3) == (0.0, 0.75)
    assert table.bounds(2, 0) == (0.0, 1.0)


def test_what_is_learned_later_only_draws_bounds_together() -> None:
    table = TranspositionTable(higher_is_better=True)

    table.store(1, 200, 0.25, 0.75)
    table.store(1, -200, 0.125, 0.5)
    table.store(1, 200, 0.0, 0.625)

    assert table.bounds(1, 200) == (0.25, 0.625)
    assert table.bounds(1, 0) == (0.125, 0.625)


def test_where_a_higher_lead_may_be_worse_leads_tell_nothing_of_each_other() -> None:
    table = TranspositionTable(higher_is_better=False)

    table.store(1, 0, 0.5, 0.75)

    assert [table.bounds(1, lead) for lead in (-3, 0, 3)] == [(0.0, 1.0), (0.5, 0.75), (0.0, 1.0)]


def test_a_transposition_table_finds_every_turn_again_however_much_it_has_grown() -> None:
    table = TranspositionTable(higher_is_better=False)
    rng = random.Random(2)
    turns = {(mixed(rng.getrandbits(50)), lead): rng.random() for _ in range(2_000) for lead in (-9, 0, 4)}

    for (dice, lead), value in turns.items():
        table.store(dice, lead, value, value)

    assert all(table.bounds(dice, lead) == (value, value) for (dice, lead), value in turns.items())
