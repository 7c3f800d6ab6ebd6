"""The strip: round, sun, parade tokens on top; and everybody's area at a glance. Each part is a way to see it large."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import LilWindow
from companion.widgets.answers import Drawn, part_button
from companion.widgets.controls import Act, Action
from companion.widgets.entries import panel
from companion.widgets.kept import kept_together
from companion.widgets.layout import strip_of
from companion.widgets.pictures import picture
from rules.kernel import Model, Phrase
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.state import State

Show = Callable[[str], None]


class Glance(Model):
    """What the strip shows; an equal one is not drawn again."""

    round: int
    sun: str
    sun_name: str | Phrase
    tops: tuple[int | None, ...]
    """The value on top of each stack; None where it is empty, or nobody knows."""


def glance(state: State, dark: bool) -> Glance:
    return Glance(
        round=state.round,
        sun=looks.player(state, state.sun, dark),
        sun_name=state.called(state.sun),
        tops=tuple(top(state, kind) for kind in ParadeKind),
    )


def top(state: State, kind: ParadeKind) -> int | None:
    left = state.left(kind)
    untold = any(state.may_hold(player, kind) for player in state.players)
    return left[0] if left and not untold else None


def strip(window: LilWindow) -> ft.Control:
    return Strip(window.store, glance(window.state, window.store.dark), window.open)


@component
def _Strip(store: Store, seen: Glance, show: Show) -> ft.Control:
    width, height = sizes.MOON
    moon = (looks.moon(seen.round, store.dark), width, height)
    sun = (seen.sun, sizes.FIGURE, sizes.FIGURE)
    parts = [
        _part(store.text("lil_everdell_table.part_round", round=seen.round), moon, Action(show, "round")),
        _part(store.text("lil_everdell_table.part_sun", name=seen.sun_name), sun, Action(show, "sun")),
        *(_token(store, kind, value, show) for kind, value in zip(ParadeKind, seen.tops, strict=True)),
    ]
    return strip_of(parts)


Strip = memo(_Strip)


def _part(spoken: str, drawn: Drawn, act: Action) -> ft.Control:
    return part_button([drawn], "", spoken, act)


def _token(store: Store, kind: ParadeKind, value: int | None, show: Show) -> ft.Control:
    drawn = (looks.parade(kind.value, value, store.dark), sizes.TOKEN, sizes.TOKEN)
    key = "part_parade" if value is not None else "part_parade_unknown"
    said = store.text(f"lil_everdell_table.{key}", parade=kind.value, value=value or 0)
    shown = _part(said, drawn, Action(show, f"parade:{kind.value}"))
    return kept_together("token", [shown], lambda: ft.Container(shown, width=sizes.PART))


def players_row(window: LilWindow) -> ft.Control:
    """All players as animals, each with a small picture of the area; a tap opens it."""
    seats = range(len(window.state.players))
    return ft.Row([player_button(window, seat) for seat in seats], spacing=theme.NEAR)


def player_button(window: LilWindow, seat: int, large: bool = False) -> ft.Control:
    """`large`: where the table is drawn, with the parade tokens too."""
    store, state = window.store, window.state
    held = state.players[seat]
    figure, cards = looks.player(state, seat, store.dark), looks.tableau(held.cards, store.dark)
    tokens = [looks.parade(one.kind.value, one.value, store.dark) for one in held.parades or ()] if large else []
    said = store.text("lil_everdell_table.area_of", name=state.called(seat), n=len(held.cards))
    act, chosen = Action(window.open, f"area:{seat}"), seat == state.asked
    return ft.Container(PlayerButton(act, said, figure, cards, tuple(tokens), chosen, large), expand=True)


@component
def _PlayerButton(
    act: Act, said: str, figure: str, cards: str, tokens: tuple[str, ...], chosen: bool, large: bool
) -> ft.Control:
    (width, height), scale = sizes.TABLEAU, 1.4 if large else 0.75
    drawn = [
        picture(figure, "", width=sizes.FIGURE, height=sizes.FIGURE),
        picture(cards, "", width=width * scale, height=height * scale),
        *(picture(token, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN) for token in tokens),
    ]
    held = ft.Row(list(drawn), spacing=theme.CLOSE, wrap=True, run_spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    return panel(said, held, act, chosen=chosen, padding=theme.NEAR, sides=theme.CLOSE)


PlayerButton = memo(_PlayerButton)
