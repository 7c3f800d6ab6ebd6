"""The keys of a map: arrows go from spot to spot, 1 2 3 name edges, 0 is nothing more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from companion.screen.keys import ARROWS
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.viewer import CLOSER
from companion.views.new_lands.table.window import LEFT, MEEPLES, SPOTS, LandsWindow, lays
from companion.widgets.controls import Action
from rules.new_lands.moves import Done

TOLD: Final = MappingProxyType(
    {
        "← ↑ → ↓": "new_lands_table.key_arrows",
        "1 2 3": "new_lands_table.key_edges",
        "N": "new_lands_table.key_new",
        "0": "new_lands_table.key_nothing",
        "M": "new_lands_table.key_meeples",
        "L": "new_lands_table.key_spots",
        "W": "new_lands_table.key_whole",
        "T": "new_lands_table.turn_view",
        "+ −": "new_lands_table.key_zoom",
        "K": "new_lands_table.left",
        "Esc": "new_lands_table.key_back",
    }
)
"""As they are written, and what each does."""


def map_keys(window: LandsWindow) -> Mapping[str, Callable[[], Any]]:
    land, view = window.state.land, map_view(window)
    away = {"ESCAPE": Action(window.step_back)}
    if land is None:
        return away
    arrows = {} if window.panel else {key: Action(view.step, land, *way) for key, way in ARROWS.items()}
    return {
        **away,
        **arrows,
        "M": Action(window.open, MEEPLES),
        **({"L": Action(window.open, SPOTS)} if lays(window) else {}),
        "W": Action(view.whole),
        "T": Action(view.turn, window),
        "+": Action(view.zoom, CLOSER),
        "=": Action(view.zoom, CLOSER),
        "-": Action(view.zoom, 1 / CLOSER),
        **({"K": Action(window.open, LEFT)} if window.state.box.complete else {}),
        **({"0": nothing} if (nothing := _nothing(window)) else {}),
    }


def _nothing(window: LandsWindow) -> Callable[[], Any] | None:
    """The key for "nothing more", where that can be said."""
    question = window.question
    done = [option.move for option in question.options if isinstance(option.move, Done)] if question else []
    return Action(window.play, done[0]) if done and not window.panel else None
