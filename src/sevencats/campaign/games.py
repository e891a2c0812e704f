"""Games of a campaign: stakes go into a pot when a game starts and leave it once, when it is settled (D 6.3, D 6.4)."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from secrets import randbits
from typing import Any, Final

from sevencats.campaign.book import MOST, Book
from sevencats.campaign.database import File
from sevencats.campaign.ledger import CROWNS, MASTER, NPC, character, pot, whole_crowns
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.match import Match
from sevencats.core.outcome import NOBODY
from sevencats.core.record import Record, read
from sevencats.core.words import BadInput
from sevencats.dice.game import GAME
from sevencats.dice.shapes import NO_SHAPE, shape_of
from sevencats.dice.state import State
from sevencats.dice.tables import HAND, difficulty, rolled


@dataclass(frozen=True)
class Player:
    """A character at a seat, with the set it plays and the die it has wagered, if any."""

    seat: int
    name: str
    lot: int
    wager: str | None


@dataclass(frozen=True)
class Manner:
    """How a game is played: with the table's own dice or not, and whether the game master chooses for the NPC."""

    real_dice: bool = False
    by_hand: bool = False


USUAL: Final = Manner()


@dataclass(frozen=True)
class StakedGame:
    """A game of the campaign: who plays, what was set up and what lies in the pot."""

    id: int
    setup: dict[str, Any]
    bet: int
    stake: int
    players: list[Player]
    settled: bool
    manner: Manner = USUAL
    rolled: int | None = None  # what the d10 showed that set the difficulty

    @property
    def level(self) -> str | None:
        """The difficulty of the NPC; None between two characters."""
        wanted: str | None = self.setup["seats"][1].get("difficulty")
        return wanted if self.rolled is None else rolled(self.rolled).id

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.setup["seats"]]


