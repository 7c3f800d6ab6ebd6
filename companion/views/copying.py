"""Where everything is kept, and the copy of it that can be taken away and brought back."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from functools import partial

import flet as ft

from companion.disk.copies import NotACopy
from companion.match.copy_reminder import is_due, note_copy
from companion.match.shelving import bring, pack
from companion.place import here
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.kernel import phrase

ZIP = "application/zip"


def data_section(store: Store) -> ft.Control:
    bring_back = button(store.text("settings.import"), partial(_bring_back, store), icon=ft.Icons.UPLOAD)
    return section(
        store.text("settings.data"),
        *_where(store),
        row(*_ways_out(store, Emphasis.SOFT), bring_back),
        *([note(store.text("settings.backups"))] if here().shows_folder else []),
    )


def copy_reminder(store: Store) -> list[ft.Control]:
    """For the first screen, where it is time for a copy."""
    if not is_due(store.backend):
        return []
    ways = row(*_ways_out(store, Emphasis.MAIN))
    return [section(store.text("home.copy"), note(store.text("home.copy_about")), ways)]


def _where(store: Store) -> list[ft.Control]:
    if here().shows_folder:
        return [note(store.text("settings.folder")), ft.Text(str(store.backend.folder), selectable=True)]
    browser = here().browser
    kept = "settings.in_browser_lasting" if browser and browser.lasting else "settings.in_browser_loose"
    return [note(store.text("settings.in_browser")), note(store.text(kept)), note(store.text("settings.carry"))]


def _ways_out(store: Store, weight: Emphasis) -> list[ft.Control]:
    save = button(store.text("settings.export"), partial(_save, store), weight=weight, icon=ft.Icons.DOWNLOAD)
    browser = here().browser
    if not (browser.shares if browser else store.caller.shares):
        return [save]
    return [save, button(store.text("settings.share"), partial(_share, store), icon=ft.Icons.SHARE)]


async def _save(store: Store) -> None:
    if (packed := await _packed(store)) is not None:
        await store.files.save_file(file_name=_name(), src_bytes=packed)
        await _taken(store)


async def _share(store: Store) -> None:
    if (packed := await _packed(store)) is not None:
        await store.device.share(ft.ShareFile.from_bytes(packed, mime_type=ZIP, name=_name()))
        await _taken(store)


async def _taken(store: Store) -> None:
    """To remember it is a courtesy: where that is refused, the copy has been taken all the same."""
    with suppress(OSError):
        await note_copy(store.backend)


def _name() -> str:
    return f"tidekeeper-{date.today().isoformat()}.zip"


async def _packed(store: Store) -> bytes | None:
    try:
        return await pack(store.backend)
    except OSError as error:
        store.tell(phrase("settings.not_packed", why=error.strerror or str(error)))
        return None


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
