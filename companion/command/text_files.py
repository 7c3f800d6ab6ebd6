"""The text of a file that somebody names on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from companion.disk.storage import LARGEST

MEGABYTES: Final = LARGEST // 1_000_000
"""One limit for every file of ours: what the app keeps can always be taken back."""


class NoText(Exception):
    """Why a file has no text for us: `folder`, `missing`, `unreadable`, `huge` or `encoding`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def text_of(path: Path) -> str:
    """All of it, or `NoText`; no more is read than may be in it."""
    try:
        if path.is_dir():
            raise NoText("folder")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise NoText("missing") from None
    except (OSError, ValueError):
        raise NoText("unreadable") from None
    if len(content) > LARGEST:
        raise NoText("huge")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoText("encoding") from None
