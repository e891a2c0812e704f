"""Characters with their faction, purse and collection; the merchant; a new set for a new faction (D 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevencats.campaign.ledger import CROWNS, MASTER, MERCHANT, Ledger, LedgerEntry, character, whole_crowns
from sevencats.campaign.names import canonical, found, new_name
from sevencats.core.words import BadInput, shown, unknown
from sevencats.dice.factions import FACTIONS
from sevencats.dice.shapes import SHAPES, shape_of
from sevencats.dice.tables import FIRST_SET, NEW_SET, PRICES

MOST: Final = 99  # dice of one kind that a set plays with
BOUGHT: Final = "bought "
SET: Final = "new set, "


@dataclass(frozen=True)
class Sale:
    """What a character has bought from the merchant, with the number of its transaction."""

    deed: int
    character: str
    cause: str


class Book(Ledger):
    """All characters of a campaign. Purse and collection are never stored: they are sums of the ledger."""

    def characters(self) -> list[str]:
        rows = self.db.ask("SELECT name FROM dice_characters WHERE campaign = ? ORDER BY number", self.campaign)
        return [str(row[0]) for row in rows]

    def create(self, name: str, faction: str, crowns: object = 0) -> None:
        """A new character with the first set of a faction and perhaps a purse (D 6.1)."""
        amount = whole_crowns(crowns, "purse")
        known_faction(faction)
        name = new_name(name)
        with self.at_once():
            others = self.characters()
            for there in others:
                if canonical(there) == canonical(name):
                    raise BadInput("character-there", came=there)
            self.db.ask(
                "INSERT INTO dice_characters (campaign, name, number) VALUES (?, ?, ?) RETURNING number",
                self.campaign,
                name,
                len(others) + 1,
            )
            self.hand_out_set(name, faction, 1, "first set")
            if amount:
                self.move(self.begin("first purse"), MASTER, character(name), CROWNS, 0, amount)

    def hand_out_set(self, name: str, faction: str, number: int, cause: str, giver: str = MASTER) -> int:
        self.db.ask(
            "INSERT INTO dice_sets (campaign, character, number, faction) VALUES (?, ?, ?, ?) RETURNING number",
            self.campaign,
            name,
            number,
            faction,
        )
        deed = self.begin(cause)
        for shape in SHAPES.values():
            self.move(deed, giver, character(name), shape.id, number, FIRST_SET.count(shape))
        return deed

    def known(self, name: str) -> str:
        """The name as it is in the book."""
        names = self.characters()
        meant = found(name, names)
        if meant is None:
            raise unknown("character", name, names) if names else BadInput("no-characters")
        return meant

    def purse(self, name: str) -> int:
        return self.balance(character(self.known(name)), CROWNS, 0)

    def faction(self, name: str) -> str:
        return self.current_set(name)[1]

    def current_set(self, name: str) -> tuple[int, str]:
        """The number and the faction of the set that this character plays with."""
        number, faction = self.one(
            "SELECT number, faction FROM dice_sets WHERE campaign = ? AND character = ? ORDER BY number DESC",
            self.campaign,
            self.known(name),
        )
        return int(number), str(faction)

    def collection(self, name: str) -> dict[str, int]:
        """The dice of the current set: how many of each."""
        name = self.known(name)
        number, _ = self.current_set(name)
        counts = {id: self.balance(character(name), id, number) for id in SHAPES}
        return {id: n for id, n in counts.items() if n}

    def give(self, name: str, crowns: object, cause: str = "gift of the game master") -> None:
        """Crowns that the character earned elsewhere."""
        amount = whole_crowns(crowns, "gift")
        with self.at_once():
            self.move(self.begin(cause), MASTER, character(self.known(name)), CROWNS, 0, amount)

    def spend(self, name: str, crowns: object, cause: str = "spent elsewhere") -> None:
        """Crowns that the character paid elsewhere."""
        amount = whole_crowns(crowns, "payment")
        with self.at_once():
            name = self.known(name)
            self.afford(name, amount, "payment")
            self.move(self.begin(cause), character(name), MASTER, CROWNS, 0, amount)

    def buy(self, name: str, die: str, copies: object = 1) -> None:
        """Dice from the merchant at market value (D 6.6)."""
        shape = shape_of(die)
        text = str(copies)
        if isinstance(copies, (bool, float)) or not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 99:
            raise BadInput("merchant", came=shown(copies))
        n = int(text)
        with self.at_once():
            name = self.known(name)
            owned = self.collection(name).get(shape.id, 0)
            if owned + n > MOST:
                raise BadInput("most-dice", name=name, owned=owned, die=shape.id, most=MOST, n=n)
            price = PRICES[shape.id] * n
            self.afford(name, price, "dice-price", copies=n, die=shape.id)
            number, _ = self.current_set(name)
            deed = self.begin(f"{BOUGHT}{n} {shape.id}")
            self.move(deed, character(name), MERCHANT, CROWNS, 0, price)
            self.move(deed, MERCHANT, character(name), shape.id, number, n)

    def change_faction(self, name: str, faction: str, price: object = NEW_SET) -> None:
        """Buy a new set of another faction; the dice of the old one stay owned, but are not played any more (D 6.7)."""
        amount = whole_crowns(price, "set-price")
        known_faction(faction)
        with self.at_once():
            name = self.known(name)
            number, old = self.current_set(name)
            if faction == old:
                raise BadInput("plays-already", name=name, faction=faction)
            self.afford(name, amount, "new-set-price")
            deed = self.hand_out_set(name, faction, number + 1, f"{SET}{faction}", MERCHANT)
            self.move(deed, character(name), MERCHANT, CROWNS, 0, amount)

    def last_purchase(self) -> Sale | None:
        """What the merchant sold last, if nothing was written after it."""
        row = self.one(
            "SELECT id, cause FROM dice_transactions WHERE campaign = ? ORDER BY id DESC LIMIT 1", self.campaign
        )
        if row is None or not str(row[1]).startswith((BOUGHT, SET)):
            return None
        accounts = [account for account, *_ in self.entries_of(int(row[0]))]
        buyer = next((account for account in accounts if account.startswith(character(""))), None)
        if buyer is None or MERCHANT not in accounts:
            return None
        return Sale(int(row[0]), buyer.removeprefix(character("")), str(row[1]))

    def undo_purchase(self, name: str, deed: int | None = None) -> Sale:
        """Take a character's purchase back by a reversing entry, while nothing was written after it; instead of a new
        set the one before is played again. With a deed, only if the last purchase is still that one."""
        with self.at_once():
            last = self.last_purchase()
            if last is None or last.character != self.known(name) or deed not in (None, last.deed):
                raise BadInput("undo-purchase")
            undone = self.begin(f"undone: {last.cause}")
            for account, what, lot, amount in self.entries_of(last.deed):
                self.enter(undone, account, what, lot, -amount)
            if last.cause.startswith(SET):
                self.db.ask(
                    "DELETE FROM dice_sets WHERE campaign = ? AND character = ? AND number = ? RETURNING number",
                    self.campaign,
                    last.character,
                    self.current_set(last.character)[0],
                )
        return last

    def afford(self, name: str, amount: int, what: str, **more: object) -> None:
        purse = self.purse(name)
        if amount > purse:
            raise BadInput("purse", what=what, amount=amount, name=name, purse=purse, **more)

    def ledger(self, name: str | None = None) -> list[LedgerEntry]:
        """Every line, or those of one character."""
        return self.entries() if name is None else self.entries(character(self.known(name)))


def known_faction(faction: str) -> None:
    if faction not in FACTIONS:
        raise unknown("faction", faction, FACTIONS)
