"""The files that are made of the contract, by their paths in a clone."""

from __future__ import annotations

import json
from pathlib import Path

from codegen import constants, message_ids, tables, typescript
from sevencats.server.contract import schema
from sevencats.server.contract.names import MODULES


def generated(root: Path) -> dict[Path, str]:
    """Every generated file with the text that it should have."""
    client = root / "web/src/generated"
    docs = root / "docs"
    protocol = docs / "protocol.md"
    return {
        **{client / f"{where}.ts": typescript.written(where) for where in MODULES},
        client / "games.ts": typescript.by_game(),
        client / "constants.ts": constants.written(),
        docs / "schema/sevencats.json": json.dumps(schema.document(), ensure_ascii=False, indent=1) + "\n",
        docs / "schema/message-ids.txt": message_ids.written(),
        protocol: tables.filled(protocol.read_text(encoding="utf-8")),
    }
