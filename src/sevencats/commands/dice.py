"""The commands of Gwen't: `sevencats dice new`, `play`, `market`, `ledger` and `worth`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from sevencats.commands.choices import JSON
from sevencats.commands.language import words_of

if TYPE_CHECKING:
    from sevencats.campaign import Campaign
    from sevencats.dice.worth import Worth

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
    return {"name": name, "faction": kept.faction(name), "crowns": kept.purse(name), "dice": kept.collection(name)}


def card(kept: Campaign, name: str) -> str:
    """A character in one line."""
    words = words_of(None)
    dice = ", ".join(f"{n} {words.die(id)}" for id, n in kept.collection(name).items())
    return words.say(
        "terminal-character", who=name, faction=words.word("dice", kept.faction(name)), n=kept.purse(name), dice=dice
    )


@dice.command()
@click.argument("name")
@click.option("--opponent", default="npc", show_default=True, help="The NPC's name, or another character's.")
@click.option("--difficulty", default="normal", show_default=True, help="easy, normal, hard, roll, or a real d10.")
@click.option("--faction", default="random", show_default=True, help="The NPC's faction.")
@click.option("--bet", default="0", show_default=True, help="Whole crowns.")
@click.option("--hand", help="The ten dice to roll, as in d4*3,d6*3,d8*4.")
@click.option("--tactics", help="The total of a Tactics check.")
@click.option("--variant", default="rulebook", show_default=True, help="rulebook, strict, lives or foundry.")
@click.option("--open-hands", is_flag=True, help="Everybody sees all dice.")
@click.option("--real-dice", is_flag=True, help="Type what the table's own dice show.")
@click.option("--by-hand", is_flag=True, help="The game master chooses for the NPC.")
@click.option("--game", "number", type=int, help="Go on with this game.")
@click.option("--call-off", is_flag=True, help="Return the stakes of the game instead.")
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
    sevencats dice play Geralt --real-dice --by-hand
    """
    from secrets import randbelow

    from sevencats.commands.dice_prompt import DicePrompt

    kept, words = campaign(book), words_of(None)
    game = start(kept, name, wanted) if number is None else number
    if call_off:
        kept.call_off(game)
        click.echo(words.say("terminal-called-off", n=game))
        return
    match = kept.match(game, randbelow(2**31) if seed is None else seed, real_dice)
    npc = None if by_hand or len(kept.table(game).players) == 2 else 1
    if not DicePrompt(match, kept, game, npc, words).played():
        kept.keep(game, match)
        click.echo(words.say("terminal-kept", n=game))
        return
    kept.settle(game, match)
    for player in kept.table(game).players:
        click.echo(card(kept, player.name))


def start(kept: Campaign, name: str, wanted: dict[str, Any]) -> int:
    from sevencats.core.words import BadInput

    hand = None if wanted["hand"] is None else [word.strip() for word in wanted["hand"].split(",")]
    options = {"variant": wanted["variant"], "open_hands": wanted["open_hands"]}
    if wanted["opponent"] in kept.characters():
        return kept.duel(name, wanted["opponent"], bet=wanted["bet"], hands=(hand, None), **options)
    seat = None
    if wanted["tactics"] is not None:
        if not wanted["tactics"].isdecimal():
            raise BadInput(f"The total of a Tactics check is a whole number, not {wanted['tactics']!r}.")
        seat = {"tactics": int(wanted["tactics"])}
    return kept.start(
        name,
        wanted["opponent"],
        level=wanted["difficulty"],
        faction=wanted["faction"],
        bet=wanted["bet"],
        hand=hand,
        seat=seat,
        **options,
    )


@dice.command()
@click.argument("name")
@click.argument("die", required=False)
@click.argument("copies", default="1")
@click.option("--faction", help="Buy a new set of this faction instead.")
@click.option("--price", help="The game master's price of the set.")
@JSON
@BOOK
def market(
    name: str, die: str | None, copies: str, faction: str | None, price: str | None, as_json: bool, book: str
) -> None:
    """Buy dice from the merchant, or a new set; without a die, see the prices.

    \b
    sevencats dice market Geralt
    sevencats dice market Geralt d8 2
    """
    from sevencats.dice.tables import NEW_SET, PRICES

    kept = campaign(book)
    if faction is not None:
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
        raise BadInput("To give or spend crowns, name a character.")
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
    from sevencats.dice.worth import worth as sampled
    from sevencats.lab.progress import bar

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
