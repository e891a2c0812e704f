"""The lab's part of the command line. Everything else of the lab is imported when a command runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from sevencats.core.registry import NAMES

Command = TypeVar("Command", bound=Callable[..., Any])


def options(*wanted: Callable[[Any], Any]) -> Callable[[Command], Command]:
    """Several options at once, in the order in which help shows them."""

    def give(command: Any) -> Any:
        for option in reversed(wanted):
            command = option(command)
        return command

    return give


GAME = click.argument("game", default="gwent", type=click.Choice(NAMES))
EDITION = click.option(
    "--edition",
    "rules",
    default="anniversary",
    help="anniversary, classic-2015, witcher-3, french-letter, dutch-letter or czech-letter.",
)
SEED = click.option("--seed", default=1, help="The same seed gives the same results, whatever the workers.")
WORKERS = click.option("--workers", type=int, help="Processes to play on; all cores if not said.")
CLUSTER = click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler to play on, such as tcp://10.0.0.5:8786.")
OUT = click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Where every game is kept; the same command goes on there after an interruption.",
)
JSON = click.option("--json", "as_json", is_flag=True, help="The results as JSON.")
BOT = click.option("--bot", default="regular", help="Who plays both sides: a level, greedy, planner:N or search:N.")
PLAYING = options(EDITION, SEED, WORKERS, CLUSTER, OUT, JSON)


@click.command("arena")
@GAME
@click.option(
    "--bots", default="regular,random", help="random, greedy, novice, regular, expert, master, planner:N, search:N."
)
@click.option(
    "--decks",
    "--factions",
    "--heroes",
    "sides",
    default="all",
    help="All premade decks of Gwent, factions of dice (monsters or monsters:hard) or heroes of Unmatched; "
    "or names with commas between, decks also as TOML files.",
)
@click.option(
    "--edition",
    "--variant",
    "--board",
    "table",
    help="An edition of Gwent, a variant of dice (open-rulebook: with open hands), a board of Unmatched.",
)
@click.option("--games", default=200, help="Games for every two bots, an even number.")
@options(SEED, WORKERS, CLUSTER, OUT, JSON)
def arena_command(
    game: str,
    bots: str,
    sides: str,
    table: str | None,
    games: int,
    seed: int,
    workers: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other: every deal twice, with their places changed.

    \b
    sevencats arena gwent --bots master,greedy --decks all --games 2000
    sevencats arena gwent --bots search:50,search:200,search:800 --games 400 --out sweep
    sevencats arena dice --bots expert,regular --factions all --variant open-rulebook
    sevencats arena unmatched --bots expert,greedy --heroes geralt,leshen --board kaer-morhen
    """
    from sevencats.lab import arena, pick
    from sevencats.lab.plan import games_wanted

    names = pick.bots(game, bots)
    plan = arena.arena_plan(game, names, sides, table, seed)
    played, _ = results("arena", plan, games_wanted(games, len(plan.bots)), out, workers, cluster)
    found = arena.rates(played, plan)
    say(as_json, lambda: arena.report(found), lambda: arena.data(plan, found))


def results(what: str, plan: Any, games: int, out: Path | None, workers: int | None, cluster: str | None) -> Any:
    """Play what is missing; the games, and the store that has their records."""
    from sevencats.lab.run import run, usual_place
    from sevencats.lab.store import Store

    store = Store(usual_place(what, plan) if out is None else out, plan)
    for note in store.notes:
        click.echo(f"sevencats: {note}", err=True)
    played = run(plan, games, store, workers, cluster)
    click.echo(f"{games} games are kept in {store.path}.", err=True)
    return played, store


def say(as_json: bool, words: Callable[[], str], data: Callable[[], Any]) -> None:
    click.echo(json.dumps(data(), ensure_ascii=False) if as_json else words())


@click.command("odds")
@click.argument("name")
@click.option(
    "--draws",
    metavar="A,B,C",
    help="Cards drawn in rounds 1, 2 and 3 besides the opening hand; if not said, a spy's two in the first "
    "and the Northern Realms' one in the second.",
)
@click.option("--hands", default=2000, help="Opening hands that a bot swaps from.")
@click.option("--bot", default="greedy", help="Who swaps: a level, greedy, planner:N or search:N.")
@options(EDITION, SEED, JSON)
def odds_command(name: str, draws: str | None, hands: int, bot: str, rules: str, seed: int, as_json: bool) -> None:
    """How likely each card and each group of a deck is to be drawn.

    \b
    sevencats deck odds my-deck.toml
    sevencats deck odds zerowarden-nilfgaard-spy --draws 4,0,0
    """
    from sevencats.lab import odds, pick

    deck = pick.deck(name, rules)
    drawn = odds.usual_draws(deck) if draws is None else odds.read_draws(draws)
    found = odds.odds(deck, rules, drawn, bot, hands, seed)
    say(
        as_json,
        lambda: odds.report(found, drawn, bot),
        lambda: {"deck": deck.name, "edition": rules, "draws": drawn, "odds": [one.data() for one in found]},
    )


