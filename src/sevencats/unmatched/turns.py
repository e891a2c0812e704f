"""The course of a game: turns, actions, winner checks (U 3, U 5, U 9)."""

from __future__ import annotations

from typing import Final

from sevencats.core import agenda, decision
from sevencats.core.ints import Int
from sevencats.core.outcome import NOBODY, Outcome
from sevencats.core.piles import insert
from sevencats.unmatched.cards import DECLINE, NO_CARD, Card, Option, Rule, Step, plain
from sevencats.unmatched.combat import attacks, declare, queue_all
from sevencats.unmatched.discarding import boosts, discard
from sevencats.unmatched.drawing import DRAW
from sevencats.unmatched.fighters import OFF
from sevencats.unmatched.moving import MANOEUVRE_MOVES
from sevencats.unmatched.state import State

ACTIONS: Final = 2
HAND_LIMIT: Final = 7
LAST_TURN: Final = 200  # after so many turns the game is drawn (U 3.7)
MANOEUVRE: Final = plain("manoeuvre")


class Flow(Rule):
    """When nothing is left to do an action is over: look for a winner, then the next action or the end of the turn."""

    def do(self, s: State, step: agenda.Step) -> None:
        s.outcome = winner(s)
        if s.outcome is not None:
            return
        remove_the_beaten(s)
        fall_dormant(s)
        side = s.sides[s.seat]
        if side.out:
            s.queue(Step(NEXT_TURN, s.seat))
        elif s.actions > 0 and not side.dormant:
            s.ask(ACTION_STEPS[s.seat])
        else:
            s.queue(Step(END_OF_TURN, s.seat), Step(LIMIT_HAND, s.seat), Step(NEXT_TURN, s.seat))


def winner(s: State) -> Outcome | None:
    """The last hero standing; if the last ones fall together, the player whose turn it is (U 9.2, U 9.3)."""
    standing: Int = 0
    last = s.seat
    for side_seat in range(s.roster.seats):
        if s.hero(side_seat).health > 0:
            standing += 1
            last = side_seat
    if standing > 1:
        return None
    return Outcome(last if standing else s.seat, "defeat")


def remove_the_beaten(s: State) -> None:
    """Whose hero is defeated is out, and the sidekicks leave the board (U 9.5)."""
    for seat in range(s.roster.seats):
        side = s.sides[seat]
        if s.hero(seat).health == 0 and not side.out:
            side.out = True
            s.tell_seat("out", seat)
            for fighter in s.fighters:
                if fighter.seat == seat:
                    fighter.space = OFF


def fall_dormant(s: State) -> None:
    """Who has no fighter on the board after an action is dormant until one is back (U 9.4)."""
    for seat in range(s.roster.seats):
        side = s.sides[seat]
        if not side.out and not side.dormant and s.on_board(s.roster.own[seat]) == 0:
            side.dormant = True
            s.tell_seat("dormant", seat)


class Action(Rule):
    """Manoeuvre, play a scheme, or attack (U 3.1)."""

    about = "action"
    always_asks = True

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        options: list[decision.Option] = [MANOEUVRE]
        for card in s.sides[step.seat].hand:
            if card.schemes and usable(s, step.seat, card):
                options.append(card.play)
        attacks(s, step.seat, options)
        return options

    def answered(self, s: State, step: Step, option: Option) -> None:
        s.actions -= 1
        if option is MANOEUVRE:
            s.tell_seat("manoeuvre", step.seat)
            s.queue(Step(DRAW, step.seat, 1), Step(BOOST, step.seat))
        elif option.card is not NO_CARD:
            play(s, step.seat, option.card)
        else:
            declare(s, s.fighters[option.fighter], s.fighters[option.other])


def usable(s: State, seat: Int, card: Card) -> bool:
    """Is there a fighter on the board that may play this scheme (U 5.1, L6)?"""
    return any(fighter.seat == seat and fighter.space != OFF and card.fits(fighter.kind) for fighter in s.fighters)


