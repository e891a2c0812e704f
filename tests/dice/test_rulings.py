"""One test for each ruling of the rulebook's ambiguities, A1 to A24 (D 9)."""

from __future__ import annotations

import pytest

from sevencats.core.outcome import NOBODY
from sevencats.core.words import BadInput
from sevencats.dice import GAME
from sevencats.dice.hands import base_hand, dropped_low
from sevencats.dice.shapes import D6, DICE
from sevencats.dice.state import State
from sevencats.dice.tables import EASY, FIRST_SET, HARD, NORMAL, Difficulty
from tests.dice.scenes import about, asked, deck, do, hand, options, roll, row, scene, setup, winner, wins


def to_turn(s: State, value: int = 1) -> State:
    """Roll everything alike until the first turn."""
    while about(s) == "roll":
        roll(s, value)
    return s


def test_a1_difficulty_describes_the_dice_of_the_npc_alone() -> None:
    s = setup({}, {"difficulty": "hard"})

    do(s, "first 0")

    assert s.sides[0].rolling == FIRST_SET
    assert s.sides[1].rolling == HARD.dice


@pytest.mark.parametrize(("difficulty", "low", "high"), [(EASY, 0, 2), (NORMAL, 1, 1), (HARD, 5, 0)])
def test_a2_easy_drops_the_highest_normal_both_ends_and_hard_the_lowest(
    difficulty: Difficulty, low: int, high: int
) -> None:
    dropped = len(difficulty.dice) - 10

    found = dropped_low(difficulty.keeps, dropped)

    assert (found, dropped - found) == (low, high)


def test_a2_of_equal_values_the_larger_die_is_dropped_as_highest_and_the_smaller_as_lowest() -> None:
    dice = [DICE["d4=3"], DICE["d6=3"], DICE["d8=3"]]

    kept, dropped = base_hand(dice, 1, 1)

    assert kept == [DICE["d6=3"]]
    assert dropped == [DICE["d4=3"], DICE["d8=3"]]


def test_a2b_the_npc_rolls_all_its_dice_and_the_dropped_ones_are_its_deck_unrolled() -> None:
    s = do(setup({}, {"difficulty": "easy"}), "first 0")
    roll(s, *[1] * 10)

    roll(s, *[1] * 9, 6, 7, 8)

    assert hand(s, 1) == [1] * 9 + [6]
    assert deck(s, 1) == ["d8", "d8"]


def test_a3_with_more_than_ten_dice_the_player_picks_ten_before_rolling() -> None:
    s = do(setup({"dice": ["d4*3", "d6*3", "d8*4", "d10"]}), "first 0")

    assert about(s) == "pick"
    do(s, "take d4", "largest")

    assert deck(s, 0) == ["d4"]
    assert about(s) == "roll"


def test_a3b_fewer_than_ten_dice_are_refused() -> None:
    with pytest.raises(BadInput, match="at least 10 dice"):
        setup({"dice": ["d4*9"]})


def test_a4_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all() -> None:
    s = scene({"hand": [3, 5]}, {"hand": [2]})

    assert "hand" not in s.view(1)["sides"][0]
    assert s.view(1)["sides"][0]["hand_size"] == 2
    assert s.view(0)["sides"][0]["hand"] == ["d4=3", "d6=5"]


def test_a4_open_hands_are_an_option() -> None:
    s = scene({"hand": [3, 5]}, {"hand": [2]}, open_hands=True)

    assert s.view(1)["sides"][0]["hand"] == ["d4=3", "d6=5"]


def test_a5_the_winner_of_the_toss_starts() -> None:
    s = setup()

    assert asked(s) == -1
    to_turn(do(s, "first 1"))

    assert asked(s) == 1


def test_a5_a_single_scoiatael_side_decides_who_starts() -> None:
    s = setup({}, {"faction": "scoiatael"})

    assert asked(s) == 1
    assert options(s) == ["first 0", "first 1"]


def test_a5_two_scoiatael_sides_toss_the_coin() -> None:
    s = setup({"faction": "scoiatael"}, {"faction": "scoiatael"})

    assert asked(s) == -1


def test_a6_the_loser_of_the_toss_starts_round_two_and_the_winner_round_three() -> None:
    s = scene({"hand": [4, 1, 1]}, {"hand": [3, 2, 2]}, turn=0)

    do(s, "play d4=4", "pass", "pass")
    assert (s.round, asked(s)) == (2, 1)
    do(s, "play d4=2", "pass", "pass")

    assert (s.round, asked(s)) == (3, 0)


