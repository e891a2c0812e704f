"""Every pile that may be looked through, and the card under the cursor in full."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sevencats.terminal.face import About, Face, Scene
from sevencats.terminal.screens.dialog import Dialog
from sevencats.terminal.widgets.panel import Panel


class Piles(Dialog[None]):
    CSS = """
    Piles { align: center middle; background: $background 60%; }
    Piles > Horizontal { width: 94%; max-width: 120; height: 90%; border: round $primary; background: $background; }
    Piles OptionList { width: 1fr; border: none; background: $background; }
    Piles Panel { width: 1fr; height: 1fr; padding: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,p,enter", "close", show=False)]

    def __init__(self, face: Face, scene: Scene) -> None:
        super().__init__()
        self.face = face
        self.scene = scene
        self.about: dict[str, About] = {}

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield OptionList(*self.lines())
            yield Panel()

    def lines(self) -> list[Option]:
        found: list[Option] = []
        for title, things in self.face.piles(self.scene):
            found.append(Option(Text(f"── {title}", "bold #ecce8d"), disabled=True))
            for about in things:
                id = f"n{len(found)}"
                self.about[id] = (*about[:-1], about[-1].partition("*")[0])
                found.append(Option(Text(f"   {self.scene.speech.counted(about[-1])}"), id=id))
        return found or [Option(self.scene.speech.say("pile-empty"), disabled=True)]

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id in self.about:
            self.query_one(Panel).tell(self.face.told(self.scene, self.about[event.option_id]))
