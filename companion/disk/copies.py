"""A copy of everything, in files that can be put away and brought back."""

from __future__ import annotations

import io
import json
import struct
import time
import zipfile
import zlib
from collections.abc import Callable, Mapping
from math import inf
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from pydantic import ConfigDict, JsonValue

from companion.disk.documents import Newer, document
from companion.disk.file_facts import LARGEST
from companion.disk.saves import BOX_FILE, MATCH, SETTINGS, SETTINGS_FILE, Match, Saves, is_match_id
from companion.disk.storage import Unreadable
from companion.games import box as box_of
from rules.kernel import Model

LARGEST_COPY: Final = 50_000_000
"""Bytes of one file of a copy. A browser hands a file over in one piece, both ways, and nobody waits long for a piece:
what is larger takes several, each a copy by itself. The settings and any file of ours have room in one."""
ENTRY: Final = 200
"""Bytes that a file takes in a copy besides what is in it."""
MOST_BYTES: Final = 1_000_000_000
MOST_DENSE: Final = 50
"""A small file can claim to hold more than any disk does. Above so many bytes, all members together may be so many
times as large as they lie in the copy; no copy of ours has one that is packed more densely."""
OURS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Of these no more is unpacked than was asked for; the others can burst."""
BROKEN: Final = (
    *(zipfile.BadZipFile, zlib.error, struct.error),
    *(ArithmeticError, EOFError, LookupError, OSError, RuntimeError, ValueError),
)
"""What reading a damaged archive can raise."""


class NotACopy(Exception):
    """The file is not a copy that this app made."""


class CopyResult(Model):
    """What a copy held."""

    added: int = 0
    known: int = 0
    """Here already, and not older."""
    refused: int = 0
    """Damaged, or written by a newer version."""
    parted: int = 0
    """Went another way here than in the copy: the later one is on the shelf, the other set aside."""


class UnknownBox(Model):
    """Of a game that only a later version knows: whatever its owner said is kept for that one."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]


class Copy(NamedTuple):
    """One file of a copy."""

    packed: bytes
    last: str = ""
    """What it holds last, where it has no room for all that is left; empty: that was all."""
    unread: int = 0
    """Files that the disk did not give, and that are not in it."""


def pack(saves: Saves, unkept: Mapping[str, Match] = MappingProxyType({}), after: str = "") -> Copy:
    """All there is but preferences of devices; of the `unkept` matches, by their ids, what the disk would not take.

    `after`: what the file before held last. Whatever is too large for us to read again is in none, nor is what the disk
    does not give: it costs no other file its place.
    """
    left = {name: found for name, found in _found(saves, unkept).items() if name > after}
    packed, last, unread = io.BytesIO(), after, 0
    # A clock that stands before 1980 is no reason to go without a copy.
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
        archive.writestr(SETTINGS_FILE, _text(SETTINGS.tables(saves.settings().of_the_folder)))
        for name, found in sorted(left.items()):
            content = saves.content(found) if isinstance(found, Path) else found
            if content is None:
                unread += 1
            elif not _add(archive, packed, name, content):
                break
            last = name
        else:
            last = ""
    return Copy(packed.getvalue(), last, unread)


def _found(saves: Saves, unkept: Mapping[str, Match]) -> dict[str, bytes | Path]:
    """What lies there by its name in a copy, and what should."""
    kept = (path for path in saves.files() if path.stat().st_size <= LARGEST)
    texts = {f"matches/{match_id}.json": _text(MATCH.tables(match)) for match_id, match in unkept.items()}
    # What could not be brought back is as the disk has it.
    texts = {name: text for name, text in texts.items() if len(text) <= LARGEST}
    return {**{path.relative_to(saves.folder).as_posix(): path for path in kept}, **texts}


def _add(archive: zipfile.ZipFile, packed: io.BytesIO, name: str, content: bytes) -> bool:
    """As dense as we take it back; whether there was room for it."""
    size, how = len(zlib.compress(content)), zipfile.ZIP_DEFLATED
    if size * MOST_DENSE < len(content):
        size, how = len(content), zipfile.ZIP_STORED
    if packed.tell() + size + ENTRY * (len(archive.namelist()) + 1) > LARGEST_COPY:
        return False
    archive.writestr(name, content, how)
    return True


