"""In which section a reader finds it: the pages of the book have no numbers in our text."""

from __future__ import annotations

from typing import Final

from rules.kernel import Phrase, phrase
from rules.lil_everdell.reasons import Reason

GAME: Final = "lil_everdell"


def section_of(reason: Reason, _language: str) -> Phrase:
    """Of the rule behind a refusal or a warning."""
    return phrase("lookup.section", name=phrase(f"lil_everdell_rules.section_{reason.source}"))
