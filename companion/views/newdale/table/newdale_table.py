"""What Newdale adds to the table of any game: the strip, the screens of its phases, its panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import flet as ft

from companion.drawings.newdale.places import marker
from companion.newdale.boxes import remember
from companion.newdale.pages import page_of
from companion.views.newdale import sizes
from companion.views.newdale.looks import piece_colour
from companion.views.newdale.table.act import ActTurn
from companion.views.newdale.table.build import BuildTurn
from companion.views.newdale.table.draw import DrawTurn
from companion.views.newdale.table.ending import FinalTurn, GoalTurn
from companion.views.newdale.table.event import EventTurn
from companion.views.newdale.table.panels import PANELS
from companion.views.newdale.table.plan import PlanTurn, desk_lines
from companion.views.newdale.table.round_end import RoundTurn
from companion.views.newdale.table.special import SpecialTurn
from companion.views.newdale.table.strip import strip, track_picture
from companion.views.newdale.table.window import NewdaleWindow, own_seat
from companion.views.table.game_table import GameTable
from companion.views.table.standings import standings
from rules import reasons
from rules.kernel import Phrase
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
    begun = ("tell:", "card:")
    flat_panes = sizes.FLAT_PANES

    def turn(self, window: NewdaleWindow) -> ft.Control | None:
        screen = TURNS.get(window.state.phase)
        return screen and screen(window)

    def strip(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        return (strip(window),)

    def beside(self, window: NewdaleWindow) -> Sequence[ft.Control]:
        """Track and points, then the own board as it lies there."""
        state = window.state
        seat = own_seat(window)
        signs = tuple(self.player_sign(window, each) for each in range(len(state.players)))
        board = desk_lines(window, seat) if state.has_board(seat) and state.phase is not Phase.PLAN else ()
        return track_picture(window, wide=True), *standings(window, signs), *board

    def follow(self, window: NewdaleWindow) -> None:
        """What a chapter teaches about the box is remembered."""
        store, box = window.store, window.table.state.box

        async def remember_box() -> None:
            await remember(store, window.table.state.setup.box, box)

        ft.use_effect(remember_box, [box])

    def player_sign(self, window: NewdaleWindow, seat: int) -> str:
        palette = window.store.palette
        return marker(palette, min(seat, 3) + 1, piece_colour(palette, window.state.setup.people[seat].colour))

    def moments(self, window: NewdaleWindow) -> tuple[str, ...]:
        return MOMENTS[window.state.phase]

    def source(self, reason: reasons.Reason, language: str) -> Phrase:
        return page_of(reason, language)

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
