"""People call themselves whatever they like: it is kept as written, and only what can be drawn is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app
from companion.screen.glyphs import plain
from rules.farshore.moves import Treasures
from rules.farshore.setup import Seat
from tests.companion.views.at_table import setup
from tests.harness.window import Window

SCREENS = ("/", "/match/{}", "/match/{}/log", "/match/{}/score", "/shelf", "/new/farshore/solo")
NAMES = (
    *("Zażółć gęślą", "Щука", "李小龙", "محمد", "עברית", "ไทย", "नमस्ते", "👩‍👩‍👧‍👦", "🦀", "a\u0301\u0323", "ﷺ", "𝕺𝖑𝖆"),
    *(
        "\u202eolaK\u202c",
        "\u200b\u200d",
        "a\u0000b",
        "\x1b[31mred",
        "<b>Ola</b>",
        "{ $n }",
        "Ola\nKrabita",
        "\ufeffOla",
    ),
    *("..", "../../etc/passwd", "C:\\con", "'; DROP TABLE", "=1+1", "%s{0}", "null", "x" * 40),
)

AT_A_TABLE = 3
"""As many as sit down with Krabita."""


async def seen(folder: Path, *names: str) -> None:
    """Every screen that shows a name shows only what can be drawn, and the match is kept under it."""
    backend = Backend(Saves(folder))
    try:
        table = backend.start("farshore", setup().replace(people=tuple(Seat(name=name) for name in names)))
        for seat in range(len(names)):
            assert table.play(Treasures(seat=seat, n=1)) is None
        await table.saved()
        for screen in SCREENS:
            await _look(backend, screen.format(table.id))
        again = Saves(folder).match(table.id)
        assert again is not None
        assert again.journal is not None
        assert [total.player for total in again.totals][: len(names)] == list(names)
    finally:
        backend.close()


async def _look(backend: Backend, route: str) -> None:
    async with Window(app(backend, "en"), route=route) as window:
        shown = [*window.texts(), *(name for name in window.names() if name)]
        assert not any("could not be shown" in text for text in shown), route
        assert [text for text in shown if plain(text) != text] == [], route


@pytest.mark.parametrize("names", [NAMES[at : at + AT_A_TABLE] for at in range(0, len(NAMES), AT_A_TABLE)])
async def test_a_name_of_any_kind_is_shown_everywhere_in_what_can_be_drawn(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    await seen(tmp_path, *names)


anything = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30).map(str.strip).filter(bool)


@settings(max_examples=4, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(names=st.lists(anything, min_size=AT_A_TABLE, max_size=AT_A_TABLE, unique=True))
def test_whatever_people_type(tmp_path_factory: pytest.TempPathFactory, names: list[str]) -> None:
    asyncio.run(seen(tmp_path_factory.mktemp("data"), *names))
