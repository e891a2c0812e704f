"""Several processes on one machine behind one door. The doorman looks at the first line of what a guest says, hands the
socket itself to a room, which is a process that serves the whole house, and passes notes between the rooms. He keeps
nothing: any room serves any table, and a room that dies is opened again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import re
import signal
import socket
import zlib
from collections.abc import Callable, Iterable
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Final

import structlog
from msgspec.structs import replace

from sevencats.core.words import BadInput, heard
from sevencats.server import logs, metrics
from sevencats.server.cluster.local import Note, Pipe, open_pipe
from sevencats.server.config import Settings
from sevencats.server.listener import bound

TABLE: Final = re.compile(rb"[A-Z]+ /api/tables/([^/? ]+)")
LOOK: Final = 1024  # bytes in which the first line is looked for
SILENCE: Final = 5.0  # seconds after which a guest who says nothing is shown in all the same
AGAIN: Final = 0.02  # seconds until a guest is shown in whom nobody could take
REST: Final = 1.0  # seconds before a room that died is opened again
PATIENCE: Final = 20.0  # seconds in which rooms finish writing
GO: Final = b"+"  # what the doorman says to a room that may open, and with every guest
OPEN: Final = b"\0"  # what a room says when it is open; else it says why it is not
SPAWN: Final = multiprocessing.get_context("spawn")
log = structlog.get_logger()


class Room:
    def __init__(self, number: int) -> None:
        self.number = number
        self.open = False
        self.topics: set[str] = set()
        self.process: SpawnProcess | None = None

    async def start(self, settings: Settings, log_level: str, heard: Callable[[Room, Note], None]) -> None:
        """Start the process; it gets ready, and waits."""
        self.door, door = socket.socketpair()
        here, there = socket.socketpair()
        self.process = SPAWN.Process(target=serve_inside, args=(settings, door, there, log_level))
        self.process.start()
        door.close()
        there.close()
        self.door.setblocking(False)
        self.notes = await open_pipe(here, Pipe(lambda note: heard(self, note)))

    async def serve(self) -> None:
        """Let the process serve, and come back when it does."""
        assert self.process is not None
        loop = asyncio.get_running_loop()
        said = b""
        with contextlib.suppress(OSError):
            await loop.sock_sendall(self.door, GO)
            said = await loop.sock_recv(self.door, 4096)
        if said != OPEN:
            await self.ended(self.process)
            raise heard(json.loads(said)) if said else BadInput("process-ended")
        self.open = True

    async def ended(self, process: SpawnProcess) -> None:
        """Come back when the process is gone."""
        gone = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(process.sentinel, gone.set)
        await gone.wait()
        loop.remove_reader(process.sentinel)
        process.join()
        metrics.gone(process.pid or 0)
        self.open = False
        self.door.close()
        self.notes.transport.close()

    def close(self) -> None:
        """Let the process finish writing."""
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(PATIENCE)
            self.process.kill()


class Doorman:
    def __init__(self, settings: Settings, listening: socket.socket, processes: int, log_level: str) -> None:
        self.settings = replace(settings, rooms=processes)
        self.listening = listening
        self.log_level = log_level
        self.rooms = [Room(number) for number in range(processes)]
        self.closing = asyncio.Event()
        self.keeping: list[asyncio.Task[None]] = []
        self.turn = 0

    async def run(self, opened: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.closing.set)
        try:
            for room in self.rooms:
                await room.start(self.settings, self.log_level, self.pass_on)
            await self.rooms[0].serve()  # brings the schema up to date for all
            await asyncio.gather(*(room.serve() for room in self.rooms[1:]))
            self.keeping = [loop.create_task(self.keep(room)) for room in self.rooms]
            self.listening.listen(4096)
            loop.add_reader(self.listening, self.knock)
            opened()
            await self.closing.wait()
        finally:
            self.closing.set()
            loop.remove_reader(self.listening)
            self.listening.close()
            await self.close()

    async def keep(self, room: Room) -> None:
        """Open a room again for as long as the house is open."""
        while not self.closing.is_set():
            if room.open and room.process is not None:
                await room.ended(room.process)
            self.forget(room)
            if self.closing.is_set():
                return
            log.error("a process ended and is started again", room=room.number)
            await asyncio.sleep(REST)
            if not self.closing.is_set():
                with contextlib.suppress(BadInput, OSError):
                    await room.start(self.settings, self.log_level, self.pass_on)
                    self.introduce(room)
                    await room.serve()

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(room.close) for room in self.rooms))
        await asyncio.gather(*self.keeping, return_exceptions=True)

    # guests

    def knock(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                guest, _ = self.listening.accept()
            except OSError:
                return
            guest.setblocking(False)
            guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            silence = loop.call_later(SILENCE, self.look, guest, None)
            loop.add_reader(guest, self.look, guest, silence)

    def look(self, guest: socket.socket, silence: asyncio.TimerHandle | None) -> None:
        """Read what the guest says without taking it away."""
        if silence is not None:
            silence.cancel()
        asyncio.get_running_loop().remove_reader(guest)
        line = b""
        with contextlib.suppress(OSError):
            line = guest.recv(LOOK, socket.MSG_PEEK)
        self.show_in(guest, line)

    def show_in(self, guest: socket.socket, line: bytes) -> None:
        try:
            socket.send_fds(self.room_for(line).door, [GO], [guest.fileno()])
            guest.close()
        except (OSError, LookupError):
            asyncio.get_running_loop().call_later(AGAIN, self.show_in, guest, line)

    def room_for(self, line: bytes) -> Room:
        """All guests of a table go into one room, so that nobody has to be told there and here; the others go round."""
        rooms = {room.number: room for room in self.rooms if room.open}
        if not rooms:
            raise LookupError
        self.turn += 1
        table = TABLE.match(line)
        return rooms[list(rooms)[self.turn % len(rooms)] if table is None else place(table[1], list(rooms))]

    # notes

    def pass_on(self, sender: Room, note: Note) -> None:
        """To the others what somebody wants to hear; to those who want to hear it what somebody tells."""
        if note.kind != "tell":
            if (note.kind == "hear") == (note.topic in sender.topics):
                return
            sender.topics ^= {note.topic}
        for room in self.rooms:
            if room is not sender and room.process is not None and (note.kind != "tell" or note.topic in room.topics):
                room.notes.say(note)

    def introduce(self, new: Room) -> None:
        """Say to a new room what the others want to hear."""
        for room in self.rooms:
            for topic in () if room is new else room.topics:
                new.notes.say(Note("hear", topic))

    def forget(self, gone: Room) -> None:
        """A room that is gone wants to hear nothing."""
        for topic in list(gone.topics):
            self.pass_on(gone, Note("unhear", topic))


def place(table: bytes, rooms: Iterable[int]) -> int:
    """The room of a table among these. When one closes, only its own tables move; a rematch, whose name ends like its
    match's, stays."""
    return max(rooms, key=lambda number: zlib.crc32(table[-2:] + b"%d" % number))


def keep_door(
    settings: Settings, host: str, port: int, processes: int, log_level: str, opened: Callable[[], None]
) -> None:
    """Serve with so many processes until told to stop."""
    import uvloop  # there is none on Windows, where one process serves

    logs.set_up(log_level)
    with bound(host, port) as listening:
        listening.setblocking(False)

        async def work() -> None:
            await Doorman(settings, listening, processes, log_level).run(opened)

        with TemporaryDirectory(prefix="sevencats-") as folder:
            os.environ[metrics.TOGETHER] = folder
            uvloop.run(work())


def serve_inside(settings: Settings, door: socket.socket, notes: socket.socket, log_level: str) -> None:
    """In a process of its own: all that serves is imported here and not before."""
    from sevencats.server.lifecycle import serve_room

    if door.recv(1) == GO:
        serve_room(settings, door, notes, log_level)
