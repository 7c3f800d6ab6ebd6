"""A file that is to be scored: a position, or a match by its sheet or by its record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import ValidationError

from companion.command.console import shown
from companion.command.match_files import BadMatch, is_match, journal_of, rules_of, unwrapped
from companion.score.bad_files import BadFile
from companion.score.positions import Position, read_raw
from companion.score.scored_sheet import ScoredSheet, read_stored
from rules.kernel import IllegalMove, Misfit, Model, phrase


def read_scored(path: Path, box: Model | None = None) -> ScoredSheet:
    """What a file comes to; `box` counts where a position brings none. `BadFile` says what is wrong."""
    raw = read_raw(path)
    if not is_match(raw):
        return Position(path, raw).read(box)
    try:
        return _of_match(unwrapped(raw))
    except BadMatch as bad:
        raise BadFile(phrase("share.in_file", file=shown(path), what=bad.phrase)) from None


def _of_match(match: dict[str, Any]) -> ScoredSheet:
    """As `companion replay` has it, in the same words where it does not fit."""
    rules = rules_of(match)
    if rules.record is None:
        raise BadMatch("field", field="game")
    if isinstance(sheet := match.get("sheet"), dict):
        try:
            return read_stored(rules.id, sheet)
        except ValidationError:
            raise BadMatch("field", field="sheet") from None
    try:
        state = rules.replay(journal_of(rules, match))
    except IllegalMove as illegal:
        raise BadMatch("setup", why=illegal.phrase) from None
    except Misfit as misfit:
        raise BadMatch("misfit", n=misfit.at + 1, why=misfit.why) from None
    return ScoredSheet(rules.record.filled(state), rules.record.box(state))
