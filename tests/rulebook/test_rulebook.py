"""The rules as text: entries, what they are about, rulings behind them, the search."""

from __future__ import annotations

import re

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent.abilities import ABILITIES
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.editions import EDITIONS, FACTIONS, FIELDS
from sevencats.locales import COMPLETE, Words
from sevencats.rulebook import RulebookEntry, rulebook
from sevencats.rulebook.book import subjects
from sevencats.rulebook.reading import RULING, page_text, read, reasons, rephrased, spread, unwrapped
from sevencats.unmatched.catalogue import CARDS as ACTION_CARDS
from sevencats.unmatched.catalogue import HEROES


def test_every_numbered_heading_and_every_row_of_a_ruling_is_an_entry() -> None:
    ids = [entry.id for entry in rulebook().entries]

    for game, letter in (("gwent", "G"), ("dice", "D"), ("unmatched", "U")):
        numbers = re.findall(r"^### (\d+\.\d+) ", page_text("en", game), re.MULTILINE)
        assert [id for id in ids if re.fullmatch(rf"{letter} \d+\.\d+", id)] == [f"{letter} {n}" for n in numbers]
    assert len(ids) == len(set(ids))
    assert {"D 7", "A11c", "0.16", "X13", "C-21", "G-93", *FIELDS} <= set(ids)


def test_every_entry_says_something_and_on_what_it_rests() -> None:
    for entry in rulebook().entries:
        assert entry.text, entry.id
        assert entry.sources or entry.grounds, entry.id
        assert "Sources:" not in entry.text, entry.id


def test_paragraphs_and_rulings_name_only_what_exists() -> None:
    book = rulebook()

    for entry in book.entries:
        for id in (*entry.rulings, *entry.paragraphs, *entry.fields):
            assert id in book.by_id, (entry.id, id)


def test_every_ruling_on_gwent_has_a_decision_its_grounds_and_a_confidence() -> None:
    rulings = [entry for entry in rulebook().entries if entry.kind in ("contradiction", "gap")]

    assert len(rulings) > 90
    for entry in rulings:
        assert entry.grounds, entry.id
        assert re.match("high|medium|low", entry.confidence), entry.id


def test_a_range_of_rulings_means_all_between_its_ends() -> None:
    assert spread("C-08, G-40 to G-42, G-50", RULING, ["C-08", "G-40", "G-41", "G-42", "G-50"]) == [
        "C-08",
        "G-40",
        "G-41",
        "G-42",
        "G-50",
    ]


def test_lines_of_a_paragraph_are_joined_and_those_of_a_table_are_not() -> None:
    assert unwrapped("one\ntwo\n\n| a | b |\n| c | d |\n\n1. x\n   y") == "one two\n\n| a | b |\n| c | d |\n\n1. x y"


def test_every_ability_leader_faction_and_hero_has_a_paragraph() -> None:
    book = rulebook()
    wanted = [
        *(f"ability-{ability.name}" for ability in ABILITIES),
        *(f"leader-{id}" for id in LEADERS),
        *(f"faction-{id}" for id in FACTIONS),
        *(f"hero-{id}" for id in HEROES),
    ]

    assert [id for id in wanted if not book.of(id)] == []


def test_everything_that_a_paragraph_is_about_has_a_name() -> None:
    words = Words("en")

    for id, about in subjects().items():
        assert id in rulebook().by_id
        for message in about:
            assert words.has(message), message


def test_the_fields_of_editions_stand_side_by_side() -> None:
    muster = rulebook().entry("muster_from_hand")

    assert muster.values == {"anniversary": True, "classic-2015": False, "witcher-3": True}
    assert {entry.id for entry in rulebook().editions()} == set(FIELDS)
    assert all(list(entry.values) == list(EDITIONS) for entry in rulebook().editions())


@pytest.mark.parametrize(
    ("query", "language", "id"),
    [
        ("medic", "en", "G 5.3"),
        ("medik", "en", "G 5.3"),
        ("G 5.3", "en", "G 5.3"),
        ("g5.3", "en", "G 5.3"),
        ("c-04", "en", "C-04"),
        ("tight bond", "en", "G 5.6"),
        ("Thaler", "en", "G 5.8"),
        ("nekker", "en", "G 5.5"),
        ("relentless", "en", "G 10.8"),
        ("yrden", "en", "U 10.2"),
        ("muster_from_hand", "en", "muster_from_hand"),
        ("a11c", "en", "A11c"),
        ("médecin", "fr", "G 5.3"),
        ("medecin", "fr", "G 5.3"),
        ("zdravotník", "cs", "G 5.3"),
        ("zdravotnik", "cs", "G 5.3"),
        ("medic", "nl", "G 5.3"),
        ("medic", "cs", "G 5.3"),
    ],
)
def test_the_search_finds_what_is_meant(query: str, language: str, id: str) -> None:
    assert rulebook(language).search(query)[0].id == id


