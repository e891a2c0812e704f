"""The perfect opponent, judged by the rules themselves (D 8)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sevencats.core.decision import CHANCE
from sevencats.core.words import BadInput
from sevencats.dice import position
from sevencats.dice.state import State
from sevencats.solvers.open_dice.search import Solver
from sevencats.solvers.open_dice.solution import NO_LIMIT, Turn, changes, solve
from sevencats.solvers.open_dice.worth import prepared
from tests.dice.scenes import do, options, scene, setup

FACTIONS = ("northern-realms", "monsters", "nilfgaard", "scoiatael")


def by_the_rules(s: State, known: dict[str, float]) -> float:
    """The value of a position, found by trying everything in the game itself."""
    if s.outcome is not None:
        return {0: 1.0, 1: 0.0}.get(s.outcome.winner, 0.5)
    decision = s.decision
    assert decision is not None
    if decision.about == "reward":
        return 1.0 if decision.step.seat == 0 else 0.0
    if decision.about == "roll-off":
        return (by_the_rules(rolled_off(s, -1, 0), known) + by_the_rules(rolled_off(s, 0, -1), known)) / 2
    key = str({**s.data(), "luck": 0, "scores": []})
    if key not in known:
        values = []
        for option in decision.options:
            if decision.about != "keep" or changes(s, option.text):
                after = s.copy()
                after.choose(option)
                values.append(by_the_rules(after, known))
        known[key] = (
            sum(values) / len(values) if decision.seat == CHANCE else max(values) if decision.seat == 0 else min(values)
        )
    return known[key]


def rolled_off(s: State, first: int, second: int) -> State:
    """The position after these two rolls, counted from the lowest; both seats are as likely to roll higher."""
    after = s.copy()
    for roll in (first, second):
        assert after.decision is not None
        after.choose(after.decision.options[roll])
    return after


def small_position(rng: random.Random) -> dict[str, Any]:
    def side() -> dict[str, Any]:
        return {
            "faction": rng.choice(FACTIONS),
            "hand": [rng.randint(1, 5) for _ in range(rng.randint(1, 3))],
            "deck": rng.choice([[], ["d4"]]),
        }

    round_, wins = rng.choice(
        [(1, (0, 0)), (2, (1, 0)), (2, (0, 1)), (2, (0, 0)), (3, (1, 1)), (3, (0, 1)), (3, (1, 0))]
    )
    house = rng.choice(
        [
            {},
            {},
            {"kept_die": "hand"},
            {"ties": "first-passer"},
            {"ties": "lives"},
            {"last_die_passes": True},
            {"two_wins_needed": True},
            {"ties": "first-passer", "last_die_passes": True},
            {"ties": "lives", "kept_die": "hand"},
        ]
    )
    return {
        "round": round_,
        "winner_needed": rng.random() < 0.7,
        "open_hands": True,
        "house": house,
        "side": [{**side(), "wins": wins[0]}, {**side(), "wins": wins[1]}],
    }


@pytest.mark.parametrize("seed", range(120))
def test_the_solver_agrees_with_trying_everything(seed: int) -> None:
    s = position.read(small_position(random.Random(seed)))

    quick, whole = solve(s), solve(s, every=True)

    assert quick.value == pytest.approx(by_the_rules(s, {}))
    assert whole.value == pytest.approx(quick.value)
    assert quick.best is None or whole.options[quick.best] == pytest.approx(whole.value)


def test_the_best_die_is_worth_the_value_of_the_position() -> None:
    s = scene({"hand": [2, 5, 6]}, {"hand": [3, 4, 4]}, round=2, open_hands=True, winner_needed=True)

    solution = solve(s, every=True)

    assert solution.best is not None
    assert solution.options[solution.best] == solution.value == max(solution.options.values())
    assert set(solution.options) == {"play d4=2", "play d6=5", "play d6=6", "pass"}


def test_in_the_last_round_the_higher_sum_wins() -> None:
    s = scene({"hand": [2, 5, 6], "wins": 1}, {"hand": [4, 4, 4], "wins": 1}, round=3, winner_needed=True)

    solution = solve(s)

    assert solution.value == 1.0
    assert solution.best != "pass"


def test_a_roll_that_keeps_a_die_is_averaged() -> None:
    s = scene({"hand": [2, 3]}, {"faction": "monsters", "hand": [1], "row": [6, 5]}, round=1, winner_needed=True)

    solution = solve(do(s, "pass", "pass"))

    assert 0.0 <= solution.value <= 1.0
    assert solution.best is None


def test_hands_that_are_not_rolled_cannot_be_solved() -> None:
    with pytest.raises(BadInput, match="first turn"):
        solve(setup())


def test_two_ties_in_a_row_may_lead_to_a_roll_off() -> None:
    s = scene(
        {"faction": "monsters", "hand": [1]},
        {"faction": "monsters", "hand": [1], "wins": 1},
        round=2,
        open_hands=True,
        winner_needed=True,
        house={"two_wins_needed": True},
    )

    assert solve(s).value == 0.25  # seat 0 must win two roll-offs


def test_whoever_must_pass_second_needs_more_than_a_tie() -> None:
    s = scene(
        {"faction": "northern-realms", "hand": [1, 3, 6, 1], "row": [3, 1]},
        {"hand": [1], "row": [8, 6], "wins": 1},
        round=2,
        open_hands=True,
        winner_needed=True,
        house={"ties": "first-passer", "last_die_passes": True},
    )

    assert solve(s).value == by_the_rules(s, {}) == 0.0


def test_dice_that_both_keep_decide_a_tie_of_the_last_round() -> None:
    s = scene(
        {"faction": "monsters", "hand": [2, 4], "wins": 1},
        {"faction": "monsters", "hand": [3, 3], "wins": 1},
        round=3,
        open_hands=True,
        winner_needed=True,
    )

    assert solve(s).value == by_the_rules(s, {}) == pytest.approx(7 / 9)


def static_bounds(s: State) -> tuple[float, float]:
    """The bounds of a turn's value that are seen without looking ahead."""
    solver = Solver(s.variant, s.winner_needed, s.sides, NO_LIMIT)
    turn = Turn(s, solver)
    return solver.rounds.static_bounds(
        turn.stage, turn.a, turn.b, turn.lead, turn.keep_a, turn.keep_b, turn.turn, turn.passed, 0.0, 1.0
    )


