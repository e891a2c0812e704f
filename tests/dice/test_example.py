"""The worked example of the rulebook, as a golden record (D 7)."""

from __future__ import annotations

from pathlib import Path

from sevencats.campaign import open_campaign
from sevencats.core import match, record
from sevencats.dice.state import State
from tests.dice.scenes import hand, row, wins

GOLDEN = Path(__file__).parent.parent / "golden" / "dice-worked-example.json"


def after(event: str, times: int = 1) -> State:
    """The position right after this was chosen for the so-manieth time."""
    written = record.load(GOLDEN)
    numbers = [n for n, (_, text) in enumerate(written.choices, start=1) if text == event]
    state = written.replay(numbers[times - 1])
    assert isinstance(state, State)
    return state


def test_geralt_wins_the_toss_and_rolls_the_hand_of_the_example() -> None:
    s = after("d8=1")

    assert s.starter == 0
    assert hand(s, 0) == [1, 2, 3, 3, 4, 4, 5, 5, 7, 9]


def test_the_barman_wins_the_first_round_by_18_to_17() -> None:
    s = after("pass", 2)

    assert s.scores == ((17, 18),)
    assert wins(s) == (0, 1)
    assert hand(s, 0) == [1, 2, 3, 3, 4, 4, 9]
    assert len(hand(s, 1)) == 6


def test_the_five_of_the_monsters_keeps_their_second_die_and_the_barman_starts_round_two() -> None:
    s = after("d10=5")

    assert row(s, 1) == [5]
    assert s.starter == 1


def test_geralt_wins_round_two_and_rolls_a_d6_for_round_three() -> None:
    s = after("d6=6", 2)

    assert wins(s) == (1, 1)
    assert hand(s, 0) == [1, 2, 3, 3, 4, 4, 6]


def test_a_stake_of_five_pays_fifteen_and_98_wins_a_d8_so_that_eleven_dice_are_owned() -> None:
    book = open_campaign(":memory:")
    book.create("Geralt", "northern-realms", 100)
    game = book.start("Geralt", "Barman", level="easy", faction="monsters", bet=10)
    assert book.table(game).stake == 5
    assert book.purse("Geralt") == 90

    book.settle(game, match.load(GOLDEN))

    assert book.purse("Geralt") == 105
    assert book.collection("Geralt") == {"d4": 3, "d6": 3, "d8": 4, "d10": 1}
    assert [entry.amount for entry in book.ledger("Geralt") if entry.cause == f"pay-out of game {game}"] == [15, 1]
