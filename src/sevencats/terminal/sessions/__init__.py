"""A table seen from this terminal: at home with bots or hot seat, on a server, or in a record. All look the same."""

from sevencats.terminal.sessions.local import Local
from sevencats.terminal.sessions.session import Session, Sight, Verb

__all__ = ["Local", "Session", "Sight", "Verb"]
