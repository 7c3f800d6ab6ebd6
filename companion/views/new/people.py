"""Who plays, with which pieces, in which order."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Any, Final

import flet as ft

from companion.disk.settings import Acquaintance
from companion.match.people import strangers
from companion.screen import theme
from companion.views.new.form import SetupForm
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import button, icon_button
from companion.widgets.layout import card_of, note, row, section
from companion.widgets.picking import chip
from companion.widgets.typing import Typed
from rules.letters import composed

Form = SetupForm[Any, Any, Any]

OFFERED: Final = 8
"""Names in sight; whoever played longer ago is typed."""
MOST_ACROSS: Final = 4
"""Pieces whose names a phone shows whole in one row."""
MOST_LETTERS: Final = 10
"""Of a word that is not to break on one of so many buttons."""


def people_step(form: Form) -> list[ft.Control]:
    text, seats, most = form.store.text, range(len(form.draft.guests)), form.draft.most
    return [
        note(text("new.people_about")),
        *_remembered(form),
        *(_guest(form, seat) for seat in seats),
        row(button(text("new.add"), lambda: form.edit(lambda draft: draft.welcome()), icon=ft.Icons.PERSON_ADD))
        if len(seats) < most
        else note(text("new.full", n=most)),
    ]


def _guest(form: Form, seat: int) -> ft.Control:
    name, pieces = form.name(seat), form.draft.pieces
    field = Typed(
        form.store.text("new.name", n=seat + 1),
        form.draft.guests[seat].name,
        lambda typed: form.edit(lambda draft: draft.named(seat, typed)),
        form.store,
        {
            "hint_text": form.nameless(seat),
            "capitalization": ft.TextCapitalization.WORDS,
            "max_length": form.draft.longest_name,
            "counter": "",
        },
        as_kept=lambda typed: composed(typed)[: form.draft.longest_name],
    )
    return card_of(
        ft.Row([ft.Container(field, expand=True), *_moves(form, seat, name)], spacing=0),
        *([grid([_piece(form, seat, name, piece) for piece in pieces], _across(form))] if pieces else ()),
        key=f"guest-{seat}",
    )


def _across(form: Form) -> int:
    """Large words need wide buttons, and so do many."""
    n = len(form.draft.pieces)
    longest = max(len(form.game.piece_name(form.store, piece)) for piece in form.draft.pieces)
    fits = n <= MOST_ACROSS and longest <= MOST_LETTERS
    room = form.store.wide or (form.store.preferences.text_size < theme.LARGE_TEXT and fits)
    return n if room else max(1, ceil(n / 2))


def _moves(form: Form, seat: int, name: str) -> list[ft.Control]:
    buttons = []
    if seat:
        up = partial(form.edit, lambda draft: draft.raised(seat))
        buttons.append(icon_button(form.store.text("new.earlier", name=name), ft.Icons.ARROW_UPWARD, up))
    if len(form.draft.guests) > form.draft.fewest:
        away = partial(form.edit, lambda draft: draft.dismissed(seat))
        buttons.append(icon_button(form.store.text("new.away", name=name), ft.Icons.CLOSE, away))
    return buttons


def _piece(form: Form, seat: int, name: str, piece: str) -> ft.Control:
    called = form.game.piece_name(form.store, piece)
    return picture_button(
        called,
        form.game.piece_sign(form.store, seat, piece),
        lambda: form.edit(lambda draft: draft.with_piece(seat, piece)),
        spoken=form.store.text("new.piece_of", name=name, piece=called),
        chosen=form.draft.guests[seat].piece == piece,
    )


def _remembered(form: Form) -> list[ft.Control]:
    """Gone once everybody is at the table: another tap could only be a mistake."""
    guests = form.draft.guests
    known = strangers(form.store.settings, [guest.name for guest in guests])[:OFFERED]
    if not known or (len(guests) == form.draft.most and all(guest.name.strip() for guest in guests)):
        return []

    def welcome(person: Acquaintance) -> None:
        form.edit(lambda draft: draft.welcome(person.name, person.piece(form.game.game)))

    chips = [chip(person.name, partial(welcome, person)) for person in known]
    return [section(form.store.text("new.remembered"), row(*chips))]
