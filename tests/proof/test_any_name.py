"""People call themselves whatever they like: it is kept as written, and only what can be drawn is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.games import starts
from companion.screen.app import app
from companion.screen.glyphs import plain
from tests.harness.autoplay import choose
from tests.harness.every_game import GAMES, called, rules_of, setups
from tests.harness.window import Window

SCREENS = ("/", "/match/{}", "/match/{}/log", "/match/{}/score", "/shelf")
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

AT_A_TABLE = 2
"""As many as sit down to every game."""
MOVES = 3


def seated(game_id: str, names: tuple[str, ...]) -> Any:
    """A table of so many people, called like that."""
    plain_setup = next(setup for setup in setups(game_id).values() if len(setup.people) == len(names))
    people = [called(seat, name) for seat, name in zip(plain_setup.people, names, strict=True)]
    return plain_setup.replace(people=tuple(people))


async def seen(folder: Path, game_id: str, *names: str) -> None:
    """Every screen that shows a name shows only what can be drawn, and the match is kept under it."""
    backend, chance, rules = Backend(Saves(folder)), Random(1), rules_of(game_id)
    try:
        table = backend.start(game_id, seated(game_id, names))
        for _ in range(MOVES):
            question = rules.question(table.state)
            assert question is not None
            assert table.play(choose(question.answers, chance)) is None
        await table.saved()
        for screen in (*(screen.format(table.id) for screen in SCREENS), starts(game_id)[0].route):
            await _look(backend, screen)
        again = Saves(folder).match(table.id)
        assert again is not None
        assert [total.player for total in again.totals][: len(names)] == list(names)
    finally:
        backend.close()


async def _look(backend: Backend, route: str) -> None:
    async with Window(app(backend, "en"), route=route) as window:
        shown = [*window.texts(), *(name for name in window.names() if name)]
        assert not any("could not be shown" in text for text in shown), route
        assert [text for text in shown if plain(text) != text] == [], route


PAIRS = [NAMES[at : at + AT_A_TABLE] for at in range(0, len(NAMES), AT_A_TABLE)]
TRIED = [
    pytest.param(game_id, names, marks=[pytest.mark.long] if (n + m) % len(GAMES) else [])
    for n, names in enumerate(PAIRS)
    for m, game_id in enumerate(GAMES)
]
"""Each name at one game, and at all of them in `make soak`."""


@pytest.mark.parametrize(("game_id", "names"), TRIED)
async def test_a_name_of_any_kind_is_shown_everywhere_in_what_can_be_drawn(
    tmp_path: Path, game_id: str, names: tuple[str, ...]
) -> None:
    await seen(tmp_path, game_id, *names)


anything = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30).map(str.strip).filter(bool)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(names=st.lists(anything, min_size=AT_A_TABLE, max_size=AT_A_TABLE, unique=True))
def test_whatever_people_type(tmp_path_factory: pytest.TempPathFactory, game_id: str, names: list[str]) -> None:
    asyncio.run(seen(tmp_path_factory.mktemp("data"), game_id, *names))
