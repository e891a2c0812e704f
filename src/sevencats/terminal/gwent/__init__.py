"""Gwent in a terminal: two sides of three rows, the hand, and what cards are."""
