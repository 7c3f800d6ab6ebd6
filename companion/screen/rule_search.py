"""What one window looks up in the rules, and when there is something to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Final

import flet as ft

from companion.place import here

SEARCH: Final = "search"
_FETCHED: Final[set[tuple[str, str]]] = set()
"""The games and languages whose pages this process has read, and a game with `SEARCH` once it can search them."""


@ft.observable
@dataclass
class RuleSearch:
    """One per window; it stays as it is while the window shows something else."""

    query: str = ""
    calls: int = 0
    """How often the search was called for by a key: each time the field takes the focus anew."""

    def ask(self, query: str) -> None:
        self.query = query

    def start_over(self) -> None:
        self.query = ""
        self.calls += 1


def fetched(game_id: str, what: str) -> bool:
    """Whether the pages of a game can be read in a language, or searched."""
    return (game_id, what) in _FETCHED


@dataclass(frozen=True)
class Loaded:
    """What can be shown of a game's look-up by now."""

    pages: bool
    search: bool
    answering: tuple[str, ...]
    """The games that can be searched."""


def loaded(game_id: str, games: Iterable[str], language: str) -> Loaded:
    searchable = tuple(one for one in games if fetched(one, language) and fetched(one, SEARCH))
    return Loaded(fetched(game_id, language), game_id in searchable, searchable)


async def fetch(game_id: str, language: str, arrived: Callable[[], None]) -> None:
    """Read the pages, then make them searchable, off the screen's own thread; neither is loaded before it is needed."""
    for what, load in ((language, partial(_pages, game_id, language)), (SEARCH, partial(_search, game_id))):
        if (game_id, what) not in _FETCHED:
            await here().do_in_pieces(load())
            _FETCHED.add((game_id, what))
            arrived()


def _pages(game_id: str, language: str) -> Iterator[object]:
    for module in ("companion.views.rules.entry", "companion.views.rules.lists"):
        yield import_module(module)
    found = import_module("companion.lookup.lookup").lookup(game_id)
    yield found.articles(language)
    topic = next(iter(found.by_topic(language)))
    # What draws the game's signs comes with it.
    yield import_module("companion.views.rules.signs").topic_sign(game_id, topic, dark=False)


def _search(game_id: str) -> Iterator[object]:
    yield from import_module("companion.lookup.lookup").lookup(game_id).getting_ready()
