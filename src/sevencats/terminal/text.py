"""A table as plain text, as wide as people's terminals usually are; for prompts, pipes and tests."""
from __future__ import annotations

from sevencats.terminal.canvas import Canvas
from sevencats.terminal.face import Face, Scene
from sevencats.terminal.speech import Speech

WIDTH, HEIGHT = 100, 24


def table_of(face: Face, speech: Speech, width: int = WIDTH, height: int = HEIGHT) -> str:
    """Headline and table."""
    scene = Scene(speech.sight, speech)
    canvas = Canvas(width, face.height(width, height))
    face.paint(canvas, scene)
    game = speech.words.say(f"game-{speech.sight.game}")
    return f"{game} · {face.headline(scene)}\n{canvas.text().rstrip()}"
