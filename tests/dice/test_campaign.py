"""Campaigns: nothing is lost or created, a pay-out is whole or not at all, and a game is settled once (D 6)."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevencats.campaign import Campaign, open_campaign
from sevencats.campaign.database import File
from sevencats.core.decision import CHANCE
from sevencats.core.match import Match
from sevencats.core.words import BadInput
from sevencats.dice.tables import NEW_SET


class Crash(Exception):
    """The program ends here."""


class Faulty(sqlite3.Connection):
    """A connection that breaks at the so-manieth write from now."""

    left = -1

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        if sql.startswith(("INSERT", "COMMIT")) and self.left >= 0:
            if self.left == 0:
                raise Crash
            self.left -= 1
        return super().execute(sql, *args)


def campaign(purse: int = 100) -> Campaign:
    book = open_campaign(sqlite3.connect(":memory:", factory=Faulty))
    book.create("Geralt", "northern-realms", purse)
    return book


def finished(book: Campaign, game: int, seed: int = 1) -> Match:
    """The match of a game, played to its end at random."""
    match = book.match(game, seed)
    while match.options:
        match.choose(match.options[match.luck.below(len(match.options))])
    return match


def won_by(book: Campaign, game: int, seat: int) -> Match:
    """A match of a game that this seat has won."""
    return next(
        match
        for match in (finished(book, game, seed) for seed in range(1, 500))
        if match.state.outcome is not None and match.state.outcome.winner == seat
    )


def agrees(book: Campaign) -> None:
    """Purses and collections are the sums of the ledger, nothing is negative, and every transaction balances."""
    assert book.unbalanced() == []
    for name in book.characters():
        lines = book.ledger(name)
        assert book.purse(name) == sum(line.amount for line in lines if line.what == "crowns") >= 0
        number, _ = book.current_set(name)
        for die, owned in book.collection(name).items():
            assert owned == sum(line.amount for line in lines if line.what == die and line.lot == number) > 0
    everything = book.ledger()
    for what in {line.what for line in everything}:
        assert sum(line.amount for line in everything if line.what == what) == 0


def test_a_character_begins_with_the_first_set_and_a_purse() -> None:
    book = campaign()

    assert book.purse("Geralt") == 100
    assert book.collection("Geralt") == {"d4": 3, "d6": 3, "d8": 3, "d10": 1}
    agrees(book)


def test_a_lost_game_costs_the_bet_and_no_die() -> None:
    book = campaign()
    game = book.start("Geralt", level="hard", bet=10)

    book.settle(game, won_by(book, game, 1))

    assert book.purse("Geralt") == 90
    assert sum(book.collection("Geralt").values()) == 10
    agrees(book)


def test_a_won_game_pays_the_pot_and_a_die() -> None:
    book = campaign()
    game = book.start("Geralt", level="hard", bet=10)

    book.settle(game, won_by(book, game, 0))

    assert book.purse("Geralt") == 120
    assert sum(book.collection("Geralt").values()) == 11
    agrees(book)


def test_a11c_a_drawn_game_returns_the_stakes() -> None:
    book = campaign()
    game = book.start("Geralt", level="easy", bet=10, faction="nilfgaard", winner_needed=False)

    book.settle(game, won_by(book, game, -2))

    assert book.purse("Geralt") == 100
    assert sum(book.collection("Geralt").values()) == 10


def test_money_at_stake_demands_a_winner() -> None:
    book = campaign()

    assert book.table(book.start("Geralt", bet=1)).setup["winner_needed"]
    assert not book.table(book.start("Geralt")).setup["winner_needed"]


def test_a17_characters_may_wager_dice_but_never_below_ten() -> None:
    book = campaign(1000)
    book.create("Zoltan", "scoiatael", 1000)
    with pytest.raises(BadInput, match="cannot wager"):
        book.duel("Geralt", "Zoltan", wagers=("d8", "d8"))
    book.buy("Geralt", "d8")
    book.buy("Zoltan", "d6")

    game = book.duel("Geralt", "Zoltan", bet=5, wagers=("d8", "d6"))
    book.settle(game, won_by(book, game, 1))

    assert book.collection("Zoltan") == {"d4": 3, "d6": 4, "d8": 4, "d10": 1}
    assert sum(book.collection("Geralt").values()) == 10
    assert book.purse("Zoltan") == 1000 - 96 + 5
    agrees(book)


def test_a18_the_merchant_sells_at_market_value_and_as_often_as_wanted() -> None:
    book = campaign(1000)

    book.buy("Geralt", "d8", 2)

    assert book.purse("Geralt") == 1000 - 2 * 288
    assert book.collection("Geralt")["d8"] == 5
    agrees(book)


def test_a19_a_new_faction_needs_a_new_set_and_begins_with_the_first_dice() -> None:
    book = campaign(3000)
    book.buy("Geralt", "d12")

    book.spend("Geralt", 0)
    with pytest.raises(BadInput, match="1720 crowns, is more"):
        book.change_faction("Geralt", "monsters")
    book.give("Geralt", 1000)
    book.change_faction("Geralt", "monsters")

    assert NEW_SET == 1720
    assert book.faction("Geralt") == "monsters"
    assert book.collection("Geralt") == {"d4": 3, "d6": 3, "d8": 3, "d10": 1}
    assert sum(line.amount for line in book.ledger("Geralt") if line.what == "d12") == 1, "the old set is not lost"
    agrees(book)


def test_a19_the_game_master_may_set_the_price_of_a_set() -> None:
    book = campaign(100)

    book.change_faction("Geralt", "nilfgaard", price=40)

    assert book.purse("Geralt") == 60


def test_several_characters_play_at_once() -> None:
    book = campaign()
    book.create("Ciri", "monsters", 50)
    first, second = book.start("Geralt", bet=10), book.start("Ciri", bet=20, level="hard")

    book.settle(second, won_by(book, second, 0))

    assert [table.id for table in book.open_games()] == [first]
    assert (book.purse("Geralt"), book.purse("Ciri")) == (90, 90)
    agrees(book)


def test_a_game_is_settled_once() -> None:
    book = campaign()
    game = book.start("Geralt", bet=10)
    match = finished(book, game)
    book.settle(game, match)
    before = book.ledger()

    for again in (lambda: book.settle(game, match), lambda: book.call_off(game)):
        with pytest.raises(BadInput, match="already settled"):
            again()

    assert book.ledger() == before


def test_two_game_masters_cannot_settle_the_same_game(tmp_path: Path) -> None:
    one, two = open_campaign(str(tmp_path / "book.db")), open_campaign(str(tmp_path / "book.db"))
    one.create("Geralt", "monsters", 100)
    game = one.start("Geralt", bet=10)
    match = finished(one, game)

    two.settle(game, match)
    with pytest.raises(BadInput, match="already settled"):
        one.settle(game, match)

    assert one.ledger() == two.ledger()
    agrees(one)


def test_even_the_database_refuses_a_second_settlement() -> None:
    book = campaign()
    game = book.start("Geralt")
    book.settle(game, finished(book, game))

    with pytest.raises(sqlite3.IntegrityError):
        book.begin("again", game, "settled")


def test_the_ledger_only_grows() -> None:
    book = campaign()

    for change in ("UPDATE dice_entries SET amount = 1000", "DELETE FROM dice_entries"):
        with pytest.raises(sqlite3.IntegrityError, match="only grows"):
            book.db.ask(change)

    agrees(book)


def test_a_game_is_kept_and_played_on() -> None:
    book = campaign()
    game = book.start("Geralt", bet=10)
    match = book.match(game, 3)
    match.choose(match.options[0])
    book.keep(game, match)

    again = book.match(game, 99)

    assert again.state == match.state


def test_a_match_of_another_game_and_an_unfinished_one_are_not_settled() -> None:
    book = campaign()
    first, second = book.start("Geralt", level="easy", bet=10), book.start("Geralt", level="hard", bet=10)

    with pytest.raises(BadInput, match="set up differently"):
        book.settle(second, finished(book, first))
    with pytest.raises(BadInput, match="not over"):
        book.settle(first, book.match(first))

    assert book.purse("Geralt") == 80


BAD = {
    "a bet above the purse": lambda book: book.start("Geralt", bet=101),
    "a bet of half a crown": lambda book: book.start("Geralt", bet=2.5),
    "a bet in words": lambda book: book.start("Geralt", bet="ten"),
    "a bet below nothing": lambda book: book.start("Geralt", bet=-1),
    "a die that is not owned": lambda book: book.start("Geralt", hand=["d12", "d4*3", "d6*3", "d8*3"]),
    "an eleventh die": lambda book: book.start("Geralt", hand=["d4*3", "d6*3", "d8*3", "d10*2"]),
    "an unknown faction": lambda book: book.create("Ciri", "skellige"),
    "an unknown faction of the NPC": lambda book: book.start("Geralt", faction="skellige"),
    "an unknown difficulty": lambda book: book.start("Geralt", level="impossible"),
    "an unknown character": lambda book: book.buy("Gerlat", "d4"),
    "an unknown die": lambda book: book.buy("Geralt", "d20"),
    "a price above the purse": lambda book: book.buy("Geralt", "d12"),
    "half a die": lambda book: book.buy("Geralt", "d4", 0.5),
    "a second Geralt": lambda book: book.create("Geralt", "monsters"),
    "the same faction": lambda book: book.change_faction("Geralt", "northern-realms"),
    "spending what is not there": lambda book: book.spend("Geralt", 101),
    "playing against oneself": lambda book: book.duel("Geralt", "Geralt"),
    "an unknown house rule": lambda book: book.start("Geralt", house={"tie": "lives"}),
    "a game that is not there": lambda book: book.call_off(77),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_refused_with_one_sentence_and_the_ledger_is_unchanged(what: str) -> None:
    book = campaign()
    before = book.ledger()

    with pytest.raises(BadInput) as refused:
        BAD[what](book)

    sentence = str(refused.value)
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    assert book.ledger() == before
    assert book.characters() == ["Geralt"]


def deed(book: Campaign, kind: int, seed: int) -> None:
    """One thing that a game master may do."""
    games = book.open_games()
    if kind == 0:
        book.create(f"Hero {len(book.characters())}", "monsters", seed % 400)
    elif kind == 1:
        book.start(book.characters()[-1], level="hard", bet=seed % 30)
    elif kind == 2 and games:
        book.settle(games[0].id, finished(book, games[0].id, seed))
    elif kind == 3:
        book.buy("Geralt", "d4")
    elif kind == 4:
        book.change_faction("Geralt", ("monsters", "nilfgaard")[seed % 2], seed % 50)
    elif kind == 5 and games:
        book.call_off(games[-1].id)
    elif kind == 6 and len(book.characters()) > 1:
        book.duel("Geralt", book.characters()[1], bet=seed % 9)


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 999), st.integers(-1, 12)), max_size=8))
def test_ledger_and_collection_always_agree_with_faults_between_any_two_writes(
    deeds: list[tuple[int, int, int]],
) -> None:
    book = campaign()
    assert isinstance(book.db, File)
    connection = book.db.connection
    assert isinstance(connection, Faulty)

    for kind, seed, fault in deeds:
        before = book.ledger()
        connection.left = fault
        try:
            deed(book, kind, seed)
        except (BadInput, Crash):
            connection.left = -1
            assert book.ledger() == before, "what fails leaves nothing behind"
        connection.left = -1
        agrees(book)


@pytest.mark.parametrize("write", range(6))
def test_a_crash_in_the_middle_of_a_pay_out_leaves_none_or_all_of_it(write: int) -> None:
    book = campaign()
    assert isinstance(book.db, File)
    connection = book.db.connection
    assert isinstance(connection, Faulty)
    game = book.start("Geralt", level="hard", bet=10)
    match = won_by(book, game, 0)
    before = book.ledger()

    connection.left = write
    with pytest.raises(Crash):
        book.settle(game, match)
    connection.left = -1

    assert book.ledger() == before
    book.settle(game, match)
    assert book.purse("Geralt") == 120


DIE_WHILE_PAYING = """
import os, sqlite3, sys
from sevencats.campaign import open_campaign
from sevencats.core.match import load

