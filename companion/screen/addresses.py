"""Addresses of a game's pages."""

from __future__ import annotations


def rules_route(_game_id: str, entry: str = "") -> str:
    """A page of a game's look-up, or the look-up itself."""
    return f"/rules/{entry}".rstrip("/")
