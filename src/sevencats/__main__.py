"""`python -m sevencats` is the command `sevencats`."""

from sevencats.cli import main

main(prog_name="sevencats")
