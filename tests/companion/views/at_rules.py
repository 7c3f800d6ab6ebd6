"""What tests of the look-up read on its screens."""

from __future__ import annotations

from companion.disk.settings import PageMark

SEARCH = "Search the rules"
WIND_ROSE = "What does the wind rose do?"


def marks(*entries: str) -> tuple[PageMark, ...]:
    """Pages of Farshore."""
    return tuple(PageMark(game="farshore", entry=entry) for entry in entries)
