"""Positions: a situation of Gwen't in plain data, read with sensible defaults, checked, and played on from."""

from __future__ import annotations

from typing import Any, Final

from sevencats.core import gate
from sevencats.core.agenda import Step
from sevencats.core.checks import check_position, flag, only, scores, whole
from sevencats.core.game import asked_again
from sevencats.core.outcome import NOBODY, Outcome
from sevencats.core.piles import without
from sevencats.core.words import BadInput, shown, unknown
from sevencats.dice.ending import GOES_ON, REWARD, ROLL_OFF, finish, verdict_on
from sevencats.dice.factions import ADD, EXPLODE, KEEP, NO_FACTION, faction_of, join
from sevencats.dice.hands import BASE, PICK, ROLL
from sevencats.dice.reading import MOST, dice_in, shapes_in
from sevencats.dice.rules import Rule
from sevencats.dice.shapes import die_of, shape_of
from sevencats.dice.sides import Side
from sevencats.dice.state import State
from sevencats.dice.tables import difficulty
from sevencats.dice.tactics import CHECK, TACTICS
from sevencats.dice.turns import ALLEGIANCE, CHALLENGE, FIRST_PLAYER, FLOW, NEXT_ROUND, ROUND_END, TURN
from sevencats.dice.variants import Variant, variant

RULES: Final[dict[str, Rule]] = {
    rule.name: rule
    for rule in (
        ALLEGIANCE,
        CHALLENGE,
        FIRST_PLAYER,
        PICK,
        ROLL,
        BASE,
        EXPLODE,
        CHECK,
        TACTICS,
        TURN,
        ROUND_END,
        KEEP,
        ADD,
        NEXT_ROUND,
        ROLL_OFF,
        REWARD,
    )
}
ROUNDS: Final = 999
REASONS: Final = ("rounds", "lives", "roll-off")
FIELDS: Final = (
    "game",
    "variant",
    "house",
    "open_hands",
    "winner_needed",
    "round",
    "turn",
    "starter",
    "first_passer",
    "stock",
    "scores",
    "reward",
    "outcome",
    "luck",
    "luck_inside",
    "asked",
    "by_lot",
    "agenda",
    "side",
)
SIDE_FIELDS: Final = (
    "faction",
    "difficulty",
    "wins",
    "passed",
    "row",
    "kept",
    "hand",
    "aside",
    "shown",
    "gone",
    "rolling",
    "deck",
)


def read(data: Any) -> State:
    """A position from its data. What is not said has its usual value; what is not known is refused."""
    check_position(data, "dice", FIELDS)
    rules = variant(data.get("variant", "rulebook"), data.get("house"))
    halves = data.get("side", [{}, {}])
    if not isinstance(halves, list) or len(halves) != 2:
        raise BadInput("dice-sides")
    s = State(rules, [read_side(half, rules) for half in halves], FLOW)
    read_course(s, data)
    if "outcome" in data:
        s.outcome = read_outcome(data["outcome"])
    else:
        read_question(s, data)
    return s


def read_course(s: State, data: dict[str, Any]) -> None:
    """How far the game has come."""
    s.open_hands = flag(data, "open_hands")
    s.winner_needed = flag(data, "winner_needed")
    s.inside = flag(data, "luck_inside")
    s.round = whole(data, "round", 1, 1, ROUNDS)
    s.seat = whole(data, "turn", 0, 0, 1)
    s.starter = whole(data, "starter", s.seat, 0, 1)
    s.first_passer = whole(data, "first_passer", 0 if s.sides[0].passed else 1 if s.sides[1].passed else -1, -1, 1)
    s.stock = whole(data, "stock", s.sides[0].dice_left() + s.sides[1].dice_left(), 0, 999)
    s.luck.start(whole(data, "luck", 1, 1, 0xFFFFFFFF))
    s.scores = scores(data, ROUNDS)
    if "reward" in data:
        s.reward = shape_of(data["reward"])
    if s.sides[s.seat].passed and not s.sides[1 - s.seat].passed and "asked" not in data and "agenda" not in data:
        raise BadInput("turn-passed", seat=s.seat)


def read_outcome(data: Any) -> Outcome:
    match data:
        case {"winner": int(winner), "why": str(why)} if winner in (0, 1, NOBODY) and why in REASONS:
            return Outcome(winner, why)
    raise BadInput("outcome", nobody=NOBODY, names=REASONS, came=shown(data))


def read_question(s: State, data: dict[str, Any]) -> None:
    """What is still to do, and what is asked; if nothing is, the game goes on by itself."""
    todos = data.get("agenda", [])
    if not isinstance(todos, list):
        raise BadInput("agenda", came=shown(todos))
    gate.check_count(len(todos), gate.STEPS, "agenda")
    for todo in reversed(todos):
        s.queue(read_step(todo))
    if "asked" not in data:
        winner = verdict_on(s, s.round - 1)
        if not todos and winner != GOES_ON:
            finish(s, winner, False)
        s.run()
        return
    step = read_step(data["asked"])
    by_lot = flag(data, "by_lot")
    if not by_lot and step.seat < 0:
        raise BadInput("asked-seat")
    if step.rule is ROLL and not s.sides[step.seat].rolling:
        raise BadInput("nothing-to-roll")
    asked_again(s, step, by_lot)


def read_step(data: Any) -> Step:
    if not isinstance(data, dict) or "rule" not in data:
        raise BadInput("step-rule", came=shown(data))
    only(data, ("rule", "seat", "n"), "step-field")
    name = data["rule"]
    if not isinstance(name, str) or name not in RULES:
        raise unknown("rule", name, RULES)
    return Step(RULES[name], whole(data, "seat", 0, 0, 1), whole(data, "n", 0, 0, 999))


def read_side(data: Any, rules: Variant) -> Side:
    if not isinstance(data, dict):
        raise BadInput("side-table", came=shown(data))
    only(data, SIDE_FIELDS, "side-field")
    side = Side(
        NO_FACTION,
        NO_FACTION,
        difficulty(data["difficulty"]) if "difficulty" in data else None,
        shapes_in(data, "deck"),
    )
    join(side, faction_of(data.get("faction", "scoiatael")), rules)
    side.rolling = shapes_in(data, "rolling")
    side.hand = dice_in(data, "hand")
    side.aside = dice_in(data, "aside")
    side.gone = dice_in(data, "gone")
    side.shown = dice_in(data, "shown")
    for die in without(side.shown, side.hand):
        raise BadInput("shown-not-held", die=die.id)
    row = data.get("row", [])
    if not isinstance(row, list):
        raise BadInput("dice-list", field="row", came=shown(row))
    gate.check_count(len(row), MOST, "row")
    side.row = [die_of(id) for id in row]
    side.kept = flag(data, "kept")
    side.passed = flag(data, "passed")
    side.wins = whole(data, "wins", 0, 0, 99)
    return side
