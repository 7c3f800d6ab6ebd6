"""A window at a score sheet, for tests of what is entered there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from companion.backend import Backend
from companion.score.open_sheet import OpenSheet
from companion.score.opening import start_sheet
from companion.score.scored_files import read_scored
from companion.screen.app import app
from rules.farshore.components.box import Box
from rules.farshore.score.sheet import Sheet
from tests.harness.window import Window

POSITIONS = Path(__file__).parent.parent.parent / "score" / "positions"
NAMES = tuple(sorted(path.stem for path in POSITIONS.glob("*.json")))


def position(name: str) -> Sheet:
    sheet: Sheet = read_scored(POSITIONS / f"{name}.json").sheet
    return sheet


def people(*names: str, krabita: bool = False) -> Sheet:
    hers = [{"name": "Krabita", "krabita": True}] if krabita else []
    return Sheet.model_validate({"players": [*({"name": name} for name in names), *hers]})


@asynccontextmanager
async def at_sheet(
    backend: Backend,
    sheet: Sheet,
    *,
    finished: bool = False,
    language: str = "en",
    width: int = 390,
    box: Box | None = None,
) -> AsyncIterator[tuple[Window, OpenSheet]]:
    opened = start_sheet(backend, sheet, box or Box(), finished)
    async with Window(app(backend, language), route=f"/match/{opened.id}/score", width=width) as window:
        await window.settle()
        yield window, opened
        await opened.saved()


def totals_on(window: Window) -> dict[str, int]:
    """Each name on the receipt stands before a place and a total."""
    texts = window.texts()
    places = ("1st", "2nd", "3rd", "4th")
    return {texts[at - 1]: int(texts[at + 1]) for at, text in enumerate(texts) if text in places}
