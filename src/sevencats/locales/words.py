"""The messages of one language: what is asked, chosen, told and explained at a table, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sevencats import __version__
from sevencats.core.words import BadInput, unknown

COMPLETE: Final = ("en", "fr", "nl", "cs")
LANGUAGES: Final = (*COMPLETE, "de", "pl")  # the last two have card names, and English for the rest
NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "nl": "Nederlands",
    "cs": "Čeština",
    "de": "Deutsch",
    "pl": "Polski",
}
KINDS: Final = {  # what a word may name in each game, the first that fits
    "gwent": ("card", "leader", "row", "faction"),
    "dice": ("dice-faction", "difficulty", "keeps"),
    "unmatched": ("fighter", "card", "hero", "ability", "zone", "board"),
}
THINGS: Final = ("card", "leader", "faction", "edition")
NAMED: Final = ("card", "other", "leader", "faction", "owner", "box")  # the values of a refusal that are things
DIE: Final = re.compile(r"d(\d+)(?:=(\d+))?")
GUEST: Final = re.compile(r"Guest (\d{4})")  # what a server calls somebody who has not said a name
FIGHTER: Final = re.compile(r"(.+?)(?:-([a-f]))?(?:-(\d))?")


class Words:
    """The messages of one language; what it does not have, English has (the Dutch box keeps English card names)."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.language = language
        self.bundles = [bundle(language)] if language == "en" else [bundle(language), bundle("en")]

    # -- messages

    def say(self, id: str, edition: str = "", /, **values: Any) -> str:
        """A message; an edition that prints another word for it has an attribute of its name."""
        for words in self.bundles:
            if words.has_message(id):
                message = words.get_message(id)
                pattern = message.attributes.get(edition, message.value)
                if pattern is not None:
                    return str(words.format_pattern(pattern, values)[0])
        raise BadInput("no-message", came=id)

    def part(self, id: str, attribute: str, **values: Any) -> str:
        """An attribute of a message, such as what an ability `does`."""
        for words in self.bundles:
            if words.has_message(id) and attribute in words.get_message(id).attributes:
                return str(words.format_pattern(words.get_message(id).attributes[attribute], values)[0])
        raise BadInput("no-message", came=f"{id}.{attribute}")

    def has(self, id: str) -> bool:
        return any(words.has_message(id) and words.get_message(id).value is not None for words in self.bundles)

    # -- names

    def name(self, id: str, edition: str = "") -> str:
        """The name of a card or a leader."""
        return self.say(f"card-{id}" if self.has(f"card-{id}") else f"leader-{id}", edition)

    def word(self, game: str, word: str, edition: str = "") -> str:
        """What a word of an option or an event names, or the word itself: numbers and spaces have no other name."""
        for kind in KINDS[game]:
            if self.has(f"{kind}-{word}"):
                return self.say(f"{kind}-{word}", edition, letter="").strip()
        if game == "dice":
            return self.die(word)
        return self.fighter(word) if game == "unmatched" else word

    def die(self, word: str) -> str:
        """`d8`, or with what it shows `d8=7`."""
        found = DIE.fullmatch(word)
        if found is None:
            return word
        faces, value = found.groups()
        return self.say("die", faces=faces) if value is None else self.say("die-showing", faces=faces, value=value)

    def fighter(self, word: str) -> str:
        """`wolf-b`; in a mirror with its seat, `wolf-b-1`."""
        found = FIGHTER.fullmatch(word)
        if found is None or not self.has(f"fighter-{found[1]}"):
            return word
        fighter = self.say(f"fighter-{found[1]}", letter=(found[2] or "").upper()).strip()
        return fighter if found[3] is None else self.say("fighter-mirrored", fighter=fighter, n=int(found[3]) + 1)

    def person(self, name: str) -> str:
        """Somebody by name; a server calls guests in English until they call themselves something else."""
        found = GUEST.fullmatch(name)
        return name if found is None else self.say("guest", n=found[1])

    def who(self, seat: int, names: Sequence[str]) -> str:
        if seat < 0:
            return self.say("nobody")
        return names[seat] if seat < len(names) else self.say("seat", n=seat + 1)

    # -- sentences

    def question(
        self,
        game: str,
        decision: Mapping[str, Any],
        names: Sequence[str] = (),
        me: int | None = None,
        edition: str = "",
    ) -> str:
        """The open question of a view, to the one who is asked, to the others, or as luck's."""
        step = decision.get("step", {})
        luck = decision["seat"] < 0
        seat = step.get("seat", 0) if luck else decision["seat"]
        values = {
            "who": self.who(seat, names),
            "you": you(seat, me),
            "n": step.get("n", 0),
            "what": self.word(game, step.get("card", step.get("fighter", "")), edition),
        }
        id = f"{game}-ask-{decision['about']}"
        if luck:
            return self.part(id, "luck", **values)
        return self.say(id, **values) if seat == me else self.part(id, "other", **values)

    def option(
        self,
        game: str,
        option: Mapping[str, Any],
        edition: str = "",
        names: Sequence[str] = (),
        me: int | None = None,
    ) -> str:
        """An option of a view."""
        return self.say(f"{game}-option-{option['do']}", **self.parts(game, option, names, me, edition))

    def event(
        self, game: str, event: Mapping[str, Any], names: Sequence[str] = (), me: int | None = None, edition: str = ""
    ) -> str:
        """An event, as it was told to this seat, in one sentence."""
        return self.say(f"{game}-event-{event['kind']}", **self.parts(game, event, names, me, edition))

    def parts(
        self, game: str, told: Mapping[str, Any], names: Sequence[str], me: int | None, edition: str
    ) -> dict[str, Any]:
        """The parts of an option or an event as messages have them: things by their names, the seat as `who` and `you`,
        who did it as `doer` and `mine`, `across` if that was another seat; `known` is `no` where a part is hidden from
        the reader."""
        values: dict[str, Any] = {"known": "yes"}
        for part, value in told.items():
            if part == "seat":
                values["who"], values["you"] = self.who(value, names), you(value, me)
            elif part == "by":
                values["doer"], values["mine"] = self.who(value, names), you(value, me)
                values["across"] = "no" if value == told["seat"] else "yes"
            elif part == "cause":
                values["cause"] = value or "none"
            elif value is None:
                values[part], values["known"] = "", "no"
            else:
                values[part] = value if isinstance(value, int) else self.word(game, value, edition)
        return values

    def explanation(self, game: str, reason: Mapping[str, Any], edition: str = "") -> str:
        """One reason of an explanation."""
        a, b, c, d = [*(self.word(game, word, edition) for word in reason["causes"]), "", "", "", ""][:4]
        return self.say(
            f"{game}-explain-{reason['what'].replace(' ', '-')}",
            n=reason["strength"],
            a=a,
            b=b,
            c=c,
            d=d,
            causes=self.listed(game, reason["causes"], edition),
        )

    def listed(self, game: str, words: Sequence[str], edition: str = "") -> str:
        """Names with commas between them, repeated ones counted."""
        counts = {self.word(game, word, edition): words.count(word) for word in words}
        return ", ".join(self.say("times", name=name, n=n) if n > 1 else name for name, n in counts.items())

    def outcome(self, game: str, outcome: Mapping[str, Any], names: Sequence[str] = (), me: int | None = None) -> str:
        """How a game ended, in one sentence."""
        winner = outcome["winner"]
        return self.say(f"{game}-outcome-{outcome['why']}", who=self.who(winner, names), you=you(winner, me))

    def made_by(self, engine: str) -> str:
        """That another version made a record, which this one has played again."""
        return self.say("replay-made-by", engine=engine, here=__version__)

    def refusal(self, why: BadInput) -> str:
        """Why something was refused; a code that is not known here stands in English."""
        if self.language not in COMPLETE[1:] or not self.has(f"error-{why.code}"):
            return str(why)
        values = {key: self.thing(value) if key in NAMED else value for key, value in why.values.items()}
        if "what" in values:
            values["what"] = self.say(f"what-{values['what']}", **values)
        if why.faults:
            values["faults"] = " ".join(map(self.refusal, why.faults))
        return self.say(f"error-{why.code}", **values)

    def thing(self, word: str | int) -> str | int:
        """The name of a thing of Gwent, or the word itself."""
        return next((self.say(f"{kind}-{word}") for kind in THINGS if self.has(f"{kind}-{word}")), word)


def you(seat: int, me: int | None) -> str:
    return "nobody" if seat < 0 else "yes" if seat == me else "no"


@lru_cache
def bundle(language: str) -> Any:
    words = FluentBundle([language], use_isolating=False)
    for path in sorted((Path(__file__).parent / language).glob("*.ftl")):
        words.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return words
