"""A sight in words: its question, options, events and names, in one language."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sevencats.core.state import View
from sevencats.core.words import BadInput
from sevencats.locales import Words
from sevencats.terminal.sessions.session import Sight


class Speech:
    def __init__(self, words: Words, sight: Sight) -> None:
        self.words = words
        self.sight = sight
        self.edition: str = (sight.view or {}).get("edition", "")

    def say(self, id: str, **values: Any) -> str:
        """A message of the terminal."""
        return self.words.say(f"terminal-{id}", **values)

    def name(self, word: str) -> str:
        """A card, a row, a fighter by its name."""
        return self.words.word(self.sight.game, word, self.edition)

    def does(self, id: str) -> list[str]:
        """What a message's thing does, if it says so."""
        try:
            return [self.words.part(id, "does")]
        except BadInput:
            return []

    def about(self, what: str, id: str) -> str:
        """A name, and what it does if the message says so."""
        found = self.does(id)
        return self.say("about", what=what, does=found[0]) if found else what

    def counted(self, word: str) -> str:
        """`harpy*2` in words."""
        id, _, n = word.partition("*")
        return f"{self.name(id)} ×{n}" if n else self.name(id)

    def who(self, seat: int) -> str:
        return self.words.who(seat, self.sight.names)

    def question(self) -> str:
        """What is asked now, or how it ended, or why nothing is asked."""
        sight = self.sight
        if sight.result is not None:
            return self.outcome(sight.result)
        if sight.view is None or sight.view["decision"] is None:
            return self.say("waiting")
        return self.words.question(sight.game, sight.view["decision"], sight.names, sight.seat, self.edition)

    def outcome(self, result: View) -> str:
        if self.words.has(f"{self.sight.game}-outcome-{result['why']}"):
            return self.words.outcome(self.sight.game, result, self.sight.names, self.sight.seat)
        winner = result["winner"]
        if result["why"] == "unfinished":
            return self.say("why-unfinished")
        if winner is None or winner < 0:
            return self.say("drawn")
        you = "yes" if winner == self.sight.seat else "no"
        return f"{self.say('won', who=self.who(winner), you=you)} {self.say('why-' + result['why'])}"

    def option(self, text: str) -> str:
        """An option of the open question, by its text."""
        assert self.sight.view is not None
        found = next(one for one in self.sight.view["decision"]["options"] if one["text"] == text)
        return self.chosen(found)

    def chosen(self, option: View) -> str:
        """An option that is offered, or was taken."""
        return self.words.option(self.sight.game, option, self.edition, self.sight.names, self.sight.seat)

    def event(self, event: View) -> str:
        if event["kind"] == "said":
            return self.say("said", who=event["who"], text=event["text"] or self.phrase(event["phrase"]))
        if event["kind"] == "undone":
            return self.say("undone")
        return self.words.event(self.sight.game, event, self.sight.names, self.sight.seat, self.edition)

    def told(self, heard: tuple[View, ...]) -> list[str]:
        """Events as sentences, equal neighbours once."""
        lines = [(text, len(list(same))) for text, same in groupby(map(self.event, heard))]
        return [f"· {text} ×{n}" if n > 1 else f"· {text}" for text, n in lines]

    def phrase(self, id: str) -> str:
        return self.words.say(f"phrase-{id}")
