"""What a file is that somebody names on the command line, by one look at it."""

from __future__ import annotations

import os
from pathlib import Path

from companion.disk.file_facts import MATCH_NAME
from companion.disk.json_text import NoJson, json_of
from companion.disk.text_files import STANDARD_INPUT, NoText, text_of


def is_match(parsed: object) -> bool:
    """Whether this is a match, and not a position."""
    return isinstance(parsed, dict) and (MATCH_NAME in parsed or "journal" in parsed)


def may_be_match(path: Path) -> bool:
    """Whether a file may hold one; what another program hands over, by name or through a pipe, is read only once."""
    # `Path.is_file` raises for a name that is too long, and where a folder may not be searched.
    if str(path) == STANDARD_INPUT or not os.path.isfile(path):  # noqa: PTH113
        return True
    try:
        return is_match(json_of(text_of(path)))
    except (NoText, NoJson):
        return False
