"""A disk that fails: each thing the saves ask of it can go wrong, once, before it has had its effect or after.

    for fault in every_fault(folder, act):      # one run of `act` per fault, each in a folder of its own
        ...

`Killed` stands for the end of the process at that very moment: nothing of ours gets to clean up.
"""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


class Killed(BaseException):
    """The process ended here."""


class Disk:
    """Counts what is asked of the disk, and fails at one of these steps."""

    def __init__(self, patch: pytest.MonkeyPatch, at: int = -1, after: bool = False, kill: bool = False) -> None:
        self.steps: list[str] = []
        self._at, self._after, self._kill = at, after, kill
        for name in ("mkdir", "rename", "replace", "touch", "unlink"):
            patch.setattr(Path, name, self._step(name, getattr(Path, name)))
        patch.setattr(os, "fsync", self._step("fsync", os.fsync))
        patch.setattr(os, "open", self._open_folder(os.open))
        patch.setattr(shutil, "copyfile", self._step("copyfile", shutil.copyfile, progress=_half_copy))
        patch.setattr(Path, "open", self._open(Path.open))

    def _step(self, name: str, whole: Callable[..., Any], progress: Callable[..., Any] | None = None) -> Any:
        """`whole`, as a step that may fail; where it fails late, `half` is what it has done by then."""

        def act(*args: Any, **options: Any) -> Any:
            self.steps.append(name)
            if len(self.steps) - 1 != self._at:
                return whole(*args, **options)
            if self._after:
                (progress or whole)(*args, **options)
            raise Killed if self._kill else OSError(errno.EIO, "Input/output error")

        return act

    def _open_folder(self, whole: Callable[..., Any]) -> Any:
        folder = self._step("open folder", whole, progress=lambda *_: None)

        def act(path: Any, flags: int, *args: Any, **options: Any) -> Any:
            return (folder if flags & os.O_DIRECTORY else whole)(path, flags, *args, **options)

        return act

    def _open(self, whole: Callable[..., Any]) -> Any:
        created = self._step("open", whole, progress=lambda path, *_, **__: path.touch())

        def act(path: Path, mode: str = "r", **options: Any) -> Any:
            if mode.startswith(("w", "x")):
                return _Writing(created(path, mode, **options), self)
            return whole(path, mode, **options)

        return act


class _Writing:
    """A file open for writing; a write that fails late has written half."""

    def __init__(self, file: Any, disk: Disk) -> None:
        self._file = file
        self.write = disk._step("write", file.write, progress=self._half)

    def _half(self, text: str) -> None:
        self._file.write(text[: len(text) // 2])
        self._file.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> _Writing:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _half_copy(source: Path, target: Path) -> None:
    content = Path(source).read_bytes()
    Path(target).write_bytes(content[: len(content) // 2])


@dataclass(frozen=True)
class Fault:
    """One failure, as it was for whoever asked for the act."""

    folder: Path
    step: str
    after: bool
    kill: bool
    confirmed: bool
    """The act returned as if nothing had happened."""


def steps(folder: Path, act: Callable[[Path], object]) -> list[str]:
    """What `act` asks of the disk, in order."""
    unharmed = shutil.copytree(folder, folder.with_name("unharmed"))
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk(patch)
        act(unharmed)
    return disk.steps


def every_fault(folder: Path, act: Callable[[Path], object]) -> Iterator[Fault]:
    """`act` on copies of `folder`: for every step it takes failing and killed, before it and after."""
    for at, step in enumerate(steps(folder, act)):
        for after in (False, True):
            for kill in (False, True):
                harmed = shutil.copytree(folder, folder.with_name(f"{at}-{step}-{after}-{kill}"))
                yield Fault(harmed, step, after, kill, _survives(harmed, act, at, after, kill))


def _survives(folder: Path, act: Callable[[Path], object], at: int, after: bool, kill: bool) -> bool:
    with pytest.MonkeyPatch.context() as patch:
        Disk(patch, at, after, kill)
        try:
            act(folder)
        except (Killed, OSError):
            return False
    return True
