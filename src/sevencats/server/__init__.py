"""Live tables: people with a link play any game, through bad networks and restarts, and nobody learns what another
holds. `match/table.py` is the path of a choice; `http` and `ws` lead to it, `storage` and `cluster` are behind it."""
