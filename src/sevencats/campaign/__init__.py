"""Campaigns of Gwen't: characters, bets, rewards and the merchant, in a ledger that loses and invents nothing.

Kept outside the compiled rules, for it is about a database, not about speed."""

from sevencats.campaign.games import Campaign, open_campaign

__all__ = ["Campaign", "open_campaign"]