def test_a7_passing_is_allowed_at_once_and_the_other_goes_on_until_passing_too() -> None:
    s = scene({"hand": [4]}, {"hand": [1, 2, 3]})

    do(s, "pass", "play d4=1", "play d4=2")

    assert asked(s) == 1
    assert row(s, 1) == [1, 2]


def test_a7_a_side_without_dice_passes_by_itself() -> None:
    s = scene({"hand": [4]}, {"hand": [1, 2, 3]})

    do(s, "play d4=4", "play d4=1")

    assert s.sides[0].passed
    assert asked(s) == 1


def test_a7_where_the_last_die_passes_it_does_so_at_once() -> None:
    s = scene({"hand": [4]}, {"hand": [1, 2, 3]}, house={"last_die_passes": True})

    do(s, "play d4=4")

    assert s.sides[0].passed


def test_a8_monsters_keep_the_leftmost_die_and_it_counts_at_once() -> None:
    s = scene({"faction": "monsters", "hand": [1], "row": [6, 5, 4, 3]}, {"hand": [2, 2], "row": [7, 5, 5]})

    do(s, "pass", "pass", "d10=5")

    assert row(s, 0) == [5]
    assert s.sides[0].total() == 5
    assert s.round == 2


def test_a8_a_kept_die_may_be_kept_again() -> None:
    s = scene({"faction": "monsters", "hand": [1, 1], "row": [5], "kept": True}, {"hand": [2, 2]}, round=2)

    do(s, "pass", "play d4=2", "pass", "d10=9")

    assert row(s, 0) == [5]


def test_a8_kept_dice_go_back_to_the_hand_where_the_house_reads_it_so() -> None:
    s = scene({"faction": "monsters", "hand": [1], "row": [6, 5]}, {"hand": [2, 2]}, house={"kept_die": "hand"})

    do(s, "pass", "pass", "d10=5")

    assert row(s, 0) == []
    assert hand(s, 0) == [1, 5]


def test_a8_nothing_is_kept_after_the_game_is_over() -> None:
    s = scene({"faction": "monsters", "hand": [1], "row": [6], "wins": 1}, {"hand": [2]}, round=2)

    do(s, "pass", "pass")

    assert winner(s) == 0


def test_a8b_a_roll_below_every_die_is_rolled_again() -> None:
    s = scene({"faction": "monsters", "hand": [1], "row": [6, 5]}, {"hand": [2, 2]})

    do(s, "pass", "pass", "d10=4")

    assert about(s) == "keep"
    assert row(do(s, "d10=10"), 0) == [6]


def test_a8b_an_empty_row_and_dice_above_ten_are_not_kept() -> None:
    s = scene({"faction": "monsters", "hand": [1], "row": [11, 12]}, {"faction": "monsters", "hand": [2, 2]})

    do(s, "pass", "pass")

    assert s.round == 2
    assert (row(s, 0), row(s, 1)) == ([], [])


def test_a9_a_ten_on_a_d10_stays_and_may_add_a_die_of_the_deck() -> None:
    s = do(setup({"dice": ["d4*3", "d6*3", "d8*3", "d10*2"], "hand": ["d4*3", "d6*3", "d8*3", "d10"]}), "first 0")
    roll(s, *[1] * 9, 10, *[1] * 10)

    assert options(s) == ["add d10", "decline"]
    roll(do(s, "add d10"), 10)
    assert about(s) == "explode", "a d10 that was added explodes again"
    roll(do(s, "add d6"), 5)

    assert hand(s, 0) == [1] * 9 + [5, 10, 10]


def test_a9_only_d10s_explode_and_only_for_nilfgaard() -> None:
    s = do(setup({"dice": ["d8*10"]}, {"faction": "monsters", "dice": ["d10*10"]}), "first 0")

    roll(s, *[8] * 10, *[10] * 10)

    assert about(s) == "turn"


def test_a9_an_explosion_may_be_declined() -> None:
    s = do(setup(), "first 0")
    roll(s, *[1] * 9, 10, *[1] * 10)

    do(s, "decline")

    assert about(s) == "turn"
    assert len(hand(s, 0)) == 10


def test_a9b_rerolled_tens_explode_after_tactics() -> None:
    s = do(setup({"tactics": 14}), "first 0")
    to_turn(s)

    roll(do(s, "reroll d10=1"), 10)

    assert about(s) == "explode"


def test_a10_a_single_scoiatael_side_wins_a_tie() -> None:
    s = scene({"faction": "scoiatael", "row": [5]}, {"row": [5]})

    do(s, "pass", "pass")

    assert wins(s) == (1, 0)


