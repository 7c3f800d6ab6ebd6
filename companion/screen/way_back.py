"""What Back leaves before the screen itself, be it the phone's gesture or the browser's button: a sub-step, a panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

if TYPE_CHECKING:
    from companion.screen.store import Store

Leave = Callable[[], bool]
"""Leaves what lies on top; whether there was anything to leave."""


class WayBack:
    """One per window. A screen says how it is left step by step whenever it is drawn."""

    def __init__(self) -> None:
        self.owner = ""
        self._leave: Leave | None = None

    def belong(self, owner: str, leave: Leave) -> None:
        self.owner, self._leave = owner, leave

    def release(self, owner: str) -> None:
        """A screen is heard to have gone after the next one was drawn: that one's way stays."""
        if self.owner == owner:
            self.owner, self._leave = "", None

    def leave(self) -> bool:
        """Leave what lies on top of the screen, if anything does."""
        return self._leave is not None and self._leave()


def use_way_back(store: Store, owner: str, leave: Leave) -> None:
    """For as long as the component that calls this is on the screen, Back leaves what lies on top of it first."""
    store.way_back.belong(owner, leave)
    # The router is there by then, also for who came by an address.
    ft.use_effect(lambda: store.watch_address() and None, [])
    ft.on_unmounted(partial(store.way_back.release, owner))
