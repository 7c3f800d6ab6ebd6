"""The sockets the app listens at: on this computer and, where wished, on its network address."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

LOOPBACK: Final = "127.0.0.1"
USUAL_PORT: Final = 8733
TRIES: Final = 5
"""How often any free port is asked for: one that is free on this computer may be taken on the network."""
ANY: Final = ("", "0.0.0.0", "::")
"""Said for "wherever I can be reached"; a phone needs one address."""


class PortTaken(Exception):
    """The port a person asked for is in use."""


def listen(network: str | None, port: int | None) -> list[socket.socket]:
    """On this computer and, where wished, on its network address: never on all there are.

    Both on the wished port, else `PortTaken`; without a wish on the usual one, or on any that is free.
    """
    # Two names of one address would take the port from each other.
    hosts = dict.fromkeys((LOOPBACK, _in_numbers(network or LOOPBACK)))
    wishes = [port] if port else [USUAL_PORT] * (port is None) + [0] * TRIES
    for wish in wishes[:-1]:
        with suppress(PortTaken, PermissionError):
            return _listen_at(hosts, wish)
    return _listen_at(hosts, wishes[-1])


def _listen_at(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """All on one port, or none."""
    listeners: list[socket.socket] = []
    try:
        for host in hosts:
            listeners.append(listen_at(host, port))
            port = port_of(listeners[0])
    except OSError as error:
        for listener in listeners:
            listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(str(port)) from error
        raise
    return listeners


def listen_at(host: str, port: int) -> socket.socket:
    listener = socket.socket()
    # A port that just closed may be opened again at once; on Windows this option would share it instead.
    if hasattr(socket, "SO_REUSEPORT"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def network_address(named: str) -> str | None:
    """The address a person named, as browsers write it, else this computer's on the local network, where it has one."""
    if named not in ANY and _in_numbers(named) not in ANY:
        return named.lower()
    # Nothing is sent: the system only picks a way out.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation, reached by nobody
        return str(probe.getsockname()[0])
    return None


def _in_numbers(named: str) -> str:
    """The address; a name that nobody knows stays as it is."""
    with suppress(OSError, ValueError):
        return socket.gethostbyname(named)
    return named
