"""Positions: a situation of Unmatched in plain data, read with sensible defaults, checked, and played on from.

    board = "kaer-morhen"
    turn = 0                        # whose turn it is; `actions` are left to it, in turn `number`
    [[side]]                        # one for each seat; a deck that is not said is what lies nowhere else
    hero = "geralt"
    hand = ["rend", "igni*2"]
    [[side]]
    hero = "leshen"
    [[fighter]]                     # those that are not said stand where a game begins
    name = "leshen"
    space = "K10"
    health = 7

Whatever is under way is said too: `combat` with two of `part`, the `asked` question and the `agenda` behind it."""

from __future__ import annotations

from typing import Any, Final

from sevencats.core import gate
from sevencats.core.checks import check_position, flag, names, only, rows, whole
from sevencats.core.game import asked_again
from sevencats.core.outcome import NOBODY, Outcome
from sevencats.core.words import BadInput, shown, unknown
from sevencats.unmatched import board, combat, discarding, drawing, moving, searching, start, turns
from sevencats.unmatched.bout import PRINTED, UNDECIDED, Combat, Part
from sevencats.unmatched.cards import AFTER, EFFECTS, NO_CARD, Effect, Rule, Step
from sevencats.unmatched.catalogue import card, hero, outside_combat
from sevencats.unmatched.fighters import OFF
from sevencats.unmatched.heroes.ciri import PASSED
from sevencats.unmatched.position_sides import check_cards, read_side
from sevencats.unmatched.roster import Roster, roster
from sevencats.unmatched.state import State
from sevencats.unmatched.turns import FLOW, LAST_TURN, winner

RULES: Final[dict[str, Rule]] = {
    rule.name: rule
    for rule in (
        start.START,
        start.EQUIP,
        start.SET_UP,
        turns.ACTION,
        turns.BOOST,
        turns.PUT_AWAY,
        turns.BEGIN_TURN,
        turns.END_OF_TURN,
        turns.LIMIT_HAND,
        turns.NEXT_TURN,
        combat.LAY,
        combat.DEFEND,
        combat.REVEAL,
        combat.MOMENT,
        combat.RESOLVE,
        combat.STRIKE,
        combat.COMBAT_ENDS,
        combat.CLEAN_UP,
        drawing.DRAW,
        discarding.DISCARD,
        discarding.DISCARD_THIS,
        discarding.DISCARD_AT_RANDOM,
        discarding.BY_LOT,
        moving.MOVES,
        moving.MANOEUVRE_MOVES,
        moving.MOVES_THROUGH,
        moving.PLACE,
        searching.TAKE_EQUIPMENT,
        searching.TAKE_SOURCE,
        searching.PICK_UP,
        PASSED,
    )
}
RULES.update(EFFECTS)
WAITING: Final[dict[str, Effect]] = {effect.name: effect for effect in outside_combat()}
IN_COMBAT: Final = frozenset(
    rule.name
    for rule in (
        combat.LAY,
        combat.DEFEND,
        combat.REVEAL,
        combat.MOMENT,
        combat.RESOLVE,
        combat.STRIKE,
        combat.COMBAT_ENDS,
        combat.CLEAN_UP,
        *EFFECTS.values(),
    )
) - frozenset(WAITING)
FOLLOWS: Final = 3
ORDER: Final = {combat.LAY.name: 0, combat.DEFEND.name: 1, combat.REVEAL.name: 2, combat.CLEAN_UP.name: 4}
FIELDS: Final = (
    "game",
    "board",
    "number",
    "turn",
    "actions",
    "luck",
    "luck_inside",
    "drawn",
    "asked",
    "combat",
    "part",
    "agenda",
    "side",
    "fighter",
)
STEP_FIELDS: Final = ("rule", "seat", "n", "card", "fighter", "fighters")
FIGHTER_FIELDS: Final = ("name", "space", "health", "left", "stuck", "attacked")
PART_FIELDS: Final = ("fighter", "card", "instead", "added", "ignored", "cancelled")


def read(data: Any) -> State:
    """A position from its data. What is not said has its usual value; what is not known or cannot be is refused."""
    check_position(data, "unmatched", FIELDS)
    halves = rows(data, "side")
    if len(halves) not in (2, 3):
        raise BadInput("two-or-three-sides", n=len(halves))
    table = roster(board.find(data.get("board", board.NAMES[0])), tuple(hero(half.get("hero")) for half in halves))
    s = State(table, [read_side(half, effect) for half in halves], table.fighters(), FLOW)
    read_course(s, data)
    read_fighters(s, rows(data, "fighter"))
    if s.turn and is_between_actions(data):
        check_heroes(s)
    if "combat" in data:
        read_combat(s, data["combat"], rows(data, "part"))
    for seat, half in enumerate(halves):
        check_cards(s, seat, "deck" not in half)
    s.outcome = Outcome(NOBODY, "turns") if flag(data, "drawn") else winner(s)
    if s.outcome is None or "agenda" in data or "asked" in data:
        s.outcome = None
        read_question(s, data)
    return s


