"""Who is on the sheet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.score.game_parts import people_of
from companion.screen import theme
from companion.views.score.ledger import name_of
from companion.views.score.scoring import Scoring
from companion.views.sheet_filling import fill_button
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.layout import note, row
from companion.widgets.typing import Typed
from rules.kernel import phrase
from rules.sheet import LONGEST_NAME


def _most(scoring: Scoring) -> int:
    """Where a table insists, an opponent besides as many people as can play."""
    return scoring.parts.most_people + (scoring.parts.new_opponent is not None)


def people(scoring: Scoring) -> list[ft.Control]:
    store, players = scoring.store, scoring.sheet.players
    opponent = any(player.is_opponent for player in players)
    adds = [button(store.text("sheet.add_person"), partial(_add_person, scoring), icon=ft.Icons.PERSON_ADD_OUTLINED)]
    if scoring.parts.new_opponent and not opponent:
        adds.append(button(scoring.own_text("add_opponent"), partial(_add_opponent, scoring), icon=ft.Icons.ADD))
    return [
        note(scoring.own_text("about_people")),
        *(_player(scoring, at) for at in range(len(players))),
        row(*(adds if len(players) < _most(scoring) else [])),
        # A match that was followed can fill its sheet in again, when play went on after the sheet was entered.
        *([row(fill_button(store, scoring.open_sheet))] if scoring.open_sheet.tracked else []),
        row(button(store.text("sheet.done"), partial(scoring.show, scoring.first_part), weight=Emphasis.MAIN)),
    ]


def _player(scoring: Scoring, at: int) -> ft.Control:
    store = scoring.store
    drop = icon_button(
        store.text("sheet.remove", n=at + 1), ft.Icons.PERSON_REMOVE_OUTLINED, partial(_drop, scoring, at)
    )
    return ft.Row(
        [_name(scoring, at), *([drop] if len(scoring.sheet.players) > 1 else [])],
        key=f"player_{at}",
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _name(scoring: Scoring, at: int) -> ft.Control:
    store, player = scoring.store, scoring.sheet.players[at]
    if player.is_opponent:
        return ft.Container(
            ft.Text(name_of(scoring, at), theme_style=ft.TextThemeStyle.BODY_LARGE),
            expand=True,
            padding=ft.Padding.all(theme.LINE_PADDING),
        )

    def write(text: str) -> None:
        scoring.put(at, "name", name=text[:LONGEST_NAME])

    label = store.text("sheet.name_of", n=at + 1)
    looks = {"max_length": scoring.parts.longest_name, "counter": ""}
    return ft.Container(Typed(label, player.name, write, store, looks, as_kept=str.strip), expand=True)


def new_name(scoring: Scoring) -> str:
    """A name nobody has yet, until it is replaced."""
    taken = {player.name for player in scoring.sheet.players}
    names = (scoring.store.text("sheet.person", n=n) for n in range(1, _most(scoring) + 2))
    return next(name for name in names if name not in taken)


def _add_person(scoring: Scoring) -> None:
    sheet = scoring.sheet
    opponents = tuple(player for player in sheet.players if player.is_opponent)
    person = scoring.parts.new_person(new_name(scoring))
    scoring.propose(sheet.replace(players=(*people_of(sheet), person, *opponents)))


def _add_opponent(scoring: Scoring) -> None:
    scoring.propose(scoring.sheet.replace(players=(*scoring.sheet.players, scoring.parts.opponent)))


def _drop(scoring: Scoring, at: int) -> None:
    players, name = scoring.sheet.players, name_of(scoring, at)
    scoring.open_sheet.change(scoring.sheet.replace(players=(*players[:at], *players[at + 1 :])))
    scoring.store.tell(phrase("sheet.removed", name=name), scoring.open_sheet.undo)
