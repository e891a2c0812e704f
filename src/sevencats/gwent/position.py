"""Positions: a situation of Gwent in plain data, read with sensible defaults, checked, and played on from."""

from __future__ import annotations

from typing import Any, Final

from sevencats.core import gate
from sevencats.core.checks import check_position, flag, names, only, rows, scores, table, whole, word
from sevencats.core.game import asked_again
from sevencats.core.piles import holds, insert, merged, without
from sevencats.core.words import BadInput, unknown
from sevencats.gwent import decks
from sevencats.gwent.abilities import MEDIC
from sevencats.gwent.cards import NO_CARD, ROWS, Card, Leader, Rule, Step
from sevencats.gwent.catalogue import card, leader
from sevencats.gwent.clearing import CLEAR, KEEP_ONE
from sevencats.gwent.deploy import DEPLOY, DEPLOYS, Deploy
from sevencats.gwent.drawing import DRAW, SWAP, TAKE_BACK
from sevencats.gwent.editions import Edition, edition
from sevencats.gwent.factions import FACTIONS, RETURN
from sevencats.gwent.imagine import still_shown
from sevencats.gwent.leaders import DISCARD, FETCH, POWERS
from sevencats.gwent.sides import Row, Side
from sevencats.gwent.specials import CLEAR_WEATHER, SPECIALS, WEATHER
from sevencats.gwent.state import State
from sevencats.gwent.strength import TIE
from sevencats.gwent.turns import FLOW, NEXT_ROUND, ROUND_END, START, TURN, outcome
from sevencats.gwent.writing import PILES

RULES: Final[dict[str, Rule]] = {
    rule.name: rule
    for rule in (
        START,
        DRAW,
        SWAP,
        TAKE_BACK,
        TURN,
        *DEPLOYS,
        MEDIC,
        *SPECIALS,
        WEATHER,
        CLEAR_WEATHER,
        *POWERS,
        DISCARD,
        FETCH,
        ROUND_END,
        CLEAR,
        KEEP_ONE,
        NEXT_ROUND,
        RETURN,
    )
}
ROUNDS: Final = 99
NUMBERS: Final = ("round", "turn", "starter", "last_passer", "luck")
FIELDS: Final = (
    "game",
    "edition",
    "house",
    "open_lists",
    *NUMBERS,
    "scores",
    "luck_inside",
    "asked",
    "by_lot",
    "agenda",
    "side",
)
SIDE_FIELDS: Final = ("faction", "leader", "leader_used", "gems", "passed", *ROWS, "sounded", *PILES, "seen")


def read(data: Any) -> State:
    """A position from its data. What is not said has its usual value; what is not known is refused."""
    check_position(data, "gwent", FIELDS)
    rules = edition(word(data, "edition", "anniversary"), table(data, "house"))
    halves = rows(data, "side") or [{}, {}]
    if len(halves) != 2:
        raise BadInput("two-sides", n=len(halves))
    s = State(rules, decks.pool_of(rules), [read_side(half, rules) for half in halves], FLOW)
    for seat in range(2):
        side, other = s.sides[seat], s.sides[1 - seat]
        if "seen" not in halves[seat]:
            side.seen = on_the_table(side, other)
        if not other.leader_used:
            side.forget_the_showing(still_shown(side))
    read_course(s, data)
    s.outcome = outcome(s)
    if s.outcome is None:
        read_question(s, data)
    return s


def read_course(s: State, data: dict[str, Any]) -> None:
    """How far the game has come."""
    s.round = whole(data, "round", 1, 1, ROUNDS)
    s.seat = whole(data, "turn", 0, 0, 1)
    s.starter = whole(data, "starter", s.seat, 0, 1)
    s.last_passer = whole(data, "last_passer", 1 - s.seat if s.sides[1 - s.seat].passed else s.seat, 0, 1)
    s.luck.start(whole(data, "luck", 1, 1, 0xFFFFFFFF))
    s.open_lists = flag(data, "open_lists")
    s.inside = flag(data, "luck_inside")
    s.scores = scores(data, ROUNDS)
    if s.sides[s.seat].passed and not s.sides[1 - s.seat].passed:
        raise BadInput("turn-passed", seat=s.seat)


def read_question(s: State, data: dict[str, Any]) -> None:
    """What is still to do, and what is asked; if nothing is, the game goes on by itself."""
    gate.check_count(len(rows(data, "agenda")), gate.STEPS, "agenda")
    for todo in rows(data, "agenda")[::-1]:
        s.queue(read_step(todo, s))
    if "asked" not in data:
        s.run()
        return
    step = read_step(table(data, "asked"), s)
    by_lot = flag(data, "by_lot")
    if RULES[step.rule.name].by_lot == ("never" if by_lot else "always"):
        raise BadInput("never-luck" if by_lot else "always-luck", rule=step.rule.name)
    asked_again(s, step, by_lot)


def read_step(data: dict[str, Any], s: State) -> Step:
    only(data, ("rule", "seat", "card", "n"), "step-field")
    name = word(data, "rule", "")
    if name not in RULES:
        raise unknown("rule", name, RULES)
    rule = RULES[name]
    held = in_edition(card(word(data, "card", "")), s.edition) if "card" in data else NO_CARD
    if rule.carries and rule is not RETURN and held.way is not (DEPLOY if isinstance(rule, Deploy) else rule):
        raise BadInput("step-card", rule=name, id=held.id)
    return Step(
        rule, whole(data, "seat", 0, TIE if rule is NEXT_ROUND else 0, 1), held, whole(data, "n", 0, 0, rule.most)
    )


