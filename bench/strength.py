"""How strong are the levels, and do they try? Plays the ladder over all premade decks or heroes, same deals with places
changed, then every level against a scripted beginner, and writes the tables of docs/bots.md. Games are kept in
build/strength: an interrupted run goes on from there."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import click
import open_dice

from sevencats.bots import LEVELS
from sevencats.build import version
from sevencats.core.words import BadInput
from sevencats.lab import arena
from sevencats.lab.habits import Habits, habits
from sevencats.lab.plan import games_wanted
from sevencats.lab.players import budget
from sevencats.lab.rates import Rate, in_pairs, points
from sevencats.lab.run import run
from sevencats.lab.store import Store

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- the ladder, written by bench/strength.py -->", "<!-- end of the ladder -->"


@dataclass(frozen=True)
class Rung:
    """A level against one below it: the rate that is promised, how wide the interval may be, and the games it takes."""

    game: str
    better: str
    worse: str
    aim: float
    narrow: float
    games: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.better}-{self.worse}"


LADDER = (
    Rung("gwent", "regular", "random", 0.95, 0.03, 400),
    Rung("gwent", "expert", "regular", 0.75, 0.03, 800),
    Rung("gwent", "master", "expert", 0.60, 0.03, 680),
    Rung("unmatched", "expert", "greedy", 0.70, 0.06, 200),
)
TABLES = (("gwent", "anniversary"), ("dice", "rulebook"), ("dice", "open-rulebook"))  # games with rounds
TRIED = 100  # games of every level against the beginner at each of these tables
SOLVED = 16  # games of open dice in which every choice of expert is compared with the solver


@dataclass(frozen=True)
class Climb:
    """How a rung was climbed: the win rate, and its interval over pairs of games."""

    rate: Rate
    interval: tuple[float, float]

    @property
    def reach(self) -> float:
        return (self.interval[1] - self.interval[0]) / 2


def rung(one: Rung, games: int | None, seed: int, workers: int | None, out: Path) -> Climb:
    """The win rate of one level against the one below, over so many games, or over those that are finished."""
    plan = arena.arena_plan(one.game, [one.better, one.worse], "all", None, seed)
    store = Store(out / one.name, plan)
    for note in store.notes:
        print(note, file=sys.stderr)
    print(f"{one.game}: {one.better} against {one.worse}", file=sys.stderr)
    played = run(plan, finished(store) if games is None else games_wanted(games), store, workers)
    scores = [points(game.winner, game.bots.index(one.better)) for game in played]
    return Climb(arena.rates(played, plan)[one.better, one.worse], in_pairs(scores))


@dataclass(frozen=True)
class Trial:
    """How a level did against the scripted beginner, and how it played its rounds."""

    game: str
    table: str
    level: str
    rate: Rate
    habits: Habits


def trials(games: int | None, seed: int, workers: int | None, out: Path) -> list[Trial]:
    """Every level at every table that has rounds."""
    found = []
    for game, table in TABLES:
        for level in (LEVELS[0], "greedy", *LEVELS[1:]):
            plan = arena.arena_plan(game, [level, "beginner"], "all", table, seed)
            store = Store(out / f"{game}-{table}-{level}-beginner", plan)
            print(f"{game}, {table}: {level} against the beginner", file=sys.stderr)
            played = run(plan, finished(store) if games is None else games_wanted(games), store, workers)
            rate = arena.rates(played, plan)[level, "beginner"]
            records = (record for _, record in store.records(set(range(len(played)))))
            found.append(Trial(game, table, level, rate, habits(records, level)))
    return found


def finished(store: Store) -> int:
    """How many games are there without a gap, in whole pairs."""
    games = 0
    while games in store.finished and games + 1 in store.finished:
        games += 2
    return games


def table(found: dict[Rung, Climb], dice: open_dice.Count | None) -> str:
    """The ladder as it stands in the documentation."""
    rows = []
    for one, climb in found.items():
        rate, (low, high) = climb.rate, climb.interval
        rows.append(
            f"| {one.game} | {one.better} ({budget(one.game, one.better)}) | "
            f"{one.worse} ({budget(one.game, one.worse)}) | {rate.games:,} | {rate.score:.1%} | "
            f"{low:.1%} to {high:.1%} | {one.aim:.0%}{shortfall(one, climb)} |"
        )
    lines = [
        f"Measured on {date.today()} with {version()}, {platform.machine()}, Python {platform.python_version()}.",
        "",
        "| game | level | against | games | win rate | 95 % interval | at least |",
        "|---|---|---|---|---|---|---|",
        *rows,
    ]
    return "\n".join([*lines, "", str(dice)] if dice else lines)


def manners(found: list[Trial]) -> str:
    """The table of trials."""
    rows = [
        f"| {one.game}, {one.table} | {one.level} | {one.rate.games:,} | {one.rate.score:.0%} | "
        f"{one.habits.cards_in_round_one:.1f} | {one.habits.beginning} | {one.habits.second} | {one.habits.later} |"
        for one in found
    ]
    return "\n".join(
        [
            "| game | level | games | wins against the beginner | cards in round one | "
            "passes as its first act: beginning | second | in later rounds |",
            "|---|---|---|---|---|---|---|---|",
            *rows,
        ]
    )


def shortfall(one: Rung, climb: Climb) -> str:
    missed = ", missed" if climb.rate.score < one.aim else ""
    return missed + (", too few games" if climb.reach > one.narrow else "")


def write(page: Path, ladder: str) -> None:
    """Put the table between its two marks."""
    text = page.read_text(encoding="utf-8")
    head, found, rest = text.partition(BEGIN)
    _, ended, tail = rest.partition(END)
    if not found or not ended:
        raise BadInput(f"{page} has lost its marks: expected {BEGIN} and {END}.")
    page.write_text(f"{head}{BEGIN}\n{ladder}\n{END}{tail}", encoding="utf-8")


def misses(found: dict[Rung, Climb]) -> list[str]:
    """What the ladder promises and these games do not show, a sentence each."""
    told = []
    for one, climb in found.items():
        if climb.rate.score < one.aim:
            told.append(f"{one.game}: {one.better} wins {climb.rate.score:.1%} against {one.worse}, not {one.aim:.0%}.")
        if climb.reach > one.narrow:
            told.append(
                f"{one.game}: the interval of {one.better} against {one.worse} is ±{climb.reach:.1%}, "
                f"not ±{one.narrow:.0%}."
            )
    return told


@click.command()
@click.option("--games", type=int, help="Games of every rung, an even number; if not said, as many as it needs.")
@click.option(
    "--rung",
    "wanted",
    multiple=True,
    metavar="NAME",
    help="Only this rung, such as gwent-master-expert, or dice, or trials; may be repeated.",
)
@click.option("--finished", "as_is", is_flag=True, help="Play nothing more: publish the games that are finished.")
@click.option("--seed", default=2)
@click.option("--workers", type=int)
@click.option("--out", type=click.Path(path_type=Path), default=ROOT / "build/strength", help="Where games are kept.")
@click.option("--page", type=click.Path(path_type=Path), default=PAGE, help="The page that gets the table.")
def main(
    games: int | None, wanted: tuple[str, ...], as_is: bool, seed: int, workers: int | None, out: Path, page: Path
) -> None:
    """Play the ladder and publish it."""
    try:
        found = {
            one: rung(one, None if as_is else games or one.games, seed, workers, out)
            for one in LADDER
            if not wanted or one.name in wanted
        }
        dice = open_dice.kept(out / "dice.json", SOLVED, seed) if not wanted or "dice" in wanted else None
        ladder = table(found, dice)
        if not wanted or "trials" in wanted:
            ladder += "\n\n" + manners(trials(None if as_is else games or TRIED, seed, workers, out))
        if not wanted:
            write(page, ladder)
    except BadInput as why:
        sys.exit(f"strength: {why}")
    print(ladder)
    told = misses(found) + ([str(dice)] if dice and dice.worse else [])
    if told:
        sys.exit("\n".join(told))


if __name__ == "__main__":
    main()
