"""A game so far: the position, and what each seat has chosen and heard on the way to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sevencats.core.decision import Option
from sevencats.core.luck import Luck
from sevencats.core.state import State


class Course:
    """Copied by `deepcopy` and saved by `pickle`, as OpenSpiel does with all that a state holds."""

    def __init__(self, state: State, told: list[list[str]]) -> None:
        self.state = state
        self.told = told  # to each seat: its own choices, and the events as it heard them
        state.listen()

    def take(self, option: Option) -> None:
        decision = self.state.decision
        assert decision is not None
        self.state.take(option)
        events = self.state.events
        for seat, told in enumerate(self.told):
            if seat == decision.seat:
                told.append(f"> {option.text}")
            told.extend(line(event.told_to(seat)) for event in events)

    def observed(self, seat: int | None) -> str:
        """What a seat sees now, as text."""
        return json.dumps(self.state.view(seat), separators=(",", ":"))

    def secrets(self, seat: int) -> str:
        """What this seat sees and a spectator does not."""
        return json.dumps(beyond(self.state.view(seat), self.state.view(None)), separators=(",", ":"))

    def known(self, seat: int) -> str:
        """All that a seat has done, heard and sees: what it needs in order to forget nothing."""
        return "\n".join([*self.told[seat], self.observed(seat)])

    def imagined(self, seat: int, seed: int) -> Course:
        """A world that this seat cannot tell from the true one. What others have heard in it on the way nobody knows:
        they know what they see, and remember from here on."""
        return Course(
            self.state.imagined(seat, Luck(seed)), [told[:] if n == seat else [] for n, told in enumerate(self.told)]
        )

    def copy(self) -> Course:
        return Course(self.state.copy(), [told[:] for told in self.told])

    def __deepcopy__(self, memo: Any) -> Course:
        return self.copy()


def beyond(seen: Any, public: Any) -> Any:
    """The parts of a view in which it differs from what everybody sees."""
    if isinstance(seen, list) and isinstance(public, list):
        seen, public = dict(enumerate(seen)), dict(enumerate(public))
    if not isinstance(seen, dict) or not isinstance(public, dict):
        return seen
    return {key: beyond(value, public.get(key)) for key, value in seen.items() if value != public.get(key)}


def line(event: Mapping[str, Any]) -> str:
    """What was heard, in one line; what is hidden stands as `?`."""
    return " ".join("?" if part is None else str(part) for part in event.values())
