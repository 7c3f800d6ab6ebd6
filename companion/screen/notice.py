"""A short notice that goes away by itself: at the lower edge of a window, beside a question at the upper one."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

import flet as ft

from companion.screen import theme

MATCHES: Final = ("/match/", "/new/", "/score/")
"""Here a phone has no navigation, whichever way it is held: the room belongs to the thumb that plays."""

SHEET: Final = "score"
"""In the address of every sheet: nothing is asked there, and the way out is above."""


class Notice:
    """What was told, with Undo where there is something to undo."""

    def __init__(self, page: ft.Page, words: str, undo_word: str, undo: Callable[[], None] | None) -> None:
        self._page, self._words, self._undo_word, self._undo = page, words, undo_word, undo
        self._bar: ft.SnackBar | None = None
        self._above = False

    def show(self, route: str, text_size: int) -> None:
        """The answers lie low, under the thumb: there it would lie over them."""
        self._above = _asks(route)
        action = ft.SnackBarAction(self._undo_word, on_click=self._take_back) if self._undo else None
        self._bar = ft.SnackBar(
            ft.Text(self._words),
            action=action,
            action_overflow_threshold=1,
            duration=theme.NOTICE,
            persist=False,  # with an action Flet would leave it there for ever
            behavior=ft.SnackBarBehavior.FLOATING,
            margin=self._upper_edge(text_size) if self._above else None,
        )
        self._page.show_dialog(self._bar)

    def go_on(self, route: str, text_size: int) -> None:
        """Whoever goes on has read it; what can be undone goes along, and stays clear of the answers."""
        moved = _asks(route) != self._above
        if self._bar is None or not self._bar.open or (self._undo and not moved):
            return
        self._bar.open = False
        self._bar.update()
        if self._undo:
            self.show(route, text_size)

    def _take_back(self, _: ft.Event[ft.SnackBarAction]) -> None:
        if self._undo:
            self._undo()

    def _upper_edge(self, text_size: int) -> ft.Margin:
        """A notice is laid out from below: as much room as its words leave to the upper edge."""
        width, height = self._page.width or theme.READABLE, self._page.height or theme.SHORT
        scale = text_size / 100
        letter = theme.SIZES["body_medium"] * scale * theme.LETTER
        action = len(self._undo_word) * letter + theme.TARGET if self._undo else 0
        line = width - 2 * (theme.NEAR + theme.PAGE_PADDING) - action
        lines = ceil(len(self._words) * letter / max(line, theme.TARGET))
        room = 2 * theme.NOTICE_INSET + lines * theme.NOTICE_LINE * scale + theme.NEAR
        return ft.Margin.only(left=theme.NEAR, right=theme.NEAR, bottom=max(theme.NEAR, height - room))


def _asks(route: str) -> bool:
    """Whether answers lie at the lower edge there."""
    return route.startswith(MATCHES) and SHEET not in route.split("/")
