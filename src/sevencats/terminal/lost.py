"""The one failure that is nobody's fault here."""

from __future__ import annotations

from sevencats.core.words import BadInput


class Lost(Exception):
    """Somebody who is needed does not answer; it is said as errors are."""

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code)
        self.why = BadInput(code, **values)

    def __str__(self) -> str:
        return str(self.why)