@pytest.mark.parametrize("seed", range(50))
def test_what_is_foreseen_holds(seed: int) -> None:
    s = position.read(small_position(random.Random(seed)))

    least, most = static_bounds(s)

    assert least - 1e-9 <= by_the_rules(s, {}) <= most + 1e-9


def of_two_monsters(rng: random.Random) -> dict[str, Any]:
    """A position of the variants in which a round that must be won is bounded in a way of its own."""
    house: dict[str, Any] = rng.choice([{"kept_die": "hand"}, {"kept_die": "hand"}, {"two_wins_needed": True}])
    dice = 2 if "two_wins_needed" in house else 3

    def side() -> dict[str, Any]:
        return {
            "faction": "monsters",
            "row": [rng.randint(1, 8) for _ in range(rng.randint(0, 1))],
            "hand": [rng.randint(1, rng.choice([4, 6, 12])) for _ in range(rng.randint(1, dice))],
        }

    return {
        "round": rng.choice([1, 2]),
        "winner_needed": rng.random() < 0.7,
        "open_hands": True,
        "house": house,
        "side": [side(), side()],
    }


@pytest.mark.parametrize("seed", range(30, 70))
def test_two_monsters_are_solved_where_kept_dice_return_to_the_hand_or_two_wins_are_needed(seed: int) -> None:
    s = position.read(of_two_monsters(random.Random(seed)))

    (least, most), solution, value = static_bounds(s), solve(s), by_the_rules(s, {})

    assert least - 1e-9 <= value <= most + 1e-9
    assert solution.value == pytest.approx(value)


def test_a_side_that_trails_may_pass_where_only_a_tie_can_stop_it() -> None:
    s = scene(
        {"faction": "monsters", "hand": [3, 1], "row": [5, 3, 1, 1], "wins": 1},
        {"faction": "monsters", "hand": [3, 2, 1], "row": [7, 4, 3]},
        round=2,
        turn=1,
        open_hands=True,
        winner_needed=True,
    )

    solution = solve(s)
    least, most = static_bounds(s)

    assert solution.best == "pass"
    assert solution.value == pytest.approx(by_the_rules(s, {}))
    assert least <= solution.value <= most


