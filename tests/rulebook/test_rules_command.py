"""`sevencats rules`: what it prints, and what it says to bad input."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from sevencats.cli import main
from sevencats.rulebook import rulebook


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["rules", *args])


def on_one_line(result: Result) -> str:
    return " ".join(result.output.split())


def test_a_rule_comes_with_its_paragraph_its_sources_and_its_rulings() -> None:
    said = run("medic").output

    assert said.startswith("G 5.3  Medic  (Unit abilities)\n")
    assert "  Sources: all three rulebooks" in said
    assert "\nRulings\n  C-08  Whose discard pile" in said
    assert "\nSee also\n" in said


@pytest.mark.parametrize(("system", "begin"), [("fr_BE.UTF-8", "G 5.3  Médecin"), ("pl_PL.UTF-8", "G 5.3  Medic")])
def test_the_rules_are_told_in_the_systems_language_if_they_are_written_in_it(
    system: str, begin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", system)

    said = run("medic").output

    assert said.startswith(begin)


def test_the_values_of_the_fields_that_it_names_are_those_of_the_edition() -> None:
    every = on_one_line(run("muster"))
    one = on_one_line(run("muster", "--edition", "classic-2015"))

    assert "(`muster_from_hand`): Anniversary box (2025): Yes · Box of 2015: No · The" in every
    assert "(`muster_from_hand`): Box of 2015: No Sources" in one


def test_the_contradictions_are_listed_with_how_they_were_settled() -> None:
    said = run("--contradictions").output

    assert said.count("Confidence: ") == len(rulebook().contradictions())
    assert "C-01  The Relentless: discard pile or deck" in said


def test_the_tags_of_the_sources_are_explained_at_the_end() -> None:
    said = run("C-04").output

    assert "Sources named here\n  CZ15  the Czech rulebook" in said
    assert "PUB" not in said


def test_the_editions_are_shown_side_by_side() -> None:
    said = on_one_line(run("--editions"))

    assert "Muster from the hand (`muster_from_hand`): Anniversary box (2025): Yes · Box of 2015: No" in said
    assert "Base cards, Hearts of Stone, Blood and Wine, Promo card" in said


def test_without_a_query_there_is_a_table_of_contents() -> None:
    said = run("--game", "dice").output

    assert said.startswith("The table\n  D 1.1   Seats\n")
    assert "G 5.3" not in said


def test_entries_come_as_json() -> None:
    entries = json.loads(run("medic", "--json").output)

    assert entries[0]["id"] == "G 5.3"
    assert entries[0]["about"][0] == "ability-medic"


def test_rules_are_told_in_the_language_that_was_chosen() -> None:
    assert "Voir aussi" in run("médecin", "--language", "fr").output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["qqqq"], "There is no rule about “qqqq”. The nearest names are: "),
        (["medic", "--edition", "clasic-2015"], '"clasic-2015" is not an edition; did you mean "classic-2015"?'),
        (["medic", "--language", "de"], '"de" is not a language of the rules; expected one of: en, fr, nl, cs.'),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(args: list[str], said: str) -> None:
    result = run(*args)

    assert result.exit_code == 2
    assert said in result.output
