"""A game by its sign and its name: chips to change it, a small sign beside a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

import flet as ft

from companion.drawings.chest import chest
from companion.games import screens
from companion.match import naming
from companion.screen import theme
from companion.screen.palette import Palette
from companion.screen.store import Store
from companion.widgets.controls import Act
from companion.widgets.entries import panel
from companion.widgets.picking import picks
from companion.widgets.pictures import picture


def game_name(store: Store, game_id: str) -> str:
    return store.say(naming.game_name(game_id))


@cache
def game_sign(game_id: str, palette: Palette) -> str:
    """As the game draws it; a chest for one that draws none, or that this version does not know."""
    shown = screens(game_id)
    return shown.sign(palette) if shown and shown.sign else chest(palette)


def game_chips(
    store: Store, games: Sequence[str], chosen: str, choose: Callable[[str], None], *others: tuple[str, str]
) -> list[ft.Control]:
    """One of several games; nothing where there is but one. `others`: what else can be chosen, before them."""
    if len(games) < 2:
        return []
    signs = {game_id: game_sign(game_id, store.palette) for game_id in games}
    options = [*others, *((game_name(store, game_id), game_id) for game_id in games)]
    if (store.wide and not store.shape.flat) or store.preferences.text_size < theme.LARGE_TEXT:
        return [picks(options, (chosen,), choose, signs=signs)]
    # A chip cuts off large words that have no room beside its sign, and four of them leave a phone no room.
    rest = [_large(name, partial(choose, value), signs.get(value, "")) for name, value in options if value != chosen]
    named = [
        _large(name, partial(choose, value), signs.get(value, ""), chosen=True)
        for name, value in options
        if value == chosen
    ]
    return [*named, ft.Row(list(rest), wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)]


def _large(name: str, act: Act, sign: str, chosen: bool = False) -> ft.Control:
    """In large words: the chosen one with its whole name, another one by its sign alone, if it has one."""
    drawn = [picture(sign, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)] if sign else []
    if drawn and not chosen:
        middle = ft.MainAxisAlignment.CENTER
        return panel(name, ft.Row(list(drawn), width=theme.TARGET, alignment=middle), act)
    words = ft.Text(name, expand=chosen)
    return panel(name, ft.Row([*drawn, words], spacing=theme.GAP, tight=not chosen), act, chosen=chosen)


def small_sign(store: Store, game_id: str) -> ft.Control:
    """With the game's name spoken."""
    return picture(
        game_sign(game_id, store.palette), game_name(store, game_id), width=theme.CHIP_SIGN, height=theme.CHIP_SIGN
    )
