"""A wire that can be cut: everything between a browser and the app goes through it.

The app's door lets only requests for its own port in, so the wire writes that port where the browser wrote the wire's.
"""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress
from typing import Self


class Wire:
    """Forwards connections to `port`, until `cut`; `mend` lets new ones through again."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._whole = True
        self._open: list[socket.socket] = []
        self._turn = threading.Lock()
        """Nobody comes through in the middle of a cut."""
        self._thread = threading.Thread(target=self._accept, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Every connection breaks, and none is made."""
        with self._turn:
            self._whole = False
            for end in self._open:
                # Closed alone it would live on for as long as a thread waits for something to come through it.
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._open.clear()

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._turn:
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(self._target)
                self._open += [near, far]
            threading.Thread(target=self._forward, args=(near, far), daemon=True).start()

    def _forward(self, near: socket.socket, far: socket.socket) -> None:
        here, there = (f"127.0.0.1:{port}".encode() for port in (self.port, self._target[1]))
        try:
            while True:
                for end in select.select([near, far], [], [], 30)[0]:
                    if not (heard := end.recv(65_536)):
                        return
                    if end is near:
                        far.sendall(heard.replace(here, there))
                    else:
                        near.sendall(heard)
        except (OSError, ValueError):
            return
        finally:
            near.close()
            far.close()
