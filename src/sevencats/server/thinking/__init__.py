"""Bots think in worker processes, for the server and for the terminal: whoever asks never waits for ever."""

from sevencats.server.thinking.queue import DEADLINE, Failure, NoAnswer, Thinking
from sevencats.server.thinking.worker import Answer

__all__ = ["DEADLINE", "Answer", "Failure", "NoAnswer", "Thinking"]