@click.command("duel")
@click.argument("first")
@click.argument("second")
@click.option("--games", default=200, help="An even number of games.")
@BOT
@PLAYING
def duel_command(
    first: str,
    second: str,
    games: int,
    bot: str,
    rules: str,
    seed: int,
    workers: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Which of two decks is better, in the hands of one bot.

    \b
    sevencats deck duel my-deck.toml init-nilfgaard --games 400
    """
    from sevencats.lab import duel
    from sevencats.lab.plan import games_wanted

    plan = duel.duel_plan(first, second, bot, rules, seed)
    played, _ = results("duel", plan, games_wanted(games), out, workers, cluster)
    found = duel.rates(played, plan)
    (a, b), rate = next(iter(found.items()))
    say(
        as_json,
        lambda: f"{a} against {b}, played by {bot}: {rate}   {rate.won} won, {rate.drawn} drawn, {rate.lost} lost",
        lambda: duel.data(plan, found),
    )


@click.command("matrix")
@click.option("--decks", default="all", help="All premade decks, or names and TOML files with commas between.")
@click.option("--games", default=20, help="Games for every two decks, an even number.")
@click.option(
    "--picture",
    "pictures",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw it, too: a name that ends in .svg, .png or .html. May be given several times.",
)
@BOT
@PLAYING
def matrix_command(
    decks: str,
    games: int,
    pictures: tuple[Path, ...],
    bot: str,
    rules: str,
    seed: int,
    workers: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Every deck against every other, with intervals, as a table and as pictures.

    \b
    sevencats deck matrix --decks all --games 100 --picture matrix.png --picture matrix.html
    """
    from sevencats.lab import duel, picture
    from sevencats.lab.plan import games_wanted

    picture.checked(pictures)
    plan = duel.matrix_plan(decks, bot, rules, seed)
    played, _ = results("matrix", plan, games_wanted(games, len(plan.deals)), out, workers, cluster)
    found = duel.rates(played, plan)
    for path in pictures:
        picture.save(found, f"Decks of Gwent, {rules}, played by {bot}", path)
    say(as_json, lambda: duel.report(found), lambda: duel.data(plan, found))


@click.command("cards")
@click.argument("name")
@click.option("--against", default="all", help="All premade decks, or names and TOML files with commas between.")
@click.option("--games", default=400, help="An even number of games.")
@BOT
@PLAYING
def cards_command(
    name: str,
    against: str,
    games: int,
    bot: str,
    rules: str,
    seed: int,
    workers: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """What each card of a deck is worth: win rates when it is dealt, played or swapped away.

    \b
    sevencats deck cards my-deck.toml --games 2000
    """
    from collections import Counter

    from sevencats.lab import cards, duel, pick
    from sevencats.lab.plan import games_wanted
    from sevencats.lab.rates import total

    plan = duel.cards_plan(name, against, bot, rules, seed)
    played, store = results("cards", plan, games_wanted(games), out, workers, cluster)
    mine = plan.deals[0][0]
    seats = {game.number: game.sides.index(mine) for game in played}
    stories = [cards.story(record, seats[number]) for number, record in store.records(set(seats))]
    found = cards.worths(stories, dict(Counter(card.id for card in pick.deck(name, rules).cards)))
    overall = total(duel.rates(played, plan).values())
    say(
        as_json,
        lambda: cards.report(found, mine, overall),
        lambda: {"deck": mine, "overall": overall.data(), "cards": [worth.data() for worth in found]},
    )


@click.group("lab")
def lab_group() -> None:
    """Learn the bots' weights; take a game out of results.

    \b
    sevencats lab train gwent
    sevencats lab record results/arena-1f0c2d3e4a 17 > game.json
    """


@lab_group.command("train")
@GAME
@click.option("--games", default=1500, help="Games of self-play to learn from.")
@click.option("--bot", default="search:60", help="Who plays both sides: a level, greedy, planner:N or search:N.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where the weights go; if not said, into the package that is running.",
)
@click.option("--edition", "--variant", "--board", "table", help="The table to learn at; if not said, the usual one.")
@options(SEED, WORKERS)
def train_command(
    game: str, games: int, bot: str, out: Path | None, table: str | None, seed: int, workers: int | None
) -> None:
    """Learn from self-play what counts in a game, and write the bots' weights.

    \b
    sevencats lab train gwent --games 1500 --seed 1 --out src/sevencats/bots/evaluate/gwent.toml
    """
    from sevencats.lab import train

    click.echo(train.train(game, games, seed, bot, table, workers, out))


@lab_group.command("record")
@click.argument("results", type=click.Path(path_type=Path))
@click.argument("number", type=int)
def record_command(results: Path, number: int) -> None:
    """Print the record of one game, to save and to replay.

    \b
    sevencats lab record results/arena-1f0c2d3e4a 17 > game.json
    """
    from sevencats.lab.store import record_of

    click.echo(json.dumps(record_of(results, number), ensure_ascii=False))
