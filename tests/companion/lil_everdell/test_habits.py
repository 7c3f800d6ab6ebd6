"""Habits that recorded games tell of; every number is counted in the file by hand."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.backend import Backend
from companion.disk.saves import Match, Status
from companion.lil_everdell.summary import sheet_summary, summary
from companion.match.summary import Summary
from companion.screen.app import app
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.game import GAME
from rules.lil_everdell.score.rules import SHEET_RULES
from rules.lil_everdell.score.scoring import score_sheet
from rules.lil_everdell.score.sheet import Player, Sheet
from rules.lil_everdell.score.standing import RECORD
from rules.lil_everdell.state import State
from tests.harness.window import Window

GAMES = Path("tests/rules/lil_everdell/games")
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def recorded(name: str) -> Any:
    return json.loads((GAMES / f"{name}.json").read_text("utf-8"))


def played(name: str) -> State:
    return GAME.replay(GAME.journal.model_validate(recorded(name)["journal"]))


def entered(name: str, **changes: Any) -> Summary:
    """As its table counted it at the end."""
    game, state = recorded(name), played(name)
    sheet = RECORD.filled(state)
    told = [
        Player.model_validate({**dict(one), **game["entered"].get(one.name, {}), **changes}) for one in sheet.players
    ]
    sheet = sheet.replace(players=tuple(told))
    return sheet_summary(sheet, SHEET_RULES.score(sheet, state.box), game["journal"])


OLA = {
    "colour_green": 3,
    "colour_blue": 3,
    "colour_brown": 2,
    "colour_red": 1,
    "colour_purple": 1,
    "best_card red creature": 3,
    "best_bonus castle": 3,
    "first_creatures": 1,
    "began": 1,
}
JAN = {
    "colour_green": 3,
    "colour_blue": 1,
    "colour_brown": 1,
    "colour_red": 3,
    "colour_purple": 3,
    "best_card king": 5,
    "best_bonus Queen Bee": 8,
    "first_places": 1,
}


def test_colours_the_best_card_and_bonus_the_first_parade_and_who_began() -> None:
    assert [part.counts for part in entered("two_people").parts] == [OLA, JAN]
    assert [part.counts for part in summary(played("two_people")).parts] == [OLA, JAN]


def test_a_bonus_among_the_tokens_was_paid_all_the_same() -> None:
    assert [part.counts for part in entered("two_people", paid=True).parts] == [OLA, JAN]


def test_alone_one_always_begins_and_that_is_not_counted() -> None:
    assert all("began" not in part.counts for part in entered("solo_queen").parts)


def test_a_sheet_from_nothing_or_of_a_damaged_record_has_no_course() -> None:
    sheet = Sheet.read({"players": [{"name": "Ola", "cards": ["castle"], "parades": [6]}]}, Box())
    damaged: tuple[dict[str, Any] | None, ...] = (None, {"setup": {"people": []}}, {"setup": 3})
    for journal in damaged:
        (part,) = sheet_summary(sheet, score_sheet(sheet, Box()), journal).parts
        assert part.counts == {"colour_purple": 1}


async def keep(backend: Backend, name: str, hour: int) -> None:
    when = NOON.replace(hour=hour)
    match = Match(
        id=name.replace("_", ""),
        game="lil_everdell",
        rules_version=GAME.rules_version,
        started=when,
        changed=when,
        status=Status.FINISHED,
        journal=recorded(name)["journal"],
        summary=entered(name),
    )
    await backend.work(lambda saves: saves.keep_match(match))


async def test_the_statistics_tell_them(backend: Backend) -> None:
    """Solo against the Queen: 48 to 37. Two people: Jan won, Ola began; tokens 4 each, Ola's and Jan's sixes 2 each."""
    await keep(backend, "two_people", 12)
    await keep(backend, "solo_queen", 13)
    async with Window(app(backend, "en"), route="/shelf/statistics") as window:
        await window.settle()
        assert window.reads("Ahead or behind, the oldest game first: +11. On average 11.0 over 1 game.")
        assert window.reads("Tokens a game: 4.0")
        assert window.reads("Worth 6: 5 of 12")
        assert window.reads("Best card: King, 5 points (Jan)")
        assert window.reads("Best bonus: Queen Bee, 8 points (Jan)")
        assert window.reads("Whoever started won 0 of 1.")
        await window.tap("Jan")
        assert window.reads("5 places taken first: 1 of 1")
        assert not window.reads("Whoever started")
