"""The language a box is printed in: asked before its drawers, of a game whose components are called by it."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.box.own_box import OwnBox
from companion.screen.store import Store
from companion.widgets.controls import choices
from companion.widgets.layout import note, section
from rules.kernel import phrase
from rules.printed import Edition


def edition_question(own: OwnBox[Any], about: str) -> ft.Control:
    """`about`: what it is good for."""
    store = own.store

    async def choose(edition: Edition | None) -> None:
        await own.change(lambda box: box.replace(edition=edition), phrase("box.learned"))

    named = [(edition_name(store, edition), edition) for edition in Edition]
    return section(
        store.text("box.edition"),
        note(about),
        choices([(store.text("box.edition_none"), None), *named], own.box.edition, choose),
    )


def edition_name(store: Store, edition: Edition) -> str:
    return store.text("box.edition_name", edition=edition.value)
