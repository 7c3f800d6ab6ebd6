"""What strangers send, at a bounded rate, until it is ended: `python -m tests.proof.stranger_traffic HOST PORT`."""

from __future__ import annotations

import socket
import sys
import time
from contextlib import suppress
from itertools import cycle

A_SECOND = 60
HANDSHAKE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n"


def sayings(place: str) -> tuple[bytes, ...]:
    host = f"Host: {place}\r\n"
    said = (
        f"GET / HTTP/1.1\r\n{host}\r\n",
        f"GET /?key=guess HTTP/1.1\r\n{host}\r\n",
        f"GET /ws HTTP/1.1\r\n{host}{HANDSHAKE}Origin: http://{place}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        "nonsense\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: ",
        f"GET /{'x' * 30_000} HTTP/1.1\r\n{host}\r\n",
        f"GET / HTTP/1.1\r\n{host}X: {'x' * 200_000}\r\n\r\n",
    )
    return tuple(one.encode() for one in said)


def main(host: str, port: int) -> None:
    idle: list[socket.socket] = []
    for said in cycle(sayings(f"{host}:{port}")):
        began = time.monotonic()
        with suppress(OSError):
            stranger = socket.create_connection((host, port), timeout=1)
            stranger.settimeout(0.2)
            idle.append(stranger)
            stranger.sendall(said)
            stranger.recv(1000)
        while len(idle) > 200:
            idle.pop(0).close()
        time.sleep(max(0.0, 1 / A_SECOND - (time.monotonic() - began)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
