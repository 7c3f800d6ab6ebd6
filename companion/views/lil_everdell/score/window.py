"""What one window holds of a sheet of this game: the cell whose card is being asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import flet as ft

from companion.match.table import Table
from companion.views.score.scoring import Scoring
from rules.lil_everdell.components.traits import Colour, Kind


@ft.observable
@dataclass
class ScoreWindow:
    """Followed by whatever follows the sheet."""

    cell: tuple[Colour, Kind] | None = None


def score_window(_scoring: Scoring, _table: Table | None) -> ScoreWindow:
    return ScoreWindow()


def own(scoring: Scoring) -> ScoreWindow:
    return cast("ScoreWindow", scoring.window)


def forget_choice(scoring: Scoring) -> None:
    """Another player lies open."""
    own(scoring).cell = None


def topic(scoring: Scoring) -> str:
    cell = own(scoring).cell
    return f"{cell[0].value}.{cell[1].value}" if cell else ""
