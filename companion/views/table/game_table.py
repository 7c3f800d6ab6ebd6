"""What a game adds to the table of any game; whatever it leaves out has a general form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple

import flet as ft

from companion.games import screens
from companion.match.panel_stack import PanelStack
from companion.match.table import StateT, Table
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.store import Store
from companion.views.table.frame import panel
from companion.views.table.standings import standings
from rules.kernel import Move, Question

Panel = Callable[[TableWindow[Any], str], ft.Control]
"""Takes the window and what stands after the colon in the panel's name."""
PLAYERS: Final = "players"


def players_panel(window: TableWindow[Any], _which: str) -> ft.Control:
    return panel(window, window.store.text("table.players"), *standings(window))


def use_remembering(window: TableWindow[Any], remember: Callable[[Store, Any, Any], Awaitable[None]]) -> None:
    """A hook: what the match teaches about the components, `remember` keeps: it is told the box before and after."""
    store, box = window.store, window.table.state.box

    async def remember_box() -> None:
        await remember(store, window.table.state.setup.box, box)

    ft.use_effect(remember_box, [box])


class Ground(NamedTuple):
    """What lies fixed under the question of a phone."""

    board: ft.Control
    """It keeps its size, and is not built again when more or less of it is covered."""
    seen: float
    """How much of its height the question leaves in sight."""
    edge: ft.Control | None = None
    """At the upper edge of the question."""


class GameTable(Generic[StateT]):
    """A game that has more to show than the general table overrides what it has of its own."""

    panels: Mapping[str, Panel] = MappingProxyType({PLAYERS: players_panel})
    """By the word before the colon of a panel's name; the players' is there in any case."""
    begun: tuple[str, ...] = ()
    """How the panels are called in which something is begun that must not be lost, besides a move."""
    beside_questions: tuple[type[Move], ...] = ()
    """Moves that a panel writes down at any time: asked again, the question of that moment would take their place."""
    flat_panes: tuple[int, int] = theme.FLAT_PANES
    """How the width is shared between board and turn on a phone held across."""
    folds_report: bool = False
    """Whether in the largest words a long report of what happened last is folded: nothing in it waits for the hands."""
    shortcuts: Mapping[str, str] = MappingProxyType({})
    """Keys of the game's own turns, and the phrases that say what each does."""

    def turn(self, _window: TableWindow[StateT], /) -> ft.Control | None:
        """The game's own screen for the question; None: the answers as a list."""
        return None

    def strip(self, _window: TableWindow[StateT], /) -> Sequence[ft.Control]:
        """Where the match stands, in one line above everything."""
        return ()

    def ground(self, _window: TableWindow[StateT], /) -> Ground | None:
        """What lies fixed below the strip of a phone, under the question; nothing for most."""
        return None

    def above(self, _window: TableWindow[StateT], /) -> Sequence[ft.Control]:
        """What lies above the question on a phone."""
        return ()

    def below(self, _window: TableWindow[StateT], /) -> Sequence[ft.Control]:
        """What lies below the question on a phone, and stays as it is from one question to the next."""
        return ()

    def beside(self, window: TableWindow[StateT]) -> Sequence[ft.Control]:
        """What lies beside the question where there is room."""
        return standings(window)

    def foot(self, _window: TableWindow[StateT], /) -> Sequence[ft.Control]:
        """What stays below everything, under the thumb, however far one scrolls; nothing for most."""
        return ()

    def beyond(self, _window: TableWindow[StateT], /) -> Sequence[ft.Control]:
        """What lies on the far side of the question where there is room for three panes; nothing: there are two."""
        return ()

    def ending(self, _window: TableWindow[StateT], /) -> Sequence[ft.Control]:
        """What the end of a match shows before everybody's points."""
        return ()

    def follow(self, _window: TableWindow[StateT], /) -> None:
        """Whatever else happens while the table is on the screen; hooks may be used."""

    def panel(self, window: TableWindow[StateT]) -> ft.Control:
        """What lies open over the question."""
        what, _, which = window.panel.partition(":")
        return (self.panels.get(what) or GameTable.panels[what])(window, which)

    # Words and signs

    def title(self, window: TableWindow[StateT]) -> str:
        """Whose turn it is."""
        question = window.question
        if question is None:
            return self.over(window.store)
        return self.player_name(window.store, question.who) if question.who else window.store.text("table.everyone")

    def title_lines(self, window: TableWindow[StateT]) -> tuple[str, str]:
        """The same on a phone, in few letters: whose turn, and below it what else is to be known; nothing for most."""
        return window.store.text("table.end") if window.question is None else self.title(window), ""

    def title_sign(self, _window: TableWindow[StateT], /) -> str:
        """A drawing instead of the title, where a device hides the words; nothing for most."""
        return ""

    def told_signs(self, _window: TableWindow[StateT], /) -> tuple[str, ...]:
        """What happened last as drawings, where a device hides the words; nothing for most."""
        return ()

    def player_name(self, store: Store, name: str) -> str:
        """A player as the reader calls them: what an opponent is called may depend on the language."""
        return store.called(name)

    def names(self, _window: TableWindow[StateT], /) -> tuple[str, ...]:
        """Everybody as this match calls them, in the order of the score; nothing: as any match of the game does."""
        return ()

    def over(self, store: Store) -> str:
        return store.text("table.over")

    def face(self, _store: Store, _question: Question[Any], /) -> str:
        """A drawing of who is asked; nothing for most."""
        return ""

    def player_sign(self, _window: TableWindow[StateT], _seat: int, /) -> str:
        """A drawing of a player, by their place in the score; nothing where they have none."""
        return ""

    def player_tone(self, _window: TableWindow[StateT], _seat: int, /) -> str:
        """The colour of a player's pieces; nothing where they have none."""
        return ""

    # The log

    def actor(self, _state: StateT, _move: Any, /) -> int | None:
        """Whose step it was, by their place in the score."""
        return None

    def asked(self, _state: StateT, move: Any, /) -> bool:
        """Whether a step made in this state answered its question, so that it can be asked again."""
        return not isinstance(move, self.beside_questions)

    def chapter(self, _store: Store, _state: StateT, /) -> str:
        """The heading below which a step made in this state stands; nothing for most."""
        return ""

    def goes_on(self, _before: StateT, _state: StateT, /) -> bool:
        """Whether a step made in `state` belongs to the one before it, made in `before`: they are shown as one."""
        return False

    def moments(self, _window: TableWindow[StateT], /) -> tuple[str, ...]:
        """What the rules that matter now have to do with."""
        return ()

    def desk(self, _window: TableWindow[StateT], /) -> str:
        """What several questions in a row are asked on: of it only that is drawn anew which changes; none for most."""
        return ""

    def same_question(self, window: TableWindow[StateT]) -> object:
        """As long as this stays the same, the screen stays where it was scrolled to."""
        return window.question.ask if window.question else None


GENERAL: Final[GameTable[Any]] = GameTable()


def game_table(game_id: str) -> GameTable[Any]:
    known = screens(game_id)
    if known is None or known.table is None:
        return GENERAL
    found: GameTable[Any] = known.table()
    return found


def table_of(window: TableWindow[Any]) -> GameTable[Any]:
    return game_table(window.table.game.id)


def open_window(store: Store, table: Table[Any]) -> TableWindow[Any]:
    """A window at a table, with the panels of its game."""
    return TableWindow(store, table, panels=PanelStack(begun=game_table(table.game.id).begun))
