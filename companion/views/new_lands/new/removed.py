"""Which tiles were removed: for a box that is known whole, whose list of what is left then knows them."""

from __future__ import annotations

from collections import Counter
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.new.draft import Form
from companion.views.new_lands.table.naming import tile_spoken
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Act
from companion.widgets.layout import folded, note
from rules.new_lands.setup import Depth


def removed_step(form: Form) -> list[ft.Control]:
    """Nobody has to: a tile that is not named is one that is missing unseen."""
    draft = form.draft
    if not (draft.removed and draft.depth is Depth.MAP and form.box.complete):
        return []
    named = draft.removed_tiles[: draft.removed]
    taken = Counter(named)
    heading = form.text("removed_named", n=len(named), of=draft.removed)
    gone = [_kind(form, text, str(n), partial(_less, form, text), "removed_less") for text, n in taken.items()]
    there = [
        _kind(form, one.tile, str(one.copies - taken[one.tile]), partial(_more, form, one.tile), "removed_more")
        for one in form.box.kinds
        if one.copies > taken[one.tile] and len(named) < draft.removed
    ]
    across = sizes.ACROSS_WIDE if form.store.wide else sizes.NAMED_ACROSS
    about = note(form.text("removed_which"))
    return [folded(heading, about, *(grid(shown, across) for shown in (gone, there) if shown))]


def _kind(form: Form, text: str, n: str, act: Act, spoken: str) -> ft.Control:
    said = form.text(spoken, tile=tile_spoken(form.store, text))
    svg = looks.tile(form.store, text, small=True)
    return picture_button(f"× {n}", svg, act, spoken=said, chosen=spoken == "removed_less", size=theme.TARGET)


def _more(form: Form, text: str) -> None:
    form.edit(lambda draft: draft.replace(removed_tiles=(*draft.removed_tiles, text)[: draft.removed]))


def _less(form: Form, text: str) -> None:
    def without(named: tuple[str, ...]) -> tuple[str, ...]:
        at = named.index(text) if text in named else len(named)
        return named[:at] + named[at + 1 :]

    form.edit(lambda draft: draft.replace(removed_tiles=without(draft.removed_tiles)))
