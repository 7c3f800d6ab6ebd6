"""A match as its file tells it, while the app has it open: `Saves` would sweep away what the app is just writing."""

from __future__ import annotations

import json
from pathlib import Path

from companion.disk.documents import document
from companion.disk.matches import MATCH, Match


def match_on_disk(folder: Path, match_id: str) -> Match:
    """Of the folder of an app; what is not whole there is restored from no back-up."""
    return _read(folder / "matches" / f"{match_id}.json")


def only_match_on_disk(folder: Path) -> Match:
    (path,) = (folder / "matches").glob("*.json")
    return _read(path)


def _read(path: Path) -> Match:
    return MATCH.parse(document(json.loads(path.read_text("utf-8")), MATCH.name))
