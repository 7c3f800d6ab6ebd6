"""Which games a person has, which lie open, which one a screen without a game in its address is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from companion.disk.matches import Shelved, Status
from companion.disk.preferences import Preferences
from companion.games import game_entry, game_ids

if TYPE_CHECKING:
    from companion.backend import Backend


def shown_games(preferences: Preferences, backend: Backend) -> tuple[str, ...]:
    """Those somebody said to have, else those with matches or a box here, else all; in the order of the registry."""
    said = owned_games(backend) if preferences.shown_games is None else preferences.shown_games
    return tuple(game_id for game_id in game_ids() if game_id in said) or game_ids()


def owned_games(backend: Backend) -> frozenset[str]:
    """Whoever has matches of a game, or has told of its box, owns it."""
    return backend.boxes | {entry.game for entry in backend.shelf}


def listed_games(preferences: Preferences, backend: Backend) -> tuple[str, ...]:
    """Those that are shown, and those with a match here: hiding a game hides no match."""
    here = {*shown_games(preferences, backend), *(entry.game for entry in backend.shelf)}
    return tuple(game_id for game_id in game_ids() if game_id in here)


def several_games(preferences: Preferences, backend: Backend) -> bool:
    """Whether matches have to say of which game they are."""
    return len(listed_games(preferences, backend)) > 1


def asks_for_boxes(preferences: Preferences, backend: Backend) -> bool:
    """Whether to ask which boxes there are: only who knows of two games or more, and has nothing here yet."""
    return preferences.shown_games is None and len(game_ids()) > 1 and not owned_games(backend)


def last_played(shelf: Iterable[Shelved]) -> str:
    """The game of the latest match; empty without one."""
    return next((entry.game for entry in shelf if game_entry(entry.game)), "")


def opened_game(preferences: Preferences, backend: Backend, tapped: str = "") -> str:
    """The box on the table: the one somebody tapped, else the last played, last chosen, or the first that is shown."""
    shown = shown_games(preferences, backend)
    wishes = (tapped, last_played(backend.shelf), backend.settings.chosen_game, *shown)
    return next(game_id for game_id in wishes if game_id in shown)


def current_game(preferences: Preferences, backend: Backend, among: Iterable[str] | None = None) -> str:
    """The game of the running match, else the one last chosen, last played, or shown first; empty where there is none.

    `among`: of these alone.
    """
    allowed = game_ids() if among is None else tuple(among)
    return next((game_id for game_id in _by_nearness(preferences, backend) if game_id in allowed), "")


def _by_nearness(preferences: Preferences, backend: Backend) -> Iterator[str]:
    yield from (entry.game for entry in backend.shelf if entry.status is Status.RUNNING and entry.openable)
    yield backend.settings.chosen_game
    yield last_played(backend.shelf)
    yield from shown_games(preferences, backend)
    yield from game_ids()
