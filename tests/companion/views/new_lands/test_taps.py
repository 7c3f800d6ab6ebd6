"""How many taps a game of New Lands takes, over fixed seeded games: counted, printed, and held to a budget."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median
from typing import Any

import pytest

from companion.backend import Backend
from rules.new_lands.components.kinds import form
from rules.new_lands.components.tile import tile
from rules.new_lands.moves import CountLeft, LayTile, PlaceOn, SetAside, TakeOff, Turn
from rules.new_lands.setup import Setup
from rules.new_lands.state import Phase, State
from tests.companion.views.new_lands.at_lands import Taps, sampled, seated
from tests.rules.new_lands.seeded import as_offered, seeded_moves, seeded_setup
from tests.rules.new_lands.tables import a_setup

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


async def followed(window: Any, table: Any, setup: Setup, names: Taps) -> tuple[Counted, list[int]]:
    """The taps of each tile and each meeple of the fixed game, and those of every whole turn."""
    taps, turns = defaultdict[str, list[int]](list), list[int]()
    for before, move in seeded_moves(setup):
        tapped = names.of(before, move)
        for name in tapped:
            await window.tap(name)
        assert form_of(table.journal.moves[-1]) == form_of(move)
        if isinstance(move, LayTile | SetAside):
            turns.append(0)
        turns[-1] += len(tapped)
        taps[tile_kind(before, move)].append(len(tapped))
    assert table.state.over
    return taps, turns


def form_of(move: Any) -> Any:
    """A tile may be written in several ways."""
    return (move.x, move.y, form(tile(move.tile))) if isinstance(move, LayTile) else move


def tile_kind(state: State, move: Any) -> str:
    if not isinstance(move, LayTile):
        return "set aside" if isinstance(move, SetAside) else "meeple"
    return "tile of a known kind" if as_offered(state, (move.x, move.y), tile(move.tile)) else "tile never seen before"


async def test_a_whole_map_keeps_to_the_budget_of_taps(backend: Backend, capsys: pytest.CaptureFixture[str]) -> None:
    setup = seeded_setup()
    async with seated(backend, setup) as (window, table):
        taps, _ = await followed(window, table, setup, Taps())
    told(capsys, taps)
    known, new = taps["tile of a known kind"], taps["tile never seen before"]
    assert median(known) <= 3
    assert max(known) <= 3
    assert median(new) <= 5
    assert max(new) <= 7
    assert set(taps["meeple"]) == {1}


async def test_with_a_complete_box_a_turn_keeps_to_its_budget(
    backend: Backend, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = seeded_setup(complete=True)
    async with seated(backend, setup) as (window, table):
        taps, turns = await followed(window, table, setup, Taps())
    told(capsys, taps | {"a whole turn, complete box": turns})
    assert median(turns) <= 3
    assert max(turns) <= 4
