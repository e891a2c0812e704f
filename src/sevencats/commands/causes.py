"""The lines of a campaign's ledger in the reader's words. What a game master wrote is left as it was written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevencats.campaign.ledger import CROWNS, MERCHANT, NPC

if TYPE_CHECKING:
    from sevencats.locales import Words

CAUSES: Final = {  # what the books write, and the message that says it
    r"first set": "first-set",
    r"first purse": "first-purse",
    r"stakes of game (?P<n>\d+)": "stakes",
    r"stakes of game (?P<n>\d+), (?P<what>\w+) by a d10 of (?P<roll>\d+)": "stakes-rolled",
    r"pay-out of game (?P<n>\d+)": "pay-out",
    r"drawn game (?P<n>\d+)": "drawn",
    r"game (?P<n>\d+) called off": "called-off",
    r"bought (?P<n>\d+) (?P<what>d\d+)": "bought",
    r"new set, (?P<what>.+)": "new-set",
    r"gift of the game master": "gift",
    r"spent elsewhere": "spent",
    r"undone: (?P<cause>.+)": "undone",
}
ACCOUNTS: Final = {NPC: "house", MERCHANT: "merchant"}


def cause_told(words: Words, cause: str) -> str:
    for pattern, id in CAUSES.items():
        found = re.fullmatch(pattern, cause)
        if found is not None:
            values = found.groupdict()
            if "what" in values:
                values["what"] = words.word("dice", values["what"])
            if "cause" in values:
                values["what"] = cause_told(words, values.pop("cause"))
            return words.say(f"web-dice-cause-{id}", **values)
    return cause


def account_told(words: Words, account: str) -> str:
    kind, _, rest = account.partition(" ")
    if kind == "character":
        return rest
    if kind == "pot":
        return words.say("web-dice-account-pot", n=rest)
    return words.say(f"web-dice-account-{ACCOUNTS.get(account, 'master')}")


def thing_told(words: Words, what: str) -> str:
    """Crowns, or a die by its name."""
    return words.say("web-dice-crowns") if what == CROWNS else words.die(what)
