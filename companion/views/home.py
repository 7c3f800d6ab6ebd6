"""Where one starts."""

from __future__ import annotations

import flet as ft

from companion.boundary import component
from companion.store import Store
from companion.widgets.layout import note, screen, section, title


@component
def Home(store: Store) -> ft.Control:
    return screen(
        title(store.text("home.title")),
        note(store.text("home.about")),
        *(
            [section(store.text("home.told"), *map(note, map(store.say, store.desk.notices)))]
            if store.desk.notices
            else []
        ),
    )
