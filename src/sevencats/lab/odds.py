"""Draw odds: hypergeometric where counting does it, by simulation where a player swaps cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from typing import Any, Final

from sevencats.bots import Seat
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.words import BadInput
from sevencats.gwent import GAME
from sevencats.gwent.cards import Card
from sevencats.gwent.decks import Deck
from sevencats.gwent.editions import Edition, edition
from sevencats.lab.players import player
from sevencats.lab.rates import Rate
from sevencats.lab.seeds import derive

GROUPS: Final[dict[str, Callable[[Card], bool]]] = {
    "heroes": lambda card: card.hero,
    "spies": lambda card: card.spy,
    "specials": lambda card: card.special,
    "weather": lambda card: bool(card.weather),
}
GROUPED: Final = ("hero", "spy")  # abilities that a group above already counts
BEFORE_THE_GAME: Final = ("first", "draw", "swap")


@dataclass(frozen=True)
class OpeningOdds:
    """How likely a kind of card or a group is in the opening hand."""

    name: str
    copies: int
    hand: float  # at least one in the opening hand
    two: float  # at least two
    dug: float  # at least one if all swaps are spent on finding it


@dataclass(frozen=True)
class Odds(OpeningOdds):
    """How likely it is to be there, then and later."""

    rounds: list[float]  # at least one drawn by the end of each round
    kept: Rate  # at least one after a bot has swapped, tried so often

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "copies": self.copies,
            "hand": self.hand,
            "two": self.two,
            "rounds": self.rounds,
            "dug": self.dug,
            "kept": self.kept.data(),
        }


def at_least(wanted: int, copies: int, deck: int, drawn: int) -> float:
    """The hypergeometric chance of so many of these copies among the cards drawn from a deck."""
    drawn = min(drawn, deck)
    ways = sum(comb(copies, n) * comb(deck - copies, drawn - n) for n in range(wanted, min(copies, drawn) + 1))
    return ways / comb(deck, drawn)


def dug(copies: int, deck: int, hand: int, swaps: int) -> float:
    """The chance of at least one if every swap is spent on it; a thrown card cannot come back at once."""
    left = deck - hand
    return 1 - (1 - at_least(1, copies, deck, hand)) * (1 - at_least(1, min(copies, left), left, swaps))


def odds(deck: Deck, rules: str, draws: list[int], bot: str, hands: int, seed: int) -> list[Odds]:
    """Every group and every kind of card of a deck; `draws` are cards drawn in each round besides the opening hand."""
    printed = edition(rules)
    size, hand = len(deck.cards), printed.hand + deck.leader.extra_cards
    tried = hands_after_the_swap(deck, rules, bot, hands, seed)
    groups = members(deck)
    found = []
    for one in opening(deck, printed):
        seen = sum(any(card in groups[one.name] for card in kept) for kept in tried)
        rounds = [at_least(1, one.copies, size, hand + sum(draws[: n + 1])) for n in range(len(draws))]
        found.append(Odds(one.name, one.copies, one.hand, one.two, one.dug, rounds, Rate(seen, 0, len(tried) - seen)))
    return found


def opening(deck: Deck, printed: Edition) -> list[OpeningOdds]:
    """The exact odds of every group and every kind of card of a deck that has an opening hand."""
    size, hand = len(deck.cards), printed.hand + deck.leader.extra_cards
    if size < hand:
        raise BadInput("no-opening", size=size, hand=hand)
    return [
        OpeningOdds(
            name,
            len(cards),
            at_least(1, len(cards), size, hand),
            at_least(2, len(cards), size, hand),
            dug(len(cards), size, hand, printed.swaps),
        )
        for name, cards in members(deck).items()
    ]


def members(deck: Deck) -> dict[str, list[Card]]:
    """The groups that a deck has cards of, the abilities it has, and its kinds of card."""
    found = {name: [card for card in deck.cards if belongs(card)] for name, belongs in GROUPS.items()}
    for ability in dict.fromkeys(name for card in deck.cards for name in card.abilities):
        sharing = [card for card in deck.cards if ability in card.abilities]
        if ability not in GROUPED and len(set(sharing)) > 1:
            found[f"any {ability}"] = sharing
    for card, copies in Counter(deck.cards).items():
        found[card.id] = [card] * copies
    return {name: cards for name, cards in found.items() if cards}


def usual_draws(deck: Deck) -> list[int]:
    """What a deck usually draws in each round: one spy's cards in the first, a won round's card in the second."""
    return [2 if any(card.spy for card in deck.cards) else 0, 1 if deck.faction == "northern-realms" else 0, 0]


def read_draws(text: str) -> list[int]:
    """`2,1,0`"""
    words = text.split(",")
    if len(words) != 3 or not all(word.strip().isdecimal() for word in words):
        raise BadInput("draws", came=text)
    return [int(word) for word in words]


def hands_after_the_swap(deck: Deck, rules: str, bot: str, hands: int, seed: int) -> list[list[Card]]:
    """Opening hands as a bot keeps them; both seats have the deck, so that a game gives two."""
    if hands < 1:
        raise BadInput("hands-tried", n=hands)
    thinker = player("gwent", bot)
    setup = GAME.setup({"edition": rules, "seats": [{"deck": deck.data()}, {"deck": deck.data()}]})
    found: list[list[Card]] = []
    for number in range((hands + 1) // 2):
        state = GAME.new(setup, derive(seed, number, "hand"))
        luck = Luck(derive(seed, number, "thought"))
        while (decision := state.decision) is not None and decision.about in BEFORE_THE_GAME:
            state.take(
                state.toss() if decision.seat == CHANCE else thinker.choose(Seat(state, decision.seat, luck)).option
            )
        found += [side.hand[:] for side in state.sides]
    return found[:hands]


def report(found: list[Odds], draws: list[int], bot: str) -> str:
    wide = max(len(one.name) for one in found)
    lines = [f"{'':<{wide}}  copies    hand   two+  round 1  round 2  round 3  dug for   kept by {bot}"]
    for one in found:
        rounds = "  ".join(f"{chance:7.1%}" for chance in one.rounds)
        lines.append(
            f"{one.name:<{wide}}  {one.copies:>6}  {one.hand:6.1%} {one.two:6.1%}  {rounds}  {one.dug:7.1%}   "
            f"{one.kept}"
        )
    tries = found[0].kept.games
    lines += [
        "",
        "hand, two+: at least one, at least two in the opening hand. round N: at least one drawn by its end,",
        f"with {draws[0]}, {draws[1]} and {draws[2]} cards drawn in rounds 1, 2 and 3 (--draws). dug for: if all "
        "swaps are spent on it.",
        f"kept by {bot}: at least one after its swaps, in {tries:,} hands, with the 95 % interval. "
        "All but the last are exact.",
    ]
    return "\n".join(lines)
