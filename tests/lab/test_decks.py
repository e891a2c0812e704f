"""Decks against decks: duels, the matrix and its pictures, and what cards are worth."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sevencats.gwent import decks
from sevencats.lab import cards, duel, picture
from sevencats.lab.rates import Rate
from tests.lab.tools import DECKS, answer, rows, run

QUICK = ("--bot", "search:2", "--workers", 1)
RATES = {("a", "b"): Rate(6, 0, 4), ("a", "c"): Rate(9, 1, 0), ("b", "c"): Rate(5, 0, 5)}


def test_a_duel_counts_the_first_deck_wherever_it_sat(tmp_path: Path) -> None:
    data = answer("deck", "duel", "init-monsters", "init-scoiatael", "--games", 8, *QUICK, "--out", tmp_path)

    won = sum(
        winner >= 0 and (side0, side1)[winner] == "init-monsters"
        for _, _, _, side0, side1, winner, _, _ in rows(tmp_path)
    )

    assert data["duels"][0]["decks"] == ["init-monsters", "init-scoiatael"]
    assert data["duels"][0]["won"] == won
    assert {row[3] for row in rows(tmp_path)} == {"init-monsters", "init-scoiatael"}


def test_a_duel_is_told_in_a_line(tmp_path: Path) -> None:
    result = run("deck", "duel", "init-monsters", "init-skellige", "--games", 2, *QUICK, "--out", tmp_path)

    assert result.stdout.startswith("init-monsters against init-skellige, played by search:2: ")


def test_a_matrix_is_there_as_table_json_and_three_kinds_of_picture(tmp_path: Path) -> None:
    files = [tmp_path / f"matrix.{kind}" for kind in ("svg", "png", "html")]
    args = ("deck", "matrix", "--decks", DECKS, "--games", 4, *QUICK, "--out", tmp_path / "out")

    table = run(*args, *(word for file in files for word in ("--picture", file))).stdout
    data = answer(*args)

    assert [table.count(name) for name in DECKS.split(",")] == [1, 1, 1]
    assert "±" in table
    assert len(data["duels"]) == 3
    assert all(one["games"] == 4 and one["low"] <= one["score"] <= one["high"] for one in data["duels"])
    assert ElementTree.parse(files[0]).getroot().tag.endswith("svg")
    assert files[1].read_bytes().startswith(b"\x89PNG\r\n")
    assert "init-skellige against" in files[2].read_text(encoding="utf-8")


def test_the_page_needs_nothing_from_elsewhere() -> None:
    text = picture.page(RATES, "a <matrix> & more")
    wanted: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            wanted.extend(str(value) for name, value in attrs if name in ("src", "href", "data"))

    Reader().feed(text)

    assert wanted == []
    assert "url(" not in text
    assert "a &lt;matrix&gt; &amp; more" in text
    assert "95.0%" in text


def test_every_cell_of_the_picture_says_its_rate_and_its_interval() -> None:
    drawn = ElementTree.fromstring(picture.svg(RATES, "title"))

    titles = [one.text for one in drawn.iter("{http://www.w3.org/2000/svg}title")]

    assert len(titles) == 1 + 6
    assert "a against b:  60.0%  [ 31.3% to  83.2%], 10 games" in titles
    assert "b against a:  40.0%  [ 16.8% to  68.7%], 10 games" in titles


def test_the_best_deck_stands_first() -> None:
    assert list(duel.overall(RATES)) == ["a", "b", "c"]
    assert duel.overall(RATES)["a"] == Rate(15, 1, 4)


def test_worth_compares_games_with_a_card_and_without_it() -> None:
    stories = [
        cards.Story(1.0, {"spy"}, {"spy"}, set()),
        cards.Story(1.0, {"spy"}, set(), {"spy"}),
        cards.Story(0.0, {"rain"}, {"rain", "spy"}, set()),
    ]

    found = cards.worths(stories, {"spy": 1, "rain": 2})

    assert [worth.card for worth in found] == ["spy", "rain"]
    assert (found[0].dealt, found[0].absent) == (Rate(2, 0, 0), Rate(0, 0, 1))
    assert (found[0].played, found[0].replaced) == (Rate(1, 0, 1), Rate(1, 0, 0))
    assert (found[0].gain, found[1].gain) == (1, -1)


def test_the_story_of_a_game_has_the_ten_cards_that_a_seat_was_dealt(tmp_path: Path) -> None:
    run("deck", "duel", "init-monsters", "init-scoiatael", "--games", 2, *QUICK, "--out", tmp_path)

    for *_, winner, _, record in rows(tmp_path):
        data = json.loads(record)
        for seat in (0, 1):
            told = cards.story(data, seat)
            deck = {card.id for card in decks.read(data["setup"]["seats"][seat]["deck"]).cards}
            assert 5 <= len(told.dealt) <= 10
            assert told.dealt <= deck
            assert told.replaced <= deck
            assert told.played
            assert told.points == (1 if winner == seat else 0.5 if winner < 0 else 0)


def test_every_card_of_a_deck_gets_its_worth(tmp_path: Path) -> None:
    args = (
        "deck",
        "cards",
        "init-monsters",
        "--against",
        "init-nilfgaard,init-skellige",
        "--games",
        12,
        *QUICK,
        "--out",
        tmp_path,
    )

    table = run(*args).stdout
    data = answer(*args)

    kinds = {card.id for card in decks.find("init-monsters").cards}
    assert {one["card"] for one in data["cards"]} == kinds
    assert all(one["dealt"]["games"] + one["absent"]["games"] == 12 for one in data["cards"])
    assert data["overall"]["games"] == 12
    assert all(kind in table for kind in kinds)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("deck", "matrix", "--picture", "matrix.gif"), "matrix.gif is no picture that can be drawn"),
        (("deck", "matrix", "--decks", "init-monsters"), "A matrix needs at least two decks"),
        (("deck", "matrix", "--decks", "init-monsters,init-monsters"), 'Two of these have the name "init-monsters"'),
        (("deck", "duel", "init-monsters", "init-monster"), 'did you mean "init-monsters"?'),
        (("deck", "duel", "init-monsters", "init-monsters"), 'Two of these have the name "init-monsters"'),
        (("deck", "cards", "init-monsters", "--against", "init-monsters"), "needs another deck to play against"),
        (("deck", "cards", "no-such-file.toml"), "no-such-file.toml cannot be read"),
        (("deck", "odds", "init-skellige", "--edition", "classic-2015"), "The faction skellige is not in the edition"),
        (("deck", "odds", "init-skellige", "--hands", "0"), "At least one hand must be tried, not 0."),
        (("deck", "odds", "init-skellige", "--bot", "gredy"), '"gredy" is not a bot; did you mean "greedy"?'),
        (("deck", "odds", "init-skellige", "--draws", "two"), '"two" does not say how many cards are drawn'),
    ],
)
def test_bad_input_about_decks_gets_a_sentence(
    args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run(*args)

    assert result.exit_code == 2
    assert said in result.stderr
    assert not list(tmp_path.iterdir())


def test_a_picture_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    result = run(
        "deck",
        "matrix",
        "--decks",
        DECKS,
        "--games",
        2,
        *QUICK,
        "--out",
        tmp_path / "out",
        "--picture",
        tmp_path / "nowhere/matrix.svg",
    )

    assert result.exit_code == 2
    assert "matrix.svg cannot be written: No such file or directory." in result.stderr
