"""A match at one glance, for the card that leads back to it."""

from __future__ import annotations

from companion.views.farshore.table import looks
from rules.farshore.state import State


def glance(state: State, dark: bool) -> str:
    """The season wheel with everybody's piece on it."""
    return looks.wheel(looks.pieces(state), dark)
