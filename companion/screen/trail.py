"""The screens a window came through, so that one reached from several places leads back to the right one."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 50


class Trail:
    """One per window. It hears of every address, also of those the browser's own Back leads to."""

    def __init__(self) -> None:
        self._routes: list[str] = []

    def visit(self, route: str) -> None:
        if self._routes[-2:-1] == [route]:
            self._routes.pop()
        elif self._routes[-1:] != [route]:
            self._routes = [*self._routes, route][-LONGEST:]

    @property
    def now(self) -> str:
        """The screen last come to."""
        return self._routes[-1] if self._routes else ""

    def outside(self, place: str) -> str:
        """The last screen before those of this place; nothing for who came there by an address."""
        return next((route for route in reversed(self._routes) if not route.startswith(place)), "")

    def before(self, otherwise: str) -> str:
        """Where one came from to the present screen; `otherwise` for who opened it by its address."""
        return self._routes[-2] if len(self._routes) > 1 else otherwise
