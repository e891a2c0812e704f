"""Round-robin tournament of bots in paired games: every deal twice with the bots' places changed, over all sides."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from sevencats.lab.plan import Plan, shuffled
from sevencats.lab.play import Played
from sevencats.lab.players import budget
from sevencats.lab.rates import Rate, elo, points
from sevencats.lab.sides import SIDES


def arena_plan(game: str, names: list[str], sides: str, table: str | None, seed: int) -> Plan:
    """Every two of these bots, over every two of these sides, mirrors included, at every table that is meant."""
    kind = SIDES[game]
    tables = kind.tables(table or kind.usual)
    found = kind.named(sides, tables[0])
    deals = list(product(found, found, tables))
    return Plan(game, seed, "bots", tuple(combinations(names, 2)), shuffled(deals, seed), found)


def rates(games: list[Played], plan: Plan) -> dict[tuple[str, str], Rate]:
    """For each pairing, how its first bot did."""
    found = dict.fromkeys(plan.bots, Rate())
    for played in games:
        pairing = plan.bots[plan.pairing(played.number)]
        found[pairing] = found[pairing].plus(points(played.winner, played.bots.index(pairing[0])))
    return found


def report(found: dict[tuple[str, str], Rate]) -> str:
    """Win rates and ratings as a table for people."""
    names = [name for pairing in found for name in pairing]
    wide = max(map(len, names))
    lines = [
        f"{a:<{wide}}  against {b:<{wide}}  {rate}   {rate.won} won, {rate.drawn} drawn, {rate.lost} lost"
        for (a, b), rate in found.items()
    ]
    lines += ["", f"{'Elo':<{wide}}"]
    lines += [f"{name:<{wide}}  {rating:7.0f}" for name, rating in elo(found).items()]
    return "\n".join(lines)


def data(plan: Plan, found: dict[tuple[str, str], Rate]) -> dict[str, Any]:
    """The same as plain data."""
    names = dict.fromkeys(name for pairing in plan.bots for name in pairing)
    return {
        "game": plan.game,
        "tables": sorted({table for _, _, table in plan.deals}),
        "seed": plan.seed,
        "sides": list(plan.sides),
        "budgets": {name: budget(plan.game, name) for name in names},
        "pairings": [{"bots": list(pairing), **rate.data()} for pairing, rate in found.items()],
        "elo": elo(found),
    }
