"""The HTTP API, a file for each thing it is about."""
from sevencats.server.doors import bot_api, health, people, rules, shelf, tables

ROUTERS = (health.router, people.router, tables.router, shelf.router, rules.router, bot_api.router)

__all__ = ["ROUTERS"]
