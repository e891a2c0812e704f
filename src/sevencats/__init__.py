"""Seven Cats: the digital table for the Witcher's table games."""

__version__ = "0.1.0"
