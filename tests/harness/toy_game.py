"""A game of the tests' own, known to the app for a while."""

from __future__ import annotations

from contextlib import AbstractContextManager
from importlib.resources import files
from typing import Any

from companion.games import GameEntry, Screens, registered


def introduced(game: Any, **screens: Any) -> AbstractContextManager[GameEntry]:
    """Its rules, and the screens it has of its own, if any; it has no words."""
    nowhere = files("tests").joinpath("nowhere")
    return registered(
        GameEntry(
            id=game.id,
            rules=lambda: game,
            screens=lambda: Screens((), **screens),
            words=lambda _: nowhere,
            data=lambda: nowhere,
        )
    )
