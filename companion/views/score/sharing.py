"""Taking a score out of the app: as words, a picture, a page, a table, a file, a play in BG Stats."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from companion.disk.saves import Saves
from companion.place import here
from companion.score.positions import position_text
from companion.score.sharing.bg_stats import fits_a_code, link
from companion.score.sharing.csv_table import as_csv
from companion.score.sharing.match_file import match_text
from companion.score.sharing.page import as_page
from companion.score.sharing.picture import as_picture, get_ready
from companion.score.sharing.result import Result
from companion.score.sharing.text import as_text
from companion.screen import theme
from companion.screen.words import translator
from companion.views.score.scoring import Scoring
from companion.widgets.controls import button, copying_button, link_button
from companion.widgets.layout import note, row, screen, section
from companion.widgets.pictures import qr_code
from rules.kernel import phrase


def sharing(scoring: Scoring) -> ft.Control:
    store, result = scoring.store, shared(scoring)
    return screen(
        section(
            store.text("share.words"),
            note(store.text("share.words_more")),
            ft.Text(as_text(result), theme_style=ft.TextThemeStyle.BODY_SMALL, selectable=True),
            row(
                copying_button(store.text("share.copy"), as_text(result), partial(_copied, scoring)), *_sending(scoring)
            ),
        ),
        section(
            store.text("share.files"),
            note(store.text("share.files_more")),
            row(*(_file(scoring, kind) for kind in ICONS)),
        ),
        _bg_stats(scoring, link(result)),
    )


def _sending(scoring: Scoring) -> list[ft.Control]:
    """By the system's own sheet, where the browser has one."""
    store, browser = scoring.store, here().browser
    if not (browser.shares if browser else store.caller.shares):
        return []
    act = partial(store.device.share_text, as_text(shared(scoring)))
    return [button(store.text("share.send"), act, icon=ft.Icons.SHARE)]


def shared(scoring: Scoring) -> Result:
    """In every character a player typed: what leaves the app is not bound to its font."""
    sheet = scoring.open_sheet
    return Result(sheet.scored, sheet.when, translator(scoring.store.language), sheet.id, sheet.against)


def _copied(scoring: Scoring) -> None:
    scoring.store.tell(phrase("share.copied"))


Write = Callable[[Scoring, Result], bytes]
FILES: dict[str, Write] = {
    "png": lambda _, result: as_picture(result),
    "html": lambda scoring, result: as_page(result, scoring.store.language).encode(),
    # Spreadsheets take a table for UTF-8 only when it starts with this mark.
    "csv": lambda _, result: as_csv(result).encode("utf-8-sig"),
    "json": lambda scoring, _: position_text(scoring.sheet, scoring.open_sheet.box).encode(),
}
ICONS = {
    "png": ft.Icons.IMAGE_OUTLINED,
    "html": ft.Icons.PRINT_OUTLINED,
    "csv": ft.Icons.TABLE_CHART_OUTLINED,
    "json": ft.Icons.DESCRIPTION_OUTLINED,
    "match": ft.Icons.SAVE_ALT,
}


def _file(scoring: Scoring, kind: str) -> ft.Control:
    return button(scoring.store.text(f"share.file_{kind}"), _saving(scoring, kind), icon=ICONS[kind])


def _saving(scoring: Scoring, kind: str) -> Callable[[], Awaitable[None]]:
    async def save() -> None:
        result, snapshot = shared(scoring), scoring.open_sheet.match.snapshot()

        def made(_: Saves) -> bytes:
            # A match file holds what the table has played since the sheet was opened, too.
            return FILES[kind](scoring, result) if kind in FILES else match_text(snapshot()).encode()

        if kind == "png":
            await get_ready()
        content = await scoring.store.backend.work(made)
        await scoring.store.files.save_file(file_name=file_name(result, kind), src_bytes=content)

    return save


def file_name(result: Result, kind: str) -> str:
    """How a shared file is called: only letters that every disk takes."""
    names = "-".join(score.player for score in result.scores)
    bare = re.sub(r"[^\w-]+", "", names)[:60].strip("-") or "score"
    ending = "match.json" if kind == "match" else kind
    return f"{result.game}-{result.day}-{bare}.{ending}"


def _bg_stats(scoring: Scoring, address: str) -> ft.Control:
    store = scoring.store
    open_it = link_button(store.text("share.bg_stats_open"), address)
    if not fits_a_code(address):
        return section(store.text("share.bg_stats"), note(store.text("share.bg_stats_long")), row(open_it))
    code = qr_code(address, store.text("share.bg_stats_code"), theme.LINK_CODE)
    return section(store.text("share.bg_stats"), note(store.text("share.bg_stats_more")), row(open_it), row(code))
