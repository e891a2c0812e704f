"""Gwen't as a game of the house: setups, new games, positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sevencats.core import match
from sevencats.core.agenda import Step
from sevencats.core.checks import flag, only, whole
from sevencats.core.game import Game
from sevencats.core.match import Match
from sevencats.core.piles import count, merged, without, words
from sevencats.core.record import Record
from sevencats.core.words import BadInput, shown
from sevencats.dice import explain, position, show, tables
from sevencats.dice.factions import EXPLODE, NO_FACTION, faction_of, join
from sevencats.dice.hands import BASE, PICK, ROLL
from sevencats.dice.reading import shapes_in
from sevencats.dice.sides import Side
from sevencats.dice.state import State
from sevencats.dice.tables import FIRST_SET, HAND
from sevencats.dice.tactics import CHECK, TACTICS, rerolls
from sevencats.dice.turns import ALLEGIANCE, CHALLENGE, FIRST_PLAYER, FLOW
from sevencats.dice.variants import Variant, house_rules, variant

PERSON: Final = ("name", "faction", "dice", "hand", "tactics", "tactics_base")
NPC: Final = ("name", "faction", "difficulty")


class Dice(Game[State]):
    """A setup has a variant, house rules, open_hands, winner_needed and two seats.

    A seat with a difficulty is an NPC; any other is a person with dice, of which it may have picked a hand, and perhaps
    the total of a Tactics check or the base to which a d10 is added. Instead of all that there may be a position."""

    name = "dice"
    bound = 2000
    fields: tuple[str, ...] = ("variant", "house", "open_hands", "winner_needed", "seats")

    def completed(self, wanted: dict[str, Any]) -> dict[str, Any]:
        rules = variant(wanted.get("variant", "rulebook"), wanted.get("house"))
        seats = wanted.get("seats", [{}, {"difficulty": "normal"}])
        if not isinstance(seats, list) or len(seats) != 2:
            raise BadInput("dice-seats")
        return {
            "variant": rules.name,
            "house": house_rules(rules),
            "open_hands": flag(wanted, "open_hands"),
            "winner_needed": flag(wanted, "winner_needed"),
            "seats": [seat_setup(seat, n) for n, seat in enumerate(seats)],
        }

    def table(self, setup: dict[str, Any]) -> State:
        rules = variant(setup["variant"], setup["house"])
        s = State(rules, [side_of(seat, rules) for seat in setup["seats"]], FLOW)
        s.open_hands = setup["open_hands"]
        s.winner_needed = setup["winner_needed"]
        for step in reversed(opening(setup["seats"])):
            s.queue(step)
        return s


def seat_setup(seat: Any, n: int) -> dict[str, Any]:
    """A complete seat: an NPC, or a person with its dice."""
    if not isinstance(seat, dict):
        raise BadInput("seat-table", came=shown(seat))
    faction = faction_of(seat.get("faction", "northern-realms" if n == 0 else "monsters")).id
    name = str(seat.get("name", f"seat {n}"))
    if "difficulty" in seat:
        only(seat, NPC, "npc-field")
        wanted = seat["difficulty"]
        level = wanted if wanted == "roll" else tables.difficulty(wanted).id
        return {"name": name, "faction": faction, "difficulty": level}
    only(seat, PERSON, "person-field")
    return {"name": name, "faction": faction, **persons_dice(seat), **persons_tactics(seat)}


def persons_dice(seat: dict[str, Any]) -> dict[str, Any]:
    """The collection, and the ten dice of it that are to be rolled if they were picked before (D 1.4, D 2.4)."""
    dice = shapes_in(seat, "dice") if "dice" in seat else FIRST_SET
    if len(dice) < HAND:
        raise BadInput("collection", least=HAND, n=len(dice))
    if "hand" not in seat:
        return {"dice": words(dice)}
    hand = shapes_in(seat, "hand")
    if len(hand) != HAND:
        raise BadInput("hand-dice", least=HAND, n=len(hand))
    for shape in hand:
        if count(hand, shape) > count(dice, shape):
            raise BadInput("hand-owned", die=shape.id, dice=words(dice))
    return {"dice": words(dice), "hand": words(hand)}


def persons_tactics(seat: dict[str, Any]) -> dict[str, Any]:
    """The total of a Tactics check, or what is added to its d10 (D 2.9)."""
    if "tactics" in seat and "tactics_base" in seat:
        raise BadInput("tactics")
    return {field: whole(seat, field, 0, 0, 99) for field in ("tactics", "tactics_base") if field in seat}


def side_of(seat: dict[str, Any], rules: Variant) -> Side:
    level = seat.get("difficulty", "roll")
    difficulty = None if level == "roll" else tables.difficulty(level)
    deck = shapes_in(seat, "dice") if difficulty is None else difficulty.dice[:]
    side = Side(NO_FACTION, NO_FACTION, difficulty, deck)
    join(side, faction_of(seat["faction"]), rules)
    side.deck = without(side.deck, shapes_in(seat, "hand"))
    side.rolling = merged([], shapes_in(seat, "hand"))
    return side


def opening(seats: list[dict[str, Any]]) -> list[Step]:
    """All that happens before the first turn, in its order (D 2)."""
    steps = [Step(CHALLENGE, n, 0) for n, seat in enumerate(seats) if seat.get("difficulty") == "roll"]
    steps += [Step(ALLEGIANCE, 0, 0), Step(ALLEGIANCE, 1, 0), Step(FIRST_PLAYER, 0, 0)]
    steps += [Step(PICK, n, 0 if "hand" in seat else HAND) for n, seat in enumerate(seats)]
    steps += [Step(rule, n, 0) for rule in (ROLL, BASE, EXPLODE) for n in range(2)]
    for n, seat in enumerate(seats):
        if "tactics_base" in seat:
            steps.append(Step(CHECK, n, seat["tactics_base"]))
        elif "tactics" in seat:
            steps.append(Step(TACTICS, n, rerolls(seat["tactics"])))
    return steps


GAME: Final = Dice(position.read, tables.fingerprint, show.table, explain.open_number, explain.told)


def new(
    first: str | dict[str, Any] = "northern-realms",
    second: str | dict[str, Any] = "monsters",
    *,
    difficulty: str | None = None,
    variant: str = "rulebook",
    house: dict[str, Any] | None = None,
    open_hands: bool = False,
    winner_needed: bool = False,
    seed: int = 0,
    real_dice: bool = False,
) -> Match:
    """A game of two seats, by faction or by a seat's data, that is played and written down.

    With a difficulty the second seat is an NPC. With real dice, luck's questions are answered like all others."""
    seats: list[dict[str, Any]] = [{"faction": seat} if isinstance(seat, str) else seat for seat in (first, second)]
    if difficulty is not None:
        seats[1] = {**seats[1], "difficulty": difficulty}
    setup = GAME.setup(
        {
            "variant": variant,
            "house": house or {},
            "open_hands": open_hands,
            "winner_needed": winner_needed,
            "seats": seats,
        }
    )
    return Match(Record(GAME, setup, [seat["name"] for seat in setup["seats"]]), seed, luck_answers=not real_dice)


def load(path: str | Path, seed: int = 0, real_dice: bool = False) -> Match:
    """A saved game, to look at or to go on with."""
    return match.load(path, seed, GAME, luck_answers=not real_dice)
