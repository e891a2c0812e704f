"""Observations worked out a second time, slowly, from nothing but the seat's view: label by label."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from sevencats.core.state import View
from sevencats.envs.layouts.layout import MOST, AnyLayout
from sevencats.unmatched.catalogue import CARDS as UNMATCHED_CARDS


def told_by_the_view(layout: AnyLayout, view: View) -> bytes:
    """The observation that this view allows."""
    number = {"gwent": gwent, "dice": dice, "unmatched": unmatched}[layout.name]
    return bytes(
        min(MOST, int(number(view, field.name, label) or 0)) for field in layout.fields for label in field.labels
    )


def pile(words: list[str]) -> Counter[str]:
    """`["nekker*3"]` as counts."""
    found: Counter[str] = Counter()
    for word in words:
        id, _, n = word.partition("*")
        found[id] += int(n or 1)
    return found


def course(view: View, label: str) -> Any:
    """What both games of rounds have in common."""
    asked, me = view["decision"], view["seat"]
    return {
        "round": view["round"],
        "my turn": view["turn"] == me,
        "i started": view["starter"] == me,
        "i am asked": asked and asked["seat"] == me,
        "luck is asked": asked and asked["seat"] == -1,
    }.get(label, view.get(label))


def scored(view: View, label: str) -> int:
    n, who = int(label.split()[1]) - 1, label.split()[2]
    if n >= len(view["scores"]):
        return 0
    points: int = view["scores"][n][view["seat"] if who == "mine" else 1 - view["seat"]]
    return points


def question(view: View, field: str, label: str) -> Any:
    asked = view["decision"]
    if asked is None:
        return 0
    return {
        "about": asked["about"] == label,
        "asked card": asked["step"].get("card") == label,
        "asked number": asked["step"].get("n", 0),
    }[field]


def gwent(view: View, field: str, label: str) -> Any:
    me = view["seat"]
    sides = {"my": view["sides"][me], "their": view["sides"][1 - me]}
    plain: dict[str, Callable[[], Any]] = {
        "seat": lambda: label == str(me),
        "edition": lambda: label == view["edition"],
        "course": lambda: course(view, label),
        "scores": lambda: scored(view, label),
        "weather": lambda: sides["my"]["rows"][label]["weather"],
    }
    if field in plain:
        return plain[field]()
    if field in ("about", "asked card", "asked number"):
        return question(view, field, label)
    who, _, what = field.partition(" ")
    side = sides[who]
    if what in ("faction", "leader"):
        return side[what] == label
    if what == "side":
        return side[label]
    if what in ("totals", "horns", "sounded"):
        return side["rows"][label][{"totals": "total", "horns": "horn"}.get(what, what)]
    if what in ("units", "specials"):
        id, row = label.split()
        lane = side["rows"][row]
        return [unit["card"] for unit in lane["units"]].count(id) if what == "units" else pile(lane["specials"])[id]
    return pile(side.get(what, []))[label]


def dice(view: View, field: str, label: str) -> Any:
    me = view["seat"]
    first = view["first_passer"]
    if field == "seat":
        return label == str(me)
    if field == "variant":
        return label == view["variant"]
    if field == "course" and "passed" in label:
        return first >= 0 and (first == me) == label.startswith("i")
    if field == "course":
        return course(view, label)
    if field == "scores":
        return scored(view, label)
    if field == "reward":
        return view["reward"] == label
    if field in ("about", "asked number"):
        return question(view, field, label)
    who, _, what = field.partition(" ")
    side = view["sides"][me if who == "my" else 1 - me]
    if what in ("faction", "difficulty"):
        return side[what] == label
    if what == "side":
        return side[label]
    if what == "places":
        return side["row"][int(label)].split("=")[1] if int(label) < len(side["row"]) else 0
    return side["row"].count(label) if what == "row" else pile(side.get(what, []))[label]


def unmatched(view: View, field: str, label: str) -> Any:
    me, seats = view["seat"], len(view["sides"])
    asked, combat = view["decision"], view["combat"]
    seat_of = {who: (me + n) % seats for n, who in enumerate(("my", "next", "last")[:seats])}
    slots = {
        f"{who} {n}": fighter
        for who, seat in seat_of.items()
        for n, fighter in enumerate([one for one in view["fighters"] if one["seat"] == seat])
    }
    named = slots.get(label, {}).get("name", "nobody")
    plain: dict[str, Callable[[], Any]] = {
        "seat": lambda: label == str(me),
        "board": lambda: label == view["board"],
        "turn": lambda: seat_of.get(label) == view["turn"],
        "course": lambda: {
            "seats": seats,
            "i am asked": asked and asked["seat"] == me,
            "luck is asked": asked and asked["seat"] == -1,
        }.get(label, view.get(label)),
        "asked fighter": lambda: asked and asked["step"].get("fighter") == named,
        "asked fighters": lambda: asked and named in asked["step"].get("fighters", []),
        "combat": lambda: combat and (label == "under way" or combat["revealed"]),
        "combat winner": lambda: combat and combat["winner"] is not None and combat["winner"] == seat_of.get(label),
    }
    if field in plain:
        return plain[field]()
    if field in ("about", "asked card", "asked number"):
        return question(view, field, label)
    part, _, what = field.partition(" ")
    if part in ("attack", "defence"):
        blow = (combat or {}).get(part, {})
        return {
            "fighter": blow.get("fighter") == named,
            "card": blow.get("card") == label,
            "": bool(blow.get(label)) if label != "value" else blow.get(label),
        }[what]
    if part not in seat_of:
        return 0
    if field.endswith((" figure", " space")):
        fighter = slots.get(" ".join(field.split()[:2]), {})
        return fighter.get("space") == label if field.endswith("space") else fighter.get(label)
    return side_of_unmatched(view["sides"][seat_of[part]], part, what, label)


def side_of_unmatched(side: View, who: str, what: str, label: str) -> Any:
    if what in ("hero", "ongoing", "playing"):
        return side[what] == label
    if what == "side":
        return len(side["later"]) if label == "later" else side[label]
    if what == "uppermost":
        return side["top"][:1] == [label]
    if what == "hand" and who != "my":
        what = "shown"
    assert label in UNMATCHED_CARDS
    return pile(side[what])[label]
