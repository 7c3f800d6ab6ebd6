"""Starts of the app by the hundred: a process that has everything loaded forks for each of them.

    with Nursery() as nursery, nursery.served(folder) as served: ...

Run as `python -m tests.harness.nursery`: each line of its input holds the options of one start and the file for what it
prints; it answers with the number of the process. All of it is the app with a player by chance (`chance_player`).
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Self, cast

from companion.command.launch import main
from companion.games import game, game_ids, screens
from tests.harness.browser import Served
from tests.harness.chance_player import sit_down

LOADED = ("companion.command.opening", "companion.server.serve", "companion.screen.app", "companion.views.table.screen")


class Nursery:
    """The process that forks."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def served(self, folder: Path) -> Served:
        return _Forked(folder, self)

    def started(self, options: list[str], log: str) -> int:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([options, log]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class _Forked(Served):
    def __init__(self, folder: Path, nursery: Nursery) -> None:
        super().__init__(folder, program=("companion",))
        self._nursery = nursery

    def spawn(self) -> None:
        self._log = (self.folder.parent / f"{self.folder.name}.log").open("w+", encoding="utf-8")
        self.process = cast("Any", _Child(self._nursery.started(self._command[1:], self._log.name)))


class _Child:
    """As much of a process as `Served` asks of one; its parent is the nursery."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def poll(self) -> int | None:
        return None if self._send(0) else 0

    def wait(self, timeout: float = 10) -> None:
        until = time.monotonic() + timeout
        while self._send(0):
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("the app", timeout)
            time.sleep(0.005)

    def _send(self, number: int) -> bool:
        """Whether it was still there."""
        try:
            os.kill(self.pid, number)
        except ProcessLookupError:
            return False
        return True


def _be_the_app(options: list[str], log: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    random.seed()
    out = os.open(log, os.O_WRONLY | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for fd, instead in ((0, nothing), (1, out), (2, out)):
        os.dup2(instead, fd)
    os._exit(main(options))


if __name__ == "__main__":
    for name in LOADED:
        import_module(name)
    for game_id in game_ids():
        game(game_id), screens(game_id)
    sit_down()
    # Nobody waits for the children; they are gone when they are gone.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            _be_the_app(*json.loads(line))
        print(child, flush=True)
