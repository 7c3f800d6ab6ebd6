"""The key that chooses an answer stands on it; a grey answer has none."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.screen.keys import SIGNS
from companion.widgets.answers import answer
from companion.widgets.digits import Digit, offered
from rules.farshore.components.places import DOCKS
from rules.farshore.components.traits import Season
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.moves import PlaceWorker
from rules.farshore.state import Phase
from tests.companion.views.at_table import play_until, seated, setup
from tests.harness.window import Window, spoken_name

WIDE = 1280
TWO = setup("Ola", "Jan", krabita=None)


def keys_shown(window: Window) -> dict[str, str]:
    """By the key that stands on a button, what it is called."""
    return {key: str(spoken_name(button)) for button in window.all(ft.OutlinedButton) for key in _keys(button.content)}


def _keys(content: object) -> list[str]:
    """A key stands in a box of its own."""
    if isinstance(content, ft.Container) and content.border and isinstance(content.content, ft.Text):
        return [str(content.content.value)]
    held = [getattr(content, name, None) for name in ("content", "controls")]
    parts = [part for one in held if one is not None for part in (one if isinstance(one, list) else [one])]
    return [key for part in parts for key in _keys(part)]


def grey(window: Window) -> list[str]:
    return [str(spoken_name(button)) for button in window.all(ft.OutlinedButton) if (button.opacity or 1) < 1]


async def test_every_open_place_shows_its_key_and_a_grey_one_none(backend: Backend) -> None:
    async with seated(backend, TWO, width=WIDE) as (window, _):
        shown = keys_shown(window)
        assert list(shown) == list(SIGNS[: len(shown)])
        assert {"Docks", "Lookout"} <= set(shown.values())
        assert not set(shown.values()) & set(grey(window))


async def test_the_key_on_an_answer_chooses_it(backend: Backend) -> None:
    async with seated(backend, TWO, width=WIDE) as (window, table):
        (docks,) = (key for key, name in keys_shown(window).items() if name == "Docks")
        await window.press(docks)
        assert table.journal.moves == (PlaceWorker(seat=0, place=DOCKS),)


async def test_no_place_of_a_route_card_is_without_a_key_docks_and_lookout_included(backend: Backend) -> None:
    async with seated(backend, width=WIDE) as (window, table):
        play_until(table, lambda state: state.phase is Phase.ROUTE and state.her.season is Season.WINTER)
        await window.settle()
        shown = keys_shown(window)
        assert {"Docks + 1", "Docks + 2", "Lookout"} <= set(shown.values())
        assert not set(shown.values()) & set(grey(window))
        (docks,) = (key for key, name in shown.items() if name == "Docks + 2")
        await window.press(docks)
        assert isinstance(table.journal.moves[-1], FollowRoute)


async def test_on_a_phone_no_key_is_shown(backend: Backend) -> None:
    async with seated(backend, TWO) as (window, _):
        assert keys_shown(window) == {}


def test_the_key_on_the_main_answer_has_the_ink_of_its_ground() -> None:
    with offered(Digit("1", shown=True)):
        button = answer("Start", lambda: None, main=True)
    assert isinstance(button, ft.OutlinedButton)
    assert isinstance(button.content, ft.Row)
    key, words = button.content.controls
    assert isinstance(key, ft.Container)
    assert isinstance(key.content, ft.Text)
    assert isinstance(words, ft.Text)
    assert key.content.color == words.color == ft.Colors.ON_PRIMARY
