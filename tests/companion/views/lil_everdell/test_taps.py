"""How many taps a game takes, over fixed seeded games: counted, printed, and held to the budget."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median
from typing import Any

import pytest

from companion.backend import Backend
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.moves import NoCard, OpponentCard, PlaceFriend, PlayCard
from rules.lil_everdell.setup import Depth, RoyalSeat, Setup
from rules.lil_everdell.state import Phase
from tests.companion.views.lil_everdell.at_table import PRINCE, chosen_move, seated, setup, taps

QUEEN = RoyalSeat(who=Royal.QUEEN)
TABLES = {
    "two, cards": (setup(2), True),
    "four, by signs": (setup(4), False),
    "two, everything": (setup(2, tracking=Depth.EVERYTHING), True),
    "Queen": (setup(1, opponent=QUEEN), True),
    "Prince and two": (setup(2, opponent=PRINCE), True),
    "Prince only": (setup(1, opponent=PRINCE, tracking=Depth.OPPONENT_ONLY), True),
    "Prince only, by signs": (setup(1, opponent=PRINCE, tracking=Depth.OPPONENT_ONLY), False),
}
MOST_IN_ALL = {"Prince only": 28, "Prince only, by signs": 16}


@pytest.mark.parametrize("name", TABLES)
async def test_a_whole_game_keeps_to_the_budget_of_taps(
    backend: Backend, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen, named = TABLES[name]
    counts: dict[str, list[int]] = defaultdict(list)
    async with seated(backend, chosen) as (window, table):
        if not named:
            await window.tap("Players")
            await window.tap("Which card")
            await window.tap("Close")
        chance = Random(7)
        while table.question is not None:
            before, move = table.state, chosen_move(table.state, chance, named=named)
            names = taps(before, move, named=named)
            for one in names:
                await window.tap(one)
            assert table.journal.moves[-1] == move
            counts[_kind(before.phase, move)].append(len(names))
        assert window.reads("The game is over")
    with capsys.disabled():
        for what, found in counts.items():
            print(f"\n  {name}, {what}: {len(found)} times, median {median(found)}, most {max(found)}", end="")
    _keep_to_it(name, chosen, counts)


def _kind(phase: Phase, move: Any) -> str:
    match move:
        case OpponentCard():
            return "opponent"
        case PlayCard() | NoCard():
            return "card"
        case PlaceFriend():
            return "friend"
    return phase.value


def _keep_to_it(name: str, chosen: Setup, counts: dict[str, list[int]]) -> None:
    assert max(counts["card"] or [0]) <= 2
    assert max(counts["friend"] or [0]) <= 1
    assert max(counts["opponent"] or [0]) <= 2
    assert max(counts["round"] or [0]) <= 1
    if name in MOST_IN_ALL:
        assert sum(sum(found) for found in counts.values()) <= MOST_IN_ALL[name]
    if chosen.tracking is not Depth.OPPONENT_ONLY:
        assert not counts["value"], "a parade takes no tap"
