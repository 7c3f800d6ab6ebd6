"""What a box file tells, shown before anything of it counts."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.farshore.boxes import Edit, OwnBox
from companion.screen.glyphs import plain
from companion.views.farshore.box.files import ImportedBox, added, every_fact, replaced
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, section, title
from rules.farshore.components.box import Box
from rules.kernel import phrase

PARTS = {
    "tiles": "wind_tiles",
    "maps": "map_needs",
    "cards": "cards",
    "shores": "shores",
    "islands": "islands",
    "weather": "weather",
    "routes": "routes",
}


def preview(own: OwnBox, brought: ImportedBox, leave: Callable[[], None]) -> ft.Control:
    store, theirs = own.store, brought.box
    new = sum(fact not in every_fact(own.box) for fact in every_fact(theirs))

    async def take(edit: Edit) -> None:
        if await own.change(edit, phrase("farshore_box.brought")):
            leave()

    return screen(
        title(store.text("farshore_box.preview")),
        note(store.text("farshore_box.preview_file", file=plain(brought.file))),
        section(store.text("farshore_box.preview_new", n=new, total=len(every_fact(theirs))), *_lines(own, theirs)),
        row(
            button(store.text("farshore_box.add"), lambda: take(lambda box: added(box, theirs)), weight=Emphasis.MAIN),
            button(store.text("farshore_box.replace"), lambda: take(replaced(theirs))),
            button(store.text("farshore_box.never_mind"), leave, weight=Emphasis.QUIET),
        ),
        note(store.text("farshore_box.preview_how")),
    )


def _lines(own: OwnBox, box: Box) -> list[ft.Control]:
    store = own.store
    counts = {name: len(getattr(box, field)) for name, field in PARTS.items()} | {"track": int(box.track is not None)}
    lines = [
        store.text("farshore_box.preview_line", part=store.text(f"farshore_box.{name}"), n=n)
        for name, n in counts.items()
        if n
    ]
    if box.edition:
        lines.append(store.text("farshore_box.preview_edition", edition=box.edition.value))
    return [ft.Text(line) for line in lines] or [note(store.text("farshore_box.preview_empty"))]
