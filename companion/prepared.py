"""What is worked out of our own files once and kept: beside them in a build, else in this computer's cache folder.

Nothing kept is believed that was made from other files than those that lie here, and nothing hangs on it: where there
is nothing to be read or nowhere to write, it is made anew.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zlib import adler32, crc32

from companion.place import here
from companion.shipped_files import files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

APP: Final = "tidekeeper"
BUILT: Final = "prepared"
"""The folder of `data` that a build adds."""
GENERATIONS: Final = 4
"""Kept of each thing: as many versions of the app may take turns on a computer before one has to make it anew."""


_BUILDING: Final[list[dict[str, bytes]]] = []


@contextmanager
def building() -> Iterator[dict[str, bytes]]:
    """For a build: all that is prepared meanwhile, as files of `data` by their paths."""
    _BUILDING.append({})
    try:
        yield _BUILDING[-1]
    finally:
        _BUILDING.pop()


def prepared(name: str, sources: Callable[[], str], make: Callable[[], Any]) -> Any:
    """What `make` gives for files of this sum: lists, texts, numbers and dicts by texts."""
    found = _prepared(name, sources, make)
    for build in _BUILDING:
        build[f"{BUILT}/{name}.json"] = written(sources(), found)
    return found


def _prepared(name: str, sources: Callable[[], str], make: Callable[[], Any]) -> Any:
    built = files("data").joinpath(BUILT, f"{name}.json")
    if here().sealed and (found := _read(built)):
        return found[1]
    wanted = sources()
    if (found := _read(built)) and found[0] == wanted:
        return found[1]
    if (folder := _folder()) is None:
        return make()
    kept = folder / f"{name}.{wanted}.json"
    if (found := _read(kept)) and found[0] == wanted:
        return found[1]
    made = make()
    _keep(kept, name, written(wanted, made))
    return made


def written(sources: str, made: Any) -> bytes:
    """As it lies in a file: the sum of its sources, then that of itself, then itself."""
    content = json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode()
    return f"{sources} {crc32(content):08x}\n".encode() + content


def _read(place: Traversable) -> tuple[str, Any] | None:
    """The sum of the sources, and what was made of them; None for what is not there or damaged."""
    try:
        head, _, content = place.read_bytes().partition(b"\n")
        sources, check = head.decode().split(" ")
        return (sources, json.loads(content)) if crc32(content) == int(check, 16) else None
    except (OSError, ValueError):
        return None


def sum_of(sources: Iterable[Traversable], known: str = "") -> str:
    """Of all that lies in these files and folders, and of another sum.

    Nobody forges our own files: what tells two versions apart is enough, and it is there without a library to load.
    """
    check, other = crc32(known.encode()), adler32(known.encode())
    for source in sources:
        for name, content in _contents(source):
            for part in (f"\n{name} {len(content)}\n".encode(), content):
                check, other = crc32(part, check), adler32(part, other)
    return f"{check:08x}{other:08x}"


def _contents(source: Traversable) -> Iterator[tuple[str, bytes]]:
    if isinstance(source, Path):
        yield from _on_disk(str(source))
    elif source.is_dir():
        for inside in sorted(source.iterdir(), key=lambda one: one.name):
            yield from _contents(inside)
    elif source.is_file():
        yield source.name, source.read_bytes()


def _on_disk(path: str) -> Iterator[tuple[str, bytes]]:
    """The same where the system itself knows the files: it tells of a whole folder at once."""
    try:
        with os.scandir(path) as inside:
            found = sorted((one.name, one.is_dir()) for one in inside if one.name != "__pycache__")
    except NotADirectoryError:
        found = [("", False)]
    except FileNotFoundError:
        return
    for name, is_folder in found:
        if is_folder:
            yield from _on_disk(f"{path}/{name}")
        else:
            with open(f"{path}/{name}" if name else path, "rb", buffering=0) as file:  # noqa: PTH123
                yield name or os.path.basename(path), file.readall()  # noqa: PTH119


@cache
def _folder() -> Path | None:
    """None for somebody of whom the system knows no home."""
    try:
        return _usual_folder().expanduser()
    except RuntimeError:
        return None


def _usual_folder() -> Path:
    if sys.platform == "linux":
        # As platformdirs has it; to load that takes longer than to look anything up.
        return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache", APP)
    from platformdirs import user_cache_path

    return user_cache_path(APP, appauthor=False)


def _keep(kept: Path, name: str, content: bytes) -> None:
    """Whole or not at all; a folder that cannot be written is nobody's concern."""
    draft = kept.with_name(f"{kept.name}.{os.getpid()}.draft")
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        try:
            draft.write_bytes(content)
            draft.replace(kept)
        finally:
            draft.unlink(missing_ok=True)
        _prune(kept.parent, name)


def _prune(folder: Path, name: str) -> None:
    """The oldest go; and what somebody left half written who was ended."""
    known = [path for path in folder.glob(f"{name}.*") if path.name.startswith(f"{name}.")]
    for path in sorted(known, key=lambda path: path.stat().st_mtime)[:-GENERATIONS]:
        path.unlink(missing_ok=True)
