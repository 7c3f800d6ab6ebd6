"""The folder for what cannot be read: it is kept there for a person to look at, and never deleted."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

from companion.disk.privacy import make_file, make_folder

NAME: Final = "set-aside"
LONGEST: Final = 50
"""Characters that are kept of a name: with the time before it, it still is one that every system allows, whatever they
are (255 bytes, of which a character takes up to four)."""


class Quarantine:
    def __init__(self, folder: Path) -> None:
        self.folder = folder / NAME

    def move(self, path: Path) -> Path:
        """A file or a whole folder; where it is now. `OSError` when it has to stay where it is."""
        self.make_folder(self.folder)
        return path.rename(_free(self.folder, path.name))

    def copy(self, path: Path) -> None:
        """A file; anything else is moved."""
        if path.is_file():
            self.make_folder(self.folder)
            free = _free(self.folder, path.name)
            make_file(free)
            shutil.copyfile(path, free)
        else:
            self.move(path)

    def write(self, name: str, text: str) -> Path:
        """Something that has no file of its own; where it is now."""
        self.make_folder(self.folder)
        path = _free(self.folder, name)
        make_file(path)
        path.write_text(text, "utf-8", errors="replace")
        return path

    def clear(self, path: Path) -> None:
        """Make room for a file at `path`: what stands there and is none, a folder or a pipe, is set aside."""
        if os.path.lexists(path) and not path.is_file():
            self.move(path)

    def make_folder(self, path: Path) -> bool:
        """Make a folder at `path`. Whether something else, now set aside, stood there."""
        if path.is_dir() or not os.path.lexists(path):
            make_folder(path)
            return False
        parked = _free(path.parent, path.name)
        path.rename(parked)
        make_folder(path)
        self.move(parked)
        return True


def _free(folder: Path, name: str) -> Path:
    """A name that nothing has yet: a rename would otherwise replace what was set aside before."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = (folder / f"{now}-{n}-{name[-LONGEST:]}" for n in count(1))
    return next(path for path in names if not os.path.lexists(path))
