"""What Farshore adds to the table of any game: the strip, the sea, the screens of its phases, its panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import flet as ft

from companion.farshore.boxes import GAME, remember
from companion.match.naming import player_name
from companion.screen import theme
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.board import Board, called
from companion.views.farshore.table.correct import done_button
from companion.views.farshore.table.her_card import CardTurn, DeckDraw, PlanDraw
from companion.views.farshore.table.needs import MapsAsked
from companion.views.farshore.table.panels import PANELS
from companion.views.farshore.table.person import ACROSS, PersonTurn
from companion.views.farshore.table.route import RouteTurn
from companion.views.farshore.table.strip import strip
from companion.views.farshore.table.tile import TileTurn
from companion.views.farshore.table.track import track
from companion.views.farshore.table.weather import WeatherTurn
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.game_table import GameTable, use_remembering
from rules.farshore.ask.answers import options_of
from rules.farshore.components.traits import Season
from rules.farshore.moves import PlaceWorker
from rules.farshore.play import AT_ANY_TIME
from rules.farshore.setup import CAPTAIN
from rules.farshore.state import Phase, State
from rules.farshore.tell.procedure import furthest_season, goes_on
from rules.kernel import Question

TURNS: Final[Mapping[Phase, Callable[[FarshoreWindow], ft.Control]]] = {
    Phase.PERSON: PersonTurn,
    Phase.ROUTE: RouteTurn,
    Phase.CARD: CardTurn,
    Phase.CLAIM: MapsAsked,
    Phase.MAP: MapsAsked,
    Phase.DECK_DRAW: DeckDraw,
    Phase.PLAN_DRAW: PlanDraw,
    Phase.TILE: TileTurn,
    Phase.WEATHER: WeatherTurn,
}
"""Every other question is a list of answers."""
MOMENTS: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.PERSON: ("turn", "worker", "play_card", "prepare"),
    Phase.TILE: ("winds_of_change",),
    Phase.WEATHER: ("weather",),
    Phase.TIDE: ("high_tide",),
    Phase.ROUTE: ("krabita.route",),
    Phase.CARD: ("krabita.card", "krabita.plan"),
    Phase.LOOKOUT: ("krabita.lookout", "krabita.route"),
    Phase.CLAIM: ("krabita.maps", "map"),
    Phase.VALUE: ("krabita.maps", "map"),
    Phase.DECK_DRAW: ("krabita.season",),
    Phase.PLAN_DRAW: ("krabita.season", "krabita.plan"),
    Phase.MAP: ("krabita.maps", "krabita.autumn"),
    Phase.WAITING: ("pass", "krabita.autumn"),
    Phase.OVER: ("over", "score"),
}
"""What the rules that matter now have to do with."""
FEW: Final = 3
"""So many answers leave room above them."""
SAID: Final = 120
"""Letters of what happened last that leave room for the sea on a short phone, above two rows of places."""


class FarshoreTable(GameTable[State]):
    panels = PANELS
    beside_questions = AT_ANY_TIME
    begun = ("correct:", "needs:", "rename:")
    shortcuts = MappingProxyType({"/": "shortcuts.card"})

    def turn(self, window: FarshoreWindow) -> ft.Control | None:
        screen = TURNS.get(window.state.phase)
        return screen and screen(window)

    def strip(self, window: FarshoreWindow) -> Sequence[ft.Control]:
        return (strip(window),)

    def above(self, window: FarshoreWindow) -> Sequence[ft.Control]:
        """The sea is folded away where the answers need the room; elsewhere it brings them down under the thumb."""
        size = sizes.SEA_SHORT if window.store.shape.short else sizes.SEA_PHONE
        return (track(window, size),) if _calm(window) and not window.panel else ()

    def beside(self, window: FarshoreWindow) -> Sequence[ft.Control]:
        return track(window, sizes.SEA_WIDE), Board(window)

    def foot(self, window: FarshoreWindow) -> Sequence[ft.Control]:
        what, _, seat = window.panel.partition(":")
        return (done_button(window, int(seat)),) if what == "correct" and seat.isdecimal() else ()

    def follow(self, window: FarshoreWindow) -> None:
        """What a match teaches about the box is remembered."""
        use_remembering(window, remember)

    def title(self, window: FarshoreWindow) -> str:
        store, state = window.store, window.state
        if state.phase is Phase.OVER:
            return self.over(store)
        season = state.players[state.turn].season.value
        return store.text("farshore_table.turn_of", name=called(store, state, state.turn), season=season)

    def title_lines(self, window: FarshoreWindow) -> tuple[str, str]:
        store, state = window.store, window.state
        if state.phase is Phase.OVER:
            return super().title_lines(window)
        season = state.players[state.turn].season.value
        return called(store, state, state.turn), store.text("farshore.season", season=season)

    def player_name(self, store: Store, name: str) -> str:
        return store.say(player_name(GAME, name, None))

    def over(self, store: Store) -> str:
        return store.text("farshore_table.over")

    def face(self, store: Store, question: Question[Any]) -> str:
        return looks.krabita(store.dark) if question.who == CAPTAIN else ""

    def player_sign(self, window: FarshoreWindow, seat: int) -> str:
        return looks.worker(window.store, window.state, seat)

    def player_tone(self, window: FarshoreWindow, seat: int) -> str:
        return looks.tone(window.store, window.state, seat)

    def actor(self, state: State, move: Any) -> int:
        seat: int = getattr(move, "seat", state.turn)
        return seat

    def chapter(self, store: Store, state: State) -> str:
        return store.text("farshore.season", season=furthest_season(state).value)

    def goes_on(self, before: State, state: State) -> bool:
        return goes_on(before, state)

    def moments(self, window: FarshoreWindow) -> tuple[str, ...]:
        """In a person's turn the season they are in comes first; in winter, with which nothing comes, the next one."""
        state = window.state
        if state.phase is not Phase.PERSON:
            return MOMENTS[state.phase]
        season = max(state.people[state.turn].season, Season.SPRING)
        return (f"season.{season}", *MOMENTS[Phase.PERSON])

    def desk(self, window: FarshoreWindow) -> str:
        """Her summer and autumn cards, with the running list of them."""
        return Phase.PLAN_DRAW.value if window.state.phase is Phase.PLAN_DRAW else ""

    def same_question(self, window: FarshoreWindow) -> object:
        """Her summer and autumn cards are one question, whichever of them is asked for."""
        phase, question = window.state.phase, window.question
        return phase if question is None or phase is Phase.PLAN_DRAW else question.ask


def _calm(window: FarshoreWindow) -> bool:
    """Few answers leave room; so do those of a draw that are folded away, but not a card that is to be written down."""
    phase, question = window.state.phase, window.question
    if phase is Phase.PERSON and window.store.shape.short:
        places = options_of(question, PlaceWorker)
        free = sum(option.refusal is None for option in places)
        # The dunes are a place too; what is spent folds into one.
        shown = min(len(places) + 1, free + 2)
        return shown <= ACROSS or (shown <= 2 * ACROSS and _said(window) <= SAID)
    if phase in (Phase.PERSON, Phase.OVER) or question is None:
        return True
    few = phase is Phase.DECK_DRAW or len(question.answers) <= FEW
    return few and phase is not Phase.WEATHER and window.store.preferences.text_size <= theme.SMALL_TEXT


def _said(window: FarshoreWindow) -> int:
    """How long the account of the last move is."""
    return len(" ".join(map(window.store.say, window.table.last)))


TABLE: Final = FarshoreTable()


def farshore_table() -> FarshoreTable:
    return TABLE
