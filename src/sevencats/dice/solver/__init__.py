"""The exact solver of positions with open hands (D 8): `perfect` asks, `search` answers.

`rounds` and `stages` know what follows what, `trailing` and `level` bound it without looking ahead; the rest counts,
orders and remembers."""