class Campaign(Book):
    """A campaign: its characters and its games, kept in one database."""

    def start(
        self,
        name: str,
        opponent: str = "npc",
        *,
        level: str = "normal",
        faction: str = "random",
        bet: object = 0,
        hand: list[str] | None = None,
        winner_needed: bool | None = None,
        seat: dict[str, Any] | None = None,
        manner: Manner = USUAL,
        seed: int | None = None,
        **options: Any,
    ) -> int:
        """A game of a character against an NPC; its bet and the NPC's stake go into the pot. The game's number.

        The level is a difficulty, `roll`, or what a d10 showed; a d10 is the first thing in the game's record, and one
        that the program rolls comes from the seed (D 1.3). `seat` adds to the character's seat (a Tactics check),
        `options` to the setup (variant, house, open_hands)."""
        wanted = whole_crowns(bet, "bet")
        shown = shown_by_d10(level, randbits(31) if seed is None else seed)
        chosen = difficulty(level) if shown is None else rolled(shown)
        stake = chosen.stake(wanted)
        with self.at_once():
            name = self.known(name)
            self.afford(name, wanted, "bet")
            npc = {"name": opponent, "faction": faction, "difficulty": chosen.id if shown is None else "roll"}
            seats = [self.seat_of(name, hand, seat), npc]
            setup = GAME.setup(
                {**options, "winner_needed": bool(wanted) if winner_needed is None else winner_needed, "seats": seats}
            )
            game = self.open_game(setup, wanted, stake, [name], [None], manner)
            cause = f"stakes of game {game}"
            if shown is not None:
                cause += f", {chosen.id} by a d10 of {shown}"
                record = Record(GAME, setup, [name, opponent])
                record.write(CHANCE, f"d10={shown}")
                self.write_record(game, record)
            deed = self.begin(cause, game, "opened")
            self.move(deed, character(name), pot(game), CROWNS, 0, wanted)
            self.move(deed, NPC, pot(game), CROWNS, 0, stake)
        return game

    def duel(
        self,
        name: str,
        other: str,
        *,
        bet: object = 0,
        hands: tuple[list[str] | None, list[str] | None] = (None, None),
        wagers: tuple[str, str] | None = None,
        winner_needed: bool | None = None,
        manner: Manner = USUAL,
        **options: Any,
    ) -> int:
        """A game of two characters: both bet the same, and each may wager a die (D 6.3, D 6.8)."""
        amount = whole_crowns(bet, "bet")
        with self.at_once():
            names = [self.known(name), self.known(other)]
            if names[0] == names[1]:
                raise BadInput("against-self", name=names[0])
            for one in names:
                self.afford(one, amount, "bet")
            for one, die in zip(names, wagers or (), strict=wagers is not None):
                self.spare(one, die)
            at_stake = bool(amount or wagers)
            seats = [
                self.seat_of(one, hand, None, die)
                for one, hand, die in zip(names, hands, wagers or (None, None), strict=True)
            ]
            setup = GAME.setup(
                {**options, "winner_needed": at_stake if winner_needed is None else winner_needed, "seats": seats}
            )
            game = self.open_game(setup, amount, amount, names, list(wagers or (None, None)), manner)
            deed = self.begin(f"stakes of game {game}", game, "opened")
            for player in self.table(game).players:
                self.move(deed, character(player.name), pot(game), CROWNS, 0, amount)
                if player.wager is not None:
                    self.move(deed, character(player.name), pot(game), player.wager, player.lot, 1)
        return game

    def spare(self, name: str, die: str) -> None:
        """A die may be wagered that is owned and leaves ten in the collection."""
        owned = self.collection(name)
        if shape_of(die).id not in owned:
            raise BadInput("wager-owned", name=name, die=die, dice=listed(owned))
        if sum(owned.values()) <= HAND:
            raise BadInput("wager-last", name=name, n=HAND)

    def seat_of(
        self, name: str, hand: list[str] | None, more: dict[str, Any] | None, wager: str | None = None
    ) -> dict[str, Any]:
        dice = self.collection(name)
        if wager is not None:
            dice[wager] -= 1
        seat = {
            **(more or {}),
            "name": name,
            "faction": self.faction(name),
            "dice": [f"{id}*{min(n, MOST)}" for id, n in dice.items() if n],
        }
        return seat if hand is None else {**seat, "hand": hand}

    def open_game(
        self, setup: dict[str, Any], bet: int, stake: int, names: list[str], wagers: list[str | None], manner: Manner
    ) -> int:
        game = int(
            self.one(
                "INSERT INTO dice_games (campaign, setup, bet, stake, real_dice, by_hand) VALUES (?, ?, ?, ?, ?, ?) "
                "RETURNING id",
                self.campaign,
                json.dumps(setup),
                bet,
                stake,
                int(manner.real_dice),
                int(manner.by_hand),
            )[0]
        )
        for seat, (name, wager) in enumerate(zip(names, wagers, strict=True)):
            self.db.ask(
                "INSERT INTO dice_players (game, seat, character, lot, wager) VALUES (?, ?, ?, ?, ?) RETURNING seat",
                game,
                seat,
                name,
                self.current_set(name)[0],
                wager,
            )
        return game

    def table(self, game: int) -> StakedGame:
        """A game by its number."""
        row = self.one(
            "SELECT setup, bet, stake, real_dice, by_hand FROM dice_games WHERE campaign = ? AND id = ?",
            self.campaign,
            game,
        )
        if row is None:
            raise BadInput("no-game", n=game)
        players = [
            Player(*row)
            for row in self.db.ask(
                "SELECT seat, character, lot, wager FROM dice_players WHERE game = ? ORDER BY seat", game
            )
        ]
        settled = self.one("SELECT 1 FROM dice_transactions WHERE game = ? AND moment = 'settled'", game) is not None
        manner = Manner(bool(row[3]), bool(row[4]))
        setup = json.loads(row[0])
        return StakedGame(game, setup, row[1], row[2], players, settled, manner, self.rolled(game, setup))

    def rolled(self, game: int, setup: dict[str, Any]) -> int | None:
        """What the d10 of this game showed, if the difficulty was left to one."""
        if setup["seats"][1].get("difficulty") != "roll":
            return None
        record = json.loads(self.one("SELECT record FROM dice_records WHERE game = ?", game)[0])
        _, text = record["choices"][0]
        return int(text.removeprefix("d10="))

    def play_as(self, game: int, manner: Manner) -> None:
        """From now on the game is played in this manner."""
        with self.at_once():
            self.refuse_if_settled(game)
            self.db.ask(
                "UPDATE dice_games SET real_dice = ?, by_hand = ? WHERE id = ? RETURNING id",
                int(manner.real_dice),
                int(manner.by_hand),
                game,
            )

    def open_games(self) -> list[StakedGame]:
        """Games that are not settled."""
        rows = self.db.ask("SELECT id FROM dice_games WHERE campaign = ? ORDER BY id", self.campaign)
        return [table for table in (self.table(int(row[0])) for row in rows) if not table.settled]

    def match(self, game: int, seed: int = 0, real_dice: bool = False) -> Match:
        """The game as far as it was kept, to be played on."""
        table = self.table(game)
        row = self.one("SELECT record FROM dice_records WHERE game = ?", game)
        record = Record(GAME, table.setup, table.names) if row is None else read(json.loads(row[0]))
        return Match(record, seed + len(record.choices), luck_answers=not real_dice)

    def keep(self, game: int, match: Match) -> None:
        """Write down how far a game has come."""
        with self.at_once():
            self.refuse_if_settled(game)
            self.write_record(game, match.record)

    def settle(self, game: int, match: Match) -> None:
        """Pay out a finished game and hand over its reward die: all of it together, and once (D 6.4, D 6.9)."""
        state = match.record.replay()
        assert isinstance(state, State)
        if match.record.setup != self.table(game).setup:
            raise BadInput("other-match", n=game)
        if state.outcome is None:
            raise BadInput("game-open", n=game)
        winner = state.outcome.winner
        with self.at_once():
            self.refuse_if_settled(game)
            deed = self.begin(f"drawn game {game}" if winner == NOBODY else f"pay-out of game {game}", game, "settled")
            if winner == NOBODY:
                self.return_stakes(deed, game)
            else:
                self.pay(deed, self.table(game), winner, state)
            self.write_record(game, match.record)

    def pay(self, deed: int, table: StakedGame, winner: int, state: State) -> None:
        """The pot goes to the winner, wagered dice into the set the winner plays, and a person's reward die too."""
        won = next((player for player in table.players if player.seat == winner), None)
        account = NPC if won is None else character(won.name)
        self.move(deed, pot(table.id), account, CROWNS, 0, table.bet + table.stake)
        if won is None:
            return
        for player in table.players:
            if player.wager is not None:
                self.hand_over(deed, pot(table.id), player.lot, account, won.lot, player.wager)
        if state.reward is not NO_SHAPE:
            self.move(deed, MASTER, account, state.reward.id, won.lot, 1)

    def hand_over(self, deed: int, giver: str, lot: int, taker: str, new_lot: int, die: str) -> None:
        """A die that changes its owner changes the set it belongs to: it passes through the game master's hands."""
        self.move(deed, giver, MASTER, die, lot, 1)
        self.move(deed, MASTER, taker, die, new_lot, 1)

    def call_off(self, game: int) -> None:
        """A game that will not be finished: everybody takes the own stake back."""
        with self.at_once():
            self.refuse_if_settled(game)
            self.return_stakes(self.begin(f"game {game} called off", game, "settled"), game)

    def return_stakes(self, deed: int, game: int) -> None:
        table = self.table(game)
        for player in table.players:
            self.move(deed, pot(game), character(player.name), CROWNS, 0, table.bet)
            if player.wager is not None:
                self.move(deed, pot(game), character(player.name), player.wager, player.lot, 1)
        if len(table.players) == 1:
            self.move(deed, pot(game), NPC, CROWNS, 0, table.stake)

    def refuse_if_settled(self, game: int) -> None:
        if self.table(game).settled:
            raise BadInput("settled", n=game)

    def write_record(self, game: int, record: Record) -> None:
        self.db.ask(
            "INSERT INTO dice_records (game, record) VALUES (?, ?) "
            "ON CONFLICT (game) DO UPDATE SET record = excluded.record RETURNING game",
            game,
            json.dumps(record.data()),
        )


def shown_by_d10(level: str, seed: int) -> int | None:
    """What the d10 for the difficulty shows: drawn now, or typed by somebody who has rolled it. None: it is chosen."""
    if level == "roll":
        return Luck(seed).below(10) + 1
    return int(level) if level in {str(n) for n in range(1, 11)} else None


def listed(dice: dict[str, int]) -> str:
    return ", ".join(f"{n} {id}" for id, n in dice.items())


def open_campaign(where: str | sqlite3.Connection) -> Campaign:
    """The campaign in this file or database; a new one if there is none."""
    return Campaign(File(where))
