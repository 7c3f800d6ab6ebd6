"""The top of a score sheet: where one is, the way back, undo, the way on, and the parts each player has."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.score.scoring import Part, Scoring
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.entries import panel
from companion.widgets.help import help_button

RECEIPT_MOMENTS = ("score", "score.tie")
"""What the rules that matter to a receipt have to do with; those of an entry screen come with it."""


def bar(scoring: Scoring) -> ft.Control:
    store, sheet, entering = scoring.store, scoring.open_sheet, scoring.entering
    home = _came_from(scoring)
    leaves = entering or scoring.part == Part.RECEIPT
    back = icon_button(
        store.text("sheet.back"),
        ft.Icons.ARROW_BACK,
        (lambda: store.go(home)) if leaves else partial(scoring.show, _before(scoring)),
    )
    undo = icon_button(store.text("shell.undo"), ft.Icons.UNDO, sheet.undo)
    on = button(store.text("sheet.to_receipt"), partial(scoring.show, Part.RECEIPT), weight=Emphasis.MAIN)
    return ft.Row(
        [
            back,
            _heading(scoring),
            *([undo] if entering and sheet.can_undo else []),
            help_button(store, scoring.game.id, _moments(scoring)),
            *([on] if entering else []),
        ],
        spacing=theme.NEAR,
    )


def _came_from(scoring: Scoring) -> str:
    """The shelf, the start or the table, whichever the sheet was opened at."""
    sheet, before = scoring.open_sheet, scoring.store.trail.before("")
    if before == "/" or before.startswith(("/shelf", f"/match/{sheet.id}")):
        return before
    return f"/match/{sheet.id}" if sheet.tracked else "/"


def _moments(scoring: Scoring) -> tuple[str, ...]:
    entry = scoring.parts.entry(scoring.part)
    if entry:
        return entry.moments
    return RECEIPT_MOMENTS if scoring.part == Part.RECEIPT else ("score",)


def _heading(scoring: Scoring) -> ft.Control:
    """What is not saved comes first; large words leave the room to what is entered."""
    store, key = scoring.store, f"sheet.title_{_title(scoring)}"
    if scoring.failing:
        words = store.text("sheet.failing")
    else:
        words = "" if scoring.entering and large(scoring) else store.text(key)
    roomy = store.wide or not scoring.entering
    return ft.Text(
        words,
        theme_style=ft.TextThemeStyle.TITLE_LARGE if roomy else ft.TextThemeStyle.TITLE_MEDIUM,
        color=ft.Colors.ERROR if scoring.failing else None,
        max_lines=None if scoring.failing else 1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )


def _before(scoring: Scoring) -> str:
    return Part.RECEIPT if scoring.part == Part.SHARE else scoring.first_part


def _title(scoring: Scoring) -> str:
    return scoring.part if scoring.part in (Part.RECEIPT, Part.SHARE, Part.PEOPLE, Part.COUNT) else "sheet"


def parts_bar(scoring: Scoring) -> ft.Control:
    """The parts that each player has."""
    names = [*(entry.name for entry in scoring.parts.entries), Part.TOTALS]
    return ft.Row(
        [
            panel(
                _part_name(scoring, part),
                ft.Text(_part_name(scoring, part), theme_style=ft.TextThemeStyle.LABEL_LARGE),
                partial(scoring.show, part),
                chosen=part == scoring.part,
            )
            for part in names
        ],
        wrap=not large(scoring),
        scroll=ft.ScrollMode.AUTO if large(scoring) else None,
        spacing=theme.NEAR,
        run_spacing=theme.NEAR,
    )


def large(scoring: Scoring) -> bool:
    """Large words on a narrow screen: what need not be read makes way."""
    return scoring.store.preferences.text_size >= theme.LARGE_TEXT and not scoring.store.wide


def _part_name(scoring: Scoring, part: str) -> str:
    entry = scoring.parts.entry(part)
    if entry is None:
        return scoring.store.text(f"sheet.part_{part}")
    return scoring.store.say(entry.label(scoring)) if entry.label else scoring.own_text(f"part_{part}")
