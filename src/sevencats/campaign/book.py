"""Characters with their faction, purse and collection; the merchant; a new set for a new faction (D 6)."""

from __future__ import annotations

from sevencats.campaign.ledger import CROWNS, MASTER, MERCHANT, Entry, Ledger, character, whole_crowns
from sevencats.core.words import BadInput, unknown
from sevencats.dice.factions import FACTIONS
from sevencats.dice.shapes import SHAPES, shape_of
from sevencats.dice.tables import FIRST_SET, NEW_SET, PRICES


class Book(Ledger):
    """All characters of a campaign. Purse and collection are never stored: they are sums of the ledger."""

    def characters(self) -> list[str]:
        rows = self.db.ask("SELECT name FROM dice_characters WHERE campaign = ? ORDER BY number", self.campaign)
        return [str(row[0]) for row in rows]

    def create(self, name: str, faction: str, crowns: object = 0) -> None:
        """A new character with the first set of a faction and perhaps a purse (D 6.1)."""
        amount = whole_crowns(crowns, "A purse")
        known_faction(faction)
        if not 1 <= len(name.strip()) <= 40 or not name.isprintable() or name != name.strip():
            raise BadInput(f"A character's name has 1 to 40 letters and no space at its ends, not {name!r}.")
        with self.at_once():
            others = self.characters()
            if name in others:
                raise BadInput(f'There is already a character "{name}"; choose another name.')
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
        names = self.characters()
        if name not in names:
            raise BadInput(unknown("a character", name, names) if names else "There are no characters yet.")
        return name

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
        number, _ = self.current_set(name)
        counts = {id: self.balance(character(name), id, number) for id in SHAPES}
        return {id: n for id, n in counts.items() if n}

    def give(self, name: str, crowns: object, cause: str = "gift of the game master") -> None:
        """Crowns that the character earned elsewhere."""
        amount = whole_crowns(crowns, "A gift")
        with self.at_once():
            self.move(self.begin(cause), MASTER, character(self.known(name)), CROWNS, 0, amount)

    def spend(self, name: str, crowns: object, cause: str = "spent elsewhere") -> None:
        """Crowns that the character paid elsewhere."""
        amount = whole_crowns(crowns, "A payment")
        with self.at_once():
            self.afford(name, amount, "A payment")
            self.move(self.begin(cause), character(name), MASTER, CROWNS, 0, amount)

    def buy(self, name: str, die: str, copies: object = 1) -> None:
        """Dice from the merchant at market value (D 6.6)."""
        shape = shape_of(die)
        text = str(copies)
        if isinstance(copies, (bool, float)) or not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 99:
            raise BadInput(f"The merchant sells 1 to 99 dice at a time, not {copies!r}.")
        n = int(text)
        with self.at_once():
            price = PRICES[shape.id] * n
            self.afford(name, price, f"The price of {n} {shape.id}")
            number, _ = self.current_set(name)
            deed = self.begin(f"bought {n} {shape.id}")
            self.move(deed, character(name), MERCHANT, CROWNS, 0, price)
            self.move(deed, MERCHANT, character(name), shape.id, number, n)

    def change_faction(self, name: str, faction: str, price: object = NEW_SET) -> None:
        """Buy a new set of another faction; the dice of the old one stay owned, but are not played any more (D 6.7)."""
        amount = whole_crowns(price, "The price of a set")
        known_faction(faction)
        with self.at_once():
            number, old = self.current_set(name)
            if faction == old:
                raise BadInput(f"{name} already plays {faction}.")
            self.afford(name, amount, "The price of a new set")
            deed = self.hand_out_set(name, faction, number + 1, f"new set, {faction}", MERCHANT)
            self.move(deed, character(name), MERCHANT, CROWNS, 0, amount)

    def afford(self, name: str, amount: int, what: str) -> None:
        purse = self.purse(name)
        if amount > purse:
            raise BadInput(f"{what}, {amount} crowns, is more than the purse of {name} holds: {purse}.")

    def ledger(self, name: str | None = None) -> list[Entry]:
        """Every line, or those of one character."""
        return self.entries() if name is None else self.entries(character(self.known(name)))


def known_faction(faction: str) -> None:
    if faction not in FACTIONS:
        raise BadInput(unknown("a faction", faction, FACTIONS))
