"""The text of a rule as blocks to draw: paragraphs, lists and tables, with references to other rules told apart."""

from __future__ import annotations

import re
from typing import Any, Final

PIECE: Final = re.compile(r"`([^`]+)`|\b([GDU] \d+(?:\.\d+)?|[CG]-\d\d|A\d+[a-c]?)\b", re.ASCII)
RULE_OF_A_TABLE: Final = re.compile(r"[|\-\s:]+")

Pieces = list[dict[str, str]]


def blocks(text: str) -> list[dict[str, Any]]:
    """A block for each paragraph, list and table of the text."""
    found: list[dict[str, Any]] = []
    for line in text.splitlines():
        if line.startswith("|"):
            if RULE_OF_A_TABLE.fullmatch(line) is None:
                of_kind("table", "rows", found).append([pieces(cell.strip()) for cell in line.strip("|").split("|")])
        elif line.startswith(("- ", "* ")):
            of_kind("list", "items", found).append(pieces(line[2:]))
        elif line.strip():
            found.append({"kind": "text", "pieces": pieces(line)})
    return found


def of_kind(kind: str, parts: str, found: list[dict[str, Any]]) -> list[Any]:
    """The parts of the last block if it is of this kind, else of a new one."""
    if not found or found[-1]["kind"] != kind:
        found.append({"kind": kind, parts: []})
    inside: list[Any] = found[-1][parts]
    return inside


def pieces(line: str) -> Pieces:
    """Words, names of fields and references to rules, in their order."""
    found: Pieces = []
    at = 0
    for one in PIECE.finditer(line):
        found += words(line[at : one.start()])
        found.append({"kind": "code", "text": one[1]} if one[1] else {"kind": "rule", "text": one[2]})
        at = one.end()
    return found + words(line[at:])


def words(text: str) -> Pieces:
    return [{"kind": "text", "text": text}] if text else []
