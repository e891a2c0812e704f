"""The HTTP API, a file for each thing it is about."""

from sevencats.server.http.routes import (
    accounts,
    bots,
    campaigns,
    client,
    decks,
    health,
    library,
    replays,
    rules,
    tables,
)

ROUTERS = (
    health.router,
    accounts.router,
    tables.router,
    library.router,
    campaigns.router,
    rules.router,
    decks.router,
    replays.router,
    bots.router,
)
LAST = client.router  # whatever nobody else wants is an address of the client

__all__ = ["LAST", "ROUTERS"]
