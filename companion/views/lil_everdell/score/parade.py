"""Everybody walks in a parade, by points; nobody is called a loser."""

from __future__ import annotations

import flet as ft

from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.score.faces import animals_of
from companion.views.lil_everdell.table import looks
from companion.views.score.scoring import Scoring
from companion.widgets.pictures import picture
from rules.lil_everdell.score.verdict import open_points


def walking(scoring: Scoring) -> list[ft.Control]:
    """All walk in a parade, best first; not while points are missing that could change who is ahead."""
    scores = scoring.open_sheet.scored.scores
    if len(scores) > 1 and open_points(scores):
        return []
    order = sorted(range(len(scores)), key=lambda at: scores[at].standing, reverse=True)
    animals = animals_of(scoring.sheet.players)
    walkers = tuple((animals[at], scoring.sheet.players[at].opponent or "") for at in order if animals[at])
    said = scoring.own_text("walking")
    return [picture(looks.walking(walkers, scoring.store.dark), said, height=sizes.PARADE, fit=ft.BoxFit.CONTAIN)]
