"""A file that is to be scored: a position, or a match by its sheet or by its record."""

from __future__ import annotations

from pathlib import Path

from companion.command.console import shown
from companion.disk.file_kinds import is_match
from companion.score.bad_files import BadFile
from companion.score.positions import Position, read_raw
from companion.score.scored_sheet import ScoredSheet
from rules.kernel import Model, phrase


def read_scored(path: Path, box: Model | None = None) -> ScoredSheet:
    """What a file comes to; `box` counts where a position brings none. `BadFile` says what is wrong."""
    raw = read_raw(path)
    if not is_match(raw):
        return Position(path, raw).read(box)
    # A position need not wait for what it takes to follow a record.
    from companion.disk.match_files import BadMatch
    from companion.score.scored_matches import scored_match

    try:
        return scored_match(raw)
    except BadMatch as bad:
        raise BadFile(phrase("share.in_file", file=shown(path), what=bad.phrase)) from None
