"""The table as it lies there, drawn: the display, the dice, the path with its parade tokens, everybody's area."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.strip import player_button
from companion.views.lil_everdell.table.window import PICTURES, LilWindow
from companion.widgets.entries import panel
from companion.widgets.kept import kept
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import die


def board(window: LilWindow) -> list[ft.Control]:
    return [*_display(window), *_dice(window), _path(window), *_areas(window)]


def _display(window: LilWindow) -> list[ft.Control]:
    """The eight cards below the board, and what is left of the deck, as far as anyone can know."""
    store, state, known = window.store, window.state, window.state.facts
    found = state.foe.gaps if state.opponent else ()
    gaps = tuple(place for gap in found if gap is not None and (place := known.place(gap)))
    friend = looks.animal_of(state, state.opponent_seat) if state.opponent_seat is not None else ""
    rows = known.diagram.rows if known.diagram else 1
    drawn = looks.display(rows, None, gaps, friend, store.dark)
    width, height = sizes.DISPLAY if rows == 1 else sizes.DISPLAY_TWO
    counted = state.display is not None and state.deck is not None
    words = store.text("lil_everdell_table.deck_left", up=state.display or 0, deck=state.deck or 0) if counted else ""
    line = [picture(drawn, "", width=width, height=height), *_left(window, words)]
    return [
        kept(
            ("lil_display", drawn, words, store.switched(PICTURES)), lambda: ft.Row(line, spacing=theme.GAP, wrap=True)
        )
    ]


def _left(window: LilWindow, words: str) -> list[ft.Control]:
    """Where words are hidden, the deck and its number."""
    store, state = window.store, window.state
    if not words or not store.switched(PICTURES):
        return [note(words)] if words else []
    deck = picture(looks.sign("deck", store.dark), "", width=theme.PIECE, height=theme.PIECE)
    number = ft.Text(str(state.deck), semantics_label=words, theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    return [ft.Row([deck, number], spacing=theme.NEAR, tight=True)]


def _dice(window: LilWindow) -> list[ft.Control]:
    """Whose friend stands on which die, where places are told."""
    store, state = window.store, window.state
    if not state.tells_places:
        return []
    spaces: list[ft.Control] = []
    for number in range(1, state.setup.dice + 1):
        spot = die(number)
        drawn = [picture(looks.place(state, state.turn, spot, store.dark), "", width=theme.TARGET, height=theme.TARGET)]
        taken = state.occupant(spot)
        if taken is not None:
            friend = looks.player(state, taken, store.dark, plain=True)
            drawn.append(picture(friend, "", width=theme.PIECE, height=theme.PIECE))
        spaces.append(ft.Row(drawn, spacing=0, tight=True))
    return [ft.Row(spaces, spacing=theme.GAP, wrap=True)]


def _path(window: LilWindow) -> ft.Control:
    """Each stack from its top; a tap shows who has a token of it."""
    return ft.Row([_stack(window, kind) for kind in ParadeKind], spacing=theme.SNUG)


def _stack(window: LilWindow, kind: ParadeKind) -> ft.Control:
    store, left = window.store, window.state.left(kind)
    side = sizes.TOKEN
    drawn = [
        picture(looks.parade(kind.value, value, store.dark), "", width=side, height=side) for value in left or (None,)
    ]
    held = ft.Row(list(drawn), spacing=0, wrap=True, run_spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    name = store.text("lil_everdell_table.part_parade_unknown", parade=kind.value)
    return panel(
        name, held, partial(window.open, f"parade:{kind.value}"), padding=theme.NEAR, sides=theme.CLOSE, expand=True
    )


def _areas(window: LilWindow) -> list[ft.Control]:
    """Two side by side, each with what lies in it."""
    buttons = [player_button(window, seat, large=True) for seat in range(len(window.state.players))]
    return [ft.Row(buttons[at : at + 2], spacing=theme.SNUG) for at in range(0, len(buttons), 2)]
