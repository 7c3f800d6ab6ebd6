"""My box of the game: the edition is asked before its drawers."""

from __future__ import annotations

import flet as ft

from companion.lil_everdell.boxes import OwnBox
from companion.lil_everdell.drawers import LIL_BOX
from companion.screen.store import Store
from companion.views.box.edition import edition_name, edition_question
from companion.views.box.screen import BoxScreen
from rules.lil_everdell.components.box import Box as Told


def Box(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, LIL_BOX, part, _on_top, _besides)


def _on_top(own: OwnBox) -> list[ft.Control]:
    return [edition_question(own, own.store.text("lil_everdell_box.edition_about"))]


def _besides(store: Store, box: Told) -> list[str]:
    return [edition_name(store, box.edition)] if box.edition else []
