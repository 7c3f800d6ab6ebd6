"""What the record of a match could not tell for sure, beside the field it is about."""

from __future__ import annotations

import flet as ft

from companion.views.score.scoring import Scoring
from companion.widgets.controls import button
from companion.widgets.layout import row


def check_this(scoring: Scoring, field: str) -> list[ft.Control]:
    """The mark on a field that the record does not vouch for; it stays until somebody has looked."""
    store, at = scoring.store, scoring.at
    if (at, field) not in scoring.open_sheet.to_check:
        return []
    return [
        row(
            ft.Icon(ft.Icons.HELP_OUTLINE, color=store.palette.coral),
            ft.Text(store.text("sheet.please_check")),
            button(
                scoring.own_text("is_right", what=field),
                lambda: scoring.open_sheet.looked_at(at, field),
                icon=ft.Icons.CHECK,
            ),
        )
    ]
