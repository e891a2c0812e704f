"""Odds of drawing, against counting by hand."""

from __future__ import annotations

from itertools import chain, combinations, permutations
from pathlib import Path

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent import decks
from sevencats.gwent.catalogue import HERE
from sevencats.lab import odds
from sevencats.lab.odds import at_least, dug
from tests.lab.tools import answer, run


@pytest.mark.parametrize("copies", [0, 1, 2, 3])
@pytest.mark.parametrize("wanted", [1, 2])
def test_odds_are_those_of_counting_every_hand(copies: int, wanted: int) -> None:
    deck = ["yes"] * copies + ["no"] * (9 - copies)
    hands = list(combinations(range(9), 4))

    counted = sum(sum(deck[card] == "yes" for card in hand) >= wanted for hand in hands) / len(hands)

    assert at_least(wanted, copies, 9, 4) == pytest.approx(counted)


def test_the_odds_of_single_cards_are_known() -> None:
    assert at_least(1, 1, 40, 10) == pytest.approx(0.25)
    assert at_least(1, 2, 40, 10) == pytest.approx(1 - 30 * 29 / (40 * 39))
    assert at_least(1, 1, 8, 10) == 1


def test_digging_for_a_card_is_as_likely_as_counting_every_order_of_a_deck() -> None:
    orders = list(permutations("yynnnn"))

    found = sum("y" in order[:2] or "y" in order[2:4] for order in orders) / len(orders)

    assert dug(2, 6, 2, 2) == pytest.approx(found)


def test_groups_and_kinds_of_a_deck_are_all_there() -> None:
    deck = decks.find("zerowarden-nilfgaard-spy")

    found = odds.members(deck)

    assert {"heroes", "spies", "specials", "any medic", "decoy"} <= set(found)
    assert len(found["spies"]) == sum(card.spy for card in deck.cards)
    assert sum(len(found[card.id]) for card in set(deck.cards)) == len(deck.cards)


def test_hands_after_the_swap_are_full_and_the_bot_keeps_what_is_good() -> None:
    deck = decks.find("init-monsters")

    hands = odds.hands_after_the_swap(deck, "anniversary", "greedy", 61, 1)
    careless = odds.hands_after_the_swap(deck, "anniversary", "random", 61, 1)

    assert len(hands) == 61
    assert sum(card.strength for card in chain(*hands)) > sum(card.strength for card in chain(*careless))
    assert {len(hand) for hand in hands} == {10}
    assert hands == odds.hands_after_the_swap(deck, "anniversary", "greedy", 61, 1)


def test_the_simulated_odds_agree_with_the_exact_ones_where_nobody_swaps() -> None:
    deck = decks.find("init-monsters")
    tried = odds.hands_after_the_swap(deck, "anniversary", "random", 1500, 3)

    seen = sum(any(card.id == "leshen" for card in hand) for hand in tried) / len(tried)

    assert seen == pytest.approx(at_least(1, 1, len(deck.cards), 10), abs=0.05)  # random swaps favour no card


def test_a_deck_from_a_file_is_read_and_its_odds_come_as_table_and_as_json(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((HERE / "decks/init-northern-realms.toml").read_text(encoding="utf-8"), encoding="utf-8")

    table = run("deck", "odds", path, "--hands", 20).output
    data = answer("deck", "odds", path, "--hands", 20, "--draws", "2,1,0")

    assert "heroes" in table
    assert "All but the last are exact." in table
    assert data["deck"] == "mine"
    first = data["odds"][0]
    assert first["hand"] <= first["rounds"][0] <= first["rounds"][1] == first["rounds"][2]


def test_the_northern_realms_draw_for_a_won_round_and_spies_draw_at_once() -> None:
    assert odds.usual_draws(decks.find("init-northern-realms"))[1] == 1
    assert odds.usual_draws(decks.find("zerowarden-nilfgaard-spy")) == [2, 0, 0]


@pytest.mark.parametrize("text", ["2,1", "2,1,x", "", "1,-1,0"])
def test_draws_that_are_no_three_numbers_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match="expected three numbers, such as 2,1,0"):
        odds.read_draws(text)