def _text(tables: Mapping[str, Any]) -> bytes:
    return json.dumps(tables, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


class Bringing:
    """Adds the matches of a copy to those that are here, some at a time. One that continues the one here takes its
    place; of two that parted both are kept.

    What it tells of a box counts where nothing was told here; settings stay with the device they were chosen on.
    """

    def __init__(self, packed: bytes, before_write: Callable[[str], None] = lambda _: None) -> None:
        """`before_write` is called with the id of each match just before it is written. `NotACopy` when it is none."""
        self.brought = CopyResult()
        self._archive = _opened(packed)
        self._left = _ours(self._archive)[::-1]
        self._before_write = before_write

    def go_on(self, saves: Saves, seconds: float = inf) -> bool:
        """For so long; whether all of it is done."""
        until = time.monotonic() + seconds
        while self._left and time.monotonic() < until:
            self._take_in(saves, self._left.pop())
        return not self._left

    def _take_in(self, saves: Saves, info: zipfile.ZipInfo) -> None:
        try:
            if _is_match(info):
                self._count(_take(saves, self._archive, info, self._before_write))
            elif box := BOX_FILE.fullmatch(info.filename):
                saves.adopt_box(box[1], _tables(self._archive, info), box_of(box[1]) or UnknownBox)
        except (Unreadable, Newer):
            self._count("refused")

    def _count(self, what: str) -> None:
        self.brought = self.brought.replace(**{what: getattr(self.brought, what) + 1})


def bring(saves: Saves, packed: bytes, before_write: Callable[[str], None] = lambda _: None) -> CopyResult:
    """All of a copy at once."""
    bringing = Bringing(packed, before_write)
    bringing.go_on(saves)
    return bringing.brought


def _opened(packed: bytes) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(io.BytesIO(packed))
    except BROKEN as error:
        raise NotACopy from error


def _ours(archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    held = [
        info
        for info in archive.infolist()
        if _is_match(info) or info.filename == SETTINGS_FILE or BOX_FILE.fullmatch(info.filename)
    ]
    claimed, packed = sum(info.file_size for info in held), sum(info.compress_size for info in held)
    if not held or claimed > max(MOST_BYTES, MOST_DENSE * packed):
        raise NotACopy
    return held


def _is_match(info: zipfile.ZipInfo) -> bool:
    path = PurePosixPath(info.filename)
    return path.parent == PurePosixPath("matches") and path.suffix == ".json" and is_match_id(path.stem)


def _take(saves: Saves, archive: zipfile.ZipFile, info: zipfile.ZipInfo, before_write: Callable[[str], None]) -> str:
    match = MATCH.parse(document(_tables(archive, info), MATCH.name))
    if match.by_later_rules:
        raise Newer(MATCH.name)
    match = match.replace(id=PurePosixPath(info.filename).stem)
    here = saves.match(match.id, to_write=True)
    if here is None or _goes_on(here, match):
        before_write(match.id)
        saves.keep_match(match)
        return "added"
    if _goes_on(match, here) or _is_same(match, here):
        return "known"
    if here.changed >= match.changed:
        saves.set_match_aside(match)
    else:
        saves.copy_aside(match.id)
        before_write(match.id)
        saves.keep_match(match)
    return "parted"


def _goes_on(one: Match, other: Match) -> bool:
    """Whether `other` holds all that `one` does, and more, whatever the clocks say."""
    held, more = _entries(one), _entries(other)
    if _setup(one) != _setup(other) or held != more[: len(held)] or one.sheet not in (None, other.sheet):
        return False
    if len(more) > len(held) or one.sheet != other.sheet:
        return True
    if one.sheet_finished > other.sheet_finished or one.corrections != other.corrections[: len(one.corrections)]:
        return False
    return not _is_same(one, other) and other.changed > one.changed


def _is_same(one: Match, other: Match) -> bool:
    """But for when it was written down."""
    return one.replace(changed=other.changed) == other


def _setup(match: Match) -> JsonValue:
    return (match.journal or {}).get("setup")


def _entries(match: Match) -> list[Any]:
    found = (match.journal or {}).get("entries", [])
    return found if isinstance(found, list) else []


def _tables(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Any:
    if info.file_size > LARGEST or info.compress_type not in OURS:
        raise Unreadable(info.filename)
    try:
        with archive.open(info) as file:
            # No more than it claims to hold, which has been counted: to read on would be to believe it.
            return json.loads(file.read(info.file_size))
    except BROKEN as error:
        raise Unreadable(info.filename) from error
