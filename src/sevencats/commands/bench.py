"""`sevencats bench`: how fast this build is on this machine, in a few seconds on one core."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from sevencats.commands.choices import GAMES

if TYPE_CHECKING:
    from sevencats.core.state import State

COLUMNS: Final = (
    ("games/s", "games_a_second"),
    ("choices/s", "choices_a_second"),
    ("copy", "copy_microseconds"),
    ("view", "view_microseconds"),
    ("simulations/s", "simulations_a_second"),
)


@click.command()
@click.argument("games", nargs=-1, type=GAMES, metavar="[GAME]...")
@click.option(
    "--seconds",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.05, 60),
    help="How long each figure is measured.",
)
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """How fast this build is on this machine.

    One core, one after the other: games of random play with luck inside; choices made one by one from Python, luck's
    included; a copy and a view of positions in the middle of games, in microseconds; simulations of a bot's search.
    Other work on the machine makes all of them lower. Comparisons with other engines, measured in one run, are made in
    a clone with `make bench`.

    \b
    sevencats bench
    sevencats bench unmatched --seconds 5 --json
    """
    from sevencats.core.registry import NAMES, find
    from sevencats.lab.progress import bar

    wanted = [find(name) for name in games or NAMES]
    found: dict[str, dict[str, float]] = {}
    with bar("measuring", len(wanted) * 4) as progress:
        for game in wanted:
            figures = found[game.name] = {}
            for measure in (played, stepped, costs, searched):
                figures |= measure(game, seconds)
                progress.update(1)
    facts = machine()
    if as_json:
        click.echo(json.dumps({**facts, "seconds": seconds, "games": found}, ensure_ascii=False))
        return
    click.echo(f"{facts['build']}, Python {facts['python']}, {facts['machine']}, {facts['cores']} cores, one used")
    click.echo(f"{'':<10}" + "".join(f"{title:>15}" for title, _ in COLUMNS))
    for name, figures in found.items():
        click.echo(f"{name:<10}" + "".join(f"{shown(figures[field], title):>15}" for title, field in COLUMNS))


def machine() -> dict[str, Any]:
    import os
    import platform

    from sevencats.build import version

    return {
        "build": version(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count() or 1,
    }


def shown(figure: float, title: str) -> str:
    return f"{figure:,.0f}" if title.endswith("/s") else f"{figure:,.1f} µs"


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """How often a second it was done, and how much came of it a second."""
    done = made = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not done:
        made += work(done)
        done += 1
    return done / spent, made / spent


def played(game: Any, seconds: float) -> dict[str, float]:
    from sevencats.core.playout import playout

    games, _ = rate(lambda n: playout(game.new({}, n, inside=True)), seconds)
    return {"games_a_second": games}


def stepped(game: Any, seconds: float) -> dict[str, float]:
    _, choices = rate(lambda n: sum(1 for _ in positions(game, n)), seconds)
    return {"choices_a_second": choices}


def positions(game: Any, seed: int) -> Iterator[State]:
    """Every position of a game of random play, luck's included."""
    from sevencats.core.decision import CHANCE

    state = game.new({}, seed)
    while (decision := state.decision) is not None:
        yield state
        state.take(
            state.toss() if decision.seat == CHANCE else decision.options[state.luck.below(len(decision.options))]
        )


def asked(game: Any, games: int) -> list[State]:
    """Positions in the middle of a few games in which somebody is asked."""
    found = []
    for seed in range(games):
        own = [state.copy() for state in positions(game, seed) if state.decision and state.decision.seat >= 0]
        found += own[len(own) // 4 : len(own) * 3 // 4 : 5]
    return found


def costs(game: Any, seconds: float) -> dict[str, float]:
    sample = asked(game, 8)
    each = {}
    for name, act in (("copy", lambda state: state.copy()), ("view", lambda state: state.view(0))):
        rounds, _ = rate(lambda n, act=act: sum(act(state) is not None for state in sample), seconds / 2)  # type: ignore[misc]
        each[f"{name}_microseconds"] = 1e6 / rounds / len(sample)
    return each


def searched(game: Any, seconds: float) -> dict[str, float]:
    from sevencats.bots import Seat
    from sevencats.core.luck import Luck
    from sevencats.lab.players import player

    sample = asked(game, 4)
    bot = player(game.name, "search:100")

    def think(n: int) -> int:
        state = sample[n % len(sample)]
        assert state.decision is not None
        return sum(one.tries for one in bot.choose(Seat(state, state.decision.seat, Luck(n))).considered)

    return {"simulations_a_second": rate(think, seconds)[1]}
