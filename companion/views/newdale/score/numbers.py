"""Track, fists, mission houses, what the Chronicles add: a number each, empty where nobody told."""

from __future__ import annotations

from collections.abc import Callable
from operator import add
from typing import Final

import flet as ft

from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.views.score.totals import in_columns
from companion.widgets.entries import NumberField, one_by_one
from companion.widgets.layout import note
from rules.newdale.rulings import Ruling
from rules.newdale.score.sheet import LIMIT, MOST_POINTS

FIELDS: Final = ("track", "fists", "mission", "chapter")
ALWAYS: Final = ("both", "chapter")
"""These are a number in any case."""
WIDE: Final = ("track", "coins")


def numbers(scoring: Scoring) -> list[ft.Control]:
    # Ruling: mission_points.
    both = ("both",) if Ruling.MISSION_POINTS in scoring.sheet.rulings else ()
    entries = [ft.Column(number(scoring, field), key=f"{scoring.at} {field}") for field in (*FIELDS, *both)]
    return [note(scoring.store.text("sheet.sums")), in_columns(scoring.store, entries)]


def number(scoring: Scoring, field: str) -> list[ft.Control]:
    """One field, with what the record of the match could not tell for sure."""
    store = scoring.store
    entry = NumberField(
        store,
        store.text(f"newdale_sheet.{field}"),
        getattr(scoring.player, field),
        change(scoring, field),
        store.text(f"newdale_sheet.{field}_about"),
        empty=field not in ALWAYS,
        stepped=add if field == "chapter" else one_by_one,
    )
    return [entry, *check_this(scoring, field)]


def change(scoring: Scoring, field: str) -> Callable[[int | None], None]:
    most = MOST_POINTS if field in WIDE else LIMIT

    def enter(n: int | None) -> None:
        value = 0 if n is None and field in ALWAYS else n
        scoring.enter(field, **{field: value if value is None else max(-most, min(value, most))})

    return enter
