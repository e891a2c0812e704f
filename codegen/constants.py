"""What the browser must know of the house besides types: languages, kinds of names, editions, house rules, patterns."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from sevencats.commands import causes
from sevencats.core.wire import HouseRule
from sevencats.dice import factions, tables, variants
from sevencats.gwent import editions
from sevencats.locales import words
from sevencats.unmatched import board, catalogue

HEAD: Final = "// Made by `make generate`; do not edit.\n"
IMPORTS: Final = """import type { HouseRule, HouseValue } from "./core";
import type { GameName } from "./games";
"""
BY_TWO: Final = "{ gwent: string[]; dice: string[] }"
PATTERNS: Final = {"DIE": words.DIE, "GUEST": words.GUEST, "FIGHTER": words.FIGHTER}


def written() -> str:
    """The constants as TypeScript."""
    return "\n".join(
        [
            HEAD,
            IMPORTS,
            constant("LANGUAGES", {code: words.NAMES[code] for code in words.LANGUAGES}, "Record<string, string>"),
            constant("COMPLETE", [*words.COMPLETE], "string[]"),
            "// Names: which messages a word may be the name of, and words that have parts.\n",
            constant("KINDS", {game: [*kinds] for game, kinds in words.KINDS.items()}, "Record<GameName, string[]>"),
            constant("THINGS", [*words.THINGS], "string[]"),
            constant("NAMED", [*words.NAMED], "string[]"),
            *(pattern(name, one.pattern) for name, one in PATTERNS.items()),
            "// The ledger of a campaign: what the books write, and the message that says it.\n",
            f"export const CAUSES: [RegExp, string][] = [\n{ledger()}\n];\n",
            constant("ACCOUNTS", causes.ACCOUNTS, "Record<string, string>"),
            "// What can be chosen before a game.\n",
            constant("EDITIONS", {"gwent": [*editions.EDITIONS], "dice": [*variants.VARIANTS]}, BY_TWO),
            constant("FACTIONS", {"gwent": [*editions.FACTIONS], "dice": [*factions.FACTIONS]}, BY_TWO),
            constant("DIFFICULTIES", [*tables.DIFFICULTIES], "string[]"),
            constant("HEROES", [*catalogue.HEROES], "string[]"),
            constant("BOARDS", [*board.NAMES], "string[]"),
            constant("HOUSE_RULES", house_rules(), "{ gwent: HouseRule[]; dice: HouseRule[] }"),
            constant("LETTERS", letters(), "Record<string, { edition: string; house: Record<string, HouseValue> }>"),
        ]
    )


def letters() -> dict[str, dict[str, Any]]:
    """What a book to the letter is: an edition of Gwent with house rules."""
    return {
        name: {"edition": rules.name, "house": editions.house_rules(rules)} for name, rules in editions.LETTERS.items()
    }


def constant(name: str, value: Any, type_: str) -> str:
    return f"export const {name}: {type_} = {json.dumps(value, ensure_ascii=False, indent=2)};\n"


def pattern(name: str, source: str) -> str:
    return f"export const {name} = {regex(source)};\n"


def regex(source: str) -> str:
    """A pattern that must fit the whole text, with named groups as JavaScript writes them."""
    return f"/^{re.sub(r'[?]P<', '?<', source)}$/"


def ledger() -> str:
    return "\n".join(f"  [{regex(source)}, {json.dumps(id)}]," for source, id in causes.CAUSES.items())


def house_rules() -> dict[str, list[HouseRule]]:
    """Every house rule of each game that has any."""
    return {"gwent": editions.listed(), "dice": variants.listed()}
