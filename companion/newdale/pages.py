"""On which page of the book a reader finds it."""

from __future__ import annotations

from typing import Final

from companion.lookup.fact_sources import reason_source
from companion.lookup.lookup import lookup
from rules import reasons
from rules.kernel import Phrase
from rules.newdale.reasons import Reason

GAME: Final = "newdale"


def page_of(reason: reasons.Reason, language: str) -> Phrase:
    """Of the rule behind a refusal or a warning."""
    found = lookup(GAME)
    assert found is not None
    return reason_source(found, Reason.of(reason), language)
