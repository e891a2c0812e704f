"""The rules as text, in numbered paragraphs, with every ruling: what `sevencats rules`, the browser and the docs show.

The English files are the source; other languages have the same numbers and take sources and reasons from them."""

from sevencats.rulebook.book import Rulebook, rulebook
from sevencats.rulebook.entry import RulebookEntry

__all__ = ["Rulebook", "RulebookEntry", "rulebook"]
