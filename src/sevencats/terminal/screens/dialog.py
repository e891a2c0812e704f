"""What lies above the table for a moment. It is answered once, however fast somebody presses keys."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual.screen import ModalScreen

T = TypeVar("T")


class Dialog(ModalScreen[T], Generic[T]):
    answered = False

    def answer(self, result: T | None = None) -> None:
        """Close with a result; a second answer comes too late."""
        if not self.answered and self.is_current:
            self.answered = True
            self.dismiss(result)

    def action_close(self) -> None:
        self.answer()
