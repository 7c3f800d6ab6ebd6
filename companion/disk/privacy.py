"""What is kept is for its owner's eyes alone: folders 0700, files 0600, also those an earlier version left open."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
OURS: Final = ("*.json", "*.draft", "address", "secret", "in-use.lock")
"""What of the data folder itself is ours: somebody may have chosen one that holds other things too."""
BELOW: Final = ("matches", "backups", "backups/matches", "set-aside")


def make_folder(path: Path) -> None:
    """Whatever is missing of it; only its owner may look into the last one."""
    if path.is_dir():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Empty, and nobody's but its owner's from the first moment; `FileExistsError` where something stands already."""
    path.touch(mode=FILE, exist_ok=False)


def close_to_others(folder: Path) -> None:
    """As far as the system lets us: what is not ours to change stays as it is."""
    if not _is_common(folder):
        _restrict(folder, FOLDER)
    for pattern in OURS:
        for path in folder.glob(pattern):
            _restrict(path, FILE)
    for name in BELOW:
        below = folder / name
        _restrict(below, FOLDER)
        _restrict_files(below)


def _is_common(folder: Path) -> bool:
    """A place like `/tmp`, or the root of a disk, that more than this app lives in."""
    return bool(folder.stat().st_mode & stat.S_ISVTX) or os.path.ismount(folder)


def _restrict_files(folder: Path) -> None:
    if folder.is_symlink():
        return
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_file(follow_symlinks=False):
                _restrict(entry, FILE)


def _restrict(path: Path | os.DirEntry[str], mode: int) -> None:
    """A link is left alone: it leads to what somebody keeps elsewhere."""
    with suppress(OSError):
        status = os.stat(path, follow_symlinks=False)  # noqa: PTH116
        if not stat.S_ISLNK(status.st_mode) and stat.S_IMODE(status.st_mode) & ~mode:
            os.chmod(path, mode)  # noqa: PTH101
