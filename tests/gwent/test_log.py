"""What the log says: who played a card, and why a round that was tied is won."""

from __future__ import annotations

import pytest

from sevencats.gwent.state import State
from sevencats.locales.words import COMPLETE, Words
from tests.gwent.scenes import scene

NAMES = ("Ada", "Ben")


def log(s: State, *choices: str, me: int | None = None, language: str = "en") -> list[str]:
    """The sentences that whoever sits there hears while these choices are made; None watches."""
    words = Words(language)
    s.listen()
    said = []
    for text in choices:
        s.choose(text)
        said += [words.event("gwent", event.told_to(me), NAMES, me) for event in s.events]
    return said


def test_a_unit_is_told_with_the_name_of_whoever_played_it() -> None:
    for me, sentence in ((0, "You play Ves (Close Combat)."), (1, "Ada plays Ves (Close Combat).")):
        s = scene({"hand": ["ves", "vesemir"]})

        assert log(s, "play ves", me=me) == [sentence]


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "You play Thaler on Ben's side (Siege)."),
        (1, "Ada plays Thaler on your side (Siege)."),
        (None, "Ada plays Thaler on Ben's side (Siege)."),
    ],
)
def test_a_spy_is_told_with_the_name_of_whoever_sent_it(me: int | None, sentence: str) -> None:
    s = scene({"hand": ["thaler", "ves"]})

    assert log(s, "play thaler", me=me) == [sentence]


def test_a_mustered_card_comes_to_the_side_of_whoever_played_the_first() -> None:
    s = scene({"hand": ["nekker", "ves"], "deck": ["nekker"]})

    assert log(s, "play nekker") == [
        "Ada plays Nekker (Close Combat).",
        "Nekker comes to Ada's side (Close Combat).",
    ]


def test_a_decoy_and_a_horn_are_told_with_the_name_of_whoever_played_them() -> None:
    s = scene({"hand": ["decoy", "commanders-horn", "ves"], "close": ["vesemir", "blue-stripes-commando"]})

    said = log(s, "play decoy", "decoy blue-stripes-commando close")

    assert said == ["Ada plays a Decoy: Blue Stripes Commando (Close Combat) returns to the hand."]


def test_an_avenger_comes_by_itself() -> None:
    s = scene(
        {"hand": ["scorch", "ves"], "ranged": ["cow"], "reserve": ["bovine-defense-force"]},
        {"hand": ["ves"]},
    )

    assert log(s, "play scorch")[-1] == "Bovine Defense Force comes to Ada's side (Close Combat)."


@pytest.mark.parametrize(
    ("factions", "sentence"),
    [
        (("nilfgaard", "monsters"), "Ada wins round 1, for the Nilfgaardian Empire wins ties."),
        (("monsters", "nilfgaard"), "Ben wins round 1, for the Nilfgaardian Empire wins ties."),
        (("nilfgaard", "nilfgaard"), "Round 1 is a tie: both sides are the Nilfgaardian Empire."),
        (("monsters", "skellige"), "Round 1 is a tie."),
    ],
)
def test_a_tied_round_is_told_with_the_reason_why_it_is_won(factions: tuple[str, str], sentence: str) -> None:
    s = scene({"faction": factions[0]}, {"faction": factions[1]})

    assert sentence in log(s, "pass", "pass")


def test_a_round_with_a_higher_total_needs_no_reason() -> None:
    s = scene({"faction": "nilfgaard", "ranged": ["albrich"]}, {"faction": "monsters"})

    assert "Ada wins round 1." in log(s, "pass", "pass")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_names_both_who_played_a_spy_and_whose_side_it_is_on(language: str) -> None:
    s = scene({"hand": ["thaler", "ves"]})

    sentence = log(s, "play thaler", language=language)[0]

    assert sentence.index("Ada") < sentence.index("Ben")
