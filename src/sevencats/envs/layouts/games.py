"""Many games side by side, stepped together: luck and opponents answer inside, and what is over is begun anew."""

from __future__ import annotations

from typing import final

from sevencats.bots.bot import Bot
from sevencats.bots.random import Random
from sevencats.bots.seat import Seat
from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.ints import Int
from sevencats.core.luck import Luck
from sevencats.core.outcome import Outcome
from sevencats.core.state import State
from sevencats.core.words import BadInput
from sevencats.envs.layouts.layout import AnyLayout


@final
class Games:
    """The bytes that a step fills are made once: others may look at them through a view of their own.

    Without an opponent whoever is asked is waited for; with one, only `seat` is, and a bot plays all others."""

    def __init__(
        self, layout: AnyLayout, tables: list[State], seats: Int, count: Int, opponent: Bot | None = None, seat: Int = 0
    ) -> None:
        self.layout = layout
        self.tables = tables  # first questions, of which one is drawn for each game
        self.players = seats
        self.count = count
        self.opponent = opponent
        self.seat = seat
        self.width: Int = len(layout.actions)
        self.lucks: list[Luck] = []  # of each game, or one that all share
        self.states: list[State] = [tables[0] for _ in range(count)]
        self.observations = bytearray(count * layout.size)
        self.finals = bytearray(count * layout.size)  # what was to be seen when a game ended
        self.masks = bytearray(count * self.width)
        self.seats = bytearray(count)  # who is asked
        self.rewards = bytearray(count * seats)  # of each seat, as signed bytes
        self.dones = bytearray(count)
        self.refused = bytearray(count)  # the action was not offered, and nothing was changed

    def reset(self, seed: int | list[int]) -> None:
        """Begin all games; the same seed begins the same ones. With a seed for each, no game depends on another."""
        if isinstance(seed, list):
            if len(seed) != self.count:
                raise BadInput("batch-seeds", games=self.count, n=len(seed))
            self.lucks = [Luck(one) for one in seed]
        else:
            self.lucks = [Luck(seed)] * self.count
        self.refused[:] = bytes(len(self.refused))
        self.rewards[:] = bytes(len(self.rewards))
        self.dones[:] = bytes(len(self.dones))
        for i in range(self.count):
            self.begin(i)
            self.show(i)

    def step(self, actions: list[int], strict: bool = True) -> None:
        """Choose in every game at once. If an action is not offered nothing is changed anywhere; or, where that is
        not so strict, not in its own game, which is among the `refused`."""
        chosen = self.offered(actions, strict)
        self.rewards[:] = bytes(len(self.rewards))
        self.dones[:] = bytes(len(self.dones))
        for i in range(self.count):
            option = chosen[i]
            self.refused[i] = 1 if option is None else 0
            if option is None:
                continue
            s = self.states[i]
            s.take(option)
            answer(s, self.opponent, self.seat, self.lucks[i])
            outcome = s.outcome
            if outcome is not None:
                self.end(i, s, outcome)
                self.begin(i)
            self.show(i)

    def any_actions(self) -> list[int]:
        """An offered action for each game, by lot."""
        numbers = self.layout.action_numbers
        found: list[int] = []
        for i in range(self.count):
            options = self.asked(i).options
            found.append(numbers[options[self.lucks[i].below(len(options))].text])
        return found

    def offered(self, actions: list[int], strict: bool) -> list[Option | None]:
        if len(actions) != self.count:
            raise BadInput("batch-actions", games=self.count, n=len(actions))
        chosen: list[Option | None] = []
        for i in range(self.count):
            option = self.layout.option(self.asked(i), actions[i])
            if option is None and strict:
                raise BadInput("action-game", action=actions[i], n=i)
            chosen.append(option)
        return chosen

    def asked(self, i: Int) -> Decision:
        decision = self.states[i].decision
        assert decision is not None
        return decision

    def begin(self, i: Int) -> None:
        """A new game in this place; one that asks nobody is over, and another is begun."""
        while True:
            s = begun(self.tables, self.lucks[i])
            answer(s, self.opponent, self.seat, self.lucks[i])
            if s.decision is not None:
                self.states[i] = s
                return

    def end(self, i: Int, s: State, outcome: Outcome) -> None:
        """What everybody gets out of it, and the last that there was to be seen, by the seat that chose last."""
        self.dones[i] = 1
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = reward(outcome, seat, self.players) & 0xFF
        at = i * self.layout.size
        self.finals[at : at + self.layout.size] = self.layout.observation(s, self.seats[i])

    def show(self, i: Int) -> None:
        """Who is asked, what that seat sees and what it may choose."""
        s = self.states[i]
        seat = self.asked(i).seat
        self.seats[i] = seat
        at = i * self.layout.size
        self.observations[at : at + self.layout.size] = self.layout.observation(s, seat)
        at = i * self.width
        self.masks[at : at + self.width] = self.layout.mask(s.decision, seat)


def begun(tables: list[State], luck: Luck) -> State:
    """A game of one of these tables, with luck inside, at the first question to a seat."""
    s = tables[luck.below(len(tables))].copy()
    s.luck = Luck(luck.below(0x7FFFFFFF))
    s.inside = True
    while s.decision is not None and s.decision.seat == CHANCE:
        s.take(s.toss())
    return s


def answer(s: State, opponent: Bot | None, seat: Int, luck: Luck) -> None:
    """The opponent answers until this seat is asked; without one nobody is answered for."""
    decision = s.decision
    while opponent is not None and decision is not None and decision.seat != seat:
        if isinstance(opponent, Random):
            s.take(decision.options[luck.below(len(decision.options))])
        else:
            s.take(opponent.choose(Seat(s, decision.seat, luck)).option)
        decision = s.decision


def reward(outcome: Outcome, seat: Int, seats: Int) -> Int:
    """All rewards of a game together are nothing: each loser pays 1 to the winner."""
    if outcome.winner < 0:
        return 0
    return seats - 1 if outcome.winner == seat else -1
