"""The course of a game: factions, difficulty, who starts, turns, the end of a round, the next one (D 2, D 3)."""

from __future__ import annotations

from typing import Final

from sevencats.core import agenda, decision
from sevencats.core.agenda import Step
from sevencats.core.ints import Int
from sevencats.dice.ending import GOES_ON, ROLL_OFF, TIE, finish, is_bonus, needs_roll_off, round_to, verdict_on
from sevencats.dice.events import Challenged, Joined, Passed, Played, RoundEvent
from sevencats.dice.factions import FACTIONS, UNDECIDED, join
from sevencats.dice.rules import Rule
from sevencats.dice.shapes import D10, Option
from sevencats.dice.state import State
from sevencats.dice.tables import rolled

PASS: Final = Option({"do": "pass", "text": "pass"})
FIRST: Final = [Option({"do": "first", "text": f"first {seat}", "seat": seat}, n=seat) for seat in range(2)]


class Allegiance(Rule):
    """Luck chooses a faction for a seat that has none (D 2.1)."""

    about = "faction"

    def do(self, s: State, step: Step) -> None:
        if s.sides[step.seat].faction is UNDECIDED:
            s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [faction.option for faction in FACTIONS.values()]

    def answered(self, s: State, step: Step, option: Option) -> None:
        for faction in FACTIONS.values():
            if faction.option is option:
                join(s.sides[step.seat], faction, s.variant)
                if s.heard is not None:
                    s.tell(Joined(step.seat, faction.id))


class Challenge(Rule):
    """A d10 sets the difficulty of an NPC, and with it its dice (D 1.3, D 2.2)."""

    about = "difficulty"

    def do(self, s: State, step: Step) -> None:
        s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return D10.rolls

    def answered(self, s: State, step: Step, option: Option) -> None:
        side = s.sides[step.seat]
        side.difficulty = rolled(option.n)
        side.deck = side.difficulty.dice[:]
        if s.heard is not None:
            s.tell(Challenged(step.seat, side.difficulty.id, option.n))


class FirstPlayer(Rule):
    """Who starts: a single Scoia'tael side decides, else the coin (D 2.3)."""

    about = "first"

    def do(self, s: State, step: Step) -> None:
        a = s.sides[0].bonus.chooses_who_starts
        b = s.sides[1].bonus.chooses_who_starts
        if a == b:
            s.draw_lots(step)
        else:
            s.ask(Step(self, 0 if a else 1, 0))

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [FIRST[0], FIRST[1]]

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.seat = option.n
        s.starter = option.n
        if s.heard is not None:
            s.tell(RoundEvent("first", option.n, 1))


class Flow(Rule):
    """When nothing is left to do: the next turn, or the end of the round when both have passed."""

    def do(self, s: State, step: agenda.Step) -> None:
        if s.sides[0].passed and s.sides[1].passed:
            s.queue(Step(ROUND_END, 0, 0))
        else:
            s.ask(TURNS[s.seat])


class Turn(Rule):
    """Play one die or pass (D 3.1); without dice a seat passes by itself (D 3.2)."""

    about = "turn"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = []
        last: Int = -1
        for die in s.sides[step.seat].hand:
            if die.index != last:
                options.append(die.play)
            last = die.index
        options.append(PASS)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        seat = step.seat
        side = s.sides[seat]
        if not s.sides[1 - seat].passed:
            s.seat = 1 - seat
        if option is PASS:
            pass_by(s, seat)
        else:
            side.play(option.die)
            if s.heard is not None:
                s.tell(Played(seat, option.die, side.total()))
            if s.variant.last_die_passes and not side.hand:
                pass_by(s, seat)


def pass_by(s: State, seat: Int) -> None:
    s.sides[seat].passed = True
    if s.first_passer < 0:
        s.first_passer = seat
    if s.heard is not None:
        s.tell(Passed(seat))


class RoundEnd(Rule):
    """Totals, and either the end of the game or the next round, after dice are kept and added (D 3.4, D 3.6)."""

    def do(self, s: State, step: Step) -> None:
        a, b = s.sides
        winner = round_to(s.variant, a.bonus.wins_ties, b.bonus.wins_ties, a.total() - b.total(), s.first_passer)
        s.scores = (*s.scores, (a.total(), b.total()))
        if s.heard is not None:
            s.tell(RoundEvent("round", winner, s.round))
        if winner != TIE:
            s.sides[winner].wins += 1
        result = verdict_on(s, s.round)
        if result != GOES_ON:
            finish(s, result, False)
            return
        s.queue(Step(NEXT_ROUND, 0, 0))
        if winner != TIE:
            s.sides[winner].bonus.won(s, winner)
        b.bonus.clears(s, 1)
        a.bonus.clears(s, 0)


class NextRound(Rule):
    """The other side starts the next round; a bonus round that cannot be played is a roll-off (D 3.7, D 5.2)."""

    def do(self, s: State, step: Step) -> None:
        s.round += 1
        s.starter = 1 - s.starter
        s.seat = s.starter
        s.first_passer = -1
        s.sides[0].passed = False
        s.sides[1].passed = False
        if s.heard is not None:
            s.tell(RoundEvent("first", s.starter, s.round))
        if is_bonus(s.variant, s.sides[0].wins, s.sides[1].wins, s.round - 1) and needs_roll_off(s):
            s.queue(Step(ROLL_OFF, 0, 0))
        s.stock = s.sides[0].dice_left() + s.sides[1].dice_left()


ALLEGIANCE: Final = Allegiance("allegiance")
CHALLENGE: Final = Challenge("challenge")
FIRST_PLAYER: Final = FirstPlayer("first")
FLOW: Final = Flow("flow")
TURN: Final = Turn("turn")
ROUND_END: Final = RoundEnd("round-end")
NEXT_ROUND: Final = NextRound("next-round")
TURNS: Final = [Step(TURN, 0, 0), Step(TURN, 1, 0)]
