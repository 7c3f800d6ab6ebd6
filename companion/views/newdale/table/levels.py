"""Levels somebody has climbed to: the cards due stay in sight until a tap says that they were drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import flet as ft

from companion.views.newdale.table.window import NewdaleWindow
from companion.widgets.controls import Action, button

LEVEL: Final = "newdale.log_level"


@dataclass
class LevelNotices:
    """Of one window: how far its log was read, and the moves whose cards nobody has confirmed."""

    read: int
    waiting: list[int] = field(default_factory=list)


def level_notices(window: NewdaleWindow) -> list[ft.Control]:
    """One line, and only where cards are due."""
    table = window.table
    notices = window.own.setdefault(LevelNotices, LevelNotices(table.length))
    fresh = range(notices.read, table.length)
    waiting = [at for at in (*notices.waiting, *fresh) if at < table.length]
    said = {at: [window.store.say(line) for line in table.log_at(at) if line.key == LEVEL] for at in waiting}
    notices.read, notices.waiting = table.length, [at for at in waiting if said[at]]
    words = " ".join(line for lines in said.values() for line in lines)
    return [button(words, Action(_drawn, window), icon=ft.Icons.CHECK)] if words else []


def _drawn(window: NewdaleWindow) -> None:
    window.own.pop(LevelNotices)
    window.redraw.count += 1
