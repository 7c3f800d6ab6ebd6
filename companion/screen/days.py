"""Days, as the reader's language writes them."""

from __future__ import annotations

from datetime import datetime

from rules.kernel import Phrase, phrase


def on(when: datetime) -> Phrase:
    """The day of a moment, where the reader lives."""
    here = when.astimezone()
    return phrase("shelf.on", year=f"{here:%Y}", month=f"{here:%m}", day=f"{here:%d}")
