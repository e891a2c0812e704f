"""A server's table line by line, for pipes: what happens, what is asked, and, if one sits there, what one answers."""

from __future__ import annotations

import asyncio
import json
import sys

import click

from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.face import face_of
from sevencats.terminal.sessions.session import Session, Sight
from sevencats.terminal.speech import Speech
from sevencats.terminal.status import status, unreachable
from sevencats.terminal.text import table_of


class Lines:
    """Tells each thing once, and asks when there is something to ask."""

    def __init__(self, session: Session, words: Words, answers: bool, as_json: bool = False) -> None:
        self.session = session
        self.words = words
        self.answers = answers
        self.as_json = as_json
        self.heard = 0
        self.asked = -1  # the number at which the last question was put
        self.sights: asyncio.Queue[Sight | None] = asyncio.Queue()

    async def run(self) -> None:
        """Until the game is over."""
        self.session.worry = lambda trouble: click.echo(unreachable(self.words, trouble), err=True)
        sitting = asyncio.create_task(self.session.run(self.sights.put_nowait))
        sitting.add_done_callback(lambda _: self.sights.put_nowait(None))
        try:
            while (sight := await self.sights.get()) is not None:
                self.tell(sight)
                if sight.result is not None:
                    return
                if self.answers and sight.options and self.asked != sight.number:
                    self.asked = sight.number
                    await self.answer(sight)
            await sitting
        finally:
            sitting.cancel()
            await self.session.close()

    def tell(self, sight: Sight) -> None:
        speech = Speech(self.words, sight)
        if self.as_json:
            new = [*sight.heard[self.heard :]]
            click.echo(
                json.dumps(
                    {
                        "number": sight.number,
                        "note": sight.note,
                        "events": new,
                        "view": sight.view,
                        "result": sight.result,
                    },
                    ensure_ascii=False,
                )
            )
        else:
            for event in sight.heard[self.heard :]:
                click.echo(speech.event(event))
            if sight.facts.get("refused"):
                click.echo(self.words.refusal(sight.facts["refused"]), err=True)
            if sight.note or sight.result is not None:
                click.echo(status(speech), err=sight.result is None)
        self.heard = len(sight.heard)
        sys.stdout.flush()

    async def answer(self, sight: Sight) -> None:
        speech = Speech(self.words, sight)
        click.echo(table_of(face_of(sight.game), speech))
        click.echo(speech.question())
        for n, option in enumerate(sight.options, start=1):
            click.echo(f"  {n:>2}  {speech.option(option)}")
        while True:
            line = await asyncio.to_thread(sys.stdin.readline)
            if not line or line.strip() == "quit":
                raise click.exceptions.Exit(0)
            typed = line.strip()
            n = int(typed) if typed.isdecimal() else 0
            try:
                await self.session.choose(sight.options[n - 1] if 0 < n <= len(sight.options) else typed)
                return
            except BadInput as why:
                click.echo(self.words.refusal(why), err=True)


def run_lines(session: Session, words: Words, answers: bool, as_json: bool = False) -> None:
    asyncio.run(Lines(session, words, answers, as_json).run())
