"""Errors about bad input: a code and plain values, put into words in the language of whoever reads them.

The words stand in `locales/<language>/errors.ftl`; `str` of an error is the English sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path, PurePath
from reprlib import Repr
from typing import Any, Final

LONGEST: Final = 80  # letters of a value: no error grows with its input
LONGER: Final = {"path": 300, "url": 300, "why": 300, "text": 300}  # where things are, and what others say
MOST_FAULTS: Final = 60  # of one error
MOST_NAMES: Final = 30  # that are listed; of more, only the nearest
SAFE: Final = 2**53  # numbers up to here are the same in every client
PLACE: Final = re.compile(r"\{ \$(\w+) \}")


class BadInput(ValueError):
    """Something from outside that cannot be used. `faults` are errors again, if several things are wrong."""

    def __init__(self, code: str, faults: Sequence[BadInput] = (), /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.faults = list(faults[:MOST_FAULTS])
        self.values = {name: plain(value, LONGER.get(name, LONGEST)) for name, value in values.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes an error keeps its code and values; compiled, it has no dictionary to send along."""
        return sent, (self.code, self.faults, self.values)

    def __str__(self) -> str:
        values: dict[str, object] = dict(self.values)
        if "what" in values:
            values["what"] = filled(f"what-{values['what']}", values)
        if self.faults:
            values["faults"] = " ".join(map(str, self.faults))
        return filled(f"error-{self.code}", values)


def sent(code: str, faults: list[BadInput], values: dict[str, str | int]) -> BadInput:
    """An error that came from another process."""
    return BadInput(code, faults, **values)


def unknown(
    what: str, came: object, known: Iterable[str], error: type[BadInput] = BadInput, /, **more: object
) -> BadInput:
    """`"nekkr" is not a card; did you mean "nekker"?` The message `what-card` says what was expected."""
    names = list(known)
    text = shortened(came) if isinstance(came, str) else shown(came)
    near = get_close_matches(text, names, n=1, cutoff=0.6)
    if near:
        return error("near", what=what, came=text, near=near[0], **more)
    if len(names) <= MOST_NAMES:
        return error("one-of", what=what, came=text, names=names, **more)
    return error("nearest", what=what, came=text, names=get_close_matches(text, names, n=3, cutoff=0.0), **more)


def plain(value: object, longest: int = LONGEST) -> str | int:
    """A value as text or number, however large it was."""
    if isinstance(value, str):
        return shortened(value, longest)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < SAFE:
        return value
    if isinstance(value, (list, tuple)):
        return ", ".join([str(plain(one)) for one in value[:MOST_FAULTS]])
    if isinstance(value, BaseException):
        return shortened((str(value) or type(value).__name__).partition("\n")[0], longest)
    if isinstance(value, PurePath):
        return shortened(str(value), longest)
    return shown(value)


def shortened(text: str, longest: int = LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def shown(value: object) -> str:
    """A value of any kind as Python writes it, cut short."""
    try:
        return shortened(BRIEF.repr(value))
    except ValueError:  # a number of thousands of digits
        return "…"


def brief() -> Any:
    made = Repr()
    made.maxlevel = 4
    made.maxdict = made.maxlist = made.maxtuple = made.maxset = 20
    made.maxstring = made.maxlong = made.maxother = 2 * LONGEST
    return made


def heard(told: dict[str, Any]) -> BadInput:
    """An error from the wire; what another version says and this one cannot, as it was said there."""
    code, values = str(told.get("code", "")).removeprefix("error-"), dict(told.get("values", {}))
    faults = [heard(one) for one in told.get("faults", [])]
    needed = set(PLACE.findall(messages().get(f"error-{code}", "{ $message }")))
    if needed <= {*values, *(["faults"] if faults else [])}:
        return BadInput(code, faults, **values)
    return BadInput("said", text=str(told.get("why", code)))


def filled(id: str, values: dict[str, object]) -> str:
    """An English message with its values; what is no message stands as it is."""
    return PLACE.sub(lambda place: str(values.get(place[1], "")), messages().get(id, id))


@lru_cache
def messages() -> dict[str, str]:
    """The English messages, read when the first of them is needed."""
    path = Path(__file__).parent.parent / "locales/en/errors.ftl"
    lines = [line.partition(" = ") for line in path.read_text(encoding="utf-8").splitlines()]
    return {id: text for id, equals, text in lines if equals and not id.startswith("#")}


BRIEF: Final = brief()
