"""A game of a campaign at the prompt: people choose or type what their dice show, and every choice is kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sevencats.campaign.telling import seen
from sevencats.core.decision import CHANCE
from sevencats.core.words import BadInput
from sevencats.dice.state import State
from sevencats.solvers.open_dice.opponent import advice
from sevencats.terminal.face import face_of
from sevencats.terminal.sessions.session import Sight
from sevencats.terminal.speech import Speech
from sevencats.terminal.text import table_of

if TYPE_CHECKING:
    from sevencats.campaign import Campaign
    from sevencats.core.match import Match
    from sevencats.locales import Words


def typed_d10() -> str:
    """What the table's own d10 shows for the difficulty (D 1.3)."""
    return str(click.prompt("d10=1 … d10=10", prompt_suffix="> ", type=click.IntRange(1, 10)))


class DicePrompt:
    """The seat `npc` is the program's, if there is one; all others, and with real dice luck too, are asked here."""

    def __init__(self, match: Match, kept: Campaign, game: int, npc: int | None, words: Words) -> None:
        self.match = match
        self.kept = kept
        self.game = game
        self.npc = npc
        self.person = None if npc is None else 1 - npc  # who looks while somebody else is asked
        self.words = words

    def played(self) -> bool:
        """Play until the game is over; False if somebody types quit before. What is shown is in the book already."""
        self.kept.keep(self.game, self.match)
        while self.match.decision is not None:
            seat = self.match.decision.seat
            if seat == self.npc:
                self.choose(self.answer_of_npc())
                continue
            text = self.answer(self.person if seat == CHANCE else seat)
            if text == "quit":
                return False
            try:
                self.choose(text)
            except BadInput as why:
                click.echo(self.words.refusal(why), err=True)
        self.show(self.person)
        return True

    def choose(self, text: str) -> None:
        """Make a choice, keep it, and tell what came of it; if both sides look at this screen, no secrets."""
        self.match.choose(text)
        self.kept.keep(self.game, self.match)
        speech = self.speech(self.person)
        for event in self.match.events:
            click.echo("  . " + speech.event(event.told_to(self.person)))

    def answer_of_npc(self) -> str:
        assert isinstance(self.match.state, State)
        return advice(self.match.state, self.match.luck)

    def answer(self, seat: int | None) -> str:
        """What is typed: an option's number or text; for a roll, what the die shows is enough."""
        self.show(seat)
        texts = [option.text for option in self.match.options]
        rolls = all("=" in text.partition(" ")[0] for text in texts)
        if not rolls:
            speech = self.speech(seat)
            click.echo("\n".join(f"  {n:>2}  {speech.option(text)}" for n, text in enumerate(texts, 1)))
        try:
            typed = str(click.prompt(f"{texts[0]} … {texts[-1]}" if rolls else "", prompt_suffix="> ")).strip()
        except click.Abort:
            return "quit"
        if rolls:
            return next((text for text in texts if text.endswith(f"={typed}")), typed)
        return texts[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(texts) else typed

    def show(self, seat: int | None) -> None:
        speech = self.speech(seat)
        click.echo(f"\n{table_of(face_of('dice'), speech)}\n{speech.question()}")

    def speech(self, seat: int | None) -> Speech:
        return Speech(
            self.words,
            Sight("dice", seen(self.match, seat), tuple(self.match.record.seats), (), seat, self.match.number),
        )
