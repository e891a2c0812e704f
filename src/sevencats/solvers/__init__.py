"""Exact solvers: what perfect play is worth, where a position can be searched to its end."""
