"""A match at one glance, for the card that leads back to it."""

from __future__ import annotations

from companion.views.lil_everdell.table import looks
from rules.lil_everdell.state import State


def glance(state: State, dark: bool) -> str:
    """Whose turn it is, with the turns left; when it is over, whoever began."""
    return looks.player(state, state.asked, dark)
