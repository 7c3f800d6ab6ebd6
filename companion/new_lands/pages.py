"""Where a reader finds a rule: the pages of its book are lost, so by the heading of the section."""

from __future__ import annotations

from rules.kernel import Phrase, phrase
from rules.new_lands.reasons import Reason


def section_of(reason: Reason, _language: str) -> Phrase:
    return phrase("lookup.section", name=phrase(f"new_lands_rules.section_{reason.source}"))
