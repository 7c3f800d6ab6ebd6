"""A game by its sign and its name: chips to change it, a small sign beside a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import flet as ft

from companion.drawings.chest import chest
from companion.games import screens
from companion.match import naming
from companion.screen import theme
from companion.screen.store import Store
from companion.screen.theme import Palette
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
    return [picks(options, (chosen,), choose, signs=signs)]


def small_sign(store: Store, game_id: str) -> ft.Control:
    """With the game's name spoken."""
    return picture(
        game_sign(game_id, store.palette), game_name(store, game_id), width=theme.CHIP_SIGN, height=theme.CHIP_SIGN
    )
