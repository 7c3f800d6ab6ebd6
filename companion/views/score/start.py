"""Scoring a table that was not followed: who played, or a file that tells."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.match.people import strangers
from companion.score.game_parts import ScoreParts
from companion.score.opening import own_box, start_sheet
from companion.score.scored_sheet import parts_of, sheet_rules
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.score.bringing import Importing, preview, way_to_bring
from companion.widgets.controls import Emphasis, button, choices, icon_button, switch
from companion.widgets.layout import note, row, screen, section, title
from companion.widgets.typing import Typed

OFFERED: Final = 12
"""Names remembered from other tables that are offered here."""


@ft.observable
@dataclass
class SheetStart:
    """What has been said so far; nothing is kept before the sheet is begun."""

    store: Store
    game: str
    names: tuple[str, ...] = ("", "")
    opponent: bool = False

    @property
    def parts(self) -> ScoreParts:
        return parts_of(self.game)

    @property
    def full(self) -> bool:
        """Whether one more person would find no place."""
        return len(self.names) >= self.parts.most_people and all(name.strip() for name in self.names)

    def name(self, at: int, name: str) -> None:
        self.names = (*self.names[:at], name, *self.names[at + 1 :])

    def seat(self, name: str | None) -> None:
        """Someone remembered takes the first free place."""
        free = next((at for at, other in enumerate(self.names) if not other.strip()), None)
        if free is not None:
            self.name(free, name or "")
        elif len(self.names) < self.parts.most_people:
            self.names = (*self.names, name or "")

    def more(self) -> None:
        self.names = (*self.names, "")

    def fewer(self) -> None:
        self.names = self.names[:-1]

    async def invite(self, opponent: bool) -> None:
        self.opponent = opponent

    async def begin(self) -> None:
        sheet = start_sheet(self.store.backend, self._sheet(), await own_box(self.store.backend, self.game))
        self.store.go(f"/match/{sheet.id}/score")

    def _sheet(self) -> Any:
        """Whoever left their name out is called by a number."""
        text, parts = self.store.text, self.parts
        called = [" ".join(name.split()) or text("sheet.person", n=n) for n, name in enumerate(self.names, 1)]
        opponents = (parts.opponent,) if self.opponent else ()
        return sheet_rules(self.game).sheet(players=(*(parts.new_person(name) for name in called), *opponents))


@component
def NewScore(store: Store, game_id: str) -> ft.Control:
    beginning = ft.use_memo(lambda: SheetStart(store, game_id), [game_id])
    return _Screen(beginning, ft.use_memo(lambda: Importing(store), []), store)


@component
def _Screen(beginning: SheetStart, importing: Importing, store: Store) -> ft.Control:
    if importing.found is not None:
        return screen(*preview(store, importing.found, importing.put_away))
    back = icon_button(store.text("sheet.back"), ft.Icons.ARROW_BACK, lambda: store.back("/"))
    return screen(
        ft.Row([back, ft.Container(title(store.text("sheet.start")), expand=True)]),
        note(store.text("sheet.start_more")),
        _players(beginning),
        row(button(store.text("sheet.begin"), beginning.begin, weight=Emphasis.MAIN, icon=ft.Icons.EDIT_NOTE)),
        way_to_bring(importing),
    )


def _players(beginning: SheetStart) -> ft.Control:
    store, names, parts = beginning.store, beginning.names, beginning.parts
    known: list[tuple[str, str | None]] = [(person.name, person.name) for person in strangers(store.settings, names)]
    more = button(store.text("sheet.add_person"), beginning.more, icon=ft.Icons.PERSON_ADD_OUTLINED)
    fewer = button(store.text("sheet.one_person_less"), beginning.fewer, icon=ft.Icons.PERSON_REMOVE_OUTLINED)
    return section(
        store.text("sheet.players"),
        *(_name(beginning, at) for at in range(len(names))),
        *([choices(known[:OFFERED], None, beginning.seat)] if known and not beginning.full else []),
        row(*([more] if len(names) < parts.most_people else []), *([fewer] if len(names) > 1 else [])),
        *(_opponent(beginning) if parts.new_opponent else []),
    )


def _opponent(beginning: SheetStart) -> list[ft.Control]:
    name = beginning.store.text(f"{beginning.game}_sheet.with_opponent")
    return [switch(name, beginning.opponent, beginning.invite)]


def _name(beginning: SheetStart, at: int) -> ft.Control:
    label = beginning.store.text("sheet.name_of", n=at + 1)
    looks = {"max_length": beginning.parts.longest_name, "counter": ""}
    field = Typed(label, beginning.names[at], partial(beginning.name, at), beginning.store, looks)
    return ft.Container(field, key=f"name_{at}")
