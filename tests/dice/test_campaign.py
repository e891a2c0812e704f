"""Campaigns: nothing is lost or created, a pay-out is whole or not at all, and a game is settled once (D 6)."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevencats.campaign import Campaign, open_campaign
from sevencats.campaign.database import File
from sevencats.campaign.games import Manner
from sevencats.campaign.ledger import MASTER
from sevencats.campaign.telling import told
from sevencats.core.decision import CHANCE
from sevencats.core.match import Match
from sevencats.core.words import BadInput
from sevencats.dice.tables import NEW_SET, rolled


class Crash(Exception):
    """The program ends here."""


class Faulty(sqlite3.Connection):
    """A connection that breaks at the so-manieth write from now."""

    left = -1

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        if sql.startswith(("INSERT", "DELETE", "COMMIT")) and self.left >= 0:
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

    ways: list[Callable[[], object]] = [lambda: book.settle(game, match), lambda: book.call_off(game)]
    for again in ways:
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
    "a Geralt in small letters": lambda book: book.create("geralt", "monsters"),
    "a Geralt in wide letters": lambda book: book.create("\uff27eralt", "monsters"),
    "a name of dots": lambda book: book.create("..", "monsters"),
    "a name with a slash": lambda book: book.create("a/b", "monsters"),
    "a name of an address": lambda book: book.create("%2e", "monsters"),
    "undoing what was not bought": lambda book: book.undo_purchase("Geralt"),
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


def test_an_npc_with_the_name_of_a_character_is_an_npc() -> None:
    book = campaign()
    book.create("Zoltan", "scoiatael", 50)

    table = book.table(book.start("Geralt", "Zoltan", level="hard", bet=10))

    assert table.level == "hard"
    assert [player.name for player in table.players] == ["Geralt"]
    assert (table.stake, book.purse("Zoltan")) == (20, 50)


def test_the_d10_for_the_difficulty_comes_from_the_seed_and_stands_in_record_and_ledger() -> None:
    book = campaign()

    games = [book.table(book.start("Geralt", level="roll", bet=10, seed=seed)) for seed in (5, 5, 6, 7, 8, 9)]

    assert games[0].rolled == games[1].rolled
    assert len({game.rolled for game in games}) > 2
    for game in games:
        assert game.rolled is not None
        assert game.level == rolled(game.rolled).id
        assert game.stake == rolled(game.rolled).stake(10)
        assert book.match(game.id).record.choices[0] == (CHANCE, f"d10={game.rolled}")
        cause = f"stakes of game {game.id}, {game.level} by a d10 of {game.rolled}"
        assert [line.amount for line in book.ledger("Geralt") if line.cause == cause] == [-10]
    agrees(book)


def test_what_a_real_d10_showed_sets_the_difficulty_and_is_recorded() -> None:
    book = campaign()

    table = book.table(book.start("Geralt", level="9", bet=10))

    assert (table.rolled, table.level, table.stake) == (9, "hard", 20)


def test_the_d10_for_the_difficulty_says_nothing_about_the_coin_that_the_same_seed_tosses() -> None:
    book = campaign(0)
    coins = {"easy": 0, "normal": 0, "hard": 0}

    for seed in range(300):
        table = book.table(book.start("Geralt", level="roll", faction="monsters", seed=seed))
        assert table.level is not None
        coins[table.level] += 2 * (book.match(table.id, seed).record.choices[1] == (CHANCE, "first 0")) - 1

    assert all(abs(surplus) < 45 for surplus in coins.values())


def test_a_log_that_both_sides_of_a_duel_read_tells_no_rolls() -> None:
    book = campaign()
    book.create("Ciri", "monsters")
    game = book.duel("Geralt", "Ciri")

    _, _, events = told(book.table(game), book.match(game, 3), 0)

    assert [event["die"] for event in events if event["kind"] == "rolled"] == [None] * 20


def test_a_purchase_above_99_of_a_kind_is_refused_and_whoever_owns_more_plays_on() -> None:
    book = campaign(100_000)

    with pytest.raises(BadInput, match="at most 99"):
        book.buy("Geralt", "d4", 97)
    book.buy("Geralt", "d4", 96)
    with book.at_once():
        book.move(book.begin("won"), MASTER, "character Geralt", "d4", 1, 5)
    game = book.start("Geralt", bet=10)
    book.settle(game, finished(book, game))

    assert book.collection("Geralt")["d4"] >= 104
    agrees(book)


def test_a_name_is_found_in_any_spelling_of_its_letters() -> None:
    book = campaign()
    book.create(normalize("NFD", "Éric"), "monsters", 5)

    book.give("éric", 7)
    book.buy("GERALT", "d4")
    game = book.duel("geralt", normalize("NFD", "ÉRIC"), bet=1)

    assert book.characters() == ["Geralt", normalize("NFC", "Éric")]
    assert book.purse("Éric") == 11
    assert [player.name for player in book.table(game).players] == book.characters()
    with pytest.raises(BadInput, match="cannot play against"):
        book.duel("Geralt", "geralt")
    agrees(book)


def test_what_is_asked_twice_with_one_key_is_done_once_and_answered_alike() -> None:
    book = campaign()

    def gift() -> str:
        book.give("Geralt", 5)
        return str(book.purse("Geralt"))

    answers = [book.once("k1", "a gift", gift) for _ in range(2)]

    assert answers == ["105", "105"]
    with pytest.raises(BadInput, match="another request"):
        book.once("k1", "another gift", gift)
    assert book.purse("Geralt") == 105


def test_a_key_of_a_request_that_was_refused_can_be_used_again() -> None:
    book = campaign()

    def payment() -> str:
        book.spend("Geralt", 150)
        return str(book.purse("Geralt"))

    with pytest.raises(BadInput, match="more than the purse"):
        book.once("k1", "a payment", payment)
    book.give("Geralt", 50)

    assert book.once("k1", "a payment", payment) == "0"


def test_a_purchase_is_undone_by_a_reversing_entry_while_nothing_came_after_it() -> None:
    book = campaign(1000)
    book.buy("Geralt", "d8", 2)
    before = book.ledger()

    book.undo_purchase("Geralt")

    assert book.ledger()[: len(before)] == before
    assert (book.purse("Geralt"), book.collection("Geralt")["d8"]) == (1000, 3)
    assert book.ledger()[-1].cause == "undone: bought 2 d8"
    with pytest.raises(BadInput, match="Only a purchase"):
        book.undo_purchase("Geralt")
    agrees(book)


def test_a_new_set_is_undone_with_its_dice_and_its_faction() -> None:
    book = campaign(2000)
    book.buy("Geralt", "d4")
    book.change_faction("Geralt", "monsters")

    book.undo_purchase("Geralt")
    assert (book.faction("Geralt"), book.purse("Geralt")) == ("northern-realms", 2000 - 48)
    assert book.collection("Geralt") == {"d4": 4, "d6": 3, "d8": 3, "d10": 1}
    book.change_faction("Geralt", "nilfgaard")

    assert book.collection("Geralt") == {"d4": 3, "d6": 3, "d8": 3, "d10": 1}
    agrees(book)


AFTER = {
    "a gift": lambda book: book.give("Ciri", 1),
    "a game without a bet": lambda book: book.start("Geralt"),
    "another's purchase": lambda book: book.buy("Ciri", "d4"),
    "a new character": lambda book: book.create("Zoltan", "scoiatael"),
}


@pytest.mark.parametrize("what", AFTER)
def test_a_purchase_stands_once_something_was_written_after_it(what: str) -> None:
    book = campaign(1000)
    book.create("Ciri", "monsters", 100)
    book.buy("Geralt", "d8")
    AFTER[what](book)
    before = book.ledger()

    with pytest.raises(BadInput, match="Only a purchase"):
        book.undo_purchase("Geralt")

    assert book.ledger() == before


def test_a_gift_that_is_called_a_purchase_cannot_be_undone() -> None:
    book = campaign()
    book.give("Geralt", 5, "bought 1 d4")

    assert book.last_purchase() is None


@pytest.fixture
def old(tmp_path: Path) -> Campaign:
    """A book that 0.1 has written."""
    connection = sqlite3.connect(tmp_path / "book.db")
    connection.executescript((Path(__file__).parent / "stored/book-0.1.sql").read_text(encoding="utf-8"))
    connection.close()
    return open_campaign(str(tmp_path / "book.db"))


def test_a_book_of_0_1_opens_with_all_its_names_purses_and_games(old: Campaign) -> None:
    eric = [normalize(form, "Éric") for form in ("NFC", "NFD")]

    assert old.characters() == ["Geralt", "geralt", *eric, "..", "a/b", "%2e"]
    assert [old.purse(name) for name in old.characters()] == [95326, 45, 60, 70, 79, 90, 93]
    assert [table.id for table in old.open_games()] == [2, 3, 4, 6]
    assert [len(old.table(game).players) for game in (2, 3)] == [1, 2]
    assert old.table(4).manner == Manner(real_dice=True, by_hand=True)
    assert [old.table(game).level for game in (1, 2, 3, 4)] == ["hard", "easy", None, "normal"]
    with pytest.raises(BadInput, match="may be any of Geralt, geralt"):
        old.give("GERALT", 1)
    agrees(old)


def test_every_game_of_a_book_of_0_1_is_played_to_its_end_and_everybody_in_it_can_begin_another(old: Campaign) -> None:
    assert old.collection("Geralt")["d4"] == 100

    for table in old.open_games():
        old.settle(table.id, finished(old, table.id))
    for name in old.characters():
        old.settle(game := old.start(name, level="easy", bet=1), finished(old, game))

    assert old.open_games() == []
    agrees(old)


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
    elif kind == 7:
        book.undo_purchase("Geralt")


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 999), st.integers(-1, 12)), max_size=8))
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
