"""Who is on the sheet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.farshore.score.ledger import name_of
from companion.views.farshore.score.record import fill_button
from companion.views.farshore.score.scoring import Part, Scoring
from companion.widgets.controls import Emphasis, button, icon_button, text_field
from companion.widgets.layout import note, row
from rules.farshore.score.sheet import Krabita, Person, Sheet
from rules.farshore.setup import CAPTAIN, LONGEST_NAME, MOST_PEOPLE
from rules.kernel import phrase

MOST = MOST_PEOPLE + 1
"""Four people and, where a table insists, Krabita."""


def people(scoring: Scoring) -> list[ft.Control]:
    store, players = scoring.store, scoring.sheet.players
    krabita = any(isinstance(player, Krabita) for player in players)
    adds = [
        button(
            store.text("farshore_sheet.add_person"), partial(_add_person, scoring), icon=ft.Icons.PERSON_ADD_OUTLINED
        )
    ]
    if not krabita:
        adds.append(button(store.text("farshore_sheet.add_krabita"), partial(_add_krabita, scoring), icon=ft.Icons.ADD))
    return [
        note(store.text("farshore_sheet.about_people")),
        *(_player(scoring, at) for at in range(len(players))),
        row(*(adds if len(players) < MOST else [])),
        # A match that was followed can fill its sheet in again, when play went on after the sheet was entered.
        *([row(fill_button(scoring))] if scoring.paper.tracked else []),
        row(button(store.text("farshore_sheet.done"), partial(scoring.show, Part.CITY), weight=Emphasis.MAIN)),
    ]


def _player(scoring: Scoring, at: int) -> ft.Control:
    store = scoring.store
    drop = icon_button(
        store.text("farshore_sheet.remove", n=at + 1), ft.Icons.PERSON_REMOVE_OUTLINED, partial(_drop, scoring, at)
    )
    return ft.Row(
        [_name(scoring, at), *([drop] if len(scoring.sheet.players) > 1 else [])],
        key=f"player_{at}",
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _name(scoring: Scoring, at: int) -> ft.Control:
    store, player = scoring.store, scoring.sheet.players[at]
    if isinstance(player, Krabita):
        return ft.Container(
            ft.Text(name_of(scoring, at), theme_style=ft.TextThemeStyle.BODY_LARGE),
            expand=True,
            padding=ft.Padding.all(theme.LINE_PADDING),
        )

    def write(text: str) -> None:
        scoring.put(at, "name", name=text[:100])

    label = store.text("farshore_sheet.name_of", n=at + 1)
    return text_field(label, player.name, write, store, expand=True, max_length=LONGEST_NAME, counter="")


def new_name(scoring: Scoring, sheet: Sheet) -> str:
    """A name nobody has yet, until it is replaced."""
    taken = {player.name for player in sheet.players}
    names = (scoring.store.text("farshore_sheet.person", n=n) for n in range(1, MOST + 2))
    return next(name for name in names if name not in taken)


def _add_person(scoring: Scoring) -> None:
    sheet = scoring.sheet
    hers = tuple(player for player in sheet.players if isinstance(player, Krabita))
    person = Person(name=new_name(scoring, sheet))
    scoring.propose(sheet.replace(players=(*sheet.people, person, *hers)))


def _add_krabita(scoring: Scoring) -> None:
    scoring.propose(scoring.sheet.replace(players=(*scoring.sheet.players, Krabita(name=CAPTAIN, krabita=True))))


def _drop(scoring: Scoring, at: int) -> None:
    players = scoring.sheet.players
    name = players[at].name
    scoring.paper.change(scoring.sheet.replace(players=(*players[:at], *players[at + 1 :])))
    scoring.store.tell(phrase("farshore_sheet.removed", name=name), scoring.paper.undo)
