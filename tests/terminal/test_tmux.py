"""The real thing: the command in a real terminal (tmux), from its start to the end of a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

import sevencats

SECONDS = 240
if shutil.which("tmux") is None:
    assert not os.environ.get("CI"), "the checks need tmux: apt-get install tmux"
    pytest.skip("there is no tmux here", allow_module_level=True)


class Terminal:
    """A terminal of a size, in which one command runs."""

    def __init__(self, folder: Path, size: tuple[int, int], *args: str, **env: str) -> None:
        self.home = tempfile.mkdtemp(prefix="cats-")  # short: the way to a socket may not be long
        self.socket = f"{self.home}/tmux"
        words = {"PYTHONPATH": str(Path(sevencats.__path__[0]).parent), "LANG": "en_US.UTF-8", **env}
        given = [f"{name}='{value}'" for name, value in words.items()]
        command = " ".join(["env -u COLUMNS -u LINES", *given, sys.executable, "-m sevencats", *args])
        self.tmux(
            "-u",
            "new-session",
            "-d",
            "-x",
            str(size[0]),
            "-y",
            str(size[1]),
            "-c",
            str(folder),
            f"{command}; echo EXIT $?; sleep 1000",
        )

    def tmux(self, *args: str) -> str:
        done = subprocess.run(["tmux", "-S", self.socket, *args], capture_output=True, text=True, check=True)
        return done.stdout

    @property
    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def until(self, pattern: str, press: str = "") -> str:
        """The screen as soon as this is on it; meanwhile a key is pressed whenever a list waits, 1 if that is all."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            screen = self.screen
            if re.search(pattern, screen, re.M | re.S):
                return screen
            if press and re.search(r"^ 1 ", screen, re.M):
                self.press(press if re.search(r"^ 2 ", screen, re.M) else "1")
            time.sleep(0.15)
        raise AssertionError(f"{pattern!r} never came; the screen shows\n{self.screen}")

    def insist(self, key: str, pattern: str) -> None:
        """Press a key until this is on the screen: one that comes while another screen closes is lost."""
        for _ in range(10):
            self.press(key)
            end = time.monotonic() + SECONDS / 10
            while time.monotonic() < end:
                if re.search(pattern, self.screen):
                    return
                time.sleep(0.15)
        raise AssertionError(f"{pattern!r} never came; the screen shows\n{self.screen}")

    def close(self) -> None:
        self.tmux("kill-server")
        shutil.rmtree(self.home, ignore_errors=True)


LATE = """
game = "unmatched"
[[side]]
hero = "geralt"
equipment = ["sword-of-steel", "wolf-medallion", "blizzard"]
hand = ["rend*2"]
[[side]]
hero = "leshen"
[[fighter]]
name = "geralt"
space = "K31"
[[fighter]]
name = "leshen"
space = "K32"
health = 1
"""  # a whole game of Unmatched has hundreds of choices


@pytest.mark.parametrize(
    ("game", "size", "key"), [("gwent", (80, 24), "Enter"), ("dice", (140, 45), "Enter"), ("unmatched", (80, 24), "2")]
)  # 2: attack
def test_a_game_is_played_in_a_real_terminal_and_stepped_through_afterwards(
    game: str, size: tuple[int, int], key: str, tmp_path: Path
) -> None:
    (tmp_path / "late.toml").write_text(LATE)
    late = ["--position", "late.toml"] if game == "unmatched" else []
    terminal = Terminal(tmp_path, size, "play", game, "--opponent", "random", "--seed", "7", *late)
    try:
        over = terminal.until("Another game", press=key)
        assert "Save the game" in over
        assert "Traceback" not in over

        terminal.press("Escape")
        terminal.until(r"\A(?!.*Another game)")
        terminal.insist("s", "Save as")
        terminal.press("Enter")
        terminal.until(f"Saved as {game}.json")
        terminal.press("q")
        terminal.until("^EXIT 0")
    finally:
        terminal.close()

    terminal = Terminal(tmp_path, size, "replay", f"{game}.json", NO_COLOR="1")
    try:
        terminal.until(r"Choice \d+ of \d+")
        terminal.press("Home")
        terminal.until("Before the first choice")
        terminal.press("Right")
        terminal.until("Choice 1 of")
        terminal.press("C-c")
        terminal.until("^EXIT 0")
    finally:
        terminal.close()
