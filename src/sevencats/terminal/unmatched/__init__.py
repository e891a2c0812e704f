"""Unmatched in a terminal: the battlefield as a map, fighters with their health, cards and combats."""
