"""Every paragraph that is cited exists, every ruling has its mark and its test, every card is played in a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from sevencats.unmatched.cards import Effect
from sevencats.unmatched.catalogue import CARDS, HEROES
from sevencats.unmatched.position import RULES

ROOT = Path(__file__).parent.parent.parent
RULINGS = [
    *(f"0.{n}" for n in range(1, 17)),
    *(f"G{n}" for n in range(1, 17)),
    *(f"C{n}" for n in range(1, 16)),
    *(f"L{n}" for n in range(1, 18)),
    *(f"O{n}" for n in range(1, 9)),
    *(f"W{n}" for n in range(1, 7)),
    *(f"X{n}" for n in range(1, 14)),
]
VECTORS = [f"V{n}" for n in range(1, 11)]
MARKS = ("leaflet", "official second hand", "derived", "ours")


def page() -> str:
    return (ROOT / "src/sevencats/rulebook/en/unmatched.md").read_text(encoding="utf-8")


def named_in_tests() -> set[str]:
    """What the comments behind the tests' names say they are about."""
    lines = [
        line
        for path in Path(__file__).parent.glob("test_*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "-> None:" in line and "#" in line
    ]
    return {word for line in lines for word in re.findall(r"[0GCLOWXV][.\d]\d*", line.partition("#")[2])}


def test_every_ruling_and_every_test_vector_is_named_by_a_test() -> None:
    assert [number for number in [*RULINGS, *VECTORS] if number not in named_in_tests()] == []


def test_every_ruling_stands_on_the_page_with_a_mark_and_an_existing_paragraph() -> None:
    rows = dict(re.findall(r"^\| ([0GCLOWX][.\d]\d*) \|(.*)$", page(), flags=re.MULTILINE))
    paragraphs = re.findall(r"^### (\d+\.\d+) ", page(), flags=re.MULTILINE)

    assert list(rows) == RULINGS
    for row in rows.values():
        _, mark, paragraph, _ = (cell.strip() for cell in row.split("|"))
        assert mark.startswith(MARKS)
        assert paragraph in paragraphs


def test_every_paragraph_that_the_code_cites_exists() -> None:
    chapters = re.findall(r"^###? (\d+(?:\.\d+)?) ", page(), flags=re.MULTILINE)
    cited = {
        number
        for path in (ROOT / "src" / "sevencats" / "unmatched").rglob("*.py")
        for number in re.findall(r"U (\d+(?:\.\d+)?)", path.read_text(encoding="utf-8"))
    }

    assert cited <= set(chapters)


def test_every_card_is_played_in_the_tests_of_its_hero() -> None:
    for hero in HEROES.values():
        text = (Path(__file__).parent / f"test_{hero.id}.py").read_text(encoding="utf-8")
        assert [card.id for card in hero.cards if f'"{card.id}' not in text] == []


def test_every_card_with_an_effect_says_in_words_what_it_does() -> None:
    for card in CARDS.values():
        acts = bool(card.scheme) or any(card.moments)
        assert bool(card.meaning) == acts


def test_a_hero_is_shown_by_its_id() -> None:
    assert [repr(hero) for hero in HEROES.values()] == list(HEROES)


def test_no_rule_compares_the_names_of_cards() -> None:
    for path in (ROOT / "src" / "sevencats" / "unmatched").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                words = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                assert not words & {*CARDS, *HEROES}


def test_effects_of_the_same_name_do_the_same() -> None:
    for card in CARDS.values():
        for effect in [*card.scheme, *(one for moment in card.moments for one in moment)]:
            twin = RULES[effect.name]
            assert isinstance(twin, Effect)
            assert type(twin) is type(effect)
            assert getattr(twin, "n", None) == getattr(effect, "n", None)
