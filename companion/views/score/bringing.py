"""Bring in a file: any of our formats, of any game; what it holds is shown before anything of it is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import flet as ft

from companion.match.shelving import bring_match
from companion.score.bad_files import BadFile
from companion.score.imports import ImportedScore, recognise
from companion.score.opening import own_box, start_sheet
from companion.score.sharing.result import Result
from companion.screen.boundary import component
from companion.screen.glyphs import plain
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column, note, row, section, title
from rules.kernel import Phrase, phrase


@ft.observable
@dataclass
class Importing:
    """A file that was picked in one window; nothing of it is kept yet."""

    store: Store
    found: ImportedScore | None = None
    trouble: Phrase | None = None

    async def pick(self) -> None:
        picked = await self.store.files.pick_files(allow_multiple=False, with_data=True)
        if picked:
            try:
                self.found = await self._read(picked[0].name, picked[0].bytes or b"")
                self.trouble = None
            except BadFile as bad:
                self.trouble = bad.phrase

    async def _read(self, name: str, content: bytes) -> ImportedScore:
        # A long match takes a while to play again; no window waits for it.
        file = await asyncio.to_thread(recognise, name, content)
        return await asyncio.to_thread(file.read, await own_box(self.store.backend, file.game))

    def put_away(self) -> None:
        self.found = None


@component
def BringIn(store: Store) -> ft.Control:
    """The one action for every file: pick it, see what it is, keep it. Any screen may show it."""
    return _BringIn(ft.use_memo(lambda: Importing(store), []), store)


@component
def _BringIn(importing: Importing, store: Store) -> ft.Control:
    if importing.found is None:
        return way_to_bring(importing)
    return column(preview(store, importing.found, importing.put_away))


def way_to_bring(importing: Importing) -> ft.Control:
    """What can be brought, what was wrong with the last file, and the button."""
    store, trouble = importing.store, importing.trouble
    return section(
        store.text("share.bring"),
        note(store.text("share.bring_more")),
        *([ft.Text(store.say(trouble), color=ft.Colors.ERROR)] if trouble else []),
        row(button(store.text("share.pick"), importing.pick, icon=ft.Icons.UPLOAD_FILE)),
    )


def preview(store: Store, found: ImportedScore, leave: Callable[[], None]) -> list[ft.Control]:
    result = Result(found.scored, found.when or datetime.now(UTC), store.say)

    async def keep() -> None:
        try:
            match_id, on_disk = await _keep(store, found)
        except OSError:
            store.tell(phrase("shelf.not_kept"))
            return
        store.go(f"/match/{match_id}/score")
        store.tell(phrase("share.kept" if on_disk else "shelf.not_kept"))

    return [
        title(store.text("share.preview")),
        note(store.text(f"share.preview_{found.kind}")),
        section(
            result.verdict[0] if result.verdict else store.text("sheet.total"),
            *(ft.Text(line) for line in result.verdict[1:]),
            *(ft.Text(plain(result.total(at))) for at in range(len(result.scores))),
        ),
        *_remarks(store, result),
        row(
            button(store.text("share.keep"), keep, icon=ft.Icons.CHECK, weight=Emphasis.MAIN),
            button(store.text("sheet.never_mind"), leave, weight=Emphasis.QUIET),
        ),
    ]


def _remarks(store: Store, result: Result) -> list[ft.Control]:
    said = [ft.Text(remark) for remark in result.remarks()]
    return [section(store.text("sheet.checks"), *said)] if said else []


async def _keep(store: Store, found: ImportedScore) -> tuple[str, bool]:
    """A match comes with its history, under a name of its own if that is taken here; a sheet starts a new one.

    A sheet that is not on disk yet is open all the same, and is tried again; a match raises `OSError`."""
    if found.match is None:
        scored = found.scored
        begun = start_sheet(store.backend, scored.sheet, scored.box, finished=not scored.stops)
        await begun.saved()
        return begun.id, begun.is_saved
    match_id = await bring_match(store.backend, found.match)
    if found.match.sheet is None and not found.match.totals:
        await _count(store, match_id)
    return match_id, True


async def _count(store: Store, match_id: str) -> None:
    """A match that another program wrote does not say how it stands: its record does."""
    if (table := await store.backend.table(match_id)) is not None:
        table.save()
        await table.saved()
