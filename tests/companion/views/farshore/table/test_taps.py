"""How many taps a game takes, over a fixed seeded solo game: counted, printed, and held to a budget."""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from typing import Any

import pytest

from companion.backend import Backend
from rules.farshore.components.traits import Season
from rules.farshore.krabita.moves import FollowRoute, LookForPurple
from rules.farshore.moves import PlaceWorker, PlayCard, Prepare
from rules.farshore.state import Phase, State
from tests.companion.views.at_table import seated
from tests.harness.solo import Chance, Taps

ROUTE, LOOKOUT, CARD, WORKER, PLAYED, SUMMER = "her route", "her lookout", "her card", "worker", "card", "summer change"
SEED = 11
CHANGING = (Phase.TILE, Phase.WEATHER, Phase.TIDE, Phase.CLAIM, Phase.VALUE, Phase.PLAN_DRAW)
"""What is asked from the last one's preparing to the next person's turn."""


async def test_a_solo_game_keeps_to_the_budget_of_taps(backend: Backend, capsys: pytest.CaptureFixture[str]) -> None:
    taps: dict[str, list[int]] = defaultdict(list)
    async with seated(backend) as (window, table):
        chance, names = Chance(SEED), Taps("en")
        while not table.state.over:
            before, move = table.state, chance.answer(table.state)
            tapped = names.of(before, move)
            for name in tapped:
                await window.tap(name)
            assert table.journal.moves[-1] == move
            _count(taps, before, move, len(tapped))
    with capsys.disabled():
        for what, counts in taps.items():
            print(f"\n  taps, {what}: {len(counts)} times, median {median(counts)}, most {max(counts)}", end="")
    hers = [*taps[ROUTE], *taps[CARD]]
    assert max(hers) <= 3
    assert median(hers) <= 2
    assert max(taps[LOOKOUT]) <= 3
    assert max(taps[SUMMER]) <= 12
    assert set(taps[WORKER]) == {1}
    assert set(taps[PLAYED]) == {2}


def _count(taps: dict[str, list[int]], before: State, move: Any, n: int) -> None:
    match move:
        case PlaceWorker():
            taps[WORKER].append(n)
        case PlayCard():
            taps[PLAYED].append(n)
        case FollowRoute():
            taps[LOOKOUT if move.spot.spot == "lookout" else ROUTE].append(n)
        case LookForPurple():
            taps[LOOKOUT][-1] += n
        case Prepare(season=Season.SUMMER):
            taps[SUMMER].append(n)
        case _ if before.phase in CHANGING and before.winds is Season.SUMMER:
            taps[SUMMER][-1] += n
        case _ if before.phase is Phase.CARD:
            taps[CARD].append(n)
