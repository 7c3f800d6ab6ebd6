"""The data folder: where it is, and that only one process uses it."""

from __future__ import annotations

import errno
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from companion.disk.drafts import new_draft
from companion.disk.privacy import FILE, close_to_others, make_file, make_folder
from companion.disk.quarantine import Quarantine

try:
    import fcntl
except ImportError:  # Windows, where nobody can delete a file that is open
    fcntl = None  # type: ignore[assignment]

APP: Final = "tidekeeper"
NOTHING: Final = -1
HELD: Final = -2
"""In place of a descriptor: the folder itself cannot be locked; another process has it."""
PATIENCE: Final = 5.0
"""Seconds to wait for a process that is just starting to say where it is: whoever taps twice starts it twice."""


class InUse(Exception):
    """Another process has the folder; `address` is where it can be reached, if it said so."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class NoHome(RuntimeError):
    """Nobody chose a folder, and the system knows no home where the usual one could lie."""


def named_folder(chosen: str | None = None) -> str:
    """The folder a person chose, else the one Flet gives a packaged app, else the platform's own; as it was named."""
    return chosen or os.environ.get("FLET_APP_STORAGE_DATA") or _usual_folder()


def _usual_folder() -> str:
    from platformdirs import user_data_path

    try:
        return str(user_data_path(APP, appauthor=False).expanduser())
    except RuntimeError:
        raise NoHome(APP) from None


def data_folder(chosen: str | None = None) -> Path:
    """Where that is; `OSError` or `RuntimeError` for one that cannot be: `~somebody`, a ring of links."""
    return Path(named_folder(chosen)).expanduser().resolve()


class Claim:
    """Holds the folder for this process until it ends, however it ends: the system gives the lock back."""

    def __init__(self, folder: Path) -> None:
        # A browser that keeps the folder itself claims nothing: it need not load this.
        from filelock import Timeout

        make_folder(folder)
        close_to_others(folder)
        self._claimed = folder
        self._address = folder / "address"
        self._released = False
        self._told = ""
        self._held: tuple[int, int] | None = None
        self._folder = NOTHING
        try:
            self._take()
        except Timeout as held:
            raise InUse(_wait_for(self._address)) from held

    def hold(self) -> None:
        """Before every write: a folder that was deleted and made again is claimed again, and is said to be in use.

        `OSError` when another process has it by now.
        """
        from filelock import Timeout

        if _which(self._claimed) not in (None, self._held):
            _unlock(self._folder)
            self._held, self._folder = None, NOTHING
            try:
                self._take()
            except Timeout as held:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self._claimed)) from held
        if self._told and not os.path.lexists(self._address):
            self.announce(self._told)

    def announce(self, address: str) -> None:
        """Say where this process can be reached; the address may carry a secret, so only its owner may read it."""
        self._told = address
        with suppress(OSError):
            write_private(self._address, address)

    def _take(self) -> None:
        from filelock import FileLock, Timeout

        aside, file = Quarantine(self._claimed), self._claimed / "in-use.lock"
        with suppress(OSError):
            aside.clear(file)
        # Claimed again it is by the thread that writes.
        self._lock = FileLock(file, mode=FILE, thread_local=False)
        self._folder = _locked(self._claimed)
        try:
            if self._folder == HELD:
                raise Timeout(str(self._claimed))
            self._lock.acquire(timeout=0)
        except Timeout:
            _unlock(self._folder)
            self._folder = NOTHING
            raise
        except OSError:
            # A disk that takes nothing can still be read, by whoever has the folder itself.
            if self._folder == NOTHING:
                raise
        self._held = _which(self._claimed)
        with suppress(OSError):
            aside.clear(self._address)
            self._address.unlink(missing_ok=True)

    def release(self) -> None:
        """Give it back; once more is none: somebody else may have it by then."""
        if self._released:
            return
        self._released = True
        if _which(self._claimed) == self._held:
            with suppress(OSError):
                self._address.unlink(missing_ok=True)
        self._lock.release()
        _unlock(self._folder)


def _locked(folder: Path) -> int:
    """The folder itself is locked too, where the system can do that: a file can be deleted under whoever holds it."""
    if fcntl is None:
        return NOTHING
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        # Some file systems know no such locks; the file has to do there.
        return HELD if error.errno in (errno.EWOULDBLOCK, errno.EACCES) else NOTHING
    return descriptor


def _which(folder: Path) -> tuple[int, int] | None:
    """Another one of the same name is not the same; None while there is none."""
    try:
        status = folder.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _unlock(descriptor: int) -> None:
    if descriptor >= 0:
        os.close(descriptor)


def write_private(path: Path, text: str) -> None:
    """For its owner's eyes alone, and never half of it."""
    draft = new_draft(path)
    make_file(draft)
    draft.write_text(text, "utf-8")
    draft.replace(path)


def _wait_for(path: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not (text := _read(path)) and time.monotonic() < until:
        time.sleep(0.05)
    return text


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8").strip()
    except (OSError, ValueError):
        return ""
