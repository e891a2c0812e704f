"""Card impact: win rates of a deck given that a card is dealt, played or swapped away."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sevencats.core import record as records
from sevencats.lab.rates import Rate, points

NONE: Final = Rate()


@dataclass
class CardImpact:
    """The win rates of a deck in games in which a card was there, and in those in which it was not."""

    card: str
    copies: int
    dealt: Rate = NONE  # in the opening hand, before the swap
    absent: Rate = NONE  # not in it
    played: Rate = NONE  # from the hand, at any time
    replaced: Rate = NONE  # swapped away

    @property
    def gain(self) -> float:
        """How much better the deck does with the card in its opening hand than without."""
        return self.dealt.score - self.absent.score

    def data(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "copies": self.copies,
            "gain": self.gain,
            "dealt": self.dealt.data(),
            "absent": self.absent.data(),
            "played": self.played.data(),
            "replaced": self.replaced.data(),
        }


@dataclass
class Story:
    """What became of the cards of one seat in one game."""

    points: float
    dealt: set[str]
    played: set[str]
    replaced: set[str]


def story(data: dict[str, Any], seat: int) -> Story:
    """Replay a game and see."""
    record = records.read(data)
    state = record.game.new(record.setup)
    told = Story(0.0, set(), set(), set())
    begun = False
    for number, (by, text) in enumerate(record.choices, start=1):
        decision = state.decision
        word, _, card = text.partition(" ")
        assert decision is not None
        begun = begun or decision.about in ("swap", "turn")
        if decision.about == "draw" and not begun and decision.step.seat == seat:
            told.dealt.add(card)
        elif by == seat and word == "play":
            told.played.add(card)
        elif by == seat and word == "replace":
            told.replaced.add(card)
        records.follow(state, number, by, text)
    assert state.outcome is not None
    told.points = points(state.outcome.winner, seat)
    return told


def worths(stories: Iterable[Story], deck: dict[str, int]) -> list[CardImpact]:
    """Every kind of card in the deck, the one that helps most first."""
    found = {card: CardImpact(card, copies) for card, copies in deck.items()}
    for told in stories:
        for card, worth in found.items():
            if card in told.dealt:
                worth.dealt = worth.dealt.plus(told.points)
            else:
                worth.absent = worth.absent.plus(told.points)
            if card in told.played:
                worth.played = worth.played.plus(told.points)
            if card in told.replaced:
                worth.replaced = worth.replaced.plus(told.points)
    return sorted(found.values(), key=lambda worth: -worth.gain)


def report(found: list[CardImpact], deck: str, overall: Rate) -> str:
    wide = max(len(worth.card) for worth in found)
    lines = [
        f"{deck}: {overall}, {overall.games} games",
        "",
        f"{'':<{wide}}  copies   gain   {'dealt':^28}   {'played':^28}   {'replaced':^28}",
    ]
    for worth in found:
        lines.append(
            f"{worth.card:<{wide}}  {worth.copies:>6}  {worth.gain * 100:+5.1f}   {cell(worth.dealt)}   "
            f"{cell(worth.played)}   {cell(worth.replaced)}"
        )
    lines += [
        "",
        "Win rates of the deck when the card was dealt into the opening hand, played, or swapped away. gain:",
        "points of win rate with the card in the opening hand over without it.",
    ]
    return "\n".join(lines)


def cell(rate: Rate) -> str:
    return f"{rate!s:>28}" if rate.games else f"{'never':>28}"
