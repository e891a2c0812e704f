"""The text of a rule as blocks: what the browser draws without reading Markdown."""

from __future__ import annotations

from sevencats.rulebook import rulebook
from sevencats.rulebook.blocks import blocks, pieces


def test_other_rules_and_fields_are_told_apart_from_words() -> None:
    found = pieces("see G 5.3 and `gems`.")

    assert found == [
        {"kind": "text", "text": "see "},
        {"kind": "rule", "text": "G 5.3"},
        {"kind": "text", "text": " and "},
        {"kind": "code", "text": "gems"},
        {"kind": "text", "text": "."},
    ]


def test_lists_and_tables_are_blocks_and_the_line_under_a_tables_head_is_none() -> None:
    found = blocks("first\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |")

    assert [block["kind"] for block in found] == ["text", "list", "table"]
    assert len(found[1]["items"]) == 2
    assert [[cell[0]["text"] for cell in row] for row in found[2]["rows"]] == [["a", "b"], ["1", "2"]]


def test_every_entry_is_told_with_its_blocks_and_no_markdown_is_left_in_them() -> None:
    entries = rulebook().data()["entries"]

    assert all(entry["blocks"]["text"] for entry in entries if entry.get("text"))
    assert not [entry["id"] for entry in entries for text in texts(entry["blocks"]) if "`" in text or text[:1] == "|"]


def texts(found: object) -> list[str]:
    """All words of blocks."""
    if isinstance(found, dict):
        return [found["text"]] if isinstance(found.get("text"), str) else texts([*found.values()])
    return [text for one in found for text in texts(one)] if isinstance(found, list) else []
