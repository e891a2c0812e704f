"""What every game promises, and what can be done with any of them. This room knows no game.

A State asks a Decision at a time and is answered with one of its Options; luck is a seat like everybody else."""
