"""*Again*: the same people sit down once more, in any game and at any kind of table, in a few taps."""

from __future__ import annotations

from typing import Any

import pytest

from companion.backend import Backend
from companion.screen.app import app
from tests.harness.every_game import TABLES, played, rules_of
from tests.harness.setting_up import GREEN_A, MIXED_B, At, keep, know

MOST = 5
"""Taps from home to the first turn."""
ANEW = ("people", "tile_a", "tile_b", "krabita", "weather_card", "box", "removed_tiles", "midway")


def is_again(name: str | None) -> bool:
    return bool(name) and str(name).startswith("Again with ")


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
async def test_from_home_to_the_first_turn_in_five_taps_at_most(
    backend: Backend, game_id: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await know(backend, GREEN_A, MIXED_B)
    before = played(game_id, kind, 1)
    await keep(backend, before)
    async with At(app(backend, "en")) as window:
        window.backend = backend
        await window.settle()
        (again,) = filter(is_again, window.names())
        await window.tap(str(again))
        for name in ("Stack A: green", "Stack B: red or creature"):
            if name in window.names():
                await window.tap(name)
        setup = await window.started()
    with capsys.disabled():
        print(f"\n  again, {game_id}, {kind}: {window.taps} taps", end="")
    assert window.taps <= MOST
    chosen = rules_of(game_id).journal.model_validate(before.journal).setup
    assert _chosen(setup.model_dump(mode="json")) == _chosen(chosen.model_dump(mode="json"))


def _chosen(setup: dict[str, Any]) -> dict[str, Any]:
    """What people chose, without what the table decides anew."""
    kept = {name: value for name, value in setup.items() if value and name not in ANEW}
    return kept | {"n": len(setup["people"]), "level": (setup.get("krabita") or {}).get("level")}
