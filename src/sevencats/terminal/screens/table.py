"""The table on the whole screen: headline, board, question with its options, what the cursor is on, and the log."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.canvas import Spot
from sevencats.terminal.face import Face, Scene, face_of
from sevencats.terminal.grouping import Group, meant
from sevencats.terminal.screens.hand_over import HandOver
from sevencats.terminal.screens.menu import Menu
from sevencats.terminal.screens.piles import Piles
from sevencats.terminal.screens.sheet import Sheet
from sevencats.terminal.screens.typed import Typed
from sevencats.terminal.sessions.session import STEPPING, Session, Sight, Verb
from sevencats.terminal.speech import Speech
from sevencats.terminal.status import headline, status
from sevencats.terminal.widgets.board import Board
from sevencats.terminal.widgets.choices import Choices
from sevencats.terminal.widgets.keys import Keys
from sevencats.terminal.widgets.log import Log
from sevencats.terminal.widgets.panel import Panel

NOTHING: frozenset[str] = frozenset()
WIDE, RAIL = 116, 42  # from this width on a rail stands beside the table


class TableScreen(Screen[None]):
    AUTO_FOCUS = ""
    CSS = """
    TableScreen { layout: horizontal; background: $background; }
    #main { width: 1fr; height: 1fr; }
    #head { height: 1; background: $panel; color: $accent; padding: 0 1; text-style: bold; }
    #below { height: 1fr; border-top: solid $border-blurred; }
    #asked { width: 1fr; }
    #question { height: auto; max-height: 3; color: $accent; text-style: bold; padding: 0 1; }
    #aside { width: 34; border-left: solid $border-blurred; padding: 0 0 0 1; }
    #facts { height: auto; max-height: 75%; }
    #log { height: 1fr; border-top: solid $border-blurred; }
    #rail { width: 42; border-left: solid $border-blurred; padding: 0 1; display: none; }
    #rail-facts { height: 40%; }
    #rail-log { height: 1fr; border-top: solid $border-blurred; }
    TableScreen.-wide #rail { display: block; }
    TableScreen.-wide #aside { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "swap_focus", show=False, priority=True),
        Binding("e", "explain", show=False),
        Binding("p,d", "piles", show=False),
        Binding("l", "log", show=False),
        Binding("m", "menu", show=False),
        Binding("question_mark,f1,h", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("u", "verb('undo')", show=False),
        Binding("i", "verb('hint')", show=False),
        Binding("s", "verb('save')", show=False),
        Binding("t", "verb('turn_table')", show=False),
        Binding("right,n,space", "verb('forward')", show=False),
        Binding("left,b", "verb('back')", show=False),
        Binding("home", "verb('start')", show=False),
        Binding("end", "verb('end')", show=False),
        Binding("pagedown", "verb('forward_ten')", show=False),
        Binding("pageup", "verb('back_ten')", show=False),
    ]

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.sight: Sight | None = None
        self.seen: int | None = None  # the seat that looked last
        self.face: Face | None = None
        self.pointed: frozenset[str] = NOTHING
        self.option = ""  # under the cursor of the list, if it is a single one
        self.place: Spot | None = None  # under the board's cursor
        self.busy = False  # a choice is on its way
        self.hinting = False  # somebody thinks about a hint

    def compose(self) -> ComposeResult:
        with Vertical(id="main"):
            yield Static(id="head", markup=False)
            yield Board(id="board")
            with Horizontal(id="below"):
                with Vertical(id="asked"):
                    yield Static(id="question", markup=False)
                    yield Choices(id="choices")
                with Vertical(id="aside"):
                    yield Panel(classes="facts", id="facts")
                    yield Log(id="log")
            yield Keys(id="keys")
        with Vertical(id="rail"):
            yield Panel(classes="facts", id="rail-facts")
            yield Log(id="rail-log")

    def on_mount(self) -> None:
        self.set_class(self.app.size.width >= WIDE, "-wide")
        self.query_one(Choices).focus()

    def on_resize(self) -> None:
        self.set_class(self.app.size.width >= WIDE, "-wide")
        if self.sight is not None:
            self.show(self.sight)

    # -- what is seen

    def see(self, sight: Sight) -> None:
        """A new sight; where two share the screen it is covered until the next one looks."""
        if self.session.shares_screen and self.seen not in (None, sight.seat) and sight.result is None:
            self.hand_over(sight)
        else:
            self.show(sight)

    @work(exclusive=True, group="hand over")
    async def hand_over(self, sight: Sight) -> None:
        speech = Speech(self.words, sight)
        self.seen = sight.seat
        await self.app.push_screen_wait(
            HandOver(speech.say("hand-over", who=speech.who(sight.seat or 0)), speech.say("hand-over-hint"))
        )
        self.show(sight)

    def show(self, sight: Sight) -> None:
        before, self.sight, self.seen = self.sight, sight, sight.seat
        self.face = face_of(sight.game)
        speech = Speech(self.words, sight)
        width = self.app.size.width - (RAIL if self.app.size.width >= WIDE else 0)
        self.query_one("#head", Static).update(headline(self.face, Scene(sight, speech), width - 2))
        self.query_one("#question", Static).update(status(speech))
        stepping = sight.note == STEPPING  # then there is nothing to choose, and the keys turn pages
        self.query_one(Keys).show(self.words, stepping)
        self.query_one(Choices).can_focus = not stepping
        if stepping and before is None:
            self.set_focus(None)
        if (
            before is None
            or before.number != sight.number
            or before.options != sight.options
            or before.seat != sight.seat
        ):
            self.pointed, self.option = NOTHING, ""
            self.query_one(Choices).offer(speech, sight.options)
        for log in self.query(Log):
            log.show(speech, sight.heard)
        refused = sight.facts.get("refused")
        if refused:
            self.notify(self.words.refusal(refused), severity="warning", markup=False)
        self.busy = False
        self.paint(sight)
        if sight.result is not None and sight.note != STEPPING and (before is None or before.result is None):
            self.call_after_refresh(self.action_menu)

    def paint(self, sight: Sight) -> None:
        assert self.face is not None
        board = self.query_one(Board)
        board.styles.height = self.face.height(self.app.size.width, self.app.size.height)
        board.show(self.face, self.scene(sight))

    def scene(self, sight: Sight) -> Scene:
        within = self.query_one(Choices).within or sight.options
        lit = frozenset(word for option in within for word in option.split()[1:])
        return Scene(sight, Speech(self.words, sight), lit, self.pointed, self.option)

    def tell(self, lines: list[str]) -> None:
        for panel in self.query(".facts").results(Panel):
            panel.tell(lines)

    # -- what is pointed at and chosen

    def on_choices_pointed(self, message: Choices.Pointed) -> None:
        self.point(message.group)

    def point(self, group: Group | None) -> None:
        if self.sight is None or self.face is None or self.sight.view is None:
            return
        self.pointed = NOTHING if group is None else group.words
        self.option = (group and group.option) or ""
        self.paint(self.sight)
        self.tell(self.face.facts(self.scene(self.sight), self.option) if self.option else [])

    def on_board_pointed(self, message: Board.Pointed) -> None:
        self.place = message.place
        if self.face is not None and self.sight is not None:
            self.tell(self.face.told(self.scene(self.sight), message.place.about))

    def on_board_picked(self, message: Board.Picked) -> None:
        """One option is meant: take it. Several: show those. None: explain."""
        assert self.sight is not None
        choices = self.query_one(Choices)
        found = () if message.explain else meant(choices.within or self.sight.options, message.place.words)
        if len(found) == 1:
            self.choose(found[0])
        elif found and found != choices.within:
            choices.narrow(found)
        else:
            self.explain(message.place)

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        if message.question == self.query_one(Choices).question:  # not what a key meant for the question before
            self.choose(message.option)

    @work(group="choose")
    async def choose(self, option: str) -> None:
        if self.busy:
            return
        self.busy = True
        try:
            await self.session.choose(option)
        except BadInput as why:
            self.busy = False
            self.notify(self.words.refusal(why), severity="warning", markup=False)

    # -- keys

    def action_swap_focus(self) -> None:
        """Between the options and the table; where nothing is to be chosen, to the table and away from it."""
        board, choices = self.query_one(Board), self.query_one(Choices)
        self.set_focus(board if not board.has_focus else choices if choices.can_focus else None)

    def action_explain(self) -> None:
        if self.query_one(Board).has_focus and self.place is not None:
            self.explain(self.place)
            return
        group = self.query_one(Choices).group
        if self.sight is None or self.face is None or self.sight.view is None:
            return
        scene = self.scene(self.sight)
        lines = self.face.facts(scene, group.option) if group and group.option else []
        self.app.push_screen(Sheet(lines or self.face.told(scene, ("side", str(scene.me)))))

    def explain(self, place: Spot) -> None:
        assert self.sight is not None
        assert self.face is not None
        self.app.push_screen(Sheet(self.face.told(self.scene(self.sight), place.about)))

    def action_piles(self) -> None:
        if self.sight is not None and self.face is not None and self.sight.view is not None:
            self.app.push_screen(Piles(self.face, self.scene(self.sight)))

    def action_log(self) -> None:
        if self.sight is not None:
            speech = Speech(self.words, self.sight)
            self.app.push_screen(Sheet([speech.say("log"), *speech.told(self.sight.heard)], at_end=True))

    async def action_leave(self) -> None:
        await self.app.run_action("leave")

    def action_help(self) -> None:
        say = self.words.say
        keys = "terminal-help-replay" if self.sight and self.sight.note == STEPPING else "terminal-help-keys"
        self.app.push_screen(
            Sheet([say("terminal-help"), *say(keys).split("\n"), "", *say("terminal-help-marks").split("\n")])
        )

    # -- what else can be done

    @work(exclusive=True, group="menu")
    async def action_menu(self) -> None:
        verbs = {verb.name: verb for verb in self.session.verbs()}
        entries = [(name, self.words.say(f"terminal-do-{name}")) for name in verbs]
        entries.append(("leave", self.words.say("terminal-do-leave")))
        over = self.sight is not None and self.sight.result is not None and self.sight.note != STEPPING
        title = Speech(self.words, self.sight).question() if over and self.sight else self.words.say("terminal-menu")
        if over:  # first what harms nobody who still presses Enter
            entries.insert(0, ("look", self.words.say("terminal-do-look")))
        picked = await self.app.push_screen_wait(Menu(title, entries))
        if picked == "leave":
            await self.app.run_action("leave")
        elif picked in verbs:
            await self.do(verbs[picked])

    @work(group="verb")
    async def action_verb(self, name: str) -> None:
        found: dict[str, Verb] = {verb.name: verb for verb in self.session.verbs()}
        ten = name.removesuffix("_ten")
        if ten in found:
            await self.do(found[name] if name in found else Verb(name))

    async def do(self, verb: Verb) -> None:
        typed: Any = ""
        if verb.asks:
            typed = await self.app.push_screen_wait(Typed(self.words.say(f"terminal-ask-{verb.asks}"), verb.usual))
        if typed is None or (verb.sure and not await self.sure()):
            return
        try:
            if verb.name == "hint":
                await self.hint()
                return
            said = await self.session.do(verb.name, typed)
        except BadInput as why:
            self.notify(self.words.refusal(why), severity="warning", markup=False)
            return
        if said:
            self.notify(self.words.say("terminal-saved", file=said), markup=False)

    async def sure(self) -> bool:
        entries = [("no", self.words.say("no")), ("yes", self.words.say("yes"))]
        return await self.app.push_screen_wait(Menu(self.words.say("terminal-sure"), entries)) == "yes"

    async def hint(self) -> None:
        assert self.sight is not None
        if self.hinting:
            return
        self.hinting = True
        try:
            found = await self.session.hint()
        finally:
            self.hinting = False
        speech = Speech(self.words, self.sight)
        lines = [speech.say("hint-head")]
        for option, chance in found[:6]:
            shown = f"{chance:>4.0%}" if chance >= 0 else "   –"
            lines.append(speech.say("hint", chance=shown, what=speech.option(option)))
        self.app.push_screen(Sheet(lines))
