"""What the browser must know of the house besides types: languages, kinds of names, house rules."""

from __future__ import annotations

import json
from typing import Any, Final

from sevencats.core.wire import HouseRule
from sevencats.dice import variants
from sevencats.gwent import editions
from sevencats.locales import words

HEAD: Final = "// Made by `make generate`; do not edit.\n"


def written() -> str:
    """The constants as TypeScript."""
    return "\n".join(
        [
            HEAD,
            'import type { HouseRule } from "./core";\n',
            constant("LANGUAGES", {code: words.NAMES[code] for code in words.LANGUAGES}, "Record<string, string>"),
            constant("COMPLETE", [*words.COMPLETE], "string[]"),
            constant("KINDS", {game: [*kinds] for game, kinds in words.KINDS.items()}, "Record<string, string[]>"),
            constant("HOUSE_RULES", house_rules(), "Record<string, HouseRule[]>"),
            constant("LETTERS", letters(), "Record<string, { edition: string; house: Record<string, unknown> }>"),
        ]
    )


def letters() -> dict[str, dict[str, Any]]:
    """What a book to the letter is: an edition of Gwent with house rules."""
    return {
        name: {"edition": rules.name, "house": editions.house_rules(rules)} for name, rules in editions.LETTERS.items()
    }


def constant(name: str, value: Any, type_: str) -> str:
    return f"export const {name}: {type_} = {json.dumps(value, ensure_ascii=False, indent=2)};\n"


def house_rules() -> dict[str, list[HouseRule]]:
    """Every house rule of each game that has any."""
    return {"gwent": editions.listed(), "dice": variants.listed()}
