"""Laying out the box, with a drawing beside each line."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.screen.store import Store
from companion.views.lil_everdell.new.form import Form
from companion.views.lil_everdell.table import looks
from companion.views.new.checklist import checklist
from rules.kernel import Phrase
from rules.lil_everdell.layout import layout

SIGNS: Final = {
    "board": "moon",
    "resources": "crate",
    "points": "points",
    "dice": "die",
    "cards": "deck",
    "parades": "ready",
    "friends": "home_board",
    "sun": "sun",
    "help_resources": "any",
    "help_cards": "captain",
    "opponent": "prince",
    "solo_card": "d8",
    "opponent_cards": "fort",
    "rest": "game_box",
}
"""By the end of a line's key."""


def layout_step(form: Form) -> list[ft.Control]:
    return checklist(form.store, layout(form.setup), partial(_sign, form.store))


def _sign(store: Store, step: Phrase) -> str:
    name = step.key.partition("layout_")[2]
    return looks.parade("creatures", 6, store.dark) if name == "parades" else looks.sign(SIGNS[name], store.dark)