def test_a10_two_scoiatael_sides_tie_like_everybody() -> None:
    s = scene({"faction": "scoiatael", "row": [5]}, {"faction": "scoiatael", "row": [5]})

    do(s, "pass", "pass")

    assert wins(s) == (0, 0)


def test_a11_after_round_three_more_round_wins_are_enough() -> None:
    s = scene({"row": [5], "wins": 1}, {"row": [5]}, round=3)

    do(s, "pass", "pass")

    assert winner(s) == 0


def test_a11_where_two_wins_are_needed_one_is_not_enough() -> None:
    s = scene({"row": [5], "wins": 1}, {"row": [5]}, round=3, variant="strict")

    do(s, "pass", "pass")

    assert winner(s) is None
    assert s.round == 4


def test_a11_where_lives_are_played_a_tie_costs_both_one() -> None:
    s = scene({"row": [5], "wins": 0}, {"row": [5], "wins": 1}, round=2, variant="lives")

    do(s, "pass", "pass")

    assert winner(s) == 1
    assert s.outcome is not None
    assert s.outcome.why == "lives"


def test_a11_where_the_first_passer_wins_ties_three_rounds_decide() -> None:
    s = scene({"row": [5]}, {"row": [5]}, variant="foundry")

    do(s, "pass", "pass")

    assert wins(s) == (1, 0)


def test_a11_if_a_winner_is_needed_an_even_game_goes_on_with_a_bonus_round() -> None:
    s = scene({"row": [5], "wins": 1}, {"row": [5], "wins": 1}, round=3, winner_needed=True)

    do(s, "pass", "pass")

    assert (s.round, about(s)) == (4, "turn")


def test_a11b_without_dice_on_one_side_both_roll_a_d10_until_one_is_higher() -> None:
    s = scene({"row": [5], "hand": [], "wins": 1}, {"row": [5], "wins": 1}, round=3, turn=1, winner_needed=True)

    do(s, "pass")
    assert about(s) == "roll-off"
    do(s, "d10=4", "d10=4", "d10=7", "d10=2")

    assert winner(s) == 0
    assert s.outcome is not None
    assert s.outcome.why == "roll-off"


def test_a11b_a_bonus_round_in_which_nobody_plays_leads_to_the_roll_off() -> None:
    s = scene({"wins": 1}, {"wins": 1}, round=4, winner_needed=True)

    do(s, "pass", "pass")

    assert about(s) == "roll-off"


def test_a11c_without_a_bonus_round_the_game_is_drawn_and_nobody_is_rewarded() -> None:
    s = scene({"wins": 1}, {"wins": 1, "difficulty": "easy"}, round=3)

    do(s, "pass", "pass")

    assert winner(s) == NOBODY
    assert s.view(0)["reward"] is None


@pytest.mark.parametrize("shape", ["d4", "d6", "d8", "d10", "d12"])
def test_a12_a_die_that_shows_at_most_half_of_its_faces_may_be_rerolled(shape: str) -> None:
    half = int(shape[1:]) // 2
    s = do(setup({"dice": [f"{shape}*10"], "tactics": 15, "faction": "monsters"}), "first 0")

    roll(s, *[half] * 5, *[half + 1] * 5, *[1] * 10)

    assert options(s) == [f"reroll {shape}={half}", "done"]


def test_a12_each_point_above_13_rerolls_one_die_once() -> None:
    s = to_turn(do(setup({"tactics": 15}), "first 0"))

    roll(do(s, "reroll d4=1"), 2)
    roll(do(s, "reroll d4=1"), 1)

    assert about(s) == "turn"
    assert hand(s, 0) == [1] * 9 + [2]


def test_a12_a_rerolled_die_is_not_rerolled_again() -> None:
    s = do(setup({"dice": ["d4*10"], "tactics": 20, "faction": "monsters"}), "first 0")
    roll(s, 1, *[4] * 9, *[1] * 10)

    roll(do(s, "reroll d4=1"), 1)

    assert about(s) == "turn"


def test_a12_exactly_13_rerolls_nothing_and_an_npc_has_no_tactics() -> None:
    assert about(to_turn(do(setup({"tactics": 13}), "first 0"))) == "turn"

    with pytest.raises(BadInput, match="tactics"):
        setup({}, {"difficulty": "easy", "tactics": 15})


def test_a12b_a_check_can_be_rolled_from_given_numbers() -> None:
    s = to_turn(do(setup({"tactics_base": 9}), "first 0"))

    assert about(s) == "check"
    do(s, "d10=6")

    assert s.decision is not None
    assert s.decision.step.n == 2


