"""Every game on one device: where a window is low, their chips leave room for what is read below them."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Settings
from companion.games import game_entries, game_ids, only_registered
from companion.screen.addresses import rules_route
from companion.screen.app import app
from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.window import Window, spoken_name

EVERY = game_entries()


@pytest.fixture(autouse=True)
def every_game(known_games: None) -> Iterator[None]:
    """Not the house of one game that screens are tried in."""
    with only_registered(*EVERY):
        yield


def titles() -> dict[str, str]:
    say = translator("en")
    return {game_id: say(phrase(f"{game_id}.title")) for game_id in game_ids()}


@pytest.mark.parametrize(("width", "height"), [(360, 600), (844, 390)])
async def test_on_a_low_phone_the_chosen_game_is_named_and_the_others_are_drawn(
    backend: Backend, width: int, height: int
) -> None:
    """A chip for each of four took half of the window, and more of one held across. Each game keeps its place."""
    await backend.keep_settings(Settings(shown_games=game_ids(), boxes_offered=game_ids()))
    named, (*_, last) = titles(), game_ids()
    for chosen in (last, game_ids()[0]):
        async with Window(app(backend, "en"), route=rules_route(chosen), width=width, height=height) as window:
            assert not window.all(ft.Chip)
            assert [name for name in window.names() if name in named.values()] == list(named.values())
            assert [text.value for text in window.all(ft.Text) if text.value in named.values()] == [named[chosen]]
            await window.tap(named[last])
            assert window.page.route == rules_route(last)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800), (1280, 600)])
async def test_where_there_is_room_every_game_is_named(backend: Backend, width: int, height: int) -> None:
    await backend.keep_settings(Settings(shown_games=game_ids(), boxes_offered=game_ids()))
    async with Window(app(backend, "en"), route=rules_route(game_ids()[0]), width=width, height=height) as window:
        assert [spoken_name(chip) for chip in window.all(ft.Chip)] == list(titles().values())
