"""A window at a table of the game: its state is the rules' own, so that every view is checked against them."""

from __future__ import annotations

from typing import Final, TypeAlias

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.store import Store
from rules.lil_everdell.state import State

LilWindow: TypeAlias = TableWindow[State]
SIGNS_ONLY: Final = "lil_everdell/signs_only"
"""The switch that asks for no card's name."""
PICTURES: Final = "lil_everdell/pictures_only"
"""The switch that leaves the words away."""
NO_DIAGRAM: Final = "lil_everdell/no_diagram"
"""The switch of those who do not want to be asked for the diagram again."""


def names(window: LilWindow) -> tuple[str, ...]:
    """Everybody in the order of the score, a royal opponent as the box prints the name."""
    state, store = window.state, window.store
    return tuple(store.called(state.called(seat)) for seat in range(len(state.players)))


def large_words(store: Store) -> bool:
    """Whether words take so much room that the answers come before whatever else is to be told."""
    return store.preferences.text_size >= theme.LARGE_TEXT and not store.switched(PICTURES)