def read_course(s: State, data: dict[str, Any]) -> None:
    """How far the game has come."""
    s.turn = whole(data, "number", s.roster.seats + 1, 0, LAST_TURN)
    s.seat = whole(data, "turn", 0, 0, s.roster.seats - 1)
    s.actions = whole(data, "actions", turns.ACTIONS if s.turn else 0, 0, 99)
    s.luck.start(whole(data, "luck", 1, 1, 0xFFFFFFFF))
    s.inside = flag(data, "luck_inside")


def read_fighters(s: State, figures: list[dict[str, Any]]) -> None:
    """Figures that are not said stand where a game begins: the hero on its start, the others on free spaces near it."""
    said: list[int] = []
    for data in figures:
        only(data, FIGHTER_FIELDS, "fighter-field")
        fighter = s.fighters[named(s.roster, data.get("name"))]
        if fighter.index in said:
            raise BadInput("fighter-twice", fighter=data["name"])
        said.append(fighter.index)
        fighter.health = whole(data, "health", fighter.kind.health, 0, fighter.kind.health)
        where = data.get("space", "off" if fighter.health == 0 else None)
        if where is None:
            raise BadInput("fighter-space", fighter=data["name"])
        if where != "off":
            space = s.roster.board.number(where)
            if fighter.health == 0:
                raise BadInput("fighter-defeated", fighter=data["name"], space=where)
            if s.occupied() >> space & 1:
                raise BadInput("space-taken", space=where)
            fighter.space = space
        fighter.left, fighter.stuck = flag(data, "left"), flag(data, "stuck")
        fighter.attacked = flag(data, "attacked")
    if s.turn:
        place_the_others(s, said)


def place_the_others(s: State, said: list[int]) -> None:
    for fighter in s.fighters:
        if fighter.index in said or s.sides[fighter.seat].out:
            continue
        spot = s.roster.board.starts[fighter.seat]
        chief = s.hero(fighter.seat)
        near = s.roster.board.zoned[spot if chief.space == OFF else chief.space] & ~s.occupied()
        if fighter is chief and not s.occupied() >> spot & 1:
            fighter.space = spot
        else:
            free = near or s.roster.board.everywhere & ~s.occupied()
            fighter.space = next(i for i in range(s.roster.board.size) if free >> i & 1)


def is_between_actions(data: dict[str, Any]) -> bool:
    """Is nothing under way, so that everybody stands where they should?"""
    asked = data.get("asked", {"rule": turns.ACTION.name})
    return "agenda" not in data and isinstance(asked, dict) and asked.get("rule") == turns.ACTION.name


def check_heroes(s: State) -> None:
    for seat, side in enumerate(s.sides):
        chief = s.hero(seat)
        if chief.space == OFF and chief.health and not side.later and not side.out:
            raise BadInput("hero-off", hero=side.hero.id)
        for fighter in s.fighters:
            lost = fighter.space == OFF and fighter.health > 0 and not side.out
            if fighter.seat == seat and fighter is not chief and lost:
                raise BadInput("fighter-off", fighter=s.roster.names[fighter.index])


def read_combat(s: State, data: Any, parts: list[dict[str, Any]]) -> None:
    if not isinstance(data, dict) or len(parts) != 2:
        raise BadInput("combat-parts")
    only(data, ("revealed", "winner"), "combat-field")
    attack, defence = [read_part(s, one) for one in parts]
    if attack.seat == defence.seat:
        raise BadInput("combat-sides")
    for part, able in ((attack, attack.card.attacks), (defence, defence.card.defends)):
        if part.card is not NO_CARD and not (able and part.card.fits(s.fighters[part.fighter].kind)):
            raise BadInput(
                "cannot-attack" if part is attack else "cannot-defend",
                fighter=s.roster.names[part.fighter],
                id=part.card.id,
            )
    s.combat = Combat(attack, defence)
    s.combat.revealed = flag(data, "revealed")
    s.combat.winner = whole(data, "winner", UNDECIDED, UNDECIDED, s.roster.seats - 1)
    if not s.combat.revealed and (defence.card is not NO_CARD or s.combat.winner != UNDECIDED):
        raise BadInput("combat-hidden")


