"""Seven Cats: the digital table for the Witcher's table games."""

__version__ = "0.2.0"
