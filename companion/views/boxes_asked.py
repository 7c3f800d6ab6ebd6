"""Which games a person has: asked on the first run, and changed in the settings."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games import game_ids
from companion.match.shown_games import shown_games
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Choose, Emphasis, button
from companion.widgets.game_signs import game_name, game_sign
from companion.widgets.layout import note, row, section
from rules.kernel import phrase

ACROSS = 2


@component
def BoxesAsked(store: Store) -> ft.Control:
    """Pictures to tap, and a way past the question: then all games are shown."""
    nothing: tuple[str, ...] = ()
    chosen, choose = ft.use_state(nothing)

    async def keep(games: tuple[str, ...]) -> None:
        await store.prefer(shown_games=games or game_ids())

    return section(
        store.text("home.boxes"),
        note(store.text("home.boxes_about")),
        _pictures(store, chosen, lambda one: choose(_turned(chosen, one))),
        row(
            button(store.text("home.boxes_done"), partial(keep, chosen), weight=Emphasis.MAIN),
            button(store.text("home.boxes_skip"), partial(keep, ()), weight=Emphasis.QUIET),
        ),
    )


def shown_games_section(store: Store) -> list[ft.Control]:
    """For the settings: tap a game to show or to hide it; nothing where only one is known."""
    if len(game_ids()) == 1:
        return []
    shown = shown_games(store.preferences, store.backend)

    async def turn(game_id: str) -> None:
        games = _turned(shown, game_id)
        if games:
            await store.prefer(shown_games=games)
        else:
            store.tell(phrase("settings.games_one"))

    about = note(store.text("settings.games_about"))
    return [section(store.text("settings.games"), about, _pictures(store, shown, turn))]


def _pictures(store: Store, chosen: tuple[str, ...], turn: Choose[str]) -> ft.Control:
    buttons = [
        picture_button(game_name(store, one), game_sign(one, store.palette), partial(turn, one), chosen=one in chosen)
        for one in game_ids()
    ]
    # Side by side on a phone, the largest names would be broken apart within a word.
    below_each_other = store.preferences.text_size > theme.LARGE_TEXT and not store.wide
    return grid(buttons, 1 if below_each_other else ACROSS)


def _turned(games: tuple[str, ...], game_id: str) -> tuple[str, ...]:
    return tuple(one for one in game_ids() if one in {*games} ^ {game_id})
