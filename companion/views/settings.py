"""What a person chooses about the app itself."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion import __version__
from companion.disk.preferences import TEXT_SIZES, Look
from companion.games import DeviceSwitch, screens
from companion.languages import SPOKEN
from companion.match.shown_games import shown_games
from companion.place import here
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.bin import Bin
from companion.views.boxes_asked import shown_games_section
from companion.views.copying import DataSection
from companion.views.phones import Phones
from companion.widgets.controls import button, choices, switch
from companion.widgets.game_signs import game_name
from companion.widgets.layout import note, row, screen, section, title


@component
def SettingsScreen(store: Store) -> ft.Control:
    return screen(
        title(store.text("settings.title")),
        _language(store),
        _look(store),
        *shown_games_section(store),
        _playing(store),
        DataSection(store),
        Bin(store),
        *([Phones(store)] if here().offers_network else []),
        _about(store),
    )


def _language(store: Store) -> ft.Control:
    named = [(language.name, language.code) for language in SPOKEN.values()]
    return section(
        store.text("settings.language"),
        choices(
            [(store.text("settings.language_system"), None), *named],
            store.preferences.language,
            lambda language: store.prefer(language=language),
        ),
    )


def _look(store: Store) -> ft.Control:
    chosen = store.preferences
    return section(
        store.text("settings.look"),
        choices(
            [(store.text(f"settings.look_{look}"), look) for look in Look],
            chosen.look,
            lambda look: store.prefer(look=look),
        ),
        note(store.text("settings.text_size")),
        choices(
            [(store.text("settings.per_cent", n=size), size) for size in TEXT_SIZES],
            chosen.text_size,
            lambda size: store.prefer(text_size=size),
        ),
        switch(store.text("settings.calm"), chosen.calm, lambda calm: store.prefer(calm=calm)),
    )


def _playing(store: Store) -> ft.Control:
    chosen = store.preferences
    return section(
        store.text("settings.playing"),
        switch(store.text("settings.awake"), chosen.awake, lambda on: store.prefer(awake=on)),
        note(store.text("settings.awake_where")),
        switch(
            store.text("settings.vibration"),
            chosen.vibration,
            lambda on: store.prefer(vibration=on),
        ),
        *(_switch(store, game_id, one) for game_id, one in _switches(store)),
    )


def _switches(store: Store) -> Iterator[tuple[str, DeviceSwitch]]:
    """Of the games that are shown."""
    for game_id in shown_games(store.preferences, store.backend):
        shown = screens(game_id)
        yield from ((game_id, one) for one in (shown.switches if shown else ()))


def _switch(store: Store, game_id: str, one: DeviceSwitch) -> ft.Control:
    async def turn(_on: bool) -> None:
        await store.switch(one.name)

    name = store.text("settings.of_game", game=game_name(store, game_id), what=store.text(one.words))
    return switch(name, store.switched(one.name), turn)


def _about(store: Store) -> ft.Control:
    def show_help() -> None:
        store.help_open = True

    return section(
        store.text("settings.about"),
        note(store.text("settings.version", version=__version__)),
        note(store.text("settings.credits")),
        row(button(store.text("shortcuts.title"), show_help, icon=ft.Icons.KEYBOARD)),
    )
