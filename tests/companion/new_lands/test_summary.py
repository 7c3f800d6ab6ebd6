"""What the shelf keeps of a match of New Lands, and what its statistics make of it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.backend import Backend
from companion.disk.saves import Match, Status
from companion.match.summary import Summary
from companion.new_lands.score.course import courses
from companion.new_lands.summary import sheet_summary, summary
from companion.screen.app import app
from rules.new_lands.components.box import Box
from rules.new_lands.game import GAME
from rules.new_lands.score.scoring import score_sheet
from rules.new_lands.score.standing import filled_sheet
from rules.new_lands.state import State
from tests.harness.window import Window

GAMES = Path("tests/rules/new_lands/games")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
ON_A_MAP, LEDGER, PUT_AWAY = "two_on_a_map", "four_with_a_ledger", "a_map_put_away"


def journal(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text("utf-8"))["journal"]
    return found


def ended(name: str) -> State:
    return GAME.replay(GAME.journal.model_validate(journal(name)))


def entered(name: str, record: dict[str, Any] | None) -> Summary:
    sheet = filled_sheet(ended(name))
    return sheet_summary(sheet, score_sheet(sheet, Box()), record)


def test_a_taking_back_counts_by_terrain_and_whether_it_was_closed() -> None:
    """Ola: a closed plain for 2, an open sea for 5. Jan: closed mountains for 8, an open sea for 4."""
    ola, jan = summary(ended(ON_A_MAP)).parts
    assert ola.counts == {"times_plain_closed": 1, "points_plain_closed": 2, "times_sea_open": 1, "points_sea_open": 5}
    assert jan.counts["points_mountain_closed"] == 8
    assert jan.counts["points_sea_open"] == 4


def test_what_a_map_knows_of_meeples_taken_back_and_left() -> None:
    """Ola's closed plain of three tiles would have brought 6 and brought 3; her first meeple stood two tiles."""
    ola, _ = summary(ended(ON_A_MAP)).parts
    assert ola.reached == {"taken": 2, "largest": 5, "mean": 4, "left": 2, "stood": 5, "given_away": 3}


def test_the_sheet_of_a_followed_match_tells_the_same() -> None:
    for name in (ON_A_MAP, LEDGER, PUT_AWAY):
        told, counted = summary(ended(name)), entered(name, journal(name))
        assert [part.reached for part in counted.parts] == [part.reached for part in told.parts]
        assert [part.counts for part in counted.parts] == [part.counts for part in told.parts]


def test_what_a_depth_does_not_know_is_left_out() -> None:
    for part in summary(ended(LEDGER)).parts:
        assert "given_away" not in part.reached
    damaged: dict[str, Any] = {**journal(ON_A_MAP), "setup": {"people": []}}
    for record in (None, damaged):
        for part in entered(ON_A_MAP, record).parts:
            assert {"stood", "given_away"}.isdisjoint(part.reached)


def test_points_rise_from_round_to_round() -> None:
    """Six rounds of two: Ola scores 2 in her third, 5 in her fifth, 9 at the end; Jan 8, 4 and 3."""
    states = [GAME.start(GAME.journal.model_validate(journal(ON_A_MAP)).setup)]
    for move in GAME.journal.model_validate(journal(ON_A_MAP)).moves:
        states.append(GAME.apply(states[-1], move))
    ola, jan = courses(states)
    assert ola.values == (0, 0, 0, 2, 2, 7, 16)
    assert jan.values == (0, 0, 0, 8, 12, 12, 15)
    assert courses(states[:1]) == ()


async def keep(backend: Backend, name: str) -> None:
    match = Match(
        id=name.replace("_", ""),
        game=GAME.id,
        rules_version=GAME.rules_version,
        started=NOON,
        changed=NOON,
        status=Status.FINISHED,
        journal=journal(name),
        summary=entered(name, journal(name)),
    )
    await backend.work(lambda saves: saves.keep_match(match))


async def test_the_statistics_tell_the_mean_of_a_taking_back(backend: Backend) -> None:
    for name in (ON_A_MAP, PUT_AWAY):
        await keep(backend, name)
    async with Window(app(backend, "en"), route="/shelf/statistics") as window:
        await window.settle()
        assert window.reads("Points per taking back")
        # Closed plains: 2 on the map, 10 in the other match.
        assert window.reads("Explorers, closed: 6.0 on average, 2 times")
        for what in ("The largest scoring", "Meeples left at the end", "Tiles a meeple stood"):
            assert window.reads(what)


async def test_the_receipt_of_a_followed_match_tells_the_points_from_round_to_round(backend: Backend) -> None:
    await keep(backend, "five_on_a_map")
    async with Window(app(backend, "pl"), route="/match/fiveonamap/score") as window:
        await window.settle()
        assert window.reads("Punkty runda po rundzie")
        assert window.reads("koniec: 23")
