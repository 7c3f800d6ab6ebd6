"""When a copy was taken away last, and whether it is time for another: where a browser keeps everything, it may go."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.place import here

MANY: Final = 3
"""Matches that were played since."""
FILE: Final = "copied"


def is_due(backend: Backend) -> bool:
    """Whether people should be asked to take a copy away."""
    if here().browser is None:
        return False
    last = _last(backend.folder)
    return sum(entry.changed is not None and entry.changed > last for entry in backend.shelf) >= MANY


async def note_copy(backend: Backend) -> None:
    """A copy has just been taken away."""
    if here().browser is not None:
        await backend.work(_note)


def _note(saves: Saves) -> None:
    (saves.folder / FILE).write_text(datetime.now(UTC).isoformat(), "utf-8")


def _last(folder: Path) -> datetime:
    try:
        return datetime.fromisoformat((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return datetime.min.replace(tzinfo=UTC)
