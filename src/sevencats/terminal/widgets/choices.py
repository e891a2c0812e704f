"""The options of the open question as a list: arrows, numbers, mouse."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sevencats.terminal.grouping import Group, gathered
from sevencats.terminal.speech import Speech


class Choices(OptionList):
    DEFAULT_CSS = """
    Choices { height: 1fr; border: none; padding: 0; background: $background; }
    Choices:focus { border: none; background-tint: $foreground 0%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n % 10), f"number({n})", show=False) for n in range(1, 11)),
        Binding("escape,backspace", "up_again", show=False),
    ]

    class Chosen(Message):
        """An option was taken, of the question that was put as the so many-th."""

        def __init__(self, option: str, question: int) -> None:
            super().__init__()
            self.option = option
            self.question = question

    class Pointed(Message):
        """The cursor is on an option, or on several that begin alike."""

        def __init__(self, group: Group | None) -> None:
            super().__init__()
            self.group = group

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.options_: tuple[str, ...] = ()  # all that are offered
        self.within: tuple[str, ...] = ()  # those of the group that was opened
        self.groups: list[Group] = []
        self.question = 0  # how many were put
        self.pressed = 0  # the last number that was pressed here
        self.speech: Speech | None = None

    def offer(self, speech: Speech, options: tuple[str, ...]) -> None:
        """A new question, or none."""
        self.speech, self.options_ = speech, options
        self.question += 1
        self.narrow(())

    def narrow(self, options: tuple[str, ...]) -> None:
        """Show these only; all of them if none are given."""
        assert self.speech is not None
        self.within, self.pressed = options, 0
        self.groups = [Group((option,)) for option in options] if options else gathered(self.options_)
        self.clear_options()
        self.add_options([Option(self.line(n, group)) for n, group in enumerate(self.groups, start=1)])
        if options:
            self.add_option(Option(Text(f"   {self.speech.say('back')}")))
        if self.groups:
            self.highlighted = 0
        self.post_message(self.Pointed(self.group))

    def line(self, n: int, group: Group) -> Text:
        assert self.speech is not None
        number = f"{n % 10:>2} " if n <= 10 else "   "
        if group.option is not None:
            return Text(number + self.speech.option(group.option))
        what = self.speech.name(group.options[0].split()[1])
        return Text(number + self.speech.say("group", what=what, n=len(group.options)))

    @property
    def group(self) -> Group | None:
        """What the cursor is on."""
        n = self.highlighted
        return self.groups[n] if n is not None and n < len(self.groups) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Pointed(self.group))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        group = self.group
        if group is None:
            self.narrow(())
        elif group.option is not None:
            self.post_message(self.Chosen(group.option, self.question))
        else:
            self.narrow(group.options)

    def action_number(self, n: int) -> None:
        """Go there; the same number again takes it."""
        if n > len(self.groups):
            return
        if self.pressed == n and self.highlighted == n - 1:
            self.action_select()
        else:
            self.pressed, self.highlighted = n, n - 1

    def action_up_again(self) -> None:
        if self.within:
            self.narrow(())
