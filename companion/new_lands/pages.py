"""Where a reader finds a rule: its book has no pages left, so by the heading of the section."""

from __future__ import annotations

from typing import Final

from companion.lookup.lookup import lookup
from companion.lookup.sources import reason_source
from rules.kernel import Phrase
from rules.new_lands.reasons import Reason

GAME: Final = "new_lands"


def section_of(reason: Reason, language: str) -> Phrase:
    found = lookup(GAME)
    assert found is not None
    return reason_source(found, reason, language)
