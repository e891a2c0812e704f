"""What is made of the contract is fresh, and says what the contract says."""

from __future__ import annotations

import typing
from pathlib import Path

import pytest
from codegen.files import generated
from codegen.message_ids import needed

from codegen import typescript
from sevencats.locales import bundle
from sevencats.server.contract import schema
from sevencats.server.contract.names import MODULES
from sevencats.server.contract.types import fields, plain, records

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("path", generated(ROOT), ids=lambda path: path.name)
def test_a_generated_file_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generated(ROOT)[path], "run: make generate"


def test_no_type_of_the_wire_leaves_open_what_it_is() -> None:
    for module in MODULES.values():
        for record in records(module).values():
            for one in fields(record):
                assert not leaves_open(plain(one.type)), (record, one.name)


def leaves_open(type_: object) -> bool:
    return type_ in (typing.Any, object, dict) or any(leaves_open(plain(one)) for one in typing.get_args(type_))


def test_a_part_that_may_be_missing_is_optional_in_typescript_and_not_required_in_the_schema() -> None:
    side = schema.components()["GwentSide"]

    assert "  hand?: string[];" in typescript.written("gwent")
    assert "hand" not in side["required"]
    assert "hand_size" in side["required"]


def test_limits_of_the_decoder_stand_in_the_schema() -> None:
    choose = schema.components()["Choose"]

    assert choose["properties"]["option"] == {"type": "string", "maxLength": 200}
    assert choose["properties"]["do"] == {"enum": ["choose"]}
    assert choose["additionalProperties"] is False


def test_all_references_of_the_schema_lead_somewhere() -> None:
    text = str(schema.document())

    for name in {part.split("'")[0] for part in text.split("'#/$defs/")[1:]}:
        assert name in schema.document()["$defs"]


def test_every_message_that_the_contract_needs_is_there_in_english() -> None:
    english = bundle("en")

    assert [id for id in needed() if not english.has_message(id)] == []
