"""A link that brings all of what it shares, packed as the browser packs it."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any


def linked(thing: dict[str, Any]) -> str:
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(thing).encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")
