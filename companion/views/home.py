"""Where one starts."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.boundary import component
from companion.drawings.scene import home_scene
from companion.store import Store
from companion.widgets.layout import note, screen, section, title
from companion.widgets.pictures import picture


@component
def Home(store: Store) -> ft.Control:
    return screen(
        _banner(store),
        title(store.text("home.title")),
        note(store.text("home.about")),
        *_told(store),
    )


def _banner(store: Store) -> ft.Control:
    scene = ft.use_memo(lambda: home_scene(store.palette), [store.dark])
    return ft.Container(
        picture(scene, "", height=theme.BANNER, fit=ft.BoxFit.COVER),
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _told(store: Store) -> list[ft.Control]:
    """What the data folder had to say when it was opened."""
    if not store.desk.notices:
        return []
    return [section(store.text("home.told"), *(note(store.say(notice)) for notice in store.desk.notices))]
