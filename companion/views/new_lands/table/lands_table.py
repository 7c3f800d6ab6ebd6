"""What New Lands adds to the table of any game: the strip, the map, the screens of its phases, its panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import flet as ft

from companion.new_lands.boxes import Taught
from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.explained import area_panel, areas_panel, meeple_panel
from companion.views.new_lands.table.ledger import CountTurn, LedgerTurn
from companion.views.new_lands.table.lit_area import AREA, MEEPLE, shown_area
from companion.views.new_lands.table.map_keys import TOLD, map_keys
from companion.views.new_lands.table.map_pane import map_beside, map_ground
from companion.views.new_lands.table.meeple import MeepleTurn, meeples_panel
from companion.views.new_lands.table.panels import PANELS
from companion.views.new_lands.table.remaining import remaining_panel
from companion.views.new_lands.table.spots import spots_panel
from companion.views.new_lands.table.strip import strip
from companion.views.new_lands.table.tile import TileTurn
from companion.views.new_lands.table.window import (
    AREAS,
    LEFT,
    MEEPLES,
    SPOTS,
    TAKE,
    LandsWindow,
    acting,
    acting_seat,
    chosen_spot,
    colour,
)
from companion.views.table.game_table import GameTable, Ground, use_remembering
from companion.views.table.standings import standings
from rules.new_lands.moves import Finish, PutMapAway
from rules.new_lands.play import AT_ANY_TIME
from rules.new_lands.state import Phase, State

TURNS: Final[Mapping[Phase, Callable[[LandsWindow], ft.Control]]] = {
    Phase.TURN: LedgerTurn,
    Phase.COUNT: CountTurn,
    Phase.TILE: TileTurn,
    Phase.MEEPLE: MeepleTurn,
}
MOMENTS: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.TURN: ("turn", "meeple", "tile"),
    Phase.TILE: ("tile", "map", "turn"),
    Phase.MEEPLE: ("meeple", "turn"),
    Phase.COUNT: ("count",),
    Phase.OVER: ("over", "count"),
}


class LandsTable(GameTable[State]):
    beside_questions = (*AT_ANY_TIME, PutMapAway, Finish)
    panels = MappingProxyType(
        {
            **PANELS,
            MEEPLES: meeples_panel,
            SPOTS: spots_panel,
            MEEPLE: meeple_panel,
            AREA: area_panel,
            AREAS: areas_panel,
            LEFT: remaining_panel,
        }
    )
    shortcuts = TOLD
    flat_panes = sizes.FLAT_PANES
    folds_report = True

    def turn(self, window: LandsWindow) -> ft.Control | None:
        if chosen_spot(window) is not None:
            return TileTurn(window)
        screen = TURNS.get(window.state.phase)
        return screen and screen(window)

    def strip(self, window: LandsWindow) -> Sequence[ft.Control]:
        return (strip(window),)

    def ground(self, window: LandsWindow) -> Ground | None:
        """The map lies fixed on a phone: inside what scrolls, the page would take every finger."""
        covered = window.panels.covered and shown_area(window) is None
        return None if window.state.land is None or covered else map_ground(window)

    def beside(self, window: LandsWindow) -> Sequence[ft.Control]:
        if window.state.land is None:
            signs = tuple(self.player_sign(window, seat) for seat in range(len(window.state.players)))
            return standings(window, signs)
        return (map_beside(window),)

    def follow(self, window: LandsWindow) -> None:
        """The kinds of tiles that were laid are known to the next match too; a map has keys of its own."""
        store = window.store
        store.keys.named = {**store.keys.named, **map_keys(window)}
        use_remembering(window, window.own.setdefault(Taught, Taught()).remember)

    def title(self, window: LandsWindow) -> str:
        if window.state.phase is Phase.OVER:
            return self.over(window.store)
        return window.store.text("new_lands_table.turn_of", name=self._acting_name(window))

    def title_lines(self, window: LandsWindow) -> tuple[str, str]:
        if window.state.phase is Phase.OVER:
            return super().title_lines(window)
        return window.store.called(self._acting_name(window)), ""

    def _acting_name(self, window: LandsWindow) -> str:
        return window.state.name(acting_seat(window))

    def over(self, store: Store) -> str:
        return store.text("new_lands_table.over")

    def player_sign(self, window: LandsWindow, seat: int) -> str:
        return looks.meeple(colour(window, seat), window.store.dark)

    def actor(self, state: State, move: Any) -> int:
        seat: int = getattr(move, "seat", state.turn)
        return seat

    def moments(self, window: LandsWindow) -> tuple[str, ...]:
        doing = acting(window)
        return (doing[2], "meeple") if doing[0] == TAKE else MOMENTS[window.state.phase]


TABLE: Final = LandsTable()


def lands_table() -> LandsTable:
    return TABLE
