"""Gwen't in a terminal: two rows of dice, the hand, totals and rounds."""
