"""What the engine says of boards and names, for the tests of the companion; `python -m tests.web.companion_vectors`
writes it anew."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from sevencats.gwent import GAME
from sevencats.gwent.abilities import strongest
from sevencats.gwent.cards import NO_CARD, ROWS
from sevencats.gwent.game import shorter_name
from sevencats.gwent.state import State
from sevencats.gwent.strength import total

FILE: Final = Path(__file__).parents[2] / "web/tests/companion.json"
NAMES: Final = [
    ("Geralt", "Ciri"),
    ("Ciri", "Geralt"),
    ("Jaskier", "Zoltan 2"),
    ("O'Dimm", "Vesemir"),
    ("Anna-Marie", "Annamarie"),
    ("  Ves  ", "Yen"),
    ("Éric", "E\u0301ric"),
    ("Łódź", "Praha"),
    ("ゲラルト", "Ciri!"),
    ("", "1234"),
]
HAND: Final = {"hand": ["villentretenmerth*2"]}  # so that the round goes on
WEAK: Final[list[dict[str, Any]]] = [  # the strongest unit has no strength at all, and Scorch kills it; not so a hero
    {"side": [{"ranged": ["cow"], **HAND}, {"faction": "monsters"}]},
    {"side": [{"faction": "nilfgaard", "siege": ["siege-technician*2"], **HAND}, {"ranged": ["cow"]}]},
    {"side": [{"close": ["geralt-of-rivia"], **HAND}, {"faction": "monsters"}]},
]


def vectors() -> str:
    luck = random.Random(8)
    boards = [random_board(luck) for _ in range(30)] + [GAME.load(one) for one in WEAK]
    names = [[*pair, starter(*pair)] for pair in NAMES]
    found: dict[str, list[Any]] = {"boards": [board(state) for state in boards], "names": names}
    lines = [f' "{key}": [\n  ' + ",\n  ".join(map(written, rows)) + "\n ]" for key, rows in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written(row: Any) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def starter(first: str, second: str) -> int | None:
    found = shorter_name([first, second])
    return None if found == 0 else found - 1


def board(state: State) -> dict[str, Any]:
    victims = [victim for seat in (0, 1) for victim in strongest(state, seat, 7, NO_CARD)]
    best = max((victim.strength for victim in victims), default=0)
    return {
        "match": keeper(state),
        "totals": [int(total(state, seat)) for seat in (0, 1)],
        "scorched": sorted([v.seat, ROWS[v.row], v.card.id] for v in victims if v.strength == best),
    }


def random_board(luck: random.Random) -> State:
    """A game of random decks, played at random until it has come somewhere."""
    decks = [f"init-{faction}" for faction in ("northern-realms", "nilfgaard", "monsters", "scoiatael", "skellige")]
    edition = luck.choice(["anniversary", "classic-2015"])
    known = decks if edition == "anniversary" else decks[:4]
    state = GAME.new({"edition": edition, "seats": [{"deck": luck.choice(known)} for _ in range(2)]})
    for _ in range(luck.randrange(30, 120)):
        if state.decision is None:
            break
        options = [option for option in state.decision.options if option.text != "pass"] or state.decision.options
        state.choose(luck.choice(options))
    return state


def keeper(state: State) -> dict[str, Any]:
    """The same board as the score keeper keeps it."""
    edition = state.edition.name
    sides = []
    for seat in (0, 1):
        side = state.sides[seat]
        rows = {
            name: {"horn": bool(side.rows[r].horned()), "units": [unit(card) for card in side.rows[r].units]}
            for r, name in enumerate(ROWS)
        }
        sides.append(
            {
                "name": f"Player {seat}",
                "faction": side.faction.id,
                "gems": 2,
                "passed": False,
                "halved": bool(state.leader(seat).halves_weather),
                "rows": rows,
            }
        )
    weather = {name: bool(state.weather() >> r & 1) for r, name in enumerate(ROWS)}
    return {
        "edition": edition,
        "round": 1,
        "starter": 0,
        "sides": sides,
        "weather": weather,
        "scores": [],
        "over": False,
        "spiesDoubled": bool(state.spies_are_doubled()),
        "lastPasser": 1,
    }


def unit(card: Any) -> dict[str, Any]:
    return {
        "card": card.id,
        "strength": int(card.strength),
        "hero": bool(card.hero),
        "spy": bool(card.spy),
        "bonds": bool(card.bonds),
        "boost": int(card.boost),
        "doubles": bool(card.doubles),
    }


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="utf-8")