def test_where_two_wins_are_needed_a_higher_lead_may_be_worse() -> None:
    s = scene(
        {"faction": "monsters", "hand": [5, 7], "deck": ["d4"]},
        {"faction": "northern-realms", "hand": [5, 6], "deck": ["d4"]},
        round=2,
        open_hands=True,
        winner_needed=True,
        house={"two_wins_needed": True},
    )

    assert solve(s).value == pytest.approx(11 / 12)


def test_only_the_best_option_is_told_unless_every_one_is_asked_for() -> None:
    s = scene({"hand": [2, 5, 6]}, {"hand": [3, 4, 4]}, round=2, open_hands=True, winner_needed=True)

    solution = solve(s)

    assert solution.options == {solution.best: solution.value}


def test_a_solution_that_takes_too_long_is_told_as_two_bounds() -> None:
    s = prepared("nilfgaard", "northern-realms", "normal", 2)

    cut, whole = solve(s, limit=2_000), solve(s, limit=NO_LIMIT)

    assert whole.is_exact
    assert not cut.is_exact
    assert cut.least <= whole.value <= cut.most
    assert cut.value == (cut.least + cut.most) / 2
    assert cut.most - cut.least < 1
    assert cut.best in options(s)
    assert repr(cut) == f"<{cut.least:.4f} to {cut.most:.4f}, best {cut.best}>"


def test_bounds_of_what_luck_may_bring_are_averaged() -> None:
    s = scene(
        {"hand": [3, 5, 6, 6], "row": [2]},
        {"faction": "monsters", "hand": [1, 3, 5], "row": [6, 3]},
        round=1,
        winner_needed=True,
    )
    rolled = do(s, "pass", "pass")

    nothing, some, whole = solve(rolled, limit=0), solve(rolled, limit=40), solve(rolled)

    assert whole.is_exact
    assert not some.is_exact
    assert nothing.least <= some.least <= whole.value <= some.most <= nothing.most
    assert some.most - some.least < nothing.most - nothing.least


def test_a_whole_game_of_ten_dice_is_solved() -> None:
    hands = (
        {"faction": "northern-realms", "hand": [1, 2, 3, 3, 4, 4, 5, 5, 7, 9]},
        {"faction": "scoiatael", "hand": [1, 1, 2, 2, 2, 3, 3, 4, 5, 6]},
    )

    solution = solve(scene(*hands, open_hands=True, winner_needed=True))

    assert solution.value == 1.0


@pytest.mark.parametrize(
    ("mine", "theirs", "difficulty", "seed", "value"),
    [
        ("scoiatael", "monsters", "normal", 1, 1.0),
        ("nilfgaard", "monsters", "easy", 1, 0.65),
        ("nilfgaard", "northern-realms", "normal", 2, 0.35),
        ("scoiatael", "nilfgaard", "easy", 4, 1.0),
    ],
)
def test_openings_need_no_more_than_10_000_turns(
    mine: str, theirs: str, difficulty: str, seed: int, value: float
) -> None:
    s = prepared(mine, theirs, difficulty, seed)

    solution = solve(s, limit=10_000)

    assert solution.value == pytest.approx(value)


@pytest.mark.parametrize(
    ("house", "theirs", "difficulty", "seed", "value"),
    [
        ("two_wins_needed", "northern-realms", "easy", 9, 59 / 72),
        ("two_wins_needed", "nilfgaard", "hard", 13, 31 / 45),
        ("two_wins_needed", "monsters", "easy", 8, 0.7438888889),
        ("kept_die", "nilfgaard", "easy", 5, 0.85),
        ("kept_die", "nilfgaard", "normal", 9, 13 / 18),
    ],
)
def test_openings_of_monsters_need_no_more_than_25_000_turns_in_other_variants_either(
    house: str, theirs: str, difficulty: str, seed: int, value: float
) -> None:
    s = prepared("monsters", theirs, difficulty, seed, {house: "hand" if house == "kept_die" else True})

    solution = solve(s, limit=25_000)

    assert solution.is_exact
    assert solution.value == pytest.approx(value)
