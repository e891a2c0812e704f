"""Environments for machines that learn: PettingZoo, OpenSpiel, Gymnasium, and many games at once.

The games know nothing of it: an adapter is thin, carries a version, and shows a seat what its view shows."""
