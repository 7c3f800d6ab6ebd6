"""What is known of every match without opening it, as it is kept for the next start."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from companion import __version__
from companion.disk.documents import Drawer, Kind, Newer
from companion.disk.folders import Folders
from companion.disk.matches import SHELVED, Shelved
from companion.disk.storage import Unreadable
from rules.kernel import Model


class Index(Model):
    """A cache: one that knows other things of a match than this version wants to know is made again."""

    version: str = ""
    matches: tuple[Shelved, ...] = ()


INDEX: Final = Kind("index", Index, terse=True)
KNOWS: Final = " ".join((__version__, *SHELVED))
"""Which index is ours: the version that wrote it, and what it tells of a match."""


class ShelfIndex:
    """Only a cache: where it cannot be read or kept, the next start reads the matches again."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._drawer = Drawer(folders.root / "index.json", folders.backups, INDEX)

    def read(self) -> tuple[Shelved, ...]:
        try:
            index = self._drawer.read()
        except (Unreadable, Newer, OSError):
            return ()
        return index.matches if index and index.version == KNOWS else ()

    def keep(self, entries: Iterable[Shelved]) -> None:
        index = Index(version=KNOWS, matches=tuple(entries))
        with suppress(OSError):
            self._folders.writing(lambda: self._drawer.write(index))