def read_side(data: dict[str, Any], rules: Edition) -> Side:
    only(data, SIDE_FIELDS, "side-field")
    chief = read_leader(data, rules)
    lanes = [Row([], [], name in names(data, "sounded")) for name in ROWS]
    side = Side(
        FACTIONS[chief.faction],
        chief,
        cards(data, "hand", rules),
        cards(data, "deck", rules),
        cards(data, "discard", rules),
        cards(data, "seen", rules),
        lanes,
    )
    only(dict.fromkeys(names(data, "sounded")), ROWS, "row")
    for r, name in enumerate(ROWS):
        for placed in cards(data, name, rules):
            put_on_row(lanes[r], placed, r)
    side.leader_used = flag(data, "leader_used")
    side.passed = flag(data, "passed")
    side.gems = whole(data, "gems", rules.gems, 0, 60)
    side.reserve = cards(data, "reserve", rules)
    side.removed = cards(data, "removed", rules)
    side.aside = cards(data, "aside", rules)
    side.weather = cards(data, "weather", rules)
    side.known = cards(data, "known", rules)
    side.marked = cards(data, "marked", rules)
    side.stirred = cards(data, "stirred", rules)
    side.shown = cards(data, "shown", rules)
    side.familiar = cards(data, "familiar", rules)
    side.left = cards(data, "left", rules)
    gate.check_count(lying(side), decks.IN_ALL, "side")
    check_knowledge(side)
    for kind in side.weather:
        if not kind.weather:
            raise BadInput("not-weather", id=kind.id)
    return side


def lying(side: Side) -> int:
    """How many cards lie on this side; what is known of them counts for nothing."""
    piles = [side.hand, side.deck, side.discard, side.reserve, side.removed, side.aside, side.weather]
    return sum(map(len, piles)) + sum(len(row.units) + len(row.specials) for row in side.rows)


def check_knowledge(side: Side) -> None:
    """Nobody can know a card where it is not."""
    unknown_where = merged(merged(without(side.hand, side.known), without(side.deck, side.marked)), side.aside)
    for what, known, pile in (
        ("known", side.known, side.hand),
        ("marked", side.marked, side.deck),
        ("shown", still_shown(side), without(side.hand, side.known)),
        ("stirred", side.stirred, unknown_where),
    ):
        if not holds(pile, known):
            raise BadInput("known-elsewhere", field=what)


def read_leader(data: dict[str, Any], rules: Edition) -> Leader:
    """The leader that is said, or the first one of the faction that is said, or the very first one."""
    if "leader" in data:
        chief = leader(word(data, "leader", ""))
        if data.get("faction", chief.faction) != chief.faction:
            raise BadInput("deck-leader", leader=chief.id, owner=chief.faction, faction=data["faction"])
    else:
        faction = word(data, "faction", rules.factions[0])
        if faction not in rules.factions:
            raise unknown("edition-faction", faction, rules.factions, box=rules.name)
        chiefs = [one for one in decks.pool_of(rules).leaders.values() if one.faction == faction]
        if not chiefs:
            raise BadInput("no-leader", faction=faction, names=rules.sets)
        chief = chiefs[0]
    if chief.id not in decks.pool_of(rules).leaders:
        raise BadInput("deck-leader-edition", leader=chief.id, box=rules.name)
    return chief


def put_on_row(row: Row, placed: Card, r: int) -> None:
    if not placed.special:
        if r not in placed.rows:
            raise wrong_row(placed, r)
        row.add(placed)
    elif placed.way.about:
        row.lay(placed)
    else:
        raise BadInput("no-row", id=placed.id)


def wrong_row(placed: Card, r: int) -> BadInput:
    row = ROWS[placed.rows[0]]
    if placed.agile:
        return BadInput("card-rows", id=placed.id, row=row, second=ROWS[placed.rows[1]], came=ROWS[r])
    return BadInput("card-row", id=placed.id, row=row, came=ROWS[r])


def cards(data: dict[str, Any], field: str, rules: Edition) -> list[Card]:
    faults: list[BadInput] = []
    found = decks.pile(data.get(field, []), field, faults)
    if faults:
        raise BadInput("piles", faults)
    for one in found:
        in_edition(one, rules)
    return found


def in_edition(one: Card, rules: Edition) -> Card:
    if one.set not in rules.sets:
        raise BadInput("card-edition", id=one.id, box=rules.name)
    return one


def on_the_table(side: Side, other: Side) -> list[Card]:
    """What this side's deck has shown, as far as the table tells: its open cards, and its spies over there."""
    seen: list[Card] = []
    for n, half in enumerate((side, other)):
        for pile in (
            half.discard,
            half.removed,
            half.weather,
            *[row.specials for row in half.rows],
            *[row.units for row in half.rows],
        ):
            for one in pile:
                if not one.reserve and one.spy == (n == 1):
                    insert(seen, one)
    return seen