class Dying(sqlite3.Connection):
    writes = 0
    def execute(self, sql, *args):
        if sql.startswith("INSERT INTO dice_entries"):
            self.writes += 1
            if self.writes == 3:
                os._exit(9)
        return super().execute(sql, *args)

book = open_campaign(sqlite3.connect(sys.argv[1], factory=Dying))
book.settle(int(sys.argv[2]), load(sys.argv[3]))
"""


def test_a_program_that_dies_while_paying_leaves_the_book_as_it_was(tmp_path: Path) -> None:
    book = open_campaign(str(tmp_path / "book.db"))
    book.create("Geralt", "northern-realms", 100)
    game = book.start("Geralt", level="hard", bet=10)
    match = won_by(book, game, 0)
    match.save(tmp_path / "match.json")
    before = book.ledger()

    died = subprocess.run(
        [sys.executable, "-c", DIE_WHILE_PAYING, str(tmp_path / "book.db"), str(game), str(tmp_path / "match.json")],
        check=False,
    )

    assert died.returncode == 9
    assert book.ledger() == before
    book.settle(game, match)
    agrees(book)


def test_real_dice_are_typed_instead_of_drawn() -> None:
    book = campaign()
    match = book.match(book.start("Geralt", faction="monsters"), real_dice=True)

    assert match.decision is not None
    assert match.decision.seat == CHANCE
    match.choose("first 0")
    match.choose("d4=3")

    assert match.record.choices == [(CHANCE, "first 0"), (CHANCE, "d4=3")]
