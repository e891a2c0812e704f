"""What a seat may know, built from nothing: nothing is in a view that is not listed here (G 1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.core import view
from sevencats.core.decision import Decision
from sevencats.core.ints import Int
from sevencats.core.piles import words
from sevencats.core.view import agenda, outcome
from sevencats.gwent import wire
from sevencats.gwent.cards import CLOSE, RANGED, ROWS, SIEGE, THEIRS, Option
from sevencats.gwent.editions import house_rules
from sevencats.gwent.imagine import never_seen, still_shown
from sevencats.gwent.strength import Influence, round_winner, row_total, total

if TYPE_CHECKING:
    from sevencats.gwent.state import State


def table(s: State, seat: int | None) -> wire.View:
    """The whole table as this seat sees it; None is a spectator."""
    return {
        "game": "gwent",
        "edition": s.edition.name,
        "house": house_rules(s.edition),
        "open_lists": s.open_lists,
        "seat": seat,
        "round": s.round,
        "turn": s.seat,
        "starter": s.starter,
        "scores": list(s.scores),
        "leads": round_winner(s, (total(s, 0), total(s, 1))),
        "decision": question(s, seat),
        "agenda": agenda(s),
        "outcome": outcome(s),
        "sides": [half(s, n, seat) for n in range(2)],
    }


def question(s: State, seat: int | None) -> wire.Question | None:
    """The one who is asked also sees where each card would go."""
    asked: wire.Question | None = view.question(s, seat)
    decision = s.decision
    if asked is not None and decision is not None and decision.seat == seat:
        asked["aims"] = aims(s, decision)
    return asked


def aims(s: State, decision: Decision) -> dict[str, list[wire.Place]]:
    """The places where each card that may be played would lie or work."""
    places: dict[str, list[wire.Place]] = {}
    for option in decision.options:
        if isinstance(option, Option) and option is option.card.play:
            places[option.text] = placed(option.card.way.aims(s, decision.seat, option.card), decision.seat)
    return places


def placed(rows: Int, seat: Int) -> list[wire.Place]:
    own: list[wire.Place] = [{"seat": seat, "row": ROWS[r]} for r in range(3) if (rows >> r) & 1]
    return own + [{"seat": 1 - seat, "row": ROWS[r]} for r in range(3) if (rows >> r >> THEIRS) & 1]


def half(s: State, n: Int, seat: int | None) -> wire.Side:
    """One side as this seat sees it."""
    side = s.sides[n]
    seen: wire.Side = {
        "faction": side.faction.id,
        "leader": side.leader.id,
        "leader_used": side.leader_used,
        "gems": side.gems,
        "passed": side.passed,
        "total": total(s, n),
        "rows": {"close": row(s, n, CLOSE), "ranged": row(s, n, RANGED), "siege": row(s, n, SIEGE)},
        "weather": words(side.weather),
        "discard": words(side.discard),
        "reserve": words(side.reserve),
        "removed": words(side.removed),
        "hand_size": len(side.hand),
        "deck_size": len(side.deck),
        "aside_size": len(side.aside),
    }
    if seat == n:
        seen["hand"] = words(side.hand)
        seen["deck"] = words(side.deck)
        seen["aside"] = words(side.aside)
    elif seat is not None:
        seen["known"] = words(side.known)
        seen["shown"] = words(still_shown(side))
        seen["marked"] = words(side.marked)
        seen["stirred"] = words(side.stirred)
        seen["seen"] = words(side.seen)
        if s.open_lists:
            seen["unseen"] = words(never_seen(side))
    return seen


def row(s: State, n: Int, r: Int) -> wire.Row:
    lane = s.sides[n].rows[r]
    influence = Influence(s, n, r)
    return {
        "units": [{"card": card.id, "strength": influence.strength(card)} for card in lane.units],
        "specials": words(lane.specials),
        "sounded": lane.sounded,
        "horn": lane.horned(),
        "weather": influence.weather,
        "total": row_total(s, n, r),
    }
