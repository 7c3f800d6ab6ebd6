"""The text of a file that somebody names on the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from companion.disk.file_facts import LARGEST

MEGABYTES: Final = LARGEST // 1_000_000
"""One limit for every file of ours: what the app keeps can always be taken back."""


STANDARD_INPUT: Final = "-"
"""Named instead of a file: what another program hands over."""


class NoText(Exception):
    """Why a file has no text for us: `folder`, `missing`, `unreadable`, `huge` or `encoding`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def text_of(path: Path) -> str:
    """All of it, or `NoText`; no more is read than may be in it."""
    try:
        content = _content(path)
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


def _content(path: Path) -> bytes:
    if str(path) == STANDARD_INPUT:
        # There is none where whoever started us has closed it.
        if sys.stdin is None:
            raise NoText("unreadable")
        return sys.stdin.buffer.read(LARGEST + 1)
    if path.is_dir():
        raise NoText("folder")
    with path.open("rb") as file:
        return file.read(LARGEST + 1)
