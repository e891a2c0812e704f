"""How strong are the levels? Plays the ladder over all premade decks, same deals with places changed, and writes the
table of docs/bots.md. Games are kept in build/strength: an interrupted run goes on from there."""
from __future__ import annotations

import platform
import sys
from datetime import date
from pathlib import Path

import click

from sevencats.build import version
from sevencats.core.words import BadInput
from sevencats.lab import arena
from sevencats.lab.plan import games_wanted
from sevencats.lab.players import budget
from sevencats.lab.rates import Rate
from sevencats.lab.run import run
from sevencats.lab.store import Store

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- the ladder, written by bench/strength.py -->", "<!-- end of the ladder -->"
LADDER = {"gwent": (("regular", "random", 0.95), ("expert", "regular", 0.75), ("master", "expert", 0.60))}
GAMES = 1156                        # two deals of every two decks, twice each: no interval is wider than ±3 points
NARROW = 0.03


def rung(game: str, better: str, worse: str, games: int, seed: int, workers: int | None, out: Path) -> Rate:
    """The win rate of one level against the one below."""
    plan = arena.arena_plan(game, [better, worse], "all", "anniversary", seed)
    store = Store(out / f"{game}-{better}-{worse}", plan)
    for note in store.notes:
        print(note, file=sys.stderr)
    print(f"{game}: {better} against {worse}", file=sys.stderr)
    played = run(plan, games_wanted(games), store, workers)
    return arena.rates(played, plan)[better, worse]


def table(found: dict[tuple[str, str, str], Rate]) -> str:
    """The ladder as it stands in the documentation."""
    aims = {(game, better, worse): aim for game, rungs in LADDER.items() for better, worse, aim in rungs}
    rows = []
    for (game, better, worse), rate in found.items():
        low, high = rate.interval
        rows.append(f"| {game} | {better} ({budget(game, better)}) | {worse} ({budget(game, worse)}) | "
                    f"{rate.games:,} | {rate.score:.1%} | {low:.1%} to {high:.1%} | {aims[game, better, worse]:.0%} |")
    return "\n".join([
        f"Measured on {date.today()} with {version()}, {platform.machine()}, Python {platform.python_version()}.", "",
        "| game | level | against | games | win rate | 95 % interval | at least |",
        "|---|---|---|---|---|---|---|", *rows])


def write(page: Path, ladder: str) -> None:
    """Put the table between its two marks."""
    text = page.read_text(encoding="utf-8")
    head, found, rest = text.partition(BEGIN)
    _, ended, tail = rest.partition(END)
    if not found or not ended:
        raise BadInput(f"{page} has lost its marks: expected {BEGIN} and {END}.")
    page.write_text(f"{head}{BEGIN}\n{ladder}\n{END}{tail}", encoding="utf-8")


def misses(found: dict[tuple[str, str, str], Rate]) -> list[str]:
    """What the ladder promises and these games do not show, a sentence each."""
    told = []
    for game, rungs in LADDER.items():
        for better, worse, aim in rungs:
            rate = found.get((game, better, worse))
            if rate is not None and rate.score < aim:
                told.append(f"{game}: {better} wins {rate.score:.1%} against {worse}, not {aim:.0%}.")
            if rate is not None and rate.reach > NARROW:
                told.append(f"{game}: the interval of {better} against {worse} is ±{rate.reach:.1%}, "
                            f"not ±{NARROW:.0%}.")
    return told


@click.command()
@click.option("--games", default=GAMES, help="Games of every rung, an even number.")
@click.option("--rung", "wanted", multiple=True, metavar="LEVEL", help="Only the rung of this level; may be repeated.")
@click.option("--seed", default=1)
@click.option("--workers", type=int)
@click.option("--out", type=click.Path(path_type=Path), default=ROOT / "build/strength", help="Where games are kept.")
@click.option("--page", type=click.Path(path_type=Path), default=PAGE, help="The page that gets the table.")
def main(games: int, wanted: tuple[str, ...], seed: int, workers: int | None, out: Path, page: Path) -> None:
    """Play the ladder and publish it."""
    try:
        found = {(game, better, worse): rung(game, better, worse, games, seed, workers, out)
                 for game, rungs in LADDER.items() for better, worse, _ in rungs if not wanted or better in wanted}
        ladder = table(found)
        write(page, ladder)
    except BadInput as why:
        sys.exit(f"strength: {why}")
    print(ladder)
    if told := misses(found):
        sys.exit("\n".join(told))


if __name__ == "__main__":
    main()
