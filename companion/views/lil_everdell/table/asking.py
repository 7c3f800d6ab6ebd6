"""Above the answers: whose turn it is as a picture, one short line, what to do with the pieces, a token just taken."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import LilWindow
from companion.widgets.layout import column, note
from companion.widgets.pictures import picture
from rules.lil_everdell.components.parades import ParadeToken
from rules.lil_everdell.state import Phase


def asking(window: LilWindow, *beside: ft.Control, seat: int | None = None) -> list[ft.Control]:
    """`beside`: what stands next to the line where the screen is flat. `seat`: whose picture; nobody's is the sun's."""
    store, question = window.store, window.question
    assert question is not None
    style = ft.TextThemeStyle.TITLE_MEDIUM if store.shape.short else ft.TextThemeStyle.TITLE_LARGE
    line = ft.Semantics(
        content=ft.Text(store.say(question.ask), theme_style=style, weight=ft.FontWeight.W_600),
        heading_level=2,
        container=True,
    )
    whose = window.state.turn if seat is None else seat
    side = sizes.SMALL_FACE if store.shape.short or store.wide else sizes.FACE
    face = (
        []
        if store.shape.flat
        else [picture(looks.player(window.state, whose, store.dark), "", width=side, height=side)]
    )
    return [
        *celebration(window),
        ft.Row([*face, ft.Container(line, expand=True), *beside], spacing=theme.GAP),
        *([] if store.shape.flat else to_do(window)),
        *([] if store.shape.short else (note(store.say(why)) for why in question.why[1:])),
    ]


def to_do(window: LilWindow) -> list[ft.Control]:
    """In the order of the hands; on a small screen as one text."""
    question, store = window.question, window.store
    if question is None or not question.do:
        return []
    lines = [store.say(line) for line in question.do]
    compact = store.shape.short or (window.state.phase is Phase.OPPONENT and not store.wide)
    if compact and not store.shape.flat:
        said: list[ft.Control] = [ft.Text(" ".join(lines), theme_style=ft.TextThemeStyle.BODY_SMALL)]
    else:
        said = [ft.Text(line, theme_style=ft.TextThemeStyle.BODY_MEDIUM) for line in lines]
    return [
        ft.Container(
            column(said),
            padding=ft.Padding.symmetric(horizontal=theme.INSET, vertical=theme.CLOSE),
            border=ft.Border(left=ft.BorderSide(theme.NEAR, ft.Colors.TERTIARY)),
        )
    ]


def celebration(window: LilWindow) -> list[ft.Control]:
    """A token that the last move brought, large; the next tap ends it."""
    store, taken = window.store, list(new_tokens(window))
    if not taken or store.shape.flat:
        return []
    side = sizes.TOKEN if store.shape.short else sizes.PRIZE
    shown: list[ft.Control] = []
    for seat, token in taken:
        state, kind = window.state, token.kind.value
        said = store.text("lil_everdell_table.takes", name=state.called(seat), parade=kind, value=token.value)
        shown += [
            picture(looks.player(state, seat, store.dark, plain=True), "", width=side, height=side),
            picture(looks.parade(kind, token.value, store.dark), said, width=side, height=side),
        ]
    held = ft.Row(shown, alignment=ft.MainAxisAlignment.CENTER, spacing=theme.GAP, wrap=True)
    return [ft.Container(held, bgcolor=ft.Colors.TERTIARY_CONTAINER, border_radius=theme.RADIUS)]


def new_tokens(window: LilWindow) -> Iterator[tuple[int, ParadeToken]]:
    states = window.table.states[-2:]
    if window.amending or len(states) < 2:
        return
    before, after = states
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        yield from ((seat, token) for token in now.parades or () if token not in (was.parades or ()))
