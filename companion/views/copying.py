"""Where everything is kept, and the copy of it that can be taken away and brought back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import partial

import flet as ft

from companion.disk.copies import NotACopy
from companion.match.copy_reminder import note_copy
from companion.match.shelving import bring, pack
from companion.place import here
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.kernel import phrase

ZIP = "application/zip"


@ft.observable
@dataclass
class Taking:
    """A copy on its way out of one window: a tap takes a file of it away, a large one has several."""

    store: Store
    files: int = 0
    """That were taken, as long as there is more."""
    last: str = ""
    """What the latest of them held last."""

    async def save(self) -> None:
        async def saved(packed: bytes, name: str) -> bool:
            place = await self.store.files.save_file(file_name=name, src_bytes=packed)
            # A browser never says where it put a file; elsewhere nobody chose a place who has none to tell.
            return place is not None or self.store.page.web

        await self._take(saved)

    async def share(self) -> None:
        def sent(packed: bytes, name: str) -> Awaitable[bool]:
            return self.store.device.share(ft.ShareFile.from_bytes(packed, mime_type=ZIP, name=name))

        await self._take(sent)

    async def _take(self, away: Callable[[bytes, str], Awaitable[bool]]) -> None:
        """`away` says whether the file was taken; if not, the next tap offers the same one."""
        before = self.files
        try:
            copy = await pack(self.store.backend, self.last)
        except OSError as error:
            self.store.tell(phrase("settings.not_packed", why=error.strerror or str(error)))
            return
        if not await away(copy.packed, _name(before + 1 if before or copy.last else None)):
            return
        self.files, self.last = before + 1 if copy.last else 0, copy.last
        if not copy.last:
            await self._whole(before + 1)
        if copy.unread:
            self.store.tell(phrase("saves.unreachable_many", n=copy.unread))

    async def _whole(self, files: int) -> None:
        if files > 1:
            self.store.tell(phrase("settings.copied_whole", n=files))
        # To remember it is a courtesy: where that is refused, the copy has been taken all the same.
        with suppress(OSError):
            await note_copy(self.store.backend)


@component
def DataSection(store: Store) -> ft.Control:
    return _DataSection(ft.use_memo(lambda: Taking(store), []), store)


@component
def _DataSection(taking: Taking, store: Store) -> ft.Control:
    bring_back = button(store.text("settings.import"), partial(_bring_back, store), icon=ft.Icons.UPLOAD)
    return section(
        store.text("settings.data"),
        *_where(store),
        *_taken_so_far(taking),
        row(*_ways_out(taking, Emphasis.SOFT), bring_back),
        *([note(store.text("settings.backups"))] if here().shows_folder else []),
    )


@component
def CopyReminder(store: Store) -> ft.Control:
    """For the first screen, where it is time for a copy."""
    return _CopyReminder(ft.use_memo(lambda: Taking(store), []), store)


@component
def _CopyReminder(taking: Taking, store: Store) -> ft.Control:
    about = _taken_so_far(taking) or [note(store.text("home.copy_about"))]
    return section(store.text("home.copy"), *about, row(*_ways_out(taking, Emphasis.MAIN)))


def _where(store: Store) -> list[ft.Control]:
    if here().shows_folder:
        return [note(store.text("settings.folder")), ft.Text(str(store.backend.folder), selectable=True)]
    browser = here().browser
    kept = "settings.in_browser_lasting" if browser and browser.lasting else "settings.in_browser_loose"
    return [note(store.text("settings.in_browser")), note(store.text(kept)), note(store.text("settings.carry"))]


def _taken_so_far(taking: Taking) -> list[ft.Control]:
    return [note(taking.store.text("settings.copied_part", n=taking.files))] if taking.files else []


def _ways_out(taking: Taking, weight: Emphasis) -> list[ft.Control]:
    store, n = taking.store, taking.files + 1
    name = store.text("settings.export_on", n=n) if taking.files else store.text("settings.export")
    save = button(name, taking.save, weight=weight, icon=ft.Icons.DOWNLOAD)
    browser = here().browser
    if not (browser.shares if browser else store.caller.shares):
        return [save]
    name = store.text("settings.share_on", n=n) if taking.files else store.text("settings.share")
    return [save, button(name, taking.share, icon=ft.Icons.SHARE)]


def _name(part: int | None) -> str:
    return f"tidekeeper-{date.today().isoformat()}{'' if part is None else f'-{part}'}.zip"


async def _bring_back(store: Store) -> None:
    picked = await store.files.pick_files(allow_multiple=False, with_data=True)
    if not picked:
        return
    packed = picked[0].bytes or b""
    try:
        brought = await bring(store.backend, packed)
    except NotACopy:
        store.tell(phrase("settings.not_a_copy", file=picked[0].name))
    except OSError as error:
        store.tell(phrase("settings.not_brought", why=error.strerror or str(error)))
    else:
        store.tell(phrase("settings.brought", **brought.model_dump()))
