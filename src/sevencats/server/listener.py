"""The listening socket, bound before anything is served."""

from __future__ import annotations

import socket

from sevencats.core.words import BadInput


def bound(host: str, port: int) -> socket.socket:
    """A socket that holds this address and does not listen yet."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        one = socket.socket(family, socket.SOCK_STREAM)
        try:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind(address)
        except OSError:
            one.close()
            raise
    except OSError as why:
        raise BadInput("listen", where=f"{host}:{port}", why=why.strerror) from None
    return one
