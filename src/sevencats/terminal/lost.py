"""The one failure that is nobody's fault here."""


class Lost(Exception):
    """Somebody who is needed does not answer; its text is one sentence for people."""
