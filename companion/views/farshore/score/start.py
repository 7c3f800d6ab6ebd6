"""Scoring a table that was not followed: who played, or a file that tells."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.farshore.boxes import my_box
from companion.farshore.papers import start
from companion.farshore.share.files import ImportedScore, NotBrought, read
from companion.match.people import strangers
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.score.bring import preview
from companion.widgets.controls import Emphasis, button, choices, icon_button, switch, text_field
from companion.widgets.layout import note, row, screen, section, title
from rules.farshore.score.sheet import Krabita, Person, Sheet
from rules.farshore.setup import CAPTAIN, LONGEST_NAME, MOST_PEOPLE
from rules.kernel import Phrase

OFFERED: Final = 12
"""Names remembered from other tables that are offered here."""


@ft.observable
@dataclass
class Start:
    """What has been said so far; nothing is kept before the sheet is begun."""

    store: Store
    names: tuple[str, ...] = ("", "")
    krabita: bool = False
    brought: ImportedScore | None = None
    trouble: Phrase | None = None

    def name(self, at: int, name: str) -> None:
        self.names = (*self.names[:at], name, *self.names[at + 1 :])

    def seat(self, name: str | None) -> None:
        """Someone remembered takes the first free place."""
        free = next((at for at, other in enumerate(self.names) if not other.strip()), None)
        if free is not None:
            self.name(free, name or "")
        elif len(self.names) < MOST_PEOPLE:
            self.names = (*self.names, name or "")

    def more(self) -> None:
        self.names = (*self.names, "")

    def fewer(self) -> None:
        self.names = self.names[:-1]

    async def invite(self, krabita: bool) -> None:
        self.krabita = krabita

    async def begin(self) -> None:
        paper = start(self.store.backend, self._sheet(), await my_box(self.store))
        self.store.go(f"/match/{paper.id}/score")

    async def pick(self) -> None:
        picked = await self.store.files.pick_files(allow_multiple=False, with_data=True)
        if picked:
            box = await my_box(self.store)
            try:
                # A long match takes a while to play again; no window waits for it.
                self.brought = await asyncio.to_thread(read, picked[0].name, picked[0].bytes or b"", box)
                self.trouble = None
            except NotBrought as bad:
                self.trouble = bad.phrase

    def put_away(self) -> None:
        self.brought = None

    def _sheet(self) -> Sheet:
        """Whoever left their name out is called by a number."""
        text = self.store.text
        called = [" ".join(name.split()) or text("farshore_sheet.person", n=n) for n, name in enumerate(self.names, 1)]
        hers = (Krabita(name=CAPTAIN, krabita=True),) if self.krabita else ()
        return Sheet(players=(*(Person(name=name) for name in called), *hers))


@component
def NewScore(store: Store) -> ft.Control:
    return _Screen(ft.use_memo(lambda: Start(store), []), store)


@component
def _Screen(beginning: Start, store: Store) -> ft.Control:
    if beginning.brought is not None:
        return preview(store, beginning.brought, beginning.put_away)
    back = icon_button(store.text("farshore_sheet.back"), ft.Icons.ARROW_BACK, lambda: store.back("/"))
    return screen(
        ft.Row([back, ft.Container(title(store.text("farshore_sheet.start")), expand=True)]),
        note(store.text("farshore_sheet.start_more")),
        _players(beginning),
        row(button(store.text("farshore_sheet.begin"), beginning.begin, weight=Emphasis.MAIN, icon=ft.Icons.EDIT_NOTE)),
        _file(beginning),
    )


def _players(beginning: Start) -> ft.Control:
    store, names = beginning.store, beginning.names
    fields = [_name(beginning, at) for at in range(len(names))]
    known: list[tuple[str, str | None]] = [(person.name, person.name) for person in strangers(store.settings, names)]
    more = button(store.text("farshore_sheet.add_person"), beginning.more, icon=ft.Icons.PERSON_ADD_OUTLINED)
    fewer = button(store.text("farshore_sheet.one_person_less"), beginning.fewer, icon=ft.Icons.PERSON_REMOVE_OUTLINED)
    return section(
        store.text("farshore_sheet.players"),
        *fields,
        *([choices(known[:OFFERED], None, beginning.seat)] if known else []),
        row(*([more] if len(names) < MOST_PEOPLE else []), *([fewer] if len(names) > 1 else [])),
        switch(store.text("farshore_sheet.with_krabita"), beginning.krabita, beginning.invite),
    )


def _name(beginning: Start, at: int) -> ft.Control:
    label = beginning.store.text("farshore_sheet.name_of", n=at + 1)
    looks = {"max_length": LONGEST_NAME, "counter": "", "key": f"name_{at}"}
    return text_field(label, beginning.names[at], partial(beginning.name, at), beginning.store, **looks)


def _file(beginning: Start) -> ft.Control:
    store, trouble = beginning.store, beginning.trouble
    return section(
        store.text("share.bring"),
        note(store.text("share.bring_more")),
        *([ft.Text(store.say(trouble), color=ft.Colors.ERROR)] if trouble else []),
        row(button(store.text("share.pick"), beginning.pick, icon=ft.Icons.UPLOAD_FILE)),
    )
