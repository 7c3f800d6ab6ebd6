"""What one window looks up in the rules, and when there is something to show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Final

import flet as ft

from companion.games import GAMES

SEARCH: Final = "search"
_FETCHED: Final[set[str]] = set()
"""The languages whose pages this process has read, and `SEARCH` once it can search them."""


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


def fetched(what: str) -> bool:
    return what in _FETCHED


async def fetch(language: str, arrived: Callable[[], None]) -> None:
    """Read the pages, then make them searchable, off the screen's own thread; neither is loaded before it is needed."""
    for what, load in ((language, partial(_pages, language)), (SEARCH, _search)):
        if what not in _FETCHED:
            await asyncio.to_thread(load)
            _FETCHED.add(what)
            arrived()


def _pages(language: str) -> None:
    for module in ("companion.views.rules.entry", "companion.views.rules.lists", f"companion.views.{GAMES[0]}.rules"):
        import_module(module)
    import_module("companion.lookup.book").articles(language)


def _search() -> None:
    import_module("companion.lookup.search").get_ready()
