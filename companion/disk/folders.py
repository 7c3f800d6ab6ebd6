"""The folders inside the data folder: made at the start, and again when somebody deletes them while the app runs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from companion.disk.drafts import passing_draft
from companion.disk.notices import Notices
from companion.disk.privacy import make_file, make_folder
from companion.disk.quarantine import Quarantine

MATCHES: Final = "matches"
BACKUPS: Final = "backups"
ROOM: Final = 4096
"""Bytes that are written for trial: a disk without room for them takes no match."""
T = TypeVar("T")


class Folders:
    def __init__(self, root: Path, notices: Notices, hold: Callable[[], None] = lambda: None) -> None:
        """`hold` is called before every write; it raises `OSError` when the folder is another process's by now."""
        self.root = root
        self.hold = hold
        self.matches, self.backups = root / MATCHES, root / BACKUPS
        self.match_backups = self.backups / MATCHES
        self.quarantine = Quarantine(root)
        self.made_again = False
        """They were gone, and whatever is open has to be written again; whoever does that sets it back."""
        self._notices = notices
        self.refusal = self._made()
        """Why nothing can be written here; None where it can, or could at the start."""

    @property
    def all(self) -> tuple[Path, ...]:
        return self.root, self.matches, self.backups, self.match_backups

    @property
    def lost(self) -> bool:
        return not self.matches.is_dir()

    def writing(self, write: Callable[[], T]) -> T:
        """What `write` returns; where the folders are gone, they are made again first."""
        self.hold()
        if self.lost:
            self.make_again()
        return write()

    def make_again(self) -> None:
        """`OSError` where they cannot be made."""
        make_folder(self.root)
        self.hold()
        for path in (self.quarantine.folder, *self.all[1:]):
            make_folder(path)
        self.made_again = True

    def _made(self) -> OSError | None:
        """A disk that takes nothing can still be read."""
        try:
            for path in (self.quarantine.folder, *self.all[1:]):
                if self.quarantine.make_folder(path):
                    self._notices.tell("saves.set_aside", path)
            self._try_to_write()
        except OSError as error:
            return error
        return None

    def _try_to_write(self) -> None:
        trial = passing_draft(self.root)
        try:
            make_file(trial)
            trial.write_bytes(bytes(ROOM))
        finally:
            with suppress(OSError):
                trial.unlink(missing_ok=True)
