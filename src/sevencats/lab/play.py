"""One game between two bots, written down so that it replays."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sevencats.bots import Seat
from sevencats.core import registry
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.record import Record
from sevencats.lab.plan import Fixture
from sevencats.lab.players import player
from sevencats.lab.sides import SIDES


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, who won, and the whole record as JSON."""

    number: int
    bots: tuple[str, str]
    sides: tuple[str, str]  # names of decks, factions or heroes
    winner: int  # a seat, or NOBODY
    choices: int
    record: str


def play(fixture: Fixture) -> Played:
    """Play it to its end. Each seat draws from its own luck, so one side's choices do not change the other's luck."""
    game = registry.find(fixture.game)
    names = list(fixture.bots)
    setup = game.setup(SIDES[fixture.game].setup(fixture.table, list(zip(names, fixture.sides, strict=True))))
    record = Record(game, setup, names)
    bots = [player(fixture.game, name) for name in names]
    luck = [Luck(seed) for seed in fixture.luck]
    thoughts = [Luck(seed) for seed in fixture.thoughts]
    state = game.new(setup)
    decision = state.decision
    while decision is not None:
        if decision.seat == CHANCE:
            option = decision.options[luck[decision.step.seat].weighed(decision.weights)]
        else:
            option = bots[decision.seat].choose(Seat(state, decision.seat, thoughts[decision.seat])).option
        record.write(decision.seat, option.text)
        state.take(option)
        decision = state.decision
    record.close(state)
    assert state.outcome is not None
    return Played(
        fixture.number,
        fixture.bots,
        (fixture.sides[0]["name"], fixture.sides[1]["name"]),
        state.outcome.winner,
        len(record.choices),
        json.dumps(record.data(), ensure_ascii=False),
    )
