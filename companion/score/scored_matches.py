"""A match that is to be scored: by its sheet, or by its record."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from companion.disk.match_files import BadMatch, journal_of, rules_of, unwrapped
from companion.score.scored_sheet import ScoredSheet, read_stored
from rules.kernel import IllegalMove, Misfit


def scored_match(raw: dict[str, Any]) -> ScoredSheet:
    """As `companion replay` has it, in the same words where it does not fit: `BadMatch`."""
    match = unwrapped(raw)
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
