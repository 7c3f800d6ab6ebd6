"""A data folder with a history: matches played by chance from fixed seeds, so that every run shows the same."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random

from companion.disk.saves import Match, Saves, Status, Total
from companion.farshore.summary import summary
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Kind, Level
from rules.farshore.game import GAME
from rules.farshore.setup import Opponent, Seat, Setup
from tests.harness.autoplay import autoplay

BEGAN = datetime(2026, 10, 3, 18, 30, tzinfo=UTC)
COLUMNS = (Colour.RED, Colour.PURPLE, Colour.GREEN, Colour.BLUE, Colour.BROWN)
PIECES = ("crab", "beaver", "puffin", "duck")


def setup(*names: str, level: Level | None = None) -> Setup:
    return Setup(
        people=tuple(Seat(name=name, piece=piece) for name, piece in zip(names, PIECES[1:], strict=False)),
        krabita=Opponent(level=level, columns=COLUMNS, piece=PIECES[0]) if level else None,
        tile_a=WindTile(stack="A", traits=(Colour.GREEN,)),
        tile_b=WindTile(stack="B", traits=(Kind.CREATURE,)),
    )


@cache
def played(match_id: str, table: Setup, seed: int, days: int, moves: int = 10_000) -> Match:
    """A match by chance, to its end or to so many moves."""
    journal = autoplay(GAME, table, Random(seed), moves)
    state = GAME.replay(journal)
    asked = GAME.question(state)
    began = BEGAN + timedelta(days=days)
    return Match(
        id=match_id,
        game=GAME.id,
        rules_version=GAME.rules_version,
        started=began,
        changed=began + timedelta(hours=1, minutes=20),
        status=Status.RUNNING if asked else Status.FINISHED,
        totals=tuple(Total(player=score.player, points=score.total) for score in GAME.score(state)),
        caption=asked and asked.ask,
        summary=summary(state),
        journal=journal.model_dump(mode="json"),
    )


def furnish(folder: Path) -> None:
    """Some evenings in the past, and one that is going on."""
    saves = Saves(folder)
    levels = tuple(Level)
    for n in range(6):
        saves.keep_match(played(f"past{n}", setup("Ola", level=levels[n % 4]), seed=n, days=3 * n))
    saves.keep_match(played("table", setup("Ola", "Michał", "Ira", level=Level.BOLD), seed=11, days=20, moves=60))
    saves.keep_match(played("solo", setup("Ola", level=Level.BOLD), seed=7, days=30, moves=45))
