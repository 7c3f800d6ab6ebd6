"""A change of language: another device keeps its own words, another window of the same device has all of them anew."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from companion.backend import Backend
from companion.screen.app import app
from companion.screen.caller import CALLER, Caller
from tests.harness.every_game import GAMES, TABLES, played
from tests.harness.setting_up import keep
from tests.harness.window import Window

MOVES = 9
FIRST = tuple({game_id: (game_id, kind) for game_id, kind in reversed(TABLES)}.values())
"""A table of every game."""
DESK, POCKET = (1280, 800), (390, 844)
PLACES = (
    ("/match/a1", DESK),
    ("/match/a1", POCKET),
    ("/match/a1/log", DESK),
    ("/match/a1/score", DESK),
    ("/shelf", DESK),
    ("/", DESK),
)
LAPTOP = Caller("laptop", here=False, languages=("en",))
PHONE = Caller("phone", here=False, languages=("en",))


def words(window: Window) -> tuple[list[str], list[str | None]]:
    """All that is read and spoken."""
    return window.texts(), window.names()


async def opened(
    stack: AsyncExitStack,
    backend: Backend,
    caller: Caller,
    route: str,
    beside: Window | None,
    size: tuple[int, int] = DESK,
) -> Window:
    CALLER.set(caller)
    hub = beside.wire.pubsubhub if beside else None
    window = await stack.enter_async_context(Window(app(backend), route=route, width=size[0], height=size[1], hub=hub))
    await window.settle()
    return window


@pytest.mark.parametrize(("place", "size"), PLACES)
@pytest.mark.parametrize(("game_id", "kind"), FIRST)
async def test_no_label_of_another_window_is_left_or_garbled(
    backend: Backend, game_id: str, kind: str, place: str, size: tuple[int, int]
) -> None:
    await keep(backend, played(game_id, kind, 3, MOVES))
    async with AsyncExitStack() as stack:
        settings = await opened(stack, backend, LAPTOP, "/settings", None)
        beside = await opened(stack, backend, LAPTOP, place, settings, size)
        phone = await opened(stack, backend, PHONE, place, settings, size)
        english = words(phone)
        for language in ("Polski", "Русский"):
            await settings.tap(language)
            await beside.settle()
            await phone.settle()
            assert words(phone) == english != words(beside)
            fresh = await opened(stack, backend, LAPTOP, place, settings, size)
            assert words(beside) == words(fresh)


def test_every_game_is_tried() -> None:
    assert {game_id for game_id, _ in FIRST} == set(GAMES)
