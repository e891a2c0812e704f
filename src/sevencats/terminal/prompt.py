"""A game at a prompt, line by line, for pipes and scripts: the table as text, numbered options, a few commands."""

from __future__ import annotations

import click

from sevencats.bots import Seat, level
from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.face import Scene, face_of
from sevencats.terminal.sessions.session import Sight
from sevencats.terminal.speech import Speech
from sevencats.terminal.tables import TerminalTable
from sevencats.terminal.text import table_of


class Prompt:
    """One or two people at this terminal; the other seats are a bot's."""

    def __init__(self, table: TerminalTable, words: Words) -> None:
        self.match: Match = table.match
        self.people = table.people
        self.bot = level(self.match.game.name, table.level)
        self.face = face_of(self.match.game.name)
        self.words = words
        self.luck = Luck(table.seed + 1)
        self.mine: list[int] = []  # numbers of the choices made here
        self.last: int | None = None  # the seat that looked last

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while self.match.decision is not None:
            decision = self.match.decision
            if decision.seat not in self.people:
                self.choose(self.bot.choose(Seat(self.match.state, decision.seat, self.luck)).option.text)
            elif not self.turn(decision.seat):
                return
        self.show(self.people[0])
        click.echo(self.speech(self.people[0] if len(self.people) == 1 else None).question())

    def turn(self, seat: int) -> bool:
        """One question to a person; False when they leave."""
        speech = self.speech(seat)
        if len(self.people) > 1 and self.last not in (None, seat):
            click.pause("\n" + speech.say("hand-over", who=speech.who(seat)))
            click.clear()
        self.last = seat
        self.show(seat)
        click.echo(click.style(speech.question(), bold=True))
        for n, option in enumerate(self.match.options, start=1):
            facts = self.face.facts(Scene(speech.sight, speech), option.text)
            click.echo(
                f"  {click.style(f'{n:>2}', bold=True)}  {speech.option(option.text)}  "
                f"{click.style(' · '.join(facts[1:2]), dim=True)}".rstrip()
            )
        while True:
            try:
                line = click.prompt(
                    click.style(speech.say("prompt-choose"), bold=True),
                    prompt_suffix="> ",
                    default="?",
                    show_default=False,
                ).strip()
            except (click.Abort, EOFError):
                line = "quit"
                click.echo()
            if line == "quit":
                click.echo(speech.say("prompt-left"))
                return False
            try:
                if self.obeyed(line, seat):
                    return True
            except BadInput as why:
                click.echo(f"  {self.words.refusal(why)}")

    def obeyed(self, line: str, seat: int) -> bool:
        """Do what was typed; True when the table has changed."""
        command, _, rest = line.partition(" ")
        if command in ("?", "help"):
            click.echo("".join(f"  {line}\n" for line in self.words.say("terminal-prompt-help").split("\n")), nl=False)
        elif command == "explain":
            click.echo(self.match.explain(rest))
        elif command == "hint" and not rest:
            thought = level(self.match.game.name, "expert").choose(Seat(self.match.state, seat, self.luck))
            for one in thought.considered[:5]:
                click.echo(f"  {one.chance:4.0%}  {self.speech(seat).option(one.option.text)}")
        elif command == "piles" and not rest:
            speech = self.speech(seat)
            for title, things in self.face.piles(Scene(speech.sight, speech)):
                click.echo(f"  {title}: " + ", ".join(speech.counted(about[-1]) for about in things))
        elif command == "save":
            self.match.save(rest or f"{self.match.game.name}.json")
            click.echo(f"  {self.words.say('terminal-saved', file=rest or self.match.game.name + '.json')}")
        elif command == "undo" and not rest:
            return self.undo()
        else:
            self.answer(line)
            return True
        return False

    def answer(self, line: str) -> None:
        options = self.match.options
        n = int(line) if line.isdecimal() else 0
        number = self.match.number
        self.choose(options[n - 1].text if 0 < n <= len(options) else line)
        self.mine.append(number)

    def undo(self) -> bool:
        if not self.mine:
            raise BadInput("undo-none")
        self.match.undo(self.mine.pop())
        return True

    def choose(self, text: str) -> None:
        """Make a choice and tell what came of it."""
        decision = self.match.decision
        assert decision is not None
        self.match.choose(text)
        speech = self.speech(decision.seat if len(self.people) > 1 else self.people[0])
        for event in self.match.events:
            click.echo(click.style("  . " + speech.event(event.told_to(speech.sight.seat)), dim=True))

    def show(self, seat: int) -> None:
        click.echo()
        click.echo(table_of(self.face, self.speech(seat)))

    def speech(self, seat: int | None) -> Speech:
        return Speech(
            self.words,
            Sight(
                self.match.game.name, self.match.view(seat), tuple(self.match.record.seats), (), seat, self.match.number
            ),
        )
