"""The course of a game: who starts, turns, the end of a round, the next one (G 3, G 4, G 7)."""

from __future__ import annotations

from typing import Final

from sevencats.core import agenda, decision
from sevencats.core.ints import Int
from sevencats.core.outcome import NOBODY, Outcome
from sevencats.gwent.cards import NO_CARD, Option, Rule, Step
from sevencats.gwent.drawing import DRAW, SWAP
from sevencats.gwent.events import LeaderUsed, Passed
from sevencats.gwent.state import State
from sevencats.gwent.strength import TIE, round_winner, total

PASS: Final = Option({"do": "pass", "text": "pass"}, NO_CARD, 0)
LEADER: Final = Option({"do": "leader", "text": "leader"}, NO_CARD, 0)
FIRST: Final = [Option({"do": "first", "text": f"first {seat}", "seat": seat}, NO_CARD, seat) for seat in range(2)]


class Start(Rule):
    """Who starts the game: Scoia'tael decide, else the coin (G 3.1). Then the opening hands (G 3.2)."""

    about = "first"
    by_lot = "sometimes"
    most: Int = 2

    def do(self, s: State, step: Step) -> None:
        chooser = sole_chooser(s)
        if chooser >= 0:
            s.ask(Step(self, chooser))
        elif step.n:
            self.answered(s, step, FIRST[step.n - 1])
        else:
            s.draw_lots(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [FIRST[0], FIRST[1]]

    def answered(self, s: State, step: Step, option: Option) -> None:
        first = option.row
        s.seat = first
        s.starter = first
        s.tell_round("first", first, 1)
        s.queue(Step(SWAP, first, n=s.edition.swaps), Step(SWAP, 1 - first, n=s.edition.swaps))
        s.queue(opening_hand(s, first), opening_hand(s, 1 - first))


def sole_chooser(s: State) -> Int:
    """The one seat whose faction decides who starts; two of them must toss the coin (G 9.4)."""
    a = s.sides[0].faction.chooses_who_starts
    b = s.sides[1].faction.chooses_who_starts
    return -1 if a == b else 0 if a else 1


def opening_hand(s: State, seat: Int) -> Step:
    return Step(DRAW, seat, n=s.edition.hand + s.leader(seat).extra_cards)


class Flow(Rule):
    """When nothing is left to do: the next turn, or the end of the round when both have passed."""

    def do(self, s: State, step: agenda.Step) -> None:
        if s.sides[0].passed and s.sides[1].passed:
            s.queue(Step(ROUND_END, 0))
        else:
            s.ask(TURNS[s.seat])


class Turn(Rule):
    """Play a card, use the leader, or pass (G 4.1); with nothing to play a seat passes by itself (G 4.6)."""

    about = "turn"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        side = s.sides[step.seat]
        options: list[decision.Option] = []
        last = NO_CARD
        for card in side.hand:
            if card is not last and card.playable(s, step.seat):
                options.append(card.play)
            last = card
        if leader_is_playable(s, step.seat):
            options.append(LEADER)
        options.append(PASS)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        seat = step.seat
        side = s.sides[seat]
        if not s.sides[1 - seat].passed:
            s.seat = 1 - seat
        if option is PASS:
            side.passed = True
            s.last_passer = seat
            if s.heard is not None:
                s.tell(Passed(seat))
        elif option is LEADER:
            side.leader_used = True
            if s.heard is not None:
                s.tell(LeaderUsed(seat, side.leader))
            assert side.leader.power is not None
            s.queue(Step(side.leader.power, seat))
        else:
            side.play_from_hand(option.card)
            s.queue(Step(option.card.way, seat, option.card))


def leader_is_playable(s: State, seat: Int) -> bool:
    power = s.leader(seat).power
    return power is not None and not s.sides[seat].leader_used and power.playable(s, seat)


class RoundEnd(Rule):
    """Totals, gems, and either the end of the game or the way to the next round (G 7)."""

    def do(self, s: State, step: Step) -> None:
        score = (total(s, 0), total(s, 1))
        winner = round_winner(s, score)
        s.scores = (*s.scores, score)
        s.tell_round("round", winner, s.round, tie_breaker(s) if score[0] == score[1] else None)
        for seat in range(2):
            if winner != seat:
                s.sides[seat].gems -= 1
        s.outcome = outcome(s)
        if s.outcome is None:
            s.queue(Step(NEXT_ROUND, winner))
            s.sides[0].faction.clears(s, 0)


def tie_breaker(s: State) -> str | None:
    """The faction that wins ties, if somebody plays it: if both do, nobody wins (G 9.2)."""
    for side in s.sides:
        if side.faction.wins_ties:
            return side.faction.id
    return None


def outcome(s: State) -> Outcome | None:
    """Without gems the game is lost; if both run out together it is drawn (G 7.3)."""
    a = s.sides[0].gems
    b = s.sides[1].gems
    if a > 0 and b > 0:
        return None
    return Outcome(NOBODY if a == b else 0 if a > 0 else 1, "gems")


class NextRound(Rule):
    """The next round, after one that the step's seat has won, or TIE (G 7.6)."""

    about = "first"
    by_lot = "sometimes"

    def do(self, s: State, step: Step) -> None:
        if step.seat == TIE and s.edition.after_a_tie == "coin":
            s.draw_lots(step)
        else:
            self.answered(s, step, FIRST[step.seat if step.seat != TIE else starter_after_tie(s)])

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [FIRST[0], FIRST[1]]

    def answered(self, s: State, step: Step, option: Option) -> None:
        """What is queued last happens first: the winner's draw, then the starter's faction, then the other's."""
        first = option.row
        s.round += 1
        s.seat = first
        s.starter = first
        s.sides[0].passed = False
        s.sides[1].passed = False
        s.tell_round("first", first, s.round)
        s.sides[1 - first].faction.begins(s, 1 - first)
        s.sides[first].faction.begins(s, first)
        if step.seat != TIE:
            s.sides[step.seat].faction.won(s, step.seat)


def starter_after_tie(s: State) -> Int:
    """Who starts after a tied round (G 7.7)."""
    rule = s.edition.after_a_tie
    if rule == "last-passer":
        return s.last_passer
    return s.starter if rule == "same" else 1 - s.starter


TURN: Final = Turn("turn")
FLOW: Final = Flow("flow")
START: Final = Start("start")
ROUND_END: Final = RoundEnd("round-end")
NEXT_ROUND: Final = NextRound("next-round")
TURNS: Final = [Step(TURN, 0), Step(TURN, 1)]
