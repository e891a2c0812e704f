"""Scenes for the tests of Unmatched: set up a table on Kaer Morhen, do something, look at it."""

from __future__ import annotations

from typing import Any

from sevencats.unmatched import position, wire
from sevencats.unmatched.board import find
from sevencats.unmatched.catalogue import hero
from sevencats.unmatched.fighters import Fighter
from sevencats.unmatched.roster import roster
from sevencats.unmatched.state import State

# Heroes stand beside each other and their sidekicks far away, unless a scene says where they are.
HEROES = ["K09", "K10", "K26"]
SIDEKICKS = [["K01", "K02"], ["K30", "K31"], ["K18", "K08"]]


def scene(
    *sides: dict[str, Any],
    at: dict[str, str] | None = None,
    health: dict[str, int] | None = None,
    marks: dict[str, str] | None = None,
    board: str = "kaer-morhen",
    **course: Any,
) -> State:
    """A table where seat 0 is to act. `at` says where fighters stand (or `off`), `marks` what else is true of one."""
    names = roster(find(board), tuple(hero(side["hero"]) for side in sides)).names
    fighters, left = [], [[HEROES[n], *SIDEKICKS[n]] for n in range(len(sides))]
    seat = -1
    for name in names:
        if name.split("-")[0] in ("geralt", "ciri", "leshen"):
            seat += 1
        one: dict[str, Any] = {"name": name, "space": (at or {}).get(name, left[seat].pop(0))}
        if one["space"] == "off":
            one["health"] = 0
        if name in (health or {}):
            one["health"] = (health or {})[name]
        if name in (marks or {}):
            one[(marks or {})[name]] = True
        fighters.append(one)
    return position.read({"board": board, "side": list(sides), "fighter": fighters, **course})


def geralt(*hand: str, **more: Any) -> dict[str, Any]:
    return {"hero": "geralt", "hand": list(hand), **more}


def ciri(*hand: str, **more: Any) -> dict[str, Any]:
    return {"hero": "ciri", "hand": list(hand), **more}


def leshen(*hand: str, **more: Any) -> dict[str, Any]:
    return {"hero": "leshen", "hand": list(hand), **more}


def do(s: State, *choices: str) -> State:
    """Make these choices in turn, luck included; luck that is not told what to draw draws by itself."""
    for text in choices:
        while s.decision is not None and s.decision.seat < 0 and text not in options(s):
            s.take(s.toss())
        s.choose(text)
    return settle(s)


def settle(s: State) -> State:
    while s.decision is not None and s.decision.seat < 0:
        s.take(s.toss())
    return s


def fight(s: State, attack: str, lay: str, defend: str | None = None) -> State:
    """`fight(s, "geralt leshen", "igni", "parry")`: declare, lay both cards, and on to the next question."""
    s.choose(f"attack {attack}")
    s.choose(f"lay {lay}")
    if defend is not None:
        s.choose(f"defend {defend}")
    elif asked(s) == "defence":
        s.choose("decline")
    return settle(s)


def options(s: State) -> list[str]:
    """What may be chosen now."""
    return [] if s.decision is None else [option.text for option in s.decision.options]


def asked(s: State) -> str:
    """What the open question is about."""
    return "" if s.decision is None else s.decision.about


def who(s: State) -> int | None:
    """Who is asked."""
    return None if s.decision is None else s.decision.seat


def question(s: State, seat: int | None) -> wire.Question:
    """The open question as this seat is told of it; None is a spectator."""
    told = s.view(seat)["decision"]
    assert told is not None
    return told


def combat(s: State, seat: int | None) -> wire.Combat:
    """The fight that goes on, as this seat sees it."""
    seen = s.view(seat)["combat"]
    assert seen is not None
    return seen


def figure(s: State, name: str) -> Fighter:
    return s.fighters[s.roster.names.index(name)]


def health(s: State, *names: str) -> list[int]:
    return [figure(s, name).health for name in names]


def space(s: State, name: str) -> str:
    spot = figure(s, name).space
    return "off" if spot < 0 else s.roster.board.ids[spot]


def pile(s: State, seat: int, name: str) -> list[str]:
    """The cards of a pile of this side: hand, deck, discard, top, known, marked..."""
    return [card.id for card in getattr(s.sides[seat], name)]


def winner(s: State) -> int | None:
    return None if s.outcome is None else s.outcome.winner


def end_turn(s: State) -> State:
    """Manoeuvre without boost or move until the other side's turn has begun."""
    seat = s.seat
    while s.outcome is None and s.seat == seat:
        if asked(s) == "action":
            s.choose("manoeuvre")
        elif "decline" in options(s):
            s.choose("decline")
        elif "done" in options(s):
            s.choose("done")
        else:
            s.choose(options(s)[0])
        settle(s)
    return s


SOURCES = [
    "lion-cub-of-cintra*3",
    "pushed-to-the-brink*3",
    "zireael*3",
    "child-of-the-elder-blood*2",
    "the-lady-of-space-and-time*2",
]


def sources(n: int, *without: str) -> list[str]:
    """So many Source cards for a discard pile; a card named here is left out once."""
    cards = [word.partition("*")[0] for word in SOURCES for _ in range(int(word[-1]))]
    for card in without:
        cards.remove(card)
    return cards[:n]
