"""Unmatched by numbers: a duel leaves the third seat empty."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter

from sevencats.core.ints import Int
from sevencats.envs.layouts.layout import Layout, counts, one_more, put
from sevencats.unmatched.board import BOARDS
from sevencats.unmatched.bout import UNDECIDED, Part
from sevencats.unmatched.cards import NO_CARD, Step
from sevencats.unmatched.catalogue import CARDS, HEROES
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.roster import name
from sevencats.unmatched.state import State

ABOUTS: Final = (
    "action",
    "boost",
    "move",
    "attack",
    "defence",
    "place",
    "equipment",
    "limit",
    "discard",
    "draw",
    "hit",
    "ignore",
    "look",
    "mill",
    "riposte",
    "search",
    "spend",
    "summon",
    "take",
    "through",
)
SEATS: Final = 3
FIGURES: Final = 3  # of one seat, the hero first
WHO: Final = ("my", "next", "last")
HERO_NUMBERS: Final = {hero: n for n, hero in enumerate(HEROES)}
BOARD_NUMBERS: Final = {board: n for n, board in enumerate(BOARDS)}
SPACES: Final = [space for board in BOARDS.values() for space in board.ids]
FIRST_SPACES: Final = {board.name: SPACES.index(board.ids[0]) for board in BOARDS.values()}
SLOTS: Final = [f"{who} {n}" for who in WHO for n in range(FIGURES)]


def names() -> list[str]:
    """All names that a fighter may have: a mirror adds the seat to them."""
    return [
        name(kind, n, seat)
        for seat in range(-1, SEATS)
        for hero in HEROES.values()
        for kind in (hero.kind, hero.sidekick)
        for n in range(kind.number)
    ]


def texts() -> list[str]:
    """All that a seat may be offered."""
    found = [
        "manoeuvre",
        "done",
        "decline",
        "accept",
        "ignore",
        "draw",
        "search deck",
        "search discard",
        "through nobody",
    ]
    for verb in ("lay", "defend", "scheme", "boost", "discard", "take", "equip"):
        found += [f"{verb} {card}" for card in CARDS]
    fighters = names()
    for verb in ("hit", "swap", "through"):
        found += [f"{verb} {fighter}" for fighter in fighters]
    found += [f"attack {one} {other}" for one in fighters for other in fighters if one != other]
    for verb in ("move", "place"):
        found += [f"{verb} {fighter} {space}" for fighter in fighters for space in SPACES]
    return found


def lots() -> list[str]:
    """All that luck may be offered."""
    return [f"{verb} {card}" for verb in ("draw", "discard") for card in CARDS]


@final
class Figure:
    """Where the numbers of one figure begin."""

    def __init__(self, layout: Layout[State], slot: str) -> None:
        self.plain = layout.field(f"{slot} figure", ["health", "left", "stuck", "attacked"])
        self.space = layout.field(f"{slot} space", SPACES)


@final
class Third:
    """Where the numbers of one side begin."""

    def __init__(self, layout: Layout[State], who: str, every: list[str]) -> None:
        self.hero = layout.field(f"{who} hero", list(HEROES))
        self.plain = layout.field(
            f"{who} side", ["hand_size", "deck_size", "sources", "attacked", "dormant", "out", "later"]
        )
        self.equipment = layout.field(f"{who} equipment", every)
        self.hidden = layout.field(f"{who} hidden", every)
        self.known = layout.field(f"{who} known", every)
        self.marked = layout.field(f"{who} marked", every)
        self.discard = layout.field(f"{who} discard", every)
        self.top = layout.field(f"{who} top", every)
        self.uppermost = layout.field(f"{who} uppermost", every)
        self.ongoing = layout.field(f"{who} ongoing", every)
        self.playing = layout.field(f"{who} playing", every)
        self.hand = layout.field(f"{who} hand", every)  # the own one, and what was seen of others'


@final
class Blow:
    """Where the numbers of one part of a combat begin."""

    def __init__(self, layout: Layout[State], which: str, every: list[str]) -> None:
        self.fighter = layout.field(f"{which} fighter", SLOTS)
        self.card = layout.field(f"{which} card", every)
        self.plain = layout.field(which, ["value", "cancelled", "ignored"])


class UnmatchedLayout(Layout[State]):
    name = "unmatched"
    seats = SEATS

    def __init__(self) -> None:
        super().__init__()
        self.actions += texts()
        self.lots += lots()
        every = list(CARDS)
        self.seat = self.field("seat", [str(n) for n in range(SEATS)])
        self.board = self.field("board", list(BOARDS))
        self.turn = self.field("turn", list(WHO))
        self.course = self.field("course", ["seats", "number", "actions", "i am asked", "luck is asked"])
        self.about = self.field_of_abouts(ABOUTS)
        self.asked = self.field("asked card", every)
        self.fighter = self.field("asked fighter", SLOTS)
        self.fighters = self.field("asked fighters", SLOTS)
        self.n = self.field("asked number", ["n"])
        self.combat = self.field("combat", ["under way", "revealed"])
        self.winner = self.field("combat winner", list(WHO))
        self.attack = Blow(self, "attack", every)
        self.defence = Blow(self, "defence", every)
        self.figures = [Figure(self, slot) for slot in SLOTS]
        self.thirds = [Third(self, who, every) for who in WHO]
        self.deck = self.field("my deck", every)
        self.close()

    def observe(self, s: State, seat: Int, out: BytesWriter) -> None:
        out[self.seat + seat] = 1
        out[self.board + BOARD_NUMBERS[s.roster.board.name]] = 1
        self.observe_course(s, seat, out)
        self.observe_combat(s, seat, out)
        first: Int = FIRST_SPACES[s.roster.board.name]
        for fighter in s.fighters:
            self.observe_figure(fighter, self.figures[slot(s, fighter.index, seat)], first, out)
        for n in range(s.roster.seats):
            self.observe_side(s, n, seat, self.thirds[relative(s, n, seat)], out)
        counts(out, self.deck, s.sides[seat].deck)

    def observe_course(self, s: State, seat: Int, out: BytesWriter) -> None:
        out[self.turn + relative(s, s.seat, seat)] = 1
        course = self.course
        put(out, course, s.roster.seats)
        put(out, course + 1, s.turn)
        put(out, course + 2, s.actions)
        decision = s.decision
        if decision is None:
            return
        self.observe_question(decision, seat, course + 3, out)
        step = decision.step
        assert isinstance(step, Step)
        if step.card is not NO_CARD:
            out[self.asked + step.card.index] = 1
        if step.fighter >= 0:
            out[self.fighter + slot(s, step.fighter, seat)] = 1
        for fighter in s.fighters:
            if step.fighters >> fighter.index & 1:
                out[self.fighters + slot(s, fighter.index, seat)] = 1

    def observe_combat(self, s: State, seat: Int, out: BytesWriter) -> None:
        combat = s.combat
        if combat is None:
            return
        out[self.combat] = 1
        if combat.revealed:
            out[self.combat + 1] = 1
        if combat.winner != UNDECIDED:
            out[self.winner + relative(s, combat.winner, seat)] = 1
        self.observe_blow(s, combat.attack, self.attack, combat.revealed, seat, out)
        self.observe_blow(s, combat.defence, self.defence, combat.revealed, seat, out)

    def observe_blow(self, s: State, part: Part, blow: Blow, revealed: bool, seat: Int, out: BytesWriter) -> None:
        out[blow.fighter + slot(s, part.fighter, seat)] = 1
        if part.card is not NO_CARD and (revealed or part.seat == seat):
            out[blow.card + part.card.index] = 1
        if revealed:
            put(out, blow.plain, part.value())
            if part.cancelled:
                out[blow.plain + 1] = 1
            if part.ignored:
                out[blow.plain + 2] = 1

    def observe_figure(self, fighter: Fighter, figure: Figure, first: Int, out: BytesWriter) -> None:
        plain = figure.plain
        put(out, plain, fighter.health)
        if fighter.left:
            out[plain + 1] = 1
        if fighter.stuck:
            out[plain + 2] = 1
        if fighter.attacked:
            out[plain + 3] = 1
        if fighter.space != OFF:
            out[figure.space + first + fighter.space] = 1

    def observe_side(self, s: State, n: Int, seat: Int, third: Third, out: BytesWriter) -> None:
        side = s.sides[n]
        out[third.hero + HERO_NUMBERS[side.hero.id]] = 1
        plain = third.plain
        put(out, plain, len(side.hand))
        put(out, plain + 1, len(side.deck) + len(side.top))
        put(out, plain + 2, side.sources())
        if side.attacked:
            out[plain + 3] = 1
        if side.dormant:
            out[plain + 4] = 1
        if side.out:
            out[plain + 5] = 1
        put(out, plain + 6, len(side.later))
        for card in side.equipment:
            out[third.equipment + card.index] = 1
        counts(out, third.hidden, side.hand)  # which cards are hidden is public, where they are is not
        counts(out, third.hidden, side.deck)
        laid = NO_CARD if s.combat is None else s.combat.laid(n)
        if laid is not NO_CARD:
            one_more(out, third.hidden + laid.index)
        counts(out, third.known, side.known)
        counts(out, third.marked, side.marked)
        counts(out, third.discard, side.discard)
        counts(out, third.top, side.top)
        if side.top:
            out[third.uppermost + side.top[0].index] = 1
        if side.ongoing is not NO_CARD:
            out[third.ongoing + side.ongoing.index] = 1
        if side.playing is not NO_CARD:
            out[third.playing + side.playing.index] = 1
        counts(out, third.hand, side.hand if n == seat else side.still_shown(seat))


def relative(s: State, n: Int, seat: Int) -> Int:
    """How many seats after this one the other sits."""
    return (n - seat + s.roster.seats) % s.roster.seats


def slot(s: State, fighter: Int, seat: Int) -> Int:
    """The place of a fighter among all figures, the own ones first."""
    owner = s.roster.owners[fighter]
    return relative(s, owner, seat) * FIGURES + fighter - s.roster.heads[owner]


LAYOUT: Final = UnmatchedLayout()
