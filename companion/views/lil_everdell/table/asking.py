"""Above the answers: whose turn it is as a picture, one short line, what to do with the pieces, a token just taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.steps import Step, steps
from companion.views.lil_everdell.table.window import PICTURES, LilWindow, large_words
from companion.views.lil_everdell.table.wordless import asked_signs
from companion.widgets.kept import kept
from companion.widgets.layout import column
from companion.widgets.pictures import picture, spoken_drawings
from rules.kernel import Phrase
from rules.lil_everdell.components.parades import ParadeToken
from rules.lil_everdell.state import Phase

MOST_LINES: Final = 3
"""Things to do below each other on a phone; more of them are one text."""


def asking(window: LilWindow, *beside: ft.Control) -> list[ft.Control]:
    """`beside`: what stands next to the line."""
    store, question = window.store, window.question
    assert question is not None
    cheers, bare = celebration(window), store.switched(PICTURES)
    large = store.preferences.text_size >= theme.LARGE_TEXT
    style = ft.TextThemeStyle.TITLE_MEDIUM if store.shape.short or large else ft.TextThemeStyle.TITLE_LARGE
    if store.shape.short and large:
        style = ft.TextThemeStyle.TITLE_SMALL
    words = store.say(question.ask)
    written = ft.Text(words, theme_style=style, weight=ft.FontWeight.W_600)
    line = (
        spoken_drawings(asked_signs(window), words, theme.SIGN, heading=2)
        if bare
        else ft.Semantics(content=written, heading_level=2, container=True)
    )
    crowded = store.shape.short or store.wide or large or bool(cheers or beside)
    side = sizes.SMALL_FACE if crowded else sizes.FACE
    face = (
        []
        if store.shape.flat or (store.shape.short and large_words(store))
        else [picture(looks.player(window.state, window.state.asked, store.dark), "", width=side, height=side)]
    )
    elsewhere = store.shape.flat or told_late(window)
    reasons = () if large_words(store) or cheers else _reasons(window)
    return [
        *cheers,
        ft.Row([*face, ft.Container(line, expand=True), *beside], spacing=theme.GAP),
        *([] if elsewhere or (cheers and window.state.phase is Phase.CARD) else to_do(window)),
        *([_hints(" · ".join(store.say(why) for why in reasons))] if reasons else []),
    ]


def told_late(window: LilWindow) -> bool:
    """Whether what to do stands below the answers: large words would leave them no room."""
    store, phase, question = window.store, window.state.phase, window.question
    long = question is not None and len(question.do) > 1
    late = store.shape.short or phase in (Phase.OPPONENT, Phase.VALUE) or (phase is Phase.ROUND and long)
    return large_words(store) and late and not store.shape.flat


def _reasons(window: LilWindow) -> tuple[Phrase, ...]:
    store, question = window.store, window.question
    return () if question is None or store.shape.short or store.switched(PICTURES) else question.why[1:]


def told_below(window: LilWindow) -> list[ft.Control]:
    """Below the answers, where words are large: what to do, and who lacks one card."""
    store, reasons = window.store, _reasons(window) if large_words(window.store) else ()
    hints = [_hints(" · ".join(store.say(why) for why in reasons))] if reasons else []
    return [*(to_do(window) if told_late(window) else []), *hints]


def _hints(words: str) -> ft.Control:
    """Who lacks one card for a parade: as one small text, the answers need the room."""
    return ft.Text(words, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)


def to_do(window: LilWindow) -> list[ft.Control]:
    """In the order of the hands: as drawings where the words are hidden, else in words; on a small screen one text."""
    question, store = window.question, window.store
    if question is None or not question.do:
        return []
    lines = tuple(store.say(line) for line in question.do)
    if store.switched(PICTURES):
        drawn = tuple(steps(window))
        return [kept(("steps", drawn, lines), lambda: _pictured(drawn, " ".join(lines)))]
    many = window.state.phase is Phase.OPPONENT or len(lines) > MOST_LINES
    compact = store.shape.short or (many and not store.wide)
    small = compact and not store.shape.flat
    told = (" ".join(lines),) if small else lines
    return [kept(("to_do", told, small), lambda: _worded(told, small))]


def _worded(lines: tuple[str, ...], small: bool) -> ft.Control:
    style = ft.TextThemeStyle.BODY_SMALL if small else ft.TextThemeStyle.BODY_MEDIUM
    return _marked(column([ft.Text(line, theme_style=style) for line in lines]))


def _pictured(drawn: tuple[Step, ...], spoken: str) -> ft.Control:
    """One after the other, a thin line between them: no ground or rim, which would look like something to tap."""
    side = sizes.STEP
    between = ft.Border(right=ft.BorderSide(1, ft.Colors.OUTLINE))
    held = [
        ft.Container(
            ft.Row([picture(svg, "", width=side, height=side) for svg in step], spacing=theme.CLOSE, tight=True),
            border=between if at < len(drawn) else None,
            padding=ft.Padding.only(right=theme.SNUG),
        )
        for at, step in enumerate(drawn, 1)
    ]
    return ft.Semantics(
        content=_marked(ft.Row(list(held), wrap=True, spacing=theme.SNUG, run_spacing=theme.SNUG)),
        label=spoken,
        container=True,
        exclude_semantics=True,
    )


def _marked(content: ft.Control) -> ft.Control:
    return ft.Container(
        content,
        padding=ft.Padding.symmetric(horizontal=theme.INSET, vertical=theme.CLOSE),
        border=ft.Border(left=ft.BorderSide(theme.NEAR, ft.Colors.TERTIARY)),
    )


def celebration(window: LilWindow) -> list[ft.Control]:
    """A token that the last move brought, carried past; the next tap ends it."""
    store, taken = window.store, list(new_tokens(window))
    if not taken:
        return []
    width, height = sizes.SMALL_CHEER if store.shape.short or len(taken) > 1 else sizes.CHEER
    shown: list[ft.Control] = []
    for seat, token in taken:
        state, kind = window.state, token.kind.value
        said = store.text("lil_everdell_table.takes", name=state.called(seat), parade=kind, value=token.value)
        shown.append(picture(looks.cheer(state, seat, token, store.dark), said, width=width, height=height))
    held = ft.Row(shown, alignment=ft.MainAxisAlignment.CENTER, spacing=theme.GAP, wrap=True)
    return [
        ft.Container(
            held, bgcolor=ft.Colors.TERTIARY_CONTAINER, border_radius=theme.RADIUS, padding=ft.Padding.all(theme.CLOSE)
        )
    ]


def new_tokens(window: LilWindow) -> Iterator[tuple[int, ParadeToken]]:
    states = window.table.states[-2:]
    if window.amending or len(states) < 2:
        return
    before, after = states
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        yield from ((seat, token) for token in now.parades or () if token not in (was.parades or ()))
