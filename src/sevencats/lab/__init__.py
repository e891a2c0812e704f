"""Experiments: games between bots and decks by the thousand and how certain their results are, odds, learned weights.

A plan says which games are played, a crew plays them, a store keeps them; nothing heavy is imported before it is used.
"""
