"""A game by its sign and its name: chips to change it, a small sign beside a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

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

FEW: Final = 2
"""So many chips stand in a line or two."""


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
    if not _cramped(store, len(games)):
        return [picks(options, (chosen,), choose, signs=signs)]
    large = _large_words(store)
    panels = {
        value: _sign_or_name(name, partial(choose, value), signs.get(value, ""), value == chosen, large)
        for name, value in options
    }
    # A large name needs a line of its own; else each game keeps its place.
    line = [panels.pop(chosen)] if large and chosen in panels else []
    return [*line, ft.Row([*panels.values()], wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)]


def _large_words(store: Store) -> bool:
    return store.preferences.text_size >= theme.LARGE_TEXT and (store.shape.flat or not store.wide)


def _cramped(store: Store, games: int) -> bool:
    """Whether chips would leave no room: one cuts off large words beside its sign, many take half of a low phone."""
    low = store.shape.flat or (store.shape.short and not store.wide)
    return _large_words(store) or (low and games > FEW)


def _sign_or_name(name: str, act: Act, sign: str, chosen: bool, line: bool) -> ft.Control:
    """Where room is scarce: the chosen one with its whole name, another one by its sign alone, if it has one.

    `line`: the name of the chosen one has a line of its own.
    """
    drawn = [picture(sign, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)] if sign else []
    if drawn and not chosen:
        middle = ft.MainAxisAlignment.CENTER
        if line:
            return panel(name, ft.Row(list(drawn), width=theme.TARGET, alignment=middle), act)
        # No wider than a finger: most lines hold all of them.
        return panel(name, ft.Row(list(drawn), alignment=middle), act, sides=0, width=theme.TARGET)
    whole = chosen and line
    words = ft.Text(name, expand=whole)
    return panel(name, ft.Row([*drawn, words], spacing=theme.GAP, tight=not whole), act, chosen=chosen)


def small_sign(store: Store, game_id: str) -> ft.Control:
    """With the game's name spoken."""
    return picture(
        game_sign(game_id, store.palette), game_name(store, game_id), width=theme.CHIP_SIGN, height=theme.CHIP_SIGN
    )
