"""Live tables: people with a link play any game of the house, through bad networks and restarts, and nobody learns
what another holds. `table` is the path of a choice; every other file is one verb or one noun around it."""
