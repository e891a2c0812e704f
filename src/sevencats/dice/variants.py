"""A variant is a value: every reading of the rulebook that a table may choose (D 1.6)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from sevencats.core.wire import HouseRule, kind
from sevencats.core.words import BadInput, shown, unknown

CHOICES: Final = {  # fields whose values are words
    "ties": ("nobody", "lives", "first-passer"),
    "kept_die": ("row", "hand"),
}


@dataclass(frozen=True)
class Variant:
    """How a table reads the rulebook; the defaults are our rulings."""

    name: str = "rulebook"
    ties: str = "nobody"  # a tied round: nobody wins it, costs both a life, or the first passer's
    two_wins_needed: bool = False  # nobody wins with fewer than two rounds, not even after the third
    last_die_passes: bool = False  # whoever plays the last die has passed with it
    kept_die: str = "row"  # where the die lies that Monsters keep
    faction_bonuses: bool = True


RULEBOOK: Final = Variant()
STRICT: Final = replace(RULEBOOK, name="strict", two_wins_needed=True)
LIVES: Final = replace(RULEBOOK, name="lives", ties="lives")
FOUNDRY: Final = replace(RULEBOOK, name="foundry", ties="first-passer", last_die_passes=True, faction_bonuses=False)
VARIANTS: Final = {variant.name: variant for variant in (RULEBOOK, STRICT, LIVES, FOUNDRY)}
FIELDS: Final = tuple(field.name for field in fields(Variant) if field.name != "name")


def variant(name: object, house: object = None) -> Variant:
    """The variant of this name, with the single fields that this house decides otherwise."""
    if not isinstance(name, str) or name not in VARIANTS:
        raise unknown("variant", name, VARIANTS)
    named = VARIANTS[name]
    if house is None:
        return named
    if not isinstance(house, dict):
        raise BadInput("house-table", came=shown(house))
    changed = replace(named, **{field: checked(field, value) for field, value in house.items()})
    if changed.ties == "lives" and changed.two_wins_needed:
        raise BadInput("variant")
    return changed


def house_rules(variant: Variant) -> dict[str, Any]:
    """The fields in which this variant differs from the one of its name."""
    named = VARIANTS[variant.name]
    return {field: getattr(variant, field) for field in FIELDS if getattr(variant, field) != getattr(named, field)}


def listed() -> list[HouseRule]:
    """Every house rule: what its values are, and which one each variant has."""
    return [
        {
            "name": field,
            "kind": kind(getattr(RULEBOOK, field)),
            "values": list(CHOICES.get(field, ())),
            "usual": {name: getattr(variant, field) for name, variant in VARIANTS.items()},
        }
        for field in FIELDS
    ]


def checked(field: str, value: Any) -> Any:
    """A house rule's value, or one sentence about what is wrong with it."""
    if field not in FIELDS:
        raise unknown("house-rule", field, FIELDS)
    if field in CHOICES:
        if value not in CHOICES[field]:
            raise unknown("house-rule-value", value, CHOICES[field], field=field)
    elif not isinstance(value, bool):
        raise BadInput("house-flag", field=field, came=shown(value))
    return value
