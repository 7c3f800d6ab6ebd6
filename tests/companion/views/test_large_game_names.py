"""Large words on a phone: the names of several games are read whole."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Settings
from companion.screen.app import app
from tests.harness.window import Window, spoken_name

BOTH = ("farshore", "toy")
NAMES = ("Everdell Farshore", "The Toy")
pytestmark = pytest.mark.usefixtures("one_game", "toy")


@pytest.mark.parametrize(("text_size", "together"), [(100, True), (200, False)])
async def test_the_largest_names_of_boxes_stand_below_each_other(
    backend: Backend, text_size: int, together: bool
) -> None:
    """Side by side on a phone they were broken apart within a word."""
    await backend.keep_settings(Settings(text_size=text_size))
    async with Window(app(backend, "en"), route="/", width=360) as window:
        assert window.reads("Which boxes do you have?")
        rows = [{str(spoken_name(one)) for one in row.controls} for row in window.all(ft.Row)]
        assert any(set(NAMES) <= row for row in rows) is together
        assert all(any(name in row for row in rows) for name in NAMES)


@pytest.mark.parametrize(("width", "height"), [(360, 600), (844, 390)])
async def test_on_a_phone_large_words_name_the_chosen_game_and_draw_the_others(
    backend: Backend, width: int, height: int
) -> None:
    """A chip cuts off what has no room beside its sign; and held across, four of them fill the window."""
    await backend.keep_settings(Settings(shown_games=BOTH, boxes_offered=BOTH, text_size=200))
    async with Window(app(backend, "en"), route="/box/farshore", width=width, height=height) as window:
        games = {"Everdell Farshore", "The Toy"}
        assert games.isdisjoint(str(spoken_name(one)) for one in window.all(ft.Chip))
        assert games <= set(window.names())
        written = {text.value: text for text in window.all(ft.Text) if text.value in games}
        assert list(written) == ["Everdell Farshore"]
        assert written["Everdell Farshore"].max_lines is None
        await window.tap("The Toy")
        assert window.page.route == "/box/toy"
