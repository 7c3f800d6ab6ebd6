"""The ships' ways through the year."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from companion.farshore.score.voyages import voyages
from rules.farshore.components.traits import Season
from rules.farshore.game import GAME
from rules.farshore.moves import CorrectKrabita
from rules.farshore.setup import Depth, Setup
from tests.companion.farshore.a_year import A_YEAR
from tests.companion.views.at_table import krabita_only, setup


def states(table: Setup, moves: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(accumulate(moves, GAME.apply, initial=GAME.start(table)))


def told(table: Setup, *moves: Any) -> dict[str, dict[str, int]]:
    return {way.name: {season.value: n for season, n in way.values} for way in voyages(states(table, moves))}


def test_a_season_ends_for_each_player_when_they_prepare_for_the_next() -> None:
    assert told(setup("Ola", "Marek", krabita=None), *A_YEAR) == {
        "Ola": {"winter": 6, "spring": 10, "summer": 41},
        "Marek": {"winter": 10, "spring": 24},
    }


def test_one_season_is_no_way_yet() -> None:
    assert told(setup("Ola", "Marek", krabita=None), *A_YEAR[:6]) == {}


def test_a_ship_that_nobody_follows_has_no_way() -> None:
    moves = (CorrectKrabita(ship=12), CorrectKrabita(season=Season.SPRING), CorrectKrabita(ship=30))
    assert krabita_only().tracking is Depth.KRABITA_ONLY
    assert told(krabita_only(), *moves) == {"Krabita": {"winter": 12, "spring": 30}}
