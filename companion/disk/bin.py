"""The bin: what was set aside, and the back-ups of matches that are on no shelf any more; kept until it is emptied."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from companion.disk.saves import Saves


def in_bin(saves: Saves) -> int:
    """How many files and folders lie there."""
    return len(tuple(_thrown_away(saves)))


def empty_bin(saves: Saves) -> int:
    """Remove all of it for good; how many had to stay."""
    # The index is written anew first: its back-ups, as those of the settings, name who is thrown away with them.
    saves.shelf()
    naming = (path for kind in ("index.*", "settings.*") for path in saves.folders.backups.glob(kind))
    with suppress(OSError):  # another process has the folder: all of it stays
        saves.folders.hold()
        for path in (*_thrown_away(saves), *naming):
            _remove(path)
    return in_bin(saves)


def names_kept(saves: Saves) -> frozenset[str] | None:
    """Who sits at a table of the shelf; None where nobody can say that of every match."""
    shelf = saves.shelf()
    if saves.folders.lost or not all(entry.openable for entry in shelf):
        return None
    return frozenset(total.player for entry in shelf for total in entry.totals)


def _thrown_away(saves: Saves) -> Iterator[Path]:
    folders = saves.folders
    yield from _inside(folders.quarantine.folder)
    # Where the matches are out of reach, nobody can say which of them are gone.
    with suppress(OSError):
        here = {path.stem for path in folders.matches.iterdir()}
        yield from (path for path in _inside(folders.match_backups) if path.name.partition(".")[0] not in here)


def _inside(folder: Path) -> tuple[Path, ...]:
    with suppress(OSError):
        return tuple(folder.iterdir())
    return ()


def _remove(path: Path) -> None:
    with suppress(OSError):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
