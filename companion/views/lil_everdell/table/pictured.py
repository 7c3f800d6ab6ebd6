"""Answers as this device shows them: a drawing with its word, or the drawing alone for those who hardly read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import flet as ft

from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.screen import theme
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.card_emblems import is_lent
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import PICTURES
from companion.views.table.frame import across
from companion.widgets.answers import answer, picture_button
from companion.widgets.controls import Act, same
from companion.widgets.digits import take_digit
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import Card, CardId


def pictured(store: Store, name: str, svg: str, act: Act, *, main: bool = False, grey: bool = False) -> ft.Control:
    """A whole line to tap."""
    if store.switched(PICTURES):
        return alone(store, name, svg, act, grey=grey, chosen=main, expand=False)
    return answer(name, act, svg=svg, main=main, grey=grey)


def pictured_place(
    store: Store, name: str, svg: str, act: Act, *, spoken: str = "", corner: str = "", grey: bool = False, size: int
) -> ft.Control:
    """A picture with its word below it."""
    if store.switched(PICTURES):
        return alone(store, spoken or name, svg, act, corner=corner, grey=grey)
    return picture_button(name, svg, act, spoken=spoken if spoken != name else "", corner=corner, grey=grey, size=size)


def pictures_across(store: Store, usual: int) -> int:
    """How many answers fit side by side: only words need more room when the text is large, and a flat screen has it."""
    return usual if store.switched(PICTURES) or store.shape.flat else across(store, usual)


def alone(
    store: Store,
    name: str,
    svg: str,
    act: Act,
    *,
    corner: str = "",
    grey: bool = False,
    chosen: bool = False,
    expand: bool = True,
) -> ft.Control:
    """The drawing alone, with a small one over its corner; its name is spoken."""
    side = sizes.SMALL_FACE if store.shape.short else sizes.LONE
    take_digit(grey)

    def make() -> ft.Control:
        drawn = [picture(svg, "", width=side, height=side)]
        if corner:
            laid = picture(corner, "", width=theme.CORNER, height=theme.CORNER)
            drawn.append(ft.Container(laid, right=0, bottom=0))
        held = ft.Container(ft.Stack(drawn, width=side, height=side), alignment=ft.Alignment.CENTER)
        return panel(name, held, act, grey=grey, chosen=chosen, padding=theme.NEAR, expand=expand)

    return same(act, ("alone", name, svg, corner, grey, chosen, side, expand), make)


def marks(store: Store, known: Facts, cards: Iterable[Card]) -> Mapping[CardId, str]:
    """Letters beside an emblem that is only lent: as many as it takes to tell cards of a cell apart, else a number."""
    named = [(card, store.called(known.name(card.id))) for card in cards if is_lent(card)]
    found: dict[CardId, str] = {}
    for card, name in named:
        others = [
            other.casefold()
            for one, other in named
            if one.id != card.id and (one.colour, one.kind) == (card.colour, card.kind)
        ]
        parts = (name[:n] for n in range(1, len(name) + 1))
        alike = (part for part in parts if not any(other.startswith(part.casefold()) for other in others))
        found[card.id] = next(alike, f"{name[:1]}{len(found) + 1}")
    return found


def card_button(
    store: Store, known: Facts, card: Card, mark: str, act: Act, *, grey: bool = False, small: bool = False
) -> ft.Control:
    """A known card: its emblem, signs and points, and its name; where words are hidden, its `mark` at most."""
    called = store.called(known.name(card.id))
    bare, key = store.switched(PICTURES), take_digit(grey)
    shown = called if key is None else f"{key} {called}"
    words = mark if bare else shown
    chosen = bare or not small or card.emblem in EMBLEMS
    drawn = looks.card(known, card, store.dark) if chosen else ""
    values = (drawn, called, words, grey, small, bare)
    return same(act, ("lil_card", *values), lambda: _card_button(act, *values))


def _card_button(act: Act, svg: str, called: str, words: str, grey: bool, small: bool, bare: bool) -> ft.Control:
    width, height = sizes.SMALL_CELL if small else sizes.CELL
    parts: list[ft.Control] = [picture(svg, "", width=width, height=height)] if svg else []
    if words:
        style = ft.TextThemeStyle.LABEL_MEDIUM if small else ft.TextThemeStyle.TITLE_SMALL
        parts.append(ft.Text(words, theme_style=style, expand=not bare))
    line = _stacked(parts) if bare and small and len(words) > 1 else _in_line(parts, bare)
    return panel(called, line, act, grey=grey, padding=theme.SNUG, sides=theme.SNUG, expand=True)


def _in_line(parts: list[ft.Control], bare: bool) -> ft.Control:
    side = ft.MainAxisAlignment.CENTER if bare else ft.MainAxisAlignment.START
    return ft.Row(parts, spacing=theme.SNUG, alignment=side)


def _stacked(parts: list[ft.Control]) -> ft.Control:
    """Five columns leave no room for several letters beside a card."""
    held = ft.Column(parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(held, alignment=ft.Alignment.CENTER)