def read_part(s: State, data: dict[str, Any]) -> Part:
    only(data, PART_FIELDS, "part-field")
    fighter = named(s.roster, data.get("fighter"))
    part = Part(s.roster.owners[fighter], fighter)
    part.card = card(data["card"]) if "card" in data else NO_CARD
    part.instead = whole(data, "instead", PRINTED, PRINTED, 99)
    added: list[tuple[str, int]] = []
    gate.check_count(len(names(data, "added")), gate.STEPS, "added")
    for line in names(data, "added"):
        cause, _, n = line.rpartition(" ")
        if not cause or not n.removeprefix("-").isdecimal() or len(n) > 3:
            raise BadInput("added", came=line)
        added.append((cause, int(n)))
    part.added = tuple(added)
    part.ignored = card(data["ignored"]).id if "ignored" in data else ""
    part.cancelled = flag(data, "cancelled")
    return part


def named(table: Roster, name: Any) -> int:
    """The fighter of this name."""
    if not isinstance(name, str) or name not in table.names:
        raise unknown("fighter", name, table.names)
    return table.names.index(name)


def read_question(s: State, data: dict[str, Any]) -> None:
    """What is still to do, and what is asked; if nothing is, the game goes on by itself."""
    gate.check_count(len(rows(data, "agenda")), gate.STEPS, "agenda")
    steps = [read_step(s, todo) for todo in rows(data, "agenda")]
    asked = [read_step(s, data["asked"])] if "asked" in data else []
    check_order(s, asked + steps)
    steps.reverse()
    for step in steps:
        s.queue(step)
    if not asked:
        s.run()
        return
    step = asked[0]
    if step.rule is searching.LOOK:
        s.sides[s.bout().theirs(step.seat).seat].show(step.seat, s.roster.seats)
    if step.rule.about == "":
        raise BadInput("asks-nothing", rule=step.rule.name)
    asked_again(s, step, RULES[step.rule.name].of_luck)


def check_order(s: State, steps: list[Step]) -> None:
    """The steps of a combat come in their order: both cards, the reveal, all that follows, the clean-up."""
    reached = 0 if s.combat is None or not s.combat.revealed else FOLLOWS
    for step in steps:
        if step.rule.name in IN_COMBAT:
            rank = ORDER.get(step.rule.name, FOLLOWS)
            if rank < reached or reached == ORDER[combat.CLEAN_UP.name]:
                raise BadInput("step-late", rule=step.rule.name)
            reached = rank
    if s.combat is not None and not any(step.rule in (combat.REVEAL, combat.CLEAN_UP) for step in steps):
        raise BadInput("combat-end", rule=combat.REVEAL.name, second=combat.CLEAN_UP.name)
    if len(steps) > 1 and steps[0].rule is turns.ACTION:
        raise BadInput("action-last")


def read_step(s: State, data: Any) -> Step:
    if not isinstance(data, dict) or "rule" not in data:
        raise BadInput("step-rule", came=shown(data))
    only(data, STEP_FIELDS, "step-field")
    mask = sum(1 << named(s.roster, name) for name in set(names(data, "fighters")))
    step = Step(
        rule(data["rule"]),
        whole(data, "seat", 0, 0, s.roster.seats - 1),
        whole(data, "n", 0, 0, 99),
        card(data["card"]) if "card" in data else None,
        named(s.roster, data["fighter"]) if "fighter" in data else -1,
        mask,
    )
    if s.combat is None and step.rule.name in IN_COMBAT:
        raise BadInput("step-combat", rule=step.rule.name)
    if step.rule in (combat.MOMENT, combat.RESOLVE) and step.n > AFTER:
        raise BadInput("step-moment", rule=step.rule.name, most=AFTER, n=step.n)
    if step.fighter < 0 and step.rule in (moving.PLACE, moving.MOVES_THROUGH):
        raise BadInput("step-fighter", rule=step.rule.name)
    if step.rule is discarding.DISCARD_THIS and step.card not in s.sides[step.seat].hand:
        raise BadInput("step-hand", rule=step.rule.name, seat=step.seat)
    return step


def rule(name: Any) -> Rule:
    if not isinstance(name, str) or name not in RULES:
        raise unknown("rule", name, RULES)
    return RULES[name]


def effect(name: Any) -> Effect:
    """The effect of this name that may wait for a later turn: none that belongs to a combat."""
    if not isinstance(name, str) or name not in WAITING:
        raise unknown("waiting-effect", name, WAITING)
    return WAITING[name]
