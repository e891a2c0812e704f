"""The HTTP API, a file for each thing it is about."""

from sevencats.server.doors import bot_api, campaign, client, decks, health, people, replay, rules, shelf, tables

ROUTERS = (
    health.router,
    people.router,
    tables.router,
    shelf.router,
    campaign.router,
    rules.router,
    decks.router,
    replay.router,
    bot_api.router,
)
LAST = client.router  # whatever nobody else wants is an address of the client

__all__ = ["LAST", "ROUTERS"]
