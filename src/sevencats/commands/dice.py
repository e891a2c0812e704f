"""The commands of Gwen't: `sevencats dice new`, `play`, `games`, `market`, `ledger` and `worth`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from sevencats.commands.choices import JSON
from sevencats.commands.language import words_of

if TYPE_CHECKING:
    from sevencats.campaign import Campaign
    from sevencats.campaign.games import Manner, StakedGame
    from sevencats.solvers.open_dice.worth import Worth

BOOK = click.option("--book", default="campaign.db", show_default=True, help="The file that keeps the campaign.")


def campaign(book: str) -> Campaign:
    from sevencats.campaign import open_campaign

    return open_campaign(book)


@click.group()
def dice() -> None:
    """Gwen't, Gwent with dice: characters, games, the merchant and the books.

    \b
    sevencats dice new Geralt --faction northern-realms --crowns 500
    sevencats dice play Geralt --difficulty hard --bet 50
    """


@dice.command()
@click.argument("name")
@click.option("--faction", required=True, help="northern-realms, monsters, nilfgaard or scoiatael.")
@click.option("--crowns", default="0", show_default=True, help="The first purse.")
@BOOK
def new(name: str, faction: str, crowns: str, book: str) -> None:
    """Create a character with the first set of a faction.

    \b
    sevencats dice new Geralt --faction northern-realms --crowns 500
    """
    kept = campaign(book)
    kept.create(name, faction, crowns)
    click.echo(card(kept, name))


def character(kept: Campaign, name: str) -> dict[str, Any]:
    name = kept.known(name)
    return {"name": name, "faction": kept.faction(name), "crowns": kept.purse(name), "dice": kept.collection(name)}


def card(kept: Campaign, name: str) -> str:
    """A character in one line."""
    words, name = words_of(None), kept.known(name)
    dice = ", ".join(f"{n} {words.die(id)}" for id, n in kept.collection(name).items())
    return words.say(
        "terminal-character", who=name, faction=words.word("dice", kept.faction(name)), n=kept.purse(name), dice=dice
    )


@dice.command()
@click.argument("name")
@click.option("--opponent", default="npc", show_default=True, help="The NPC's name.")
@click.option("--against", help="Another character, for a duel in which both stake the bet.")
@click.option("--difficulty", default="normal", show_default=True, help="easy, normal, hard, roll, or a real d10.")
@click.option("--faction", default="random", show_default=True, help="The NPC's faction.")
@click.option("--bet", default="0", show_default=True, help="Whole crowns.")
@click.option("--hand", help="The ten dice to roll, as in d4*3,d6*3,d8*4.")
@click.option("--tactics", help="The total of a Tactics check.")
@click.option("--variant", default="rulebook", show_default=True, help="rulebook, strict, lives or foundry.")
@click.option("--open-hands", is_flag=True, help="Everybody sees all dice.")
@click.option("--real-dice", is_flag=True, help="Type what the table's own dice show.")
@click.option("--by-hand", is_flag=True, help="The game master chooses for the NPC.")
@click.option("--game", "number", type=int, help="Go on with this game, as it was begun.")
@click.option("--call-off", is_flag=True, help="With --game: return its stakes instead.")
@click.option("--seed", type=int, help="For luck; random if not said.")
@BOOK
def play(
    name: str,
    number: int | None,
    real_dice: bool,
    by_hand: bool,
    call_off: bool,
    seed: int | None,
    book: str,
    **wanted: Any,
) -> None:
    """Play a game, from the stakes to the pay-out. Typing quit keeps it for later.

    \b
    sevencats dice play Geralt --opponent Zoltan --difficulty roll --bet 20
    sevencats dice play Geralt --against Ciri --bet 20
    sevencats dice play Geralt --real-dice --by-hand
    """
    from secrets import randbelow

    from sevencats.campaign.games import Manner
    from sevencats.commands.dice_prompt import DicePrompt
    from sevencats.core.words import BadInput

    kept, words, manner = campaign(book), words_of(None), Manner(real_dice, by_hand)
    seed = randbelow(2**31) if seed is None else seed
    if number is None and call_off:
        raise BadInput("call-off-which")
    if number is None:
        game = start(kept, name, manner, seed, wanted)
    else:
        game = resumed(kept, name, number, manner)
    if call_off:
        kept.call_off(game)
        click.echo(words.say("terminal-called-off", n=game))
        return
    table = kept.table(game)
    if table.rolled is not None:
        click.echo(
            words.say("dice-event-difficulty", roll=table.rolled, difficulty=words.say(f"difficulty-{table.level}"))
        )
    match = kept.match(game, seed, table.manner.real_dice)
    npc = None if table.manner.by_hand or len(table.players) == 2 else 1
    if not DicePrompt(match, kept, game, npc, words).played():
        kept.keep(game, match)
        click.echo(words.say("terminal-kept", n=game))
        return
    kept.settle(game, match)
    for player in table.players:
        click.echo(card(kept, player.name))


def start(kept: Campaign, name: str, manner: Manner, seed: int, wanted: dict[str, Any]) -> int:
    from sevencats.commands.dice_prompt import typed_d10
    from sevencats.core.words import BadInput, shown

    hand = None if wanted["hand"] is None else [word.strip() for word in wanted["hand"].split(",")]
    options = {"variant": wanted["variant"], "open_hands": wanted["open_hands"], "manner": manner}
    if wanted["against"] is not None:
        return kept.duel(name, wanted["against"], bet=wanted["bet"], hands=(hand, None), **options)
    seat = None
    if wanted["tactics"] is not None:
        if not wanted["tactics"].isdecimal():
            raise BadInput("tactics-total", came=shown(wanted["tactics"]))
        seat = {"tactics": int(wanted["tactics"])}
    level = wanted["difficulty"]
    return kept.start(
        name,
        wanted["opponent"],
        level=typed_d10() if level == "roll" and manner.real_dice else level,
        faction=wanted["faction"],
        bet=wanted["bet"],
        hand=hand,
        seat=seat,
        seed=seed,
        **options,
    )


def resumed(kept: Campaign, name: str, game: int, more: Manner) -> int:
    """A game of this character that is not over. It is played as it was begun; what is said now is added to that."""
    from sevencats.campaign.games import Manner
    from sevencats.core.words import BadInput

    table, who = kept.table(game), kept.known(name)
    players = [player.name for player in table.players]
    if who not in players:
        raise BadInput("game-players", n=game, names=players, name=who)
    manner = Manner(table.manner.real_dice or more.real_dice, table.manner.by_hand or more.by_hand)
    kept.refuse_if_settled(game)
    if manner != table.manner:
        kept.play_as(game, manner)
    return game


@dice.command()
@click.argument("name", required=False)
@JSON
@BOOK
def games(name: str | None, as_json: bool, book: str) -> None:
    """The games that are not over, of one character or of all.

    \b
    sevencats dice games
    sevencats dice games Geralt --json
    """
    kept, words = campaign(book), words_of(None)
    who = None if name is None else kept.known(name)
    found = [table for table in kept.open_games() if who is None or who in [one.name for one in table.players]]
    if as_json:
        click.echo(json.dumps([game_data(table) for table in found], ensure_ascii=False))
        return
    for table in found:
        click.echo(game_told(table))
    if not found:
        click.echo(words.say("terminal-no-games"))


def game_data(table: StakedGame) -> dict[str, Any]:
    return {
        "game": table.id,
        "names": table.names,
        "characters": [player.name for player in table.players],
        "difficulty": table.level,
        "rolled": table.rolled,
        "bet": table.bet,
        "stake": table.stake,
        "real_dice": table.manner.real_dice,
        "by_hand": table.manner.by_hand,
    }


def game_told(table: StakedGame) -> str:
    """A game in one line."""
    words, (who, other) = words_of(None), table.names
    how = [words.say("terminal-duel") if table.level is None else words.say(f"difficulty-{table.level}")]
    how += [words.say("terminal-real-dice")] * table.manner.real_dice + [
        words.say("terminal-by-hand")
    ] * table.manner.by_hand
    return words.say(
        "terminal-game", n=table.id, who=who, other=other, how=", ".join(how), bet=table.bet, stake=table.stake
    )


@dice.command()
@click.argument("name")
@click.argument("die", required=False)
@click.argument("copies", default="1")
@click.option("--faction", help="Buy a new set of this faction instead.")
@click.option("--price", help="The game master's price of the set.")
@click.option("--undo", is_flag=True, help="Take the last purchase back, if nothing was written after it.")
@JSON
@BOOK
def market(
    name: str,
    die: str | None,
    copies: str,
    faction: str | None,
    price: str | None,
    undo: bool,
    as_json: bool,
    book: str,
) -> None:
    """Buy dice from the merchant, or a new set; without a die, see the prices.

    \b
    sevencats dice market Geralt
    sevencats dice market Geralt d8 2
    sevencats dice market Geralt --undo
    """
    from sevencats.dice.tables import NEW_SET, PRICES

    kept = campaign(book)
    if undo:
        kept.undo_purchase(name)
    elif faction is not None:
        kept.change_faction(name, faction, NEW_SET if price is None else price)
    elif die is not None:
        kept.buy(name, die, copies)
    elif not as_json:
        words = words_of(None)
        for id, crowns in PRICES.items():
            click.echo(f"{words.die(id):>4}  {words.say('crowns', n=crowns)}")
        click.echo(words.say("terminal-set-price", n=NEW_SET))
    click.echo(
        json.dumps({**character(kept, name), "prices": {**PRICES, "set": NEW_SET}}, ensure_ascii=False)
        if as_json
        else card(kept, name)
    )


@dice.command()
@click.argument("name", required=False)
@click.option("--give", help="Crowns earned elsewhere.")
@click.option("--spend", help="Crowns paid elsewhere.")
@click.option("--cause", help="Why.")
@JSON
@BOOK
def ledger(name: str | None, give: str | None, spend: str | None, cause: str | None, as_json: bool, book: str) -> None:
    """Every crown and every die with its cause, of one character or of all.

    \b
    sevencats dice ledger Geralt --give 120 --cause "a griffin's head"
    sevencats dice ledger --json
    """
    from sevencats.commands.causes import account_told, cause_told, thing_told
    from sevencats.core.words import BadInput

    kept = campaign(book)
    why = {} if cause is None else {"cause": cause}
    if name is None and (give is not None or spend is not None):
        raise BadInput("crowns-whose")
    if name is not None and give is not None:
        kept.give(name, give, **why)
    if name is not None and spend is not None:
        kept.spend(name, spend, **why)
    names = kept.characters() if name is None else [name]
    if as_json:
        click.echo(
            json.dumps(
                {
                    "entries": [vars(entry) for entry in kept.ledger(name)],
                    "characters": [character(kept, one) for one in names],
                },
                ensure_ascii=False,
            )
        )
        return
    words = words_of(None)
    for entry in kept.ledger(name):
        who = "" if name else f"{account_told(words, entry.account):<24} "
        click.echo(
            f"{entry.at}  {who}{entry.amount:>+7} {thing_told(words, entry.what):<7} {cause_told(words, entry.cause)}"
        )
    for one in names:
        click.echo(card(kept, one))


@dice.command()
@click.option("--games", default=20, show_default=True, help="Hands to sample for each line.")
@click.option("--faction", help="Only this faction.")
@click.option("--difficulty", help="Only this difficulty.")
@click.option("--seed", default=0, show_default=True)
@JSON
def worth(games: int, faction: str | None, difficulty: str | None, seed: int, as_json: bool) -> None:
    """How much each faction is worth at each difficulty, under perfect play with open hands.

    \b
    sevencats dice worth --faction monsters --difficulty hard --games 50
    """
    from sevencats.dice.factions import FACTIONS, faction_of
    from sevencats.dice.tables import DIFFICULTIES
    from sevencats.dice.tables import difficulty as named
    from sevencats.lab.progress import bar
    from sevencats.solvers.open_dice.worth import worth as sampled

    wanted = [
        (mine, other, level)
        for level in (DIFFICULTIES if difficulty is None else [named(difficulty).id])
        for mine in (FACTIONS if faction is None else [faction_of(faction).id])
        for other in FACTIONS
    ]
    found = []
    with bar("pairings", len(wanted)) as progress:
        for mine, other, level in wanted:
            found.append(sampled(mine, other, level, games, seed))
            progress.update(1)
    click.echo(
        json.dumps(
            [
                {
                    "faction": one.faction,
                    "against": one.against,
                    "difficulty": one.difficulty,
                    "chance": one.mean,
                    "low": one.low,
                    "high": one.high,
                    "hands": one.games,
                }
                for one in found
            ]
        )
        if as_json
        else "\n".join(worth_told(one) for one in found)
    )


def worth_told(one: Worth) -> str:
    words = words_of(None)
    return words.say(
        "terminal-worth",
        faction=words.word("dice", one.faction),
        other=words.word("dice", one.against),
        difficulty=words.say(f"difficulty-{one.difficulty}"),
        chance=f"{100 * one.mean:.1f}",
        low=f"{100 * one.low:.1f}",
        high=f"{100 * one.high:.1f}",
        n=one.games,
        deep=one.too_deep,
    )
