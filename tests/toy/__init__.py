"""A second game that lies here alone: rules, words, look-up entries, signs, a tool page and a command.

`TOY` is its entry in the registry; `with registered(TOY):` makes it known for a while, and `python -m tests.toy.launch`
opens the app with it.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from companion.games import GameEntry, Later

HERE: Final = Path(__file__).parent


def _words(language: str) -> Traversable:
    return HERE / "locales" / language


def _data() -> Traversable:
    return HERE / "data"


TOY: Final = GameEntry(
    id="toy",
    rules=Later("tests.toy.game", "GAME"),
    screens=Later("tests.toy.screens", "SCREENS"),
    words=_words,
    data=_data,
    sheet=Later("tests.toy.sheet", "SHEET_RULES"),
    box=Later("tests.toy.box", "Box"),
    handbook=Later("tests.toy.handbook", "HANDBOOK"),
    commands={"count": Later("tests.toy.command", "COUNT")},
)
