"""A window at a table of Newdale, and which names to tap for a move."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

import flet as ft

from companion.backend import Backend
from companion.match.table import Table
from companion.screen.words import translator
from rules.kernel import phrase
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.game import GAME
from rules.newdale.moves import Build, ChooseGoal, Draw, FinalProduction, PlaceMarker, Produce, TurnEvent, UseSpecials
from rules.newdale.players import OnArea
from rules.newdale.setup import Setup
from rules.newdale.state import State
from tests.companion.views.at_match import at_match
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup


def at_newdale(
    backend: Backend, chosen: Setup | None = None, **more: Any
) -> AbstractAsyncContextManager[tuple[Window, Table[State]]]:
    return at_match(backend, GAME.id, chosen or a_setup(2, points=(1,)), **more)


class Taps:
    """Speaks one language."""

    def __init__(self, language: str = "en") -> None:
        self.say = translator(language)

    def text(self, key: str, **params: Any) -> str:
        return self.say(phrase(key, **params)).replace("\N{NO-BREAK SPACE}", " ")

    def label(self, state: State, move: Any) -> str:
        question = GAME.question(state)
        assert question is not None
        return self.say(next(option.label for option in question.options if option.move == move)).replace(
            "\N{NO-BREAK SPACE}", " "
        )

    def figures(self, figures: Figures, bag: Figures | None, of: str = "") -> list[str]:
        names = []
        for figure in (each for each in Figure for _ in range(figures[each])):
            if bag is None:
                name = self.text("newdale_table.figure", figure=figure.value)
            else:
                name = self.text("newdale_table.figure_left", figure=figure.value, n=bag[figure])
                bag = bag.minus(Figures.of((figure,)))
            names.append(f"{of}: {name}" if of else name)
        return names


def begins(window: Window, words: str) -> str:
    """The only thing to tap whose name begins so."""
    found = [name for name in window.names() if name and name.startswith(words)]
    assert len(found) == 1, (words, window.names())
    return found[0]


def spoken(window: Window) -> list[str]:
    """What drawings say to the ear."""
    return [str(each.label).replace("\N{NO-BREAK SPACE}", " ") for each in window.all(ft.Semantics) if each.label]


def sensible(state: State, dice: Random) -> Any:
    """A lawful answer that the screen offers in a tap or two."""
    question = GAME.question(state)
    assert question is not None
    moves = [answer.move for answer in question.answers]
    plain = [move for move in moves if not isinstance(move, Build | FinalProduction) or _nothing(move)]
    told = [move for move in plain if not isinstance(move, TurnEvent) or move.figures is not None]
    told = [move for move in told if not _on_nothing(state, move)]
    return dice.choice(told or plain or moves)


def _on_nothing(state: State, move: Any) -> bool:
    """A marker on an area without a building, which is lawful, and silly."""
    space = getattr(move, "space", None)
    return isinstance(space, OnArea) and state.players[move.seat].at(space.area) is None


def _nothing(move: Any) -> bool:
    return isinstance(move, FinalProduction) and not move.chains


__all__ = [
    "ChooseGoal",
    "Draw",
    "OnArea",
    "PlaceMarker",
    "Produce",
    "Taps",
    "UseSpecials",
    "at_newdale",
    "begins",
    "sensible",
    "spoken",
]
