"""What a box file tells, shown before anything of it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import flet as ft

from companion.box.files import ImportedBox
from companion.box.kind import BoxT
from companion.box.own_box import Edit, OwnBox
from companion.screen.glyphs import plain
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, section, title
from rules.kernel import phrase


def preview(
    own: OwnBox[BoxT], brought: ImportedBox[BoxT], leave: Callable[[], None], besides: Iterable[str] = ()
) -> ft.Control:
    """`besides`: what the file tells that lies in no drawer."""
    store, kind, theirs = own.store, own.kind, brought.box
    told, known = kind.facts(theirs), kind.facts(own.box)
    new = sum(fact not in known for fact in told)

    async def take(edit: Edit[BoxT]) -> None:
        if await own.change(edit, phrase("box.brought")):
            leave()

    ours, differing = _kept_mine(own, theirs)
    add = button(store.text("box.add"), lambda: take(lambda box: kind.added(box, theirs)), weight=Emphasis.MAIN)
    return screen(
        title(store.text("box.preview")),
        note(store.text("box.preview_file", file=plain(brought.file))),
        section(store.text("box.preview_new", n=new, total=len(told)), *_lines(own, theirs, besides)),
        row(
            add,
            *([button(store.text("box.add_mine"), lambda: take(lambda _: ours))] if differing else []),
            button(store.text("box.replace"), lambda: take(lambda _: theirs)),
            button(store.text("box.never_mind"), leave, weight=Emphasis.QUIET),
        ),
        *([note(store.text("box.preview_differs", n=differing))] if differing else []),
        note(store.text("box.preview_how")),
    )


def _kept_mine(own: OwnBox[BoxT], theirs: BoxT) -> tuple[BoxT, int]:
    """Both together with mine where they differ, and how much of mine the file would put right."""
    kind = own.kind
    added = kind.added(own.box, theirs)
    after = kind.facts(added)
    return kind.added(added, own.box), sum(fact not in after for fact in kind.facts(own.box))


def _lines(own: OwnBox[BoxT], box: BoxT, besides: Iterable[str]) -> list[ft.Control]:
    store, game_id = own.store, own.kind.game
    lines = [
        store.text("box.preview_line", part=store.text(f"{game_id}_box.{drawer.name}"), n=n)
        for drawer in own.kind.drawers
        if (n := len(drawer.facts(box)))
    ]
    return [ft.Text(line) for line in (*lines, *besides)] or [note(store.text("box.preview_empty"))]
