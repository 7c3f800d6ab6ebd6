"""Goods entered on a sheet: planned in slices first, so that the count which follows has the plan at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from companion.score.open_sheet import OpenSheet
from companion.views.score.scoring import Scoring
from rules.newdale.score.planned import planning_of
from rules.newdale.score.sheet import Player, Sheet

Changed = Callable[[Player], Player]
_TURNS: Final[WeakKeyDictionary[OpenSheet, asyncio.Lock]] = WeakKeyDictionary()
"""Taps that come while one is planned wait for it, and none is lost."""


def enter_goods(scoring: Scoring, about: str, changed: Changed) -> None:
    """Of the player that lies open, as it stands by then."""
    at = scoring.at

    def on_sheet(sheet: Sheet) -> Sheet:
        return sheet.replace(players=(*sheet.players[:at], changed(sheet.players[at]), *sheet.players[at + 1 :]))

    scoring.store.page.run_task(_enter, scoring, f"{at} {about}", on_sheet)


def enter_goal(scoring: Scoring, changed: Callable[[Sheet], Sheet]) -> None:
    scoring.store.page.run_task(_enter, scoring, "goal", changed)


async def _enter(scoring: Scoring, about: str, changed: Callable[[Sheet], Sheet]) -> None:
    async with _TURNS.setdefault(scoring.open_sheet, asyncio.Lock()):
        sheet = changed(scoring.sheet)
        await _planned(sheet)
        scoring.propose(sheet, about)


async def _planned(sheet: Sheet) -> None:
    """Everybody's plan that is counted, giving way to the window in between."""
    for at, player in enumerate(sheet.players):
        if player.planned:
            for _ in planning_of(sheet, at):
                await asyncio.sleep(0)
