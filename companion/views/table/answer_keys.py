"""What can be chosen, laid out as buttons: each takes the next digit of the keyboard as it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen.keys import sign
from companion.screen.store import Store
from companion.widgets.answers import answer
from companion.widgets.controls import Act, Action
from companion.widgets.digits import Digit, offered
from rules.kernel import Option

Shown = TypeVar("Shown")


class AnswerKeys:
    """The digits of one picture. A component that lays out answers makes one whenever it is drawn."""

    def __init__(self, window: TableWindow[Any]) -> None:
        self._window = window
        self._acts: list[Act] = []
        window.store.keys.listed = self._acts

    def place(self, act: Act, draw: Callable[[Act, int], Shown]) -> Shown:
        """What `draw` makes of something to do; the button it draws shows the digit, unless it is grey."""
        number = len(self._acts) + 1
        with offered(Digit(sign(number), has_keyboard(self._window.store))) as key:
            shown = draw(act, number)
        if not key.grey:
            self._acts.append(act)
        return shown

    def answers(self, options: Iterable[Option[Any]], *, svg: Callable[[Any], str] | None = None) -> list[ft.Control]:
        """Big buttons, one below the other; grey ones say why in a line of their own. `svg`: the sign of a move."""
        return [self._answer(option, svg(option.move) if svg else "") for option in options]

    def _answer(self, option: Option[Any], sign: str) -> ft.Control:
        store = self._window.store

        def draw(act: Act, _number: int) -> ft.Control:
            return answer(
                store.say(option.label),
                act,
                svg=sign,
                below=store.say(option.refusal) if option.refusal else "",
                grey=option.refusal is not None,
            )

        return self.place(Action(self._window.play, option.move), draw)


def has_keyboard(store: Store) -> bool:
    """Whether keys are worth showing."""
    return store.wide and not store.shape.flat