def play(s: State, seat: Int, card: Card) -> None:
    """A scheme is resolved face up; a new ongoing one first discards the one in play (U 5.1, U 5.3)."""
    side = s.sides[seat]
    side.play(card)
    side.playing = card
    s.tell_card("scheme", seat, card)
    if card.ongoing is not None:
        discard_ongoing(s, seat)
    s.queue(Step(PUT_AWAY, seat))
    queue_all(s, seat, card.scheme)


def discard_ongoing(s: State, seat: Int) -> None:
    side = s.sides[seat]
    if side.ongoing is not NO_CARD:
        insert(side.discard, side.ongoing)
        s.tell_card("discarded", seat, side.ongoing)
        side.ongoing = NO_CARD


class PutAway(Rule):
    """A resolved scheme is discarded, or stays in play if it is an ongoing one (U 5.1, U 5.2)."""

    def do(self, s: State, step: Step) -> None:
        side = s.sides[step.seat]
        card = side.playing
        side.playing = NO_CARD
        if card.ongoing is not None:
            side.ongoing = card
        elif card is not NO_CARD:
            insert(side.discard, card)


class Boost(Rule):
    """Discard a card to add its boost value to the moves of a manoeuvre, or do not (U 4.2)."""

    about = "boost"

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return boosts(s, step.seat)

    def answered(self, s: State, step: Step, option: Option) -> None:
        if option is not DECLINE:
            discard(s, step.seat, option.card)
        s.queue(Step(MANOEUVRE_MOVES, step.seat, option.card.boost, None, -1, s.roster.own[step.seat]))


class BeginTurn(Rule):
    """What the last turn left behind is over; then what happens at the start of a turn (U 3.3)."""

    def do(self, s: State, step: Step) -> None:
        s.seat = step.seat
        s.turn += 1
        s.actions = ACTIONS
        for fighter in s.fighters:
            fighter.left = False
            fighter.stuck = False
            fighter.attacked = False
        side = s.sides[step.seat]
        side.attacked = False
        s.tell_number("turn", step.seat, s.turn)
        queue_all(s, step.seat, list(side.later))
        side.later = ()
        ongoing = side.ongoing.ongoing
        if ongoing is not None:
            queue_all(s, step.seat, ongoing.turn_begins)


class EndOfTurn(Rule):
    """The only moment at which an ongoing scheme is tested (U 5.4)."""

    def do(self, s: State, step: Step) -> None:
        ongoing = s.sides[step.seat].ongoing.ongoing
        if ongoing is not None and ongoing.ends.holds(s, step.seat):
            discard_ongoing(s, step.seat)


class LimitHand(Rule):
    """Discard down to seven cards, one by one, of the own choice (U 3.5)."""

    about = "limit"

    def do(self, s: State, step: Step) -> None:
        if len(s.sides[step.seat].hand) > HAND_LIMIT:
            s.ask(step)

    def asks(self, s: State, step: Step) -> list[decision.Option]:
        return [card.discard for card in s.sides[step.seat].hand]

    def answered(self, s: State, step: Step, option: Option) -> None:
        discard(s, step.seat, option.card)
        s.queue(Step(self, step.seat))


class NextTurn(Rule):
    """Look for a winner once more, then the next player's turn (U 3.4); the game does not go on for ever (U 3.7)."""

    def do(self, s: State, step: Step) -> None:
        s.outcome = winner(s)
        if s.outcome is None and s.turn >= LAST_TURN:
            s.outcome = Outcome(NOBODY, "turns")
        if s.outcome is None:
            s.queue(Step(BEGIN_TURN, s.next_seat()))


ACTION: Final = Action("action")
FLOW: Final = Flow("flow")
PUT_AWAY: Final = PutAway("put-away")
BOOST: Final = Boost("boost")
BEGIN_TURN: Final = BeginTurn("begin-turn")
END_OF_TURN: Final = EndOfTurn("end-of-turn")
LIMIT_HAND: Final = LimitHand("limit-hand")
NEXT_TURN: Final = NextTurn("next-turn")
ACTION_STEPS: Final = [Step(ACTION, 0), Step(ACTION, 1), Step(ACTION, 2)]
