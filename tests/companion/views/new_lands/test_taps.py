"""How many taps a game of New Lands takes, over fixed seeded games: counted, printed, and held to a budget."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median
from typing import Any

import pytest

from companion.backend import Backend
from rules.new_lands.moves import CountLeft, LayTile, PlaceOn, TakeOff, Turn
from rules.new_lands.setup import Depth
from rules.new_lands.state import Phase
from tests.companion.views.new_lands.at_lands import Taps, sampled, seated
from tests.rules.new_lands.tables import WHOLE_BOX, a_setup

SEED = 7
Counted = dict[str, list[int]]


def told(capsys: pytest.CaptureFixture[str], taps: Counted) -> None:
    with capsys.disabled():
        for what, counts in taps.items():
            print(f"\n  taps, {what}: {len(counts)} times, median {median(counts)}, most {max(counts)}", end="")


async def play(window: Any, table: Any, moves: int, names: Taps) -> Counted:
    dice, taps = Random(SEED), defaultdict[str, list[int]](list)
    while not table.state.over and len(table.journal.moves) < moves:
        before, move = table.state, sampled(dice, table.state)
        tapped = names.of(before, move)
        for name in tapped:
            await window.tap(name)
        assert table.journal.moves[-1] == move
        taps[kind_of(move, before.phase)].append(len(tapped))
    return taps


def kind_of(move: Any, phase: Phase) -> str:
    match move:
        case Turn(act=TakeOff(closed=closed)):
            return "taken back, closed" if closed else "taken back, open"
        case Turn(act=PlaceOn()):
            return "placed"
        case Turn():
            return "nothing more"
        case CountLeft():
            return "left at the end"
        case LayTile():
            return "tile"
    return phase.value


async def test_a_whole_ledger_keeps_to_the_budget_of_taps(backend: Backend, capsys: pytest.CaptureFixture[str]) -> None:
    async with seated(backend, a_setup(3)) as (window, table):
        taps = await play(window, table, 500, Taps())
        assert table.state.over
    told(capsys, taps)
    assert set(taps["nothing more"]) == set(taps["placed"]) == {1}
    assert set(taps["taken back, open"]) == {3}
    assert 4 <= max(taps["taken back, closed"]) <= 6
    assert max(taps["left at the end"]) <= 2


@pytest.mark.parametrize("complete", [False, True])
async def test_a_map_keeps_to_the_budget_of_taps(
    backend: Backend, capsys: pytest.CaptureFixture[str], complete: bool
) -> None:
    more = {"box": WHOLE_BOX} if complete else {}
    async with seated(backend, a_setup(2, Depth.MAP, **more)) as (window, table):
        taps = await play(window, table, 60, Taps())
    told(capsys, taps)
    assert median(taps["tile"]) <= 3
    assert max(taps["tile"]) <= 3
    assert set(taps["meeple"]) == {1}
