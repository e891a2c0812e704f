"""Names in every language."""

from __future__ import annotations

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.locales import LANGUAGES, Words, bundle
from sevencats.unmatched.catalogue import CARDS as ACTION_CARDS


@pytest.mark.parametrize("language", ["en", "fr", "cs", "de", "pl"])
def test_no_regular_name_is_borrowed_from_english_but_dutch_ones(language: str) -> None:
    own = bundle(language)

    missing = [id for id in CARDS if not own.has_message(f"card-{id}")]
    missing += [id for id in LEADERS if not own.has_message(f"leader-{id}")]

    assert missing == ([] if language in ("en", "pl") else ["roach"])


def test_the_dutch_box_keeps_english_card_names_and_has_its_own_words() -> None:
    words = Words("nl")

    assert words.name("blue-stripes-commando") == "Blue Stripes Commando"
    assert words.say("term-discard-pile") == "Aflegstapel"


def test_the_french_anniversary_box_calls_scorch_by_another_name_than_the_video_game() -> None:
    words = Words("fr")

    assert words.name("scorch", "witcher-3") == "Terre brûlée"
    assert words.name("scorch", "anniversary") == "Incinération"


def test_no_language_names_a_card_that_does_not_exist() -> None:
    for language in LANGUAGES:
        for id in bundle(language)._messages:
            kind, _, name = id.partition("-")
            assert kind not in ("card", "leader") or name in {**CARDS, **LEADERS, **ACTION_CARDS}


def test_an_unknown_language_or_message_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match='"xx" is not a language; expected one of: en, fr, nl, cs, de, pl'):
        Words("xx")
    with pytest.raises(BadInput, match='There is no message "card-nobody".'):
        Words("en").say("card-nobody")