def test_a13_northern_realms_add_a_die_of_the_deck_for_a_round_that_was_won() -> None:
    s = scene({"faction": "northern-realms", "row": [5], "deck": ["d6", "d8"]}, {"row": [4]})

    do(s, "pass", "pass", "add d8", "d8=7")

    assert hand(s, 0) == [1, 2, 7]
    assert deck(s, 0) == ["d6"]


def test_a13_no_die_is_added_when_the_round_ends_the_game() -> None:
    s = scene({"faction": "northern-realms", "row": [5], "wins": 1}, {"row": [4]}, round=2)

    do(s, "pass", "pass")

    assert winner(s) == 0


def test_a14_with_an_empty_deck_a_d6_is_lent_for_this_game() -> None:
    s = scene({"faction": "northern-realms", "row": [5]}, {"row": [4]})

    do(s, "pass", "pass", "d6=6")

    assert s.sides[0].hand[-1].shape is D6
    assert deck(s, 0) == []


@pytest.mark.parametrize(
    ("difficulty", "bet", "stake"), [(EASY, 10, 5), (EASY, 11, 5), (NORMAL, 7, 7), (HARD, 7, 14), (EASY, 0, 0)]
)
def test_a15_the_npc_stakes_the_bet_times_the_multiplier_rounded_down(
    difficulty: Difficulty, bet: int, stake: int
) -> None:
    assert difficulty.stake(bet) == stake


@pytest.mark.parametrize(
    ("difficulty", "rolls"),
    [
        (EASY, {1: "d4", 75: "d4", 76: "d6", 96: "d6", 97: "d8", 100: "d8"}),
        (NORMAL, {69: "d4", 70: "d6", 91: "d6", 92: "d8", 97: "d8", 98: "d10", 100: "d10"}),
        (HARD, {55: "d4", 56: "d6", 74: "d6", 75: "d8", 88: "d8", 89: "d10", 99: "d10", 100: "d12"}),
    ],
)
def test_a16_every_game_won_from_an_npc_rewards_a_die_by_its_difficulty(
    difficulty: Difficulty, rolls: dict[int, str]
) -> None:
    for shown, die in rolls.items():
        s = scene({"row": [5], "wins": 1}, {"row": [4], "difficulty": difficulty.id}, round=2)
        do(s, "pass", "pass", f"d100={shown}")

        assert s.reward.id == die


def test_a16_an_npc_and_a_person_who_beat_a_person_win_no_die() -> None:
    lost = do(scene({"row": [4]}, {"row": [5], "wins": 1, "difficulty": "easy"}, round=2), "pass", "pass")
    duel = do(scene({"row": [5], "wins": 1}, {"row": [4]}, round=2), "pass", "pass")

    assert winner(lost) == 1
    assert winner(duel) == 0


def test_a20_the_faction_of_an_npc_may_be_left_to_luck() -> None:
    s = setup({}, {"faction": "random", "difficulty": "easy"})

    assert about(s) == "faction"
    do(s, "faction monsters")

    assert s.sides[1].faction.id == "monsters"


@pytest.mark.parametrize(
    ("shown", "level"), [(1, "easy"), (4, "easy"), (5, "normal"), (8, "normal"), (9, "hard"), (10, "hard")]
)
def test_a21_the_difficulty_may_be_rolled_and_only_hard_has_d12s(shown: int, level: str) -> None:
    s = do(setup({}, {"difficulty": "roll"}), f"d10={shown}")

    side = s.sides[1]
    assert side.difficulty is not None
    assert side.difficulty.id == level
    assert ("d12" in deck(s, 1)) == (level == "hard")


def test_a22_the_monsters_of_the_example_roll_after_round_two_as_well() -> None:
    s = scene({"row": [9]}, {"faction": "monsters", "row": [5, 3], "kept": True, "wins": 1}, round=2)

    do(s, "pass", "pass")

    assert about(s) == "keep"


def test_a23_bonus_dice_may_push_a_hand_above_ten() -> None:
    s = do(setup(), "first 0")
    roll(s, *[1] * 9, 10, *[1] * 10)

    roll(do(s, "add d6"), 3)

    assert len(hand(s, 0)) == 11


def test_a24_the_total_is_the_sum_of_the_row_with_the_kept_die() -> None:
    s = scene({"faction": "monsters", "row": [5, 7], "kept": True})

    assert s.sides[0].total() == 12
    assert GAME.explain(s, "0 total") == "seat 0: 5 (d6, kept, D 4.2) + 7 (d8) = 12 (D 3.3)"
