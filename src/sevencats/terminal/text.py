"""A table as plain text, as wide as the terminal if that is of a usual width; for prompts, pipes and tests."""

from __future__ import annotations

from shutil import get_terminal_size

from sevencats.terminal.canvas import Canvas
from sevencats.terminal.face import Face, Scene
from sevencats.terminal.speech import Speech

NARROWEST, WIDEST, HEIGHT = 80, 100, 24


def table_of(face: Face, speech: Speech) -> str:
    """Headline and table."""
    scene = Scene(speech.sight, speech)
    width = max(NARROWEST, min(WIDEST, get_terminal_size((WIDEST, HEIGHT)).columns))
    canvas = Canvas(width, face.height(width, HEIGHT))
    face.paint(canvas, scene)
    game = speech.words.say(f"game-{speech.sight.game}")
    return f"{game} · {face.headline(scene)}\n{canvas.text().rstrip()}"
