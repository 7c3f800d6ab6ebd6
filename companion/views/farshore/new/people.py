"""Who plays, with which animals, in which order."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.disk.settings import Acquaintance
from companion.farshore.boxes import GAME
from companion.match.people import strangers
from companion.screen import theme
from companion.views.farshore.new.draft import PIECES
from companion.views.farshore.new.form import Form
from companion.views.farshore.table import looks
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import button, icon_button
from companion.widgets.layout import card_of, note, row, section
from companion.widgets.picking import chip
from companion.widgets.typing import Typed
from rules.farshore.setup import LONGEST_NAME, MOST_PEOPLE

OFFERED: Final = 8
"""Names in sight; whoever played longer ago is typed."""


def people_step(form: Form) -> list[ft.Control]:
    seats = range(len(form.draft.guests))
    return [
        note(form.text("people_about")),
        *_remembered(form),
        *(_guest(form, seat) for seat in seats),
        row(button(form.text("add"), lambda: form.edit(lambda draft: draft.welcome()), icon=ft.Icons.PERSON_ADD))
        if len(seats) < MOST_PEOPLE
        else note(form.text("full")),
    ]


def _guest(form: Form, seat: int) -> ft.Control:
    name = form.name(seat)
    field = Typed(
        form.text("name", n=seat + 1),
        form.draft.guests[seat].name,
        lambda typed: form.edit(lambda draft: draft.named(seat, typed[:LONGEST_NAME])),
        form.store,
        {"hint_text": form.nameless(seat), "capitalization": ft.TextCapitalization.WORDS},
    )
    return card_of(
        ft.Row([ft.Container(field, expand=True), *_moves(form, seat, name)], spacing=0),
        grid([_animal(form, seat, name, piece) for piece in PIECES], _across(form)),
        key=f"guest-{seat}",
    )


def _across(form: Form) -> int:
    """Large words need wide buttons."""
    return len(PIECES) if form.store.wide or form.store.settings.text_size < theme.LARGE_TEXT else len(PIECES) // 2


def _moves(form: Form, seat: int, name: str) -> list[ft.Control]:
    buttons = []
    if seat:
        up = partial(form.edit, lambda draft: draft.raised(seat))
        buttons.append(icon_button(form.text("earlier", name=name), ft.Icons.ARROW_UPWARD, up))
    if len(form.draft.guests) > 1:
        away = partial(form.edit, lambda draft: draft.dismissed(seat))
        buttons.append(icon_button(form.text("away", name=name), ft.Icons.CLOSE, away))
    return buttons


def _animal(form: Form, seat: int, name: str, piece: str) -> ft.Control:
    return picture_button(
        form.text("piece", piece=piece),
        looks.figure(piece, looks.CREW[seat], form.store.dark),
        lambda: form.edit(lambda draft: draft.dressed(seat, piece)),
        spoken=form.text("piece_of", name=name, piece=piece),
        chosen=form.draft.guests[seat].piece == piece,
    )


def _remembered(form: Form) -> list[ft.Control]:
    """Gone once everybody is at the table: another tap could only be a mistake."""
    guests = form.draft.guests
    known = strangers(form.store.settings, [guest.name for guest in guests])[:OFFERED]
    if not known or (len(guests) == MOST_PEOPLE and all(guest.name.strip() for guest in guests)):
        return []

    def welcome(person: Acquaintance) -> None:
        form.edit(lambda draft: draft.welcome(person.name, person.piece(GAME)))

    chips = [chip(person.name, partial(welcome, person)) for person in known]
    return [section(form.text("remembered"), row(*chips))]
