"""Experiments: tournaments of bots and decks with confidence intervals, draw odds, and training of evaluation weights.

A plan says which games are played, executors play them, a store keeps them; heavy imports are lazy.
"""
