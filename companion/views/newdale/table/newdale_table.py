"""What Newdale adds to the table of any game: the strip, the screens of its phases, its panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import flet as ft

from companion.drawings.newdale.places import marker
from companion.newdale.boxes import remember
from companion.views.newdale import sizes
from companion.views.newdale.looks import piece_colour
from companion.views.newdale.table.act import ActTurn
from companion.views.newdale.table.build import BuildTurn
from companion.views.newdale.table.draw import DrawTurn
from companion.views.newdale.table.ending import FinalTurn, GoalTurn
from companion.views.newdale.table.event import EventTurn
from companion.views.newdale.table.levels import level_notices
from companion.views.newdale.table.own_desk import desk, desk_below
from companion.views.newdale.table.panels import PANELS
from companion.views.newdale.table.plan import PlanTurn, spaces_foot
from companion.views.newdale.table.round_end import RoundTurn
from companion.views.newdale.table.special import SpecialTurn
from companion.views.newdale.table.strip import strip, track_picture
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.game_table import GameTable, use_remembering
from companion.views.table.standings import standings
from rules.newdale.moves import Build
from rules.newdale.play import AT_ANY_TIME
from rules.newdale.setup import Depth
from rules.newdale.state import Phase, State

TURNS: Final[Mapping[Phase, Callable[[NewdaleWindow], ft.Control]]] = {
    Phase.EVENT: EventTurn,
    Phase.PLAN: PlanTurn,
    Phase.DRAW: DrawTurn,
    Phase.ACT: ActTurn,
    Phase.BUILD: BuildTurn,
    Phase.SPECIAL: SpecialTurn,
    Phase.ROUND: RoundTurn,
    Phase.FINAL: FinalTurn,
    Phase.GOAL: GoalTurn,
}
MOMENTS: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.EVENT: ("event",),
    Phase.PLAN: ("plan", "produce"),
    Phase.DRAW: ("draw",),
    Phase.ACT: ("act", "produce", "chain"),
    Phase.BUILD: ("build", "token"),
    Phase.SPECIAL: ("special",),
    Phase.ROUND: ("track",),
    Phase.FINAL: ("final", "chain"),
    Phase.GOAL: ("goal",),
    Phase.OVER: ("over", "score"),
}


class NewdaleTable(GameTable[State]):
    panels = PANELS
    beside_questions = AT_ANY_TIME
    begun = ("tell:", "card:")
    flat_panes = sizes.FLAT_PANES

    def turn(self, window: NewdaleWindow) -> ft.Control | None:
        screen = TURNS.get(window.state.phase)
        return screen and screen(window)

    def strip(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        return strip(window), *level_notices(window)

    def below(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        return desk_below(window)

    def foot(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        return spaces_foot(window)

    def beside(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        """The own board, then track and points where they have no pane of their own."""
        return *desk(window), *(() if self._has_points_pane(window) else self._points(window))

    def beyond(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        return self._points(window) if self._has_points_pane(window) else ()

    def _has_points_pane(self, window: NewdaleWindow) -> bool:
        return window.store.shape.full and bool(desk(window))

    def _points(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        signs = tuple(self.player_sign(window, each) for each in range(len(window.state.players)))
        return *track_picture(window, wide=True), *standings(window, signs)

    def follow(self, window: NewdaleWindow) -> None:
        """What a chapter teaches about the box is remembered."""
        use_remembering(window, remember)

    def player_sign(self, window: NewdaleWindow, seat: int) -> str:
        palette = window.store.palette
        return marker(palette, min(seat, 3) + 1, piece_colour(palette, window.state.setup.people[seat].colour))

    def asked(self, state: State, move: Any) -> bool:
        """A building of a desk answered nothing, nor one more by an effect."""
        beside = isinstance(move, Build) and (move.extra or state.depth is Depth.DESK)
        return not beside and super().asked(state, move)

    def moments(self, window: NewdaleWindow) -> tuple[str, ...]:
        return MOMENTS[window.state.phase]

    def desk(self, window: NewdaleWindow) -> str:
        """Of everybody's markers."""
        return Phase.PLAN.value if window.state.phase is Phase.PLAN else ""

    def same_question(self, window: NewdaleWindow) -> object:
        """Markers are laid one after the other on the same desk."""
        phase, question = window.state.phase, window.question
        return phase if phase is Phase.PLAN or question is None else question.ask


TABLE: Final = NewdaleTable()


def newdale_table() -> NewdaleTable:
    return TABLE
