"""Move ordering: which options the solver tries first (D 8)."""

from __future__ import annotations

from sevencats.solvers.open_dice.hands import Hands
from sevencats.solvers.open_dice.move_ordering import OPTION, OPTIONS, PASS, History, KillerMoves, MoveOrdering, kind


def listed(order: int) -> list[int]:
    """The options of an order, the first one first."""
    return [] if order == 0 else [(order & OPTIONS) - 1, *listed(order >> OPTION)]


def order_of(options: list[int]) -> int:
    return sum((option + 1) << (n * OPTION) for n, option in enumerate(options))


def test_options_that_settled_much_for_little_work_come_first() -> None:
    hand = Hands().of([2, 5, 4, 9])
    history = History()
    before = history.options(hand, 0)

    history.cut_off(kind(hand, PASS, 0))
    history.searched(kind(hand, 2, 0), nodes=900)

    assert listed(before) == [2, 4, 5, 9, PASS]
    assert listed(history.options(hand, 0)) == [PASS, 4, 5, 9, 2]


def test_the_smallest_value_that_takes_the_lead_is_a_kind_of_its_own() -> None:
    hand = Hands().of([2, 4, 5, 7, 9])
    history = History()
    over = hand.smallest_above(4)
    before = history.options(hand, over)

    for number in (5, 5, 5, 7, 7, 9):
        history.cut_off(kind(hand, number, over))

    assert listed(before) == [2, 4, 5, 7, 9, PASS]
    assert listed(history.options(hand, over)) == [5, 7, 9, 2, 4, PASS]
    assert listed(history.options(hand, 0)) == [9, 2, 4, 5, 7, PASS]


def test_an_order_holds_every_option_of_a_hand_with_all_values() -> None:
    hand = Hands().of([*range(1, 13)])

    assert listed(History().options(hand, 0)) == [*range(1, 13), PASS]


def test_no_value_takes_the_lead_from_one_who_is_too_far_ahead() -> None:
    hand = Hands().of([2, 4, 9])

    assert [hand.smallest_above(behind) for behind in (0, 2, 8, 9)] == [2, 4, 9, 0]


def test_turns_are_alike_by_round_by_who_moves_and_has_passed_and_by_the_lead() -> None:
    ordering = MoveOrdering()

    here = ordering.history(stage=4, turn=0, passed=-1, lead=3)
    others = [
        ordering.history(*other) for other in ((5, 0, -1, 3), (4, 1, -1, 3), (4, 0, 1, 3), (4, 0, -1, 0), (4, 0, -1, 5))
    ]

    assert here is ordering.history(stage=4, turn=0, passed=-1, lead=1)
    assert here not in others


def test_the_options_that_decided_turns_with_the_same_hand_come_first_the_last_one_before_all() -> None:
    killers = KillerMoves()
    for number in (9, PASS, 4, 9):
        killers.cut_off(key=7, number=number)

    options = order_of([2, 4, 5, 9, PASS])

    assert listed(killers.first(7, options)) == [9, 4, PASS, 2, 5]
    assert listed(killers.first(8, options)) == [2, 4, 5, 9, PASS]


def test_every_option_of_a_hand_with_all_values_can_be_recent() -> None:
    killers = KillerMoves()
    numbers = [*range(1, 13), PASS]
    for number in numbers:
        killers.cut_off(7, number)

    assert listed(killers.first(7, order_of(sorted(numbers)))) == [*reversed(numbers)]
