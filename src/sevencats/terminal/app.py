"""The terminal client: one table on a Textual screen."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.lay import MenuEntry, lay
from sevencats.terminal.look import THEME
from sevencats.terminal.lost import Lost
from sevencats.terminal.screens.menu import Menu
from sevencats.terminal.screens.table import TableScreen
from sevencats.terminal.sessions.session import Session, Sight
from sevencats.terminal.status import unreachable


class SevenCats(App[None]):
    """A table that is there already, or one that is laid first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Seven Cats"

    def __init__(self, session: Session | None, words: Words) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.table: TableScreen | None = None
        self.failed: Exception | None = None  # told by the command when the screen is gone

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.sit()

    @work(exclusive=True, group="session")
    async def sit(self) -> None:
        """Lay a table if there is none; be at it until it is left."""
        try:
            if self.session is None:
                self.session = await self.laid()
            if self.session is None:
                self.exit()
                return
            self.table = TableScreen(self.session, self.words)
            await self.push_screen(self.table)
            self.session.worry = lambda trouble: self.notify(unreachable(self.words, trouble), severity="warning")
            await self.session.run(self.see)
        except (BadInput, Lost) as why:
            self.fail(why)

    async def laid(self) -> Session | None:
        from sevencats.terminal import tables

        found = await lay(self.pick, self.words)
        return None if found is None else tables.lay(found[0], self.words, found[1]).session()

    async def pick(self, title: str, entries: list[MenuEntry]) -> str | None:
        return await self.push_screen_wait(Menu(title, entries))

    def see(self, sight: Sight) -> None:
        if self.is_running and self.table is not None:
            self.table.see(sight)

    def fail(self, why: Exception) -> None:
        self.failed = why
        self.exit()

    def _handle_exception(self, error: Exception) -> None:
        """A mistake of ours: no traceback on somebody's screen; the command says where it is written down."""
        if self.failed is None:
            cause = error.error if isinstance(error, WorkerFailed) else error
            self._exception = self.failed = cause if isinstance(cause, Exception) else error
            self._exception_event.set()
        self.exit(return_code=1)

    @work(exclusive=True, group="leave")
    async def action_leave(self) -> None:
        """Leave; a game that would be lost is asked about first."""
        if self.session is not None and self.session.would_be_lost:
            entries = [(name, self.words.say(f"terminal-do-{name}")) for name in ("stay", "leave")]
            if await self.pick(self.words.say("terminal-sure-leave"), entries) != "leave":
                return
        self.exit()

    async def on_unmount(self) -> None:
        if self.session is not None:
            await self.session.close()


def run(session: Session | None, words: Words) -> None:
    """Show a table until it is left; what went wrong meanwhile is raised when the screen is restored."""
    app = SevenCats(session, words)
    app.run()
    if app.failed is not None:
        raise app.failed
