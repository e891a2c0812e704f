"""Round-robin tournament of decks in the hands of one bot, in paired games with the decks' places changed."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from sevencats.core.words import BadInput
from sevencats.gwent.decks import Deck
from sevencats.lab import pick
from sevencats.lab.plan import Plan
from sevencats.lab.play import Played
from sevencats.lab.players import player
from sevencats.lab.rates import Rate, points, total
from sevencats.lab.sides import different

Rates = dict[tuple[str, str], Rate]


def duel_plan(first: str, second: str, bot: str, rules: str, seed: int) -> Plan:
    """Two decks."""
    return between([pick.deck(first, rules), pick.deck(second, rules)], bot, rules, seed)


def matrix_plan(decks: str, bot: str, rules: str, seed: int) -> Plan:
    """Every two of these decks."""
    found = pick.decks_named(decks, rules)
    if len(found) < 2:
        raise BadInput("matrix-decks", came=decks)
    return between(found, bot, rules, seed)


def cards_plan(deck: str, against: str, bot: str, rules: str, seed: int) -> Plan:
    """One deck against each of the others."""
    mine = pick.deck(deck, rules)
    others = [one for one in pick.decks_named(against, rules) if one.name != mine.name]
    if not others:
        raise BadInput("deck-alone", came=mine.name)
    return planned([(mine.name, other.name) for other in others], [mine, *others], bot, rules, seed)


def between(found: list[Deck], bot: str, rules: str, seed: int) -> Plan:
    return planned([(a.name, b.name) for a, b in combinations(found, 2)], found, bot, rules, seed)


def planned(deals: list[tuple[str, str]], found: list[Deck], bot: str, rules: str, seed: int) -> Plan:
    player("gwent", bot)
    return Plan(
        "gwent",
        seed,
        "sides",
        ((bot, bot),),
        tuple((a, b, rules) for a, b in deals),
        different([deck.data() for deck in found]),
    )


def rates(games: list[Played], plan: Plan) -> Rates:
    """For each two decks, how the first of them did."""
    found = dict.fromkeys(((a, b) for a, b, _ in plan.deals), Rate())
    for played in games:
        deal = played.sides if played.sides in found else (played.sides[1], played.sides[0])
        found[deal] = found[deal].plus(points(played.winner, played.sides.index(deal[0])))
    return found


def both_ways(found: Rates) -> Rates:
    """The rates of a matrix: the row's deck against the column's."""
    return found | {(b, a): rate.turned() for (a, b), rate in found.items()}


def overall(found: Rates) -> dict[str, Rate]:
    """Each deck against all the others, the best first."""
    matrix = both_ways(found)
    names = dict.fromkeys(name for pair in matrix for name in pair)
    together = {name: total(rate for (a, _), rate in matrix.items() if a == name) for name in names}
    return dict(sorted(together.items(), key=lambda one: -one[1].score))


def report(found: Rates) -> str:
    """The decks from the best down, each against all others and against each in the same order."""
    matrix, ranked = both_ways(found), overall(found)
    wide = max(map(len, ranked))
    lines = [f"{'':<{wide + 3}}  {'against all':^28}  " + " ".join(f"{n:^6}" for n in range(1, len(ranked) + 1))]
    for n, (name, rate) in enumerate(ranked.items(), start=1):
        cells = [cell(matrix[name, other]) if other != name else "   .  " for other in ranked]
        lines.append(f"{n:>2} {name:<{wide}}  {rate!s:>28}  " + " ".join(cells))
    lines += ["", "Win rates of the row against the column in %, each with half the width of its 95 % interval."]
    return "\n".join(lines)


def cell(rate: Rate) -> str:
    return f"{rate.score * 100:3.0f}±{rate.reach * 100:<2.0f}"


def data(plan: Plan, found: Rates) -> dict[str, Any]:
    return {
        "game": plan.game,
        "edition": plan.deals[0][2],
        "seed": plan.seed,
        "bot": plan.bots[0][0],
        "duels": [{"decks": list(pair), **rate.data()} for pair, rate in found.items()],
        "overall": {name: rate.data() for name, rate in overall(found).items()},
    }
