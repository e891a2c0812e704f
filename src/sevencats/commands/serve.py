"""`sevencats serve`: the server, imported when it is asked for."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import webbrowser

import click

from sevencats.core.words import BadInput


@click.command()
@click.option("--host", default="127.0.0.1", help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", default=8007, type=click.IntRange(0, 65535), help="The port to listen at.")
@click.option(
    "--database",
    default="sqlite+aiosqlite:///sevencats.db",
    envvar="SEVENCATS_DATABASE",
    metavar="URL",
    help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.",
)
@click.option(
    "--bus",
    default=None,
    envvar="SEVENCATS_BUS",
    metavar="URL",
    help="nats://HOST:PORT, when several processes serve one database.",
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another page that may use this server.")
@click.option("--https", is_flag=True, help="People come over https: cookies travel only there.")
@click.option("--processes", default=1, type=click.IntRange(1, 64), help="Processes that serve; one for each core.")
@click.option("--workers", default=1, type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option(
    "--deadline",
    default=20.0,
    type=click.FloatRange(min=0.1),
    help="Seconds for a bot's thought; then another worker tries, and at last a simpler bot answers.",
)
@click.option("--grace", default=60.0, help="Seconds before the win of somebody who left can be claimed.")
@click.option("--sockets", default=64, help="Sockets that one client may hold open.")
@click.option("--pace", default=30.0, help="Messages and requests a second that one client may send.")
@click.option(
    "--client",
    default=None,
    envvar="SEVENCATS_CLIENT",
    metavar="FOLDER",
    help="The built browser client, if it is not the one in the package.",
)
@click.option("--open", "show", is_flag=True, help="Open it in the browser, at the next free port if need be.")
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning", "error"]))
def serve(
    host: str,
    port: int,
    database: str,
    bus: str | None,
    origins: tuple[str, ...],
    https: bool,
    processes: int,
    workers: int,
    deadline: float,
    grace: float,
    sockets: int,
    pace: float,
    client: str | None,
    show: bool,
    log_level: str,
) -> None:
    """Serve live tables to everybody who has the link.

    \b
    sevencats serve --open
    sevencats serve --host 0.0.0.0 --database postgresql+asyncpg://cats@db/cats --bus nats://bus:4222
    """
    from sevencats.server.config import Settings

    port = free_port(host, port) if show else port
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"

    def opened() -> None:
        from sevencats.server.http.client_build import MISSING, client_of

        click.echo(f"Seven Cats is open at {address} (Ctrl+C closes it).")
        if client_of(client) is None:
            click.echo(MISSING, err=True)
        if show:
            open_browser(address)

    settings = Settings(
        database=database,
        bus=bus,
        origins=origins,
        secure=https,
        workers=workers,
        deadline=deadline,
        grace=grace,
        sockets=sockets,
        rate=pace,
        guest_rate=max(2.0, pace / 15),
        client=client,
    )
    if processes == 1:
        from sevencats.server.lifecycle import serve as run

        run(settings, host, port, log_level, opened)
    elif not hasattr(socket, "send_fds"):
        raise BadInput("one-process")
    else:
        from sevencats.server.cluster.supervisor import supervise

        supervise(settings, host, port, processes, log_level, opened)


def free_port(host: str, port: int) -> int:
    """This port, or the next one that nobody listens at."""
    for one in range(port, min(port + 50, 65536)):
        with socket.socket() as taken:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                taken.bind((host, one))
                return one
            except OSError:
                continue
    return port


def open_browser(address: str) -> None:
    """Only where there are windows: a browser in the terminal would cover it."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
