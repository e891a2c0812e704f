"""Gwent by numbers."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter

from sevencats.core.ints import Int
from sevencats.envs.layouts.layout import Layout, counts, one_more, put, totals
from sevencats.gwent.cards import NO_CARD, ROWS, Step
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.editions import EDITIONS, FACTIONS
from sevencats.gwent.imagine import never_seen, still_shown
from sevencats.gwent.state import State
from sevencats.gwent.strength import row_total

ABOUTS: Final = (
    "turn",
    "row",
    "swap",
    "decoy",
    "revive",
    "weather",
    "take",
    "discard",
    "fetch",
    "first",
    "draw",
    "show",
    "keep",
    "return",
)
ROUNDS: Final = 3
FACTION_NUMBERS: Final = {faction: n for n, faction in enumerate(FACTIONS)}
LEADER_NUMBERS: Final = {leader: n for n, leader in enumerate(LEADERS)}
EDITION_NUMBERS: Final = {edition: n for n, edition in enumerate(EDITIONS)}
SPECIALS: Final = [card for card in CARDS.values() if card.kind == "special"]
WEATHERS: Final = [card for card in CARDS.values() if card.kind == "weather"]


def texts() -> list[str]:
    """All that a seat may be offered."""
    cards = list(CARDS.values())
    found = ["pass", "leader", "done", "first 0", "first 1", *[f"row {row}" for row in ROWS]]
    for verb in ("play", "replace", "take", "discard"):
        found += [f"{verb} {card.id}" for card in cards]
    found += [card.revive.text for card in cards if card.plain]
    found += [card.decoy[r].text for card in cards if card.plain for r in card.rows]
    return found


def lots() -> list[str]:
    """All that luck may be offered."""
    cards = list(CARDS.values())
    found = ["first 0", "first 1"]
    found += [card.draw.text for card in cards] + [card.show.text for card in cards]
    found += [card.revive.text for card in cards if card.plain]
    found += [card.keep[r].text for card in cards for r in card.rows]
    return found


@final
class GwentHalf:
    """Where the numbers of one side begin."""

    def __init__(self, layout: Layout[State], who: str, every: list[str]) -> None:
        self.faction = layout.field(f"{who} faction", list(FACTIONS))
        self.leader = layout.field(f"{who} leader", list(LEADERS))
        self.plain = layout.field(
            f"{who} side", ["leader_used", "gems", "passed", "hand_size", "deck_size", "aside_size"]
        )
        self.totals = layout.field(f"{who} totals", list(ROWS))
        self.horns = layout.field(f"{who} horns", list(ROWS))
        self.sounded = layout.field(f"{who} sounded", list(ROWS))
        self.units = layout.field(
            f"{who} units", [f"{card.id} {ROWS[r]}" for card in CARDS.values() for r in card.rows]
        )
        self.specials = layout.field(f"{who} specials", [f"{card.id} {row}" for card in SPECIALS for row in ROWS])
        self.weather = layout.field(f"{who} weather", [card.id for card in WEATHERS])
        self.discard = layout.field(f"{who} discard", every)
        self.reserve = layout.field(f"{who} reserve", every)
        self.removed = layout.field(f"{who} removed", every)


class GwentLayout(Layout[State]):
    name = "gwent"

    def __init__(self) -> None:
        super().__init__()
        self.actions += texts()
        self.lots += lots()
        every = list(CARDS)
        self.seat = self.field("seat", ["0", "1"])
        self.edition = self.field("edition", list(EDITIONS))
        self.course = self.field(
            "course", ["open_lists", "round", "my turn", "i started", "i am asked", "luck is asked"]
        )
        self.weathers = self.field("weather", list(ROWS))
        self.scores = self.field(
            "scores", [f"round {n + 1} {who}" for n in range(ROUNDS) for who in ("mine", "theirs")]
        )
        self.about = self.field_of_abouts(ABOUTS)
        self.asked = self.field("asked card", every)
        self.n = self.field("asked number", ["n"])
        self.halves = [GwentHalf(self, who, every) for who in ("my", "their")]
        self.hand = self.field("my hand", every)
        self.deck = self.field("my deck", every)
        self.aside = self.field("my aside", every)
        self.known = self.field("their known", every)
        self.shown = self.field("their shown", every)
        self.marked = self.field("their marked", every)
        self.stirred = self.field("their stirred", every)
        self.seen = self.field("their seen", every)
        self.unseen = self.field("their unseen", every)
        self.places: list[Int] = []  # where the rows of each card begin among the units
        self.lowest: list[Int] = []  # its first row
        n: Int = 0
        for card in CARDS.values():
            self.places.append(n)
            self.lowest.append(card.rows[0] if card.rows else 0)
            n += len(card.rows)
        self.special_places: dict[str, int] = {card.id: 3 * k for k, card in enumerate(SPECIALS)}
        self.weather_places: dict[str, int] = {card.id: k for k, card in enumerate(WEATHERS)}
        self.close()

    def observe(self, s: State, seat: Int, out: BytesWriter) -> None:
        out[self.seat + seat] = 1
        out[self.edition + EDITION_NUMBERS[s.edition.name]] = 1
        self.observe_course(s, seat, out)
        self.observe_side(s, seat, self.halves[0], out)
        self.observe_side(s, 1 - seat, self.halves[1], out)
        me = s.sides[seat]
        counts(out, self.hand, me.hand)
        counts(out, self.deck, me.deck)
        counts(out, self.aside, me.aside)
        other = s.sides[1 - seat]
        counts(out, self.known, other.known)
        counts(out, self.shown, still_shown(other))
        counts(out, self.marked, other.marked)
        counts(out, self.stirred, other.stirred)
        counts(out, self.seen, other.seen)
        if s.open_lists:
            counts(out, self.unseen, never_seen(other))

    def observe_course(self, s: State, seat: Int, out: BytesWriter) -> None:
        course = self.course
        if s.open_lists:
            out[course] = 1
        put(out, course + 1, s.round)
        if s.seat == seat:
            out[course + 2] = 1
        if s.starter == seat:
            out[course + 3] = 1
        rows = s.weather()
        for r in range(3):
            if (rows >> r) & 1:
                out[self.weathers + r] = 1
        totals(out, self.scores, s.scores[:ROUNDS], seat)
        decision = s.decision
        if decision is None:
            return
        self.observe_question(decision, seat, course + 4, out)
        step = decision.step
        assert isinstance(step, Step)
        if step.card is not NO_CARD:
            out[self.asked + step.card.index] = 1

    def observe_side(self, s: State, seat: Int, half: GwentHalf, out: BytesWriter) -> None:
        side = s.sides[seat]
        out[half.faction + FACTION_NUMBERS[side.faction.id]] = 1
        out[half.leader + LEADER_NUMBERS[side.leader.id]] = 1
        plain = half.plain
        if side.leader_used:
            out[plain] = 1
        put(out, plain + 1, side.gems)
        if side.passed:
            out[plain + 2] = 1
        put(out, plain + 3, len(side.hand))
        put(out, plain + 4, len(side.deck))
        put(out, plain + 5, len(side.aside))
        for r in range(3):
            row = side.rows[r]
            put(out, half.totals + r, row_total(s, seat, r))
            if row.horned():
                out[half.horns + r] = 1
            if row.sounded:
                out[half.sounded + r] = 1
            for card in row.units:
                one_more(out, half.units + self.places[card.index] + r - self.lowest[card.index])
            for card in row.specials:
                one_more(out, half.specials + self.special_places[card.id] + r)
        for card in side.weather:
            one_more(out, half.weather + self.weather_places[card.id])
        counts(out, half.discard, side.discard)
        counts(out, half.reserve, side.reserve)
        counts(out, half.removed, side.removed)


LAYOUT: Final = GwentLayout()
