"""The data folder: where it is, and that only one process uses it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from platformdirs import user_data_path

APP: Final = "tidekeeper"


class InUse(Exception):
    """Another process has the folder; `address` is where it can be reached, if it said so."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def data_folder(chosen: str | None = None) -> Path:
    """The folder a person chose, else the one Flet gives a packaged app, else the platform's own."""
    named = chosen or os.environ.get("FLET_APP_STORAGE_DATA")
    return Path(named).expanduser().resolve() if named else user_data_path(APP, appauthor=False)


class Claim:
    """Holds the folder for this process until it ends, however it ends: the system gives the lock back."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._address = folder / "address"
        self._lock = FileLock(folder / "in-use.lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout as held:
            raise InUse(_read(self._address)) from held
        self._address.unlink(missing_ok=True)

    def announce(self, address: str) -> None:
        """Say where this process can be reached; the address may carry a secret, so only its owner may read it."""
        self._address.touch(mode=0o600)
        self._address.write_text(address, "utf-8")

    def release(self) -> None:
        self._address.unlink(missing_ok=True)
        self._lock.release()


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8").strip()
    except (OSError, ValueError):
        return ""