def test_every_card_and_every_leader_is_found_by_its_name() -> None:
    book = rulebook()
    words = Words("en")

    wanted = {id: {f"leader-{id}"} for id in LEADERS}
    wanted |= {
        id: {f"card-{id}", *(f"ability-{name}" for name in card.abilities), *["ability-hero"] * card.hero}
        for id, card in CARDS.items()
        if card.abilities or card.hero
    }

    for id, about in wanted.items():
        assert about & set(book.search(words.name(id))[0].about), id


def test_every_action_card_that_the_rules_name_is_found_there() -> None:
    book, words, text = rulebook(), Words("en"), " ".join(page_text("en", "unmatched").split())

    named = {id for id in ACTION_CARDS if words.name(id) in text}

    assert len(named) > 20
    assert named == {id for id in ACTION_CARDS if book.of(f"card-{id}")}


def test_the_search_may_be_kept_to_one_game() -> None:
    assert {entry.game for entry in rulebook().search("boost", "unmatched")} == {"unmatched"}


def test_what_is_not_found_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(BadInput, match="There is no rule about “qqqq”. The nearest names are: "):
        rulebook().search("qqqq")
    with pytest.raises(BadInput, match='"xx" is not a language of the rules'):
        rulebook("xx")
    with pytest.raises(BadInput, match='"G 5.33" is not a paragraph or a ruling; did you mean "G 5.3"'):
        rulebook().entry("G 5.33")


def test_the_data_for_the_browser_has_all_entries() -> None:
    data = rulebook().data()

    assert data["language"] == "en"
    assert len(data["entries"]) == len(rulebook().entries)
    entry = {key: value for key, value in data["entries"][0].items() if key != "blocks"}
    assert RulebookEntry(**entry) == rulebook().entries[0]


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_translation_has_a_number_that_english_does_not_have(language: str) -> None:
    assert {entry.id for entry in read(language)} <= set(rulebook().by_id)


@pytest.mark.translations
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_every_paragraph_and_every_ruling_stands_in_every_language(language: str) -> None:
    wanted = {entry.id for entry in rulebook().entries if entry.kind != "field"}

    assert wanted - {entry.id for entry in read(language)} == set()


@pytest.mark.translations
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_paragraph_and_no_ruling_is_left_in_english(language: str) -> None:
    english = {entry.id: entry for entry in read("en")}

    for entry in read(language):
        assert entry.text
        assert entry.text != english[entry.id].text, entry.id
        assert entry.kind != "paragraph" or entry.chapter, entry.id


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_a_translation_cites_the_same_paragraphs_fields_and_numbers(language: str) -> None:
    english = {entry.id: entry for entry in read("en")}
    cited = re.compile(r"\b[GDU] \d+(?:\.\d+)?|[CG]-\d\d|`[a-z_]+`")
    difficulties = {"`easy`", "`normal`", "`hard`"}  # which other languages name

    for entry in read(language):
        ours, theirs = (set(cited.findall(one.text)) for one in (entry, english[entry.id]))
        assert ours == theirs - difficulties, (entry.id, ours ^ theirs)


def test_french_paragraphs_leave_their_spaces_before_colons_and_question_marks() -> None:
    for entry in read("fr"):
        text = f"{entry.title} {entry.text}"
        assert not re.search(r"[\w)»`] ?[;!?]|[\w)»`] ?:(?=\s|$)|\b(?:[ldcjnmts]|qu)'\w", text, re.I), text


@pytest.mark.translations
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_sources_and_reasons_are_told_in_every_language(language: str) -> None:
    english, own = rulebook().by_id, rulebook(language).by_id
    nothing = dict.fromkeys(reasons(language)["phrases"], "")
    tags = "|".join(rulebook().evidence)

    for id, entry in english.items():
        left = RULING.sub("", rephrased(entry.sources, nothing))
        assert not re.search(r"[a-z]", re.sub(rf"\b({tags})\b", "", left)), (id, left)
        assert bool(entry.grounds) == bool(own[id].grounds), id
        assert bool(entry.confidence) == bool(own[id].confidence), id
        assert not entry.grounds or entry.grounds != own[id].grounds
    assert rulebook(language).evidence.keys() == rulebook().evidence.keys()


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_reasons_name_the_same_witnesses_in_every_language(language: str) -> None:
    tags = re.compile("|".join(rf"\b{tag}\b" for tag in rulebook().evidence))

    for id, entry in rulebook().by_id.items():
        theirs, ours = (set(tags.findall(one.grounds)) for one in (rulebook(language).by_id[id], entry))
        assert theirs == ours, (id, theirs ^ ours)


def test_the_tags_of_the_evidence_are_explained() -> None:
    assert rulebook().evidence["VG"] == "the video game in its final form, with both expansions"
    assert len(rulebook().evidence) == 14
