"""The screens of Farshore; each is loaded when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from companion.games import Screens


def _later(module: str, name: str) -> Callable[..., Any]:
    def show(*given: Any) -> Any:
        return getattr(import_module(module, __name__), name)(*given)

    return show


SCREENS: Final = Screens(
    new=_later(".new", "New"),
    table=_later(".table", "Table"),
    turn=_later(".table", "turn_area"),
    new_score=_later(".score", "NewScore"),
    score=_later(".score", "Score"),
    box=_later(".box", "Box"),
    glance=_later(".glance", "glance"),
    summary=_later("companion.farshore.summary", "summary"),
)
