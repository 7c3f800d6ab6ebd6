"""The app with somebody at every table who plays by chance, started as `python -m tests.harness.chance_player`.

The key `PLAY` answers whatever is asked, at the table of any game; what it answers follows from the match and the
number of moves alone, so that the whole line of play is known beforehand. Beside the sign that says what the disk has
stands how many steps the picture shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any
from weakref import WeakValueDictionary

import flet as ft

from companion.command.launch import main
from companion.match.table_window import TableWindow
from companion.screen.boundary import component
from companion.screen.keys import Keys
from companion.screen.reading_time import ReadingTime
from companion.screen.redraw import Redraw
from companion.views.table import top
from rules.kernel import Game, Move
from tests.harness.autoplay import choose
from tests.harness.quick_reader import passing

PLAY = "Z"
STEP = re.compile(r"step (\d+)")
"""How many steps of the match are in force, as the picture says."""
SITTING: WeakValueDictionary[int, TableWindow[Any]] = WeakValueDictionary()
"""The window at a table whose keys these are, by their identity."""
show_sign = top.SaveSign
find_act = Keys.find
follow_table = TableWindow.follow


def answered(game: Game[Any, Any, Any], state: Any, match_id: str, moves: int) -> Move | None:
    """What is played by chance in this match after so many moves; None when it is over."""
    question = game.question(state)
    return None if question is None else choose(question.answers, Random(f"{match_id} {moves}"))


@component
def NumberedSign(window: TableWindow[Any], _saving: Redraw) -> ft.Control:
    """Drawn with every move, as the sign is: what it calls saved are at least so many steps."""
    return ft.Row([ft.Text(f"step {window.table.journal.cursor}"), show_sign(window, _saving)], tight=True)


def _play(window: TableWindow[Any]) -> None:
    table = window.table
    move = answered(table.game, table.state, table.id, table.length)
    if move is not None:
        window.play(move)


def _find(keys: Keys, key: str) -> Callable[[], Any] | None:
    if key == PLAY and (window := SITTING.get(id(keys))) is not None:
        return lambda: _play(window)
    return find_act(keys, key)


def _follow(window: TableWindow[Any]) -> Callable[[], None]:
    SITTING[id(window.store.keys)] = window
    return follow_table(window)


def sit_down() -> None:
    """From now on, at every table of this process."""
    ReadingTime.clock = staticmethod(passing())
    top.SaveSign = NumberedSign
    Keys.find = _find  # type: ignore[assignment, method-assign]
    TableWindow.follow = _follow  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    sit_down()
    raise SystemExit(main())
