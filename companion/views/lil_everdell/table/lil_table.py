"""What the game adds to the table of any game: the strip, the players, the screens of its phases, its panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import flet as ft

from companion.lil_everdell.boxes import remember
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks, wordless
from companion.views.lil_everdell.table.area import TEACH
from companion.views.lil_everdell.table.asking import to_do
from companion.views.lil_everdell.table.board import board
from companion.views.lil_everdell.table.panels import PANELS
from companion.views.lil_everdell.table.person import CardTurn, FriendTurn
from companion.views.lil_everdell.table.rounds import RoundTurn, ValueTurn
from companion.views.lil_everdell.table.strip import players_row, strip
from companion.views.lil_everdell.table.window import PICTURES, LilWindow, large_words, names
from companion.views.table.game_table import GameTable, use_remembering
from companion.views.table.standings import standings
from companion.widgets.pictures import picture
from rules.kernel import Question
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.moves import PlayCard, RollD8
from rules.lil_everdell.play import AT_ANY_TIME
from rules.lil_everdell.state import Phase, State

TURNS: Final[Mapping[Phase, Callable[[LilWindow], ft.Control]]] = {
    Phase.ROUND: RoundTurn,
    Phase.FRIEND: FriendTurn,
    Phase.CARD: CardTurn,
    Phase.OPPONENT: CardTurn,
    Phase.VALUE: ValueTurn,
}
MOMENTS: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.ROUND: ("round",),
    Phase.FRIEND: ("friend", "turn"),
    Phase.CARD: ("card", "turn", "parade"),
    Phase.VALUE: ("value", "parade", "opponent"),
    Phase.OVER: ("over", "score"),
}
"""What the rules that matter now have to do with; in the opponent's turn they depend on who it is."""


class LilTable(GameTable[State]):
    panels = PANELS
    beside_questions = AT_ANY_TIME
    begun = (TEACH,)
    folds_report = True
    shortcuts = MappingProxyType(
        {
            "N": "lil_everdell_table.key_no_card",
            "D": "lil_everdell_table.key_roll",
        }
    )

    def turn(self, window: LilWindow) -> ft.Control | None:
        return TURNS[window.state.phase](window)

    def strip(self, window: LilWindow) -> Sequence[ft.Control]:
        return (strip(window),)

    def above(self, window: LilWindow) -> Sequence[ft.Control]:
        return () if large_words(window.store) else _players(window)

    def below(self, window: LilWindow) -> Sequence[ft.Control]:
        return _players(window) if large_words(window.store) else ()

    def beside(self, window: LilWindow) -> Sequence[ft.Control]:
        """The table drawn; on a flat screen what to do with the pieces. Without a third pane, the points too."""
        store = window.store
        if store.shape.full:
            return board(window)
        shown = [*to_do(window), players_row(window)] if store.shape.flat else board(window)
        return (*shown, *self.beyond(window))

    def beyond(self, window: LilWindow) -> Sequence[ft.Control]:
        """Everybody's points, and what happened last."""
        bare = window.store.switched(PICTURES)
        return (
            *standings(window, _signs(window), names=self.names(window), bare=bare),
            *([] if bare else _so_far(window)),
        )

    def ending(self, window: LilWindow) -> Sequence[ft.Control]:
        """Everybody walks in a parade, whoever is ahead in front."""
        state, store = window.state, window.store
        scores = window.scores
        order = sorted(range(len(scores)), key=lambda seat: scores[seat].standing, reverse=True)
        walkers = tuple((looks.animal_of(state, seat), looks.crown_of(state, seat)) for seat in order)
        said = store.text("lil_everdell_sheet.walking")
        drawn = looks.walking(walkers, store.dark)
        return (picture(drawn, said, height=sizes.PARADE, fit=ft.BoxFit.CONTAIN),)

    def follow(self, window: LilWindow) -> None:
        """What a match teaches about the box is remembered."""
        use_remembering(window, remember)

    def title(self, window: LilWindow) -> str:
        store, state = window.store, window.state
        if state.phase is Phase.OVER:
            return self.over(store)
        return store.called(state.called(state.asked))

    def names(self, window: LilWindow) -> tuple[str, ...]:
        return names(window)

    def title_sign(self, window: LilWindow) -> str:
        return wordless.title_sign(window) if window.store.switched(PICTURES) else ""

    def told_signs(self, window: LilWindow) -> tuple[str, ...]:
        return wordless.told_signs(window) if window.store.switched(PICTURES) else ()

    def over(self, store: Store) -> str:
        return store.text("lil_everdell_table.over")

    def face(self, store: Store, question: Question[Any]) -> str:
        return looks.sign(question.who, store.dark) if question.who in tuple(Royal) else ""

    def player_sign(self, window: LilWindow, seat: int) -> str:
        return looks.player(window.state, seat, window.store.dark, plain=True)

    def actor(self, state: State, move: Any) -> int:
        return wordless.actor(state, move)

    def asked(self, state: State, move: Any) -> bool:
        """A card more, by an effect, answered nothing; nor did a roll, which leads to the card."""
        beside = isinstance(move, RollD8) or (isinstance(move, PlayCard) and move.extra)
        return not beside and super().asked(state, move)

    def moments(self, window: LilWindow) -> tuple[str, ...]:
        state = window.state
        if state.phase is Phase.OPPONENT and state.royal:
            return (state.royal.value, "opponent")
        return MOMENTS[state.phase]


def _players(window: LilWindow) -> Sequence[ft.Control]:
    """On a phone: above the question, in large words below the answers."""
    return () if window.store.shape.short or window.panels.covered else (players_row(window),)


def _signs(window: LilWindow) -> tuple[str, ...]:
    state = window.state
    return tuple(looks.player(state, seat, window.store.dark, plain=True) for seat in range(len(state.players)))


def _so_far(window: LilWindow) -> list[ft.Control]:
    """The last few steps, the newest first."""
    store, table = window.store, window.table
    told = table.log(max(0, table.length - SHOWN))[::-1] if table.misfit is None else ()
    lines = [" ".join(store.say(line) for line in step) for step in told]
    return [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_SMALL) for line in lines]


SHOWN: Final = 8
"""Steps beside the turn, where there is room."""
TABLE: Final = LilTable()


def lil_table() -> LilTable:
    return TABLE
