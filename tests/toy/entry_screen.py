"""Entering the toy's points: the sum of a player, and whether they rang the bell."""

from __future__ import annotations

import flet as ft

from companion.views.score.scoring import Scoring
from companion.widgets.controls import switch
from companion.widgets.entries import NumberField


def numbers(scoring: Scoring) -> list[ft.Control]:
    player = scoring.player

    async def ring(rang: bool) -> None:
        scoring.enter("bell", bell=rang)

    field = NumberField(scoring.store, scoring.own_text("sum"), player.sum, lambda n: scoring.enter("sum", sum=n or 0))
    return [ft.Container(field, key=f"sum-{scoring.at}"), switch(scoring.own_text("rang"), player.bell, ring)]
