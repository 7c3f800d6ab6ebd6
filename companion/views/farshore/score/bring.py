"""What a file holds, shown before anything of it is kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import flet as ft

from companion.farshore.papers import start
from companion.farshore.share.files import ImportedScore
from companion.farshore.share.result import Result
from companion.match.shelving import bring_match
from companion.screen.glyphs import plain
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, section, title
from rules.kernel import phrase


def preview(store: Store, brought: ImportedScore, leave: Callable[[], None]) -> ft.Control:
    result = Result(brought.counted, brought.when or datetime.now(UTC), store.say)

    async def keep() -> None:
        try:
            match_id, on_disk = await _keep(store, brought)
        except OSError:
            store.tell(phrase("shelf.not_kept"))
            return
        store.tell(phrase("share.kept" if on_disk else "shelf.not_kept"))
        store.go(f"/match/{match_id}/score")

    return screen(
        title(store.text("share.preview")),
        note(store.text(f"share.preview_{brought.kind}")),
        section(
            result.verdict[0] if result.verdict else store.text("farshore_sheet.total"),
            *(ft.Text(line) for line in result.verdict[1:]),
            *(ft.Text(plain(result.total(at))) for at in range(len(result.scores))),
        ),
        *_remarks(store, result),
        row(
            button(store.text("share.keep"), keep, icon=ft.Icons.CHECK, weight=Emphasis.MAIN),
            button(store.text("farshore_sheet.never_mind"), leave, weight=Emphasis.QUIET),
        ),
    )


def _remarks(store: Store, result: Result) -> list[ft.Control]:
    said = [ft.Text(remark) for remark in result.remarks()]
    return [section(store.text("farshore_sheet.checks"), *said)] if said else []


async def _keep(store: Store, brought: ImportedScore) -> tuple[str, bool]:
    """A match comes with its history, under a name of its own if that is taken here; a sheet starts a new one.

    A sheet that is not on disk yet is open all the same, and is tried again; a match raises `OSError`."""
    if brought.match is None:
        begun = start(store.backend, brought.counted.sheet, brought.counted.box, finished=not brought.counted.stops)
        await begun.saved()
        return begun.id, begun.kept
    return await bring_match(store.backend, brought.match), True
