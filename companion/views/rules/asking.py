"""The search field, and below it what was found or what there is to browse."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.boundary import component
from companion.reading import Reading
from companion.store import Store
from companion.widgets.controls import icon_button, text_field
from companion.widgets.layout import title

LONGEST = 200


@component
def Asking(
    store: Store, reading: Reading, searchable: bool, browsable: bool, beside_a_page: bool = False
) -> ft.Control:
    """`searchable`, `browsable`: whether the search and the pages have been loaded."""
    # A field that leaves the screen does not say that it lost the focus.
    ft.on_unmounted(lambda: setattr(store, "typing", False))
    return ft.Column(
        [_top(store, reading, searchable, beside_a_page), _below(store, reading, searchable, browsable)],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _top(store: Store, reading: Reading, searchable: bool, beside_a_page: bool) -> ft.Control:
    def submit() -> None:
        from companion.views.rules import lists

        if searchable and (best := lists.best(reading.query, store.language)):
            store.go(f"/rules/{best}")

    clear = icon_button(store.text("rules.clear"), ft.Icons.CLOSE, reading.start_over)
    field = text_field(
        store.text("rules.search"),
        reading.query,
        reading.ask,
        store,
        hint_text=store.text("rules.hint"),
        prefix_icon=ft.Icons.SEARCH,
        suffix_icon=clear if reading.query else None,
        on_submit=submit,
        # Who comes back to what they found wants to read on, not to type.
        autofocus=not reading.query and not beside_a_page,
        autocorrect=False,
        max_length=LONGEST,
        counter="",
        border=ft.OutlineInputBorder(border_radius=theme.RADIUS),
        key=f"search{reading.calls}",
    )
    return ft.Container(
        ft.Column([title(store.text("rules.title")), field], spacing=theme.GAP, tight=True),
        padding=ft.Padding.only(left=theme.PAGE_PADDING, right=theme.PAGE_PADDING, top=theme.PAGE_PADDING),
    )


def _below(store: Store, reading: Reading, searchable: bool, browsable: bool) -> ft.Control:
    asked = bool(reading.query.strip())
    if not (searchable if asked else browsable):
        return ft.Container(expand=True)
    from companion.views.rules import lists

    return lists.Found(store, reading.query) if asked else lists.Contents(store)
