"""A copy of everything, in one file that can be put away and brought back."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import PurePosixPath
from typing import Final

from companion.documents import Newer, document
from companion.saves import MATCH, MATCH_ID, Match, Saves
from companion.storage import LARGEST, Unreadable
from rules.kernel import Model

MOST_MATCHES: Final = 20_000


class NotACopy(Exception):
    """The file is not a copy that this app made."""


class Brought(Model):
    """What a copy held."""

    added: int = 0
    known: int = 0
    """Here already, and not older."""
    refused: int = 0
    """Damaged, or written by a newer version."""


def pack(saves: Saves) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in saves.files():
            archive.write(path, path.relative_to(saves.folder).as_posix())
    return packed.getvalue()


def bring(saves: Saves, packed: bytes) -> Brought:
    """Add the matches of a copy to those that are here; of two states of one match the later stays."""
    brought = Brought()
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            held = [info for info in archive.infolist() if _is_match(info)]
            if not held or len(held) > MOST_MATCHES:
                raise NotACopy
            for info in held:
                what = _take(saves, archive, info)
                brought = brought.replace(**{what: getattr(brought, what) + 1})
    except (zipfile.BadZipFile, NotImplementedError) as error:
        raise NotACopy from error
    return brought


def _is_match(info: zipfile.ZipInfo) -> bool:
    path = PurePosixPath(info.filename)
    named = path.parent == PurePosixPath("matches") and path.suffix == ".json"
    return named and MATCH_ID.fullmatch(path.stem) is not None


def _take(saves: Saves, archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> str:
    try:
        match = _read(archive, info)
    except (Unreadable, Newer):
        return "refused"
    here = saves.match(match.id)
    if here and here.changed >= match.changed:
        return "known"
    saves.keep_match(match)
    return "added"


def _read(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Match:
    try:
        with archive.open(info) as file:
            # The size an archive claims can be a lie: read no further than ours can be long.
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise Unreadable(info.filename)
        match = MATCH.parse(document(json.loads(text), MATCH.name))
    except (ValueError, RecursionError, zipfile.BadZipFile, RuntimeError) as error:
        raise Unreadable(info.filename) from error
    if match.id != PurePosixPath(info.filename).stem:
        raise Unreadable(info.filename)
    return match
