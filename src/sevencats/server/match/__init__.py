"""One live match: its log, the commands that extend it, and what is broadcast of it."""
