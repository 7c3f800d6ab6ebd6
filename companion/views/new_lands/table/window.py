"""A window at a table of New Lands, and the names of what can lie open in it."""

from __future__ import annotations

from typing import Final, TypeAlias

from companion.match.panel_stack import ACTING
from companion.match.table_window import TableWindow
from companion.views.new_lands import looks
from rules.new_lands.components.terrain import Spot
from rules.new_lands.moves import CountLeft
from rules.new_lands.players import Meeple
from rules.new_lands.state import State

LandsWindow: TypeAlias = TableWindow[State]
SEAT, TAKE, SPOT, NEW, TRY = "seat", "take", "spot", "new", "try"
PERSON: Final = "person"
MEEPLES: Final = "meeples"
SPOTS: Final = "spots"
AREAS: Final = "areas"
LEFT: Final = "left"
ASIDE: Final = "aside"
SHOWN: Final = ("new_lands.why_left", "new_lands.why_home")
"""What the strip says already."""


def acting(window: LandsWindow) -> list[str]:
    """What somebody has begun, word by word; nothing: the question itself."""
    return window.panel.removeprefix(ACTING).split(":") if window.panel.startswith(ACTING) else [""]


def begin(window: LandsWindow, *words: object) -> None:
    window.open(ACTING + ":".join(map(str, words)))


def acting_seat(window: LandsWindow) -> int:
    """Who is asked: whoever was tapped, whose meeple is counted at the end, whose turn it is."""
    doing = acting(window)
    if doing[0] in (SEAT, TAKE):
        return int(doing[1])
    first = window.question.options[:1] if window.question else ()
    return first[0].move.seat if first and isinstance(first[0].move, CountLeft) else window.state.turn


def lays(window: LandsWindow) -> bool:
    """Whether a tile can still be laid on the map."""
    state = window.state
    return state.land is not None and state.left > 0 and not state.over


def chosen_spot(window: LandsWindow) -> Spot | None:
    """Where a tile is being chosen for."""
    doing = acting(window)
    if doing[0] not in (SPOT, NEW, TRY):
        return None
    x, y = doing[1].split(",")
    return int(x), int(y)


def colour(window: LandsWindow, seat: int) -> str:
    return looks.colour(window.state.setup, seat)


def role_sign(window: LandsWindow, meeple: Meeple) -> str:
    return looks.role(meeple.on.value, colour(window, meeple.seat), window.store.dark)
