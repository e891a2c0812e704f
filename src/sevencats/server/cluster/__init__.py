"""Several processes: the message bus between them, and the supervisor of those on one machine."""
