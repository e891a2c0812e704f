"""Action numbers and observations of each game, and many games stepped at once: all that machines need to be fast."""
