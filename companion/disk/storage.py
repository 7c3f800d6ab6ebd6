"""One TinyDB file on disk that is always whole: draft, sync, rename, with a few older generations kept."""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tinydb.storages import Storage

from companion.disk.drafts import new_draft
from companion.disk.file_facts import LARGEST
from companion.disk.privacy import make_file, make_folder

GENERATIONS: Final = 3
GENERATION_AGE: Final = 600.0
"""Seconds between two back-ups of the same file: one per evening would be too few, one per move too many."""


class Unreadable(Exception):
    """The file holds something that we did not write."""


class AtomicStorage(Storage):
    """A TinyDB storage: a reader sees the old content or the new, never half of either."""

    def __init__(self, path: Path, backups: Path) -> None:
        self.path = path
        self.backups = backups

    def read(self) -> dict[str, dict[str, Any]] | None:
        """The tables of the file, None when there is no file yet; `Unreadable`, or `OSError` from the disk."""
        try:
            tables = json.loads(self._content().decode("utf-8"))
        except FileNotFoundError:
            return None
        except (ValueError, RecursionError) as error:
            raise Unreadable(self.path.name) from error
        if not isinstance(tables, dict):
            raise Unreadable(self.path.name)
        return tables

    def _content(self) -> bytes:
        """No more than ours can hold, and of nothing but a file: a pipe would keep its reader waiting for ever."""
        status = self.path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            raise Unreadable(self.path.name)
        with self.path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise Unreadable(self.path.name)
        return content

    def write(self, data: dict[str, dict[str, Any]]) -> None:
        """Replace the content, or raise `OSError` and leave the old content in place."""
        self._put(json.dumps(data, ensure_ascii=False, separators=(",", ":")))

    def restore(self, generation: Path) -> None:
        """Put a back-up in the place of the file, whose damaged content is no generation to keep."""
        self._put(generation.read_text("utf-8"), back_up=False)

    def _put(self, text: str, back_up: bool = True) -> None:
        # Half of a surrogate pair, which a name may hold, has no place in a file; it must not cost the match.
        content = text.encode("utf-8", "replace")
        if len(content) > LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), self.path.name)
        draft = new_draft(self.path)
        try:
            make_file(draft)
            with draft.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if back_up:
                self._back_up()
            draft.replace(self.path)
        except OSError:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise
        _sync_folder(self.path.parent)

    def generations(self) -> tuple[Path, ...]:
        """The back-ups of this file that exist, newest first."""
        numbered = (self._generation(n) for n in range(1, GENERATIONS + 1))
        # `Path.is_file` raises where a folder may not be searched.
        return tuple(path for path in numbered if os.path.isfile(path))  # noqa: PTH113

    def _generation(self, n: int) -> Path:
        return self.backups / f"{self.path.stem}.{n}{self.path.suffix}"

    def _back_up(self) -> None:
        """Best effort: a back-up that cannot be made must not stop the save itself."""
        newest = self._generation(1)
        with suppress(OSError):
            if not self.path.is_file() or (newest.is_file() and _age(newest) < GENERATION_AGE):
                return
            make_folder(self.backups)
            copy = new_draft(newest)
            make_file(copy)
            shutil.copyfile(self.path, copy)
            for n in range(GENERATIONS - 1, 0, -1):
                if self._generation(n).is_file():
                    self._generation(n).replace(self._generation(n + 1))
            copy.replace(newest)


def _age(path: Path) -> float:
    """Seconds; a clock that was set back counts as time passed."""
    return abs(time.time() - path.stat().st_mtime)


def _sync_folder(folder: Path) -> None:
    """Make a rename survive a power cut; Windows has no such call and needs none."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        except OSError as error:
            # Some file systems know no such thing for a folder; the content is in its place all the same.
            if error.errno not in (errno.EINVAL, errno.EBADF, errno.ENOTSUP):
                raise
        finally:
            os.close(descriptor)
