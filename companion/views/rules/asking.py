"""The search field, and below it what was found or what there is to browse."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion import theme
from companion.boundary import component, memo
from companion.reading import SEARCH, Reading, fetched
from companion.store import Store
from companion.widgets.controls import icon_button, text_field
from companion.widgets.layout import title

LONGEST: Final = 200


class Asker:
    """What the field needs of its window, without being drawn again whenever something of that changes."""

    def __init__(self, store: Store, focus: bool) -> None:
        self.store = store
        self._focus = focus

    def focus(self, calls: int) -> bool:
        """Who comes back to what they found wants to read on, not to type."""
        return not self.store.reading.query and (self._focus or calls > 0)

    def submit(self) -> None:
        """Enter opens the best answer."""
        if fetched(SEARCH):
            from companion.views.rules import lists

            if best := lists.best(self.store.reading.query, self.store.language):
                self.store.go(f"/rules/{best}")


@component
def Asking(
    store: Store, reading: Reading, searchable: bool, browsable: bool, beside_a_page: bool = False
) -> ft.Control:
    """`searchable`, `browsable`: whether the search and the pages have been loaded."""
    asker = ft.use_memo(lambda: Asker(store, not beside_a_page), [])
    clear = [icon_button(store.text("rules.clear"), ft.Icons.CLOSE, reading.start_over)] if reading.query else []
    field = Field(asker, reading.calls, store.text("rules.search"), store.text("rules.hint"))
    return ft.Column(
        [
            ft.Container(
                ft.Column(
                    [title(store.text("rules.title")), ft.Row([_anew(field, reading.calls), *clear])],
                    spacing=theme.GAP,
                    tight=True,
                ),
                padding=ft.Padding.only(
                    left=theme.PAGE_PADDING, right=theme.PAGE_PADDING, top=theme.PAGE_PADDING, bottom=theme.GAP
                ),
            ),
            _below(store, reading, searchable, browsable),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def _Field(asker: Asker, calls: int, name: str, hint: str) -> ft.Control:
    """Drawn once, not at every keystroke: a value sent back would overtake what was typed since."""
    store = asker.store
    return text_field(
        name,
        store.reading.query,
        store.reading.ask,
        store,
        hint_text=hint,
        prefix_icon=ft.Icons.SEARCH,
        on_submit=asker.submit,
        autofocus=asker.focus(calls),
        autocorrect=False,
        max_length=LONGEST,
        counter="",
        border=ft.OutlineInputBorder(border_radius=theme.RADIUS),
    )


Field = memo(_Field)


def _anew(field: ft.Control, calls: int) -> ft.Control:
    """A new one for each call: only a field that is new to the screen takes the focus."""
    return ft.Container(field, key=f"field{calls}", expand=True)


def _below(store: Store, reading: Reading, searchable: bool, browsable: bool) -> ft.Control:
    asked = bool(reading.query.strip())
    if not (searchable if asked else browsable):
        return ft.Container(expand=True)
    from companion.views.rules import lists

    return lists.Found(store, reading.query) if asked else lists.Contents(store, store.marks)
