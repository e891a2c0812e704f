"""The terminal client: one table on a Textual screen."""
from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import BindingType

from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.look import THEME
from sevencats.terminal.lost import Lost
from sevencats.terminal.screens.menu import Menu
from sevencats.terminal.screens.table import TableScreen
from sevencats.terminal.sessions.local import Local
from sevencats.terminal.sessions.session import Session, Sight


class SevenCats(App[None]):
    BINDINGS: ClassVar[list[BindingType]] = []
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Seven Cats"

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.table = TableScreen(session, words)
        self.failed: Exception | None = None                # told by the command when the screen is gone

    async def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        await self.push_screen(self.table)
        self.sit()

    @work(exclusive=True, group="session")
    async def sit(self) -> None:
        """Be at the table until it is left."""
        try:
            await self.session.run(self.see)
        except (BadInput, Lost) as why:
            self.fail(why)

    def see(self, sight: Sight) -> None:
        if self.is_running:
            self.table.see(sight)

    def fail(self, why: Exception) -> None:
        self.failed = why
        self.exit()

    def _handle_exception(self, error: Exception) -> None:
        """A mistake of ours: no traceback on somebody's screen; the command says where it is written down."""
        if self.failed is None:
            self._exception = self.failed = error
            self._exception_event.set()
        self.exit(return_code=1)

    @work(exclusive=True, group="leave")
    async def action_leave(self) -> None:
        """Leave; a game at home that is not over is asked about first."""
        sight = self.table.sight
        if isinstance(self.session, Local) and sight is not None and sight.result is None and self.session.mine:
            entries = [(name, self.words.say(f"terminal-do-{name}")) for name in ("stay", "leave")]
            if await self.push_screen_wait(Menu(self.words.say("terminal-sure-leave"), entries)) != "leave":
                return
        self.exit()

    async def on_unmount(self) -> None:
        self.session.close()


def run(session: Session, words: Words) -> None:
    """Show a table until it is left; what went wrong meanwhile is raised when the screen is restored."""
    app = SevenCats(session, words)
    try:
        app.run()
    finally:
        session.close()
    if app.failed is not None:
        raise app.failed
