"""The parts of a screen, a file each."""
