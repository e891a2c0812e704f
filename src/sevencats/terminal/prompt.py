"""A game at a prompt: the table as text, numbered options, and a few commands."""
from __future__ import annotations

import click

from sevencats.bots import Bot, Seat, level
from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.outcome import NOBODY
from sevencats.core.state import View
from sevencats.core.words import BadInput
from sevencats.gwent import catalogue, show
from sevencats.gwent.cards import ROWS
from sevencats.locales import Words

HELP = """\
  a number or an option's text   choose it
  explain catapult               why a unit is as strong as it is (also: explain close, explain total)
  discard                        both discard piles
  hint                           what a bot would do in your place, with the chance to win
  undo                           go back to your last choice
  save FILE                      write the game down
  quit                           leave the table
"""


class Prompt:
    """One or two people at this terminal; the other seat, if nobody holds it, is a bot's."""

    def __init__(self, match: Match, people: tuple[int, ...], bot: Bot, words: Words, seed: int) -> None:
        self.match = match
        self.people = people
        self.bot = bot
        self.words = words
        self.luck = Luck(seed + 1)
        self.mine: list[int] = []               # numbers of the choices made here
        self.last: int | None = None            # the seat that looked last

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while self.match.decision is not None:
            decision = self.match.decision
            if decision.seat not in self.people:
                self.choose(self.bot.choose(Seat(self.match.state, decision.seat, self.luck)).option.text)
            elif not self.turn(decision.seat):
                return
        self.show(self.people[0])
        outcome = self.match.state.outcome
        assert outcome is not None
        click.echo("The game is drawn." if outcome.winner == NOBODY
                   else f"{self.match.record.seats[outcome.winner]} wins the game.")

    def turn(self, seat: int) -> bool:
        """One question to a person; False when they leave."""
        if len(self.people) > 1 and self.last not in (None, seat):
            click.pause(f"\n{self.match.record.seats[seat]}, the table is yours. Press a key.")
            click.clear()
        self.last = seat
        self.show(seat)
        for n, option in enumerate(self.match.options, start=1):
            facts = click.style(self.facts(option.text, seat), dim=True)
            click.echo(f"  {click.style(f'{n:>2}', bold=True)}  {self.named(option.text)}  {facts}")
        while True:
            try:
                line = click.prompt(click.style("choose", bold=True), prompt_suffix="> ", default="?",
                                    show_default=False).strip()
            except (click.Abort, EOFError):
                click.echo("\nYou leave the table.")
                return False
            if line == "quit":
                click.echo("You leave the table.")
                return False
            try:
                if self.obeyed(line, seat):
                    return True
            except BadInput as why:
                click.echo(f"  {why}")

    def obeyed(self, line: str, seat: int) -> bool:
        """Do what was typed; True when the table has changed."""
        command, _, rest = line.partition(" ")
        if command in ("?", "help"):
            click.echo(HELP, nl=False)
        elif command == "explain":
            click.echo(self.match.explain(rest))
        elif command == "hint" and not rest:
            thought = level(self.match.game.name, "expert").choose(Seat(self.match.state, seat, self.luck))
            for one in thought.considered[:5]:
                click.echo(f"  {one.chance:4.0%}  {self.named(one.option.text)}")
        elif command == "discard" and not rest:
            for n, half in enumerate(self.match.view(seat)["sides"]):
                click.echo(f"  {self.match.record.seats[n]}: "
                           + (", ".join(show.counted(word, self.name) for word in half["discard"]) or "empty"))
        elif command == "save":
            self.match.save(rest or "gwent.json")
            click.echo(f"  Saved as {rest or 'gwent.json'}.")
        elif command == "undo" and not rest:
            return self.undo()
        else:
            options = self.match.options
            number = int(line) if line.isdecimal() else 0
            self.mine.append(self.match.number)
            try:
                self.choose(options[number - 1].text if 0 < number <= len(options) else line)
            except BadInput:
                self.mine.pop()
                raise
            return True
        return False

    def undo(self) -> bool:
        if not self.mine:
            raise BadInput("There is no choice of yours to go back to.")
        self.match.undo(self.mine.pop())
        return True

    def choose(self, text: str) -> None:
        """Make a choice and tell what came of it."""
        decision = self.match.decision
        assert decision is not None
        self.match.choose(text)
        hears = decision.seat if len(self.people) > 1 else self.people[0]
        for event in self.match.events:
            click.echo(click.style("  . " + self.told(event.told_to(hears)), dim=True))

    def told(self, event: View) -> str:
        """An event in words."""
        who = self.match.record.seats[event["seat"]] if event["seat"] >= 0 else "nobody"
        what = self.name(event["what"]) if event["what"] else "a card"
        if event["kind"] == "round":
            return f"Round {event['n']} goes to {who}."
        if event["kind"] in ("passed", "first"):
            return f"{who} {'passes' if event['kind'] == 'passed' else 'starts'}."
        return f"{who}: {event['kind']} {what}" + (f", {event['where']}" if event["where"] else "") + "."

    def show(self, seat: int) -> None:
        click.echo()
        click.echo(show.table(self.match.view(seat), self.name))

    def name(self, id: str) -> str:
        return self.words.name(id, self.match.view(None)["edition"])

    def facts(self, text: str, seat: int) -> str:
        """What an option's card is: strength, rows, abilities; or what the leader can do."""
        id = text.partition(" ")[2].partition(" ")[0]
        if text == "leader":
            power = catalogue.leader(self.match.view(seat)["sides"][seat]["leader"]).power
            return power.name.replace("-", " ") if power is not None else ""
        if id not in catalogue.CARDS:
            return ""
        card = catalogue.CARDS[id]
        body = [str(card.strength), "/".join(ROWS[r] for r in card.rows)] if card.rows else []
        return " ".join([*body, *(self.ability(name) for name in card.abilities)])

    def ability(self, name: str) -> str:
        return self.words.say(f"ability-{name}") if self.words.has(f"ability-{name}") else name.replace("-", " ")

    def named(self, text: str) -> str:
        """An option with the name of its card."""
        verb, _, rest = text.partition(" ")
        id, _, where = rest.partition(" ")
        if not self.words.has(f"card-{id}"):
            return text
        return " ".join(word for word in (verb, self.name(id), where) if word)
