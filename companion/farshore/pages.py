"""On which page a reader finds it; those we cite are of the Polish book, the only one with the solo rules."""

from __future__ import annotations

from typing import Final

from companion.lookup.fact_sources import reason_source
from companion.lookup.lookup import Lookup, lookup
from rules.farshore.reasons import Reason
from rules.kernel import Phrase

GAME: Final = "farshore"


def page_of(reason: Reason, language: str) -> Phrase:
    """Of the rule behind a refusal or a warning."""
    return reason_source(_lookup(), reason, language)


def _lookup() -> Lookup:
    found = lookup(GAME)
    assert found is not None
    return found
