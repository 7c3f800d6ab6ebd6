"""A screen reader hears every control once: nothing inside it is a node of its own, no tooltip says its name again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl

from companion.backend import Backend
from companion.screen.app import app
from rules.farshore.state import Phase
from tests.companion.views.at_table import play_until, seated, setup
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.every_game import GAMES, played, setups
from tests.harness.setting_up import keep
from tests.harness.window import Window, spoken_name

SIZES = ((390, 844), (1280, 800), (360, 600), (844, 390), (820, 1180))


def twice(window: Window) -> list[str | None]:
    """Controls that hold a node of their own and are not merged with it, or whose tooltip says their name again."""
    merged = {id(part) for one in window.all(ft.MergeSemantics) for part in _within(one)}
    alone = [control for control in window.tappable() if id(control) not in merged]
    return [spoken_name(control) for control in alone if _is_named_twice(control)]


def _is_named_twice(control: BaseControl) -> bool:
    """The client draws a spoken tooltip as a node around the control, or adds it to the name of the group it is in."""
    tip = getattr(control, "tooltip", None)
    silent = tip is None or (isinstance(tip, ft.Tooltip) and tip.exclude_from_semantics)
    return not silent or any(map(_is_node, _within(getattr(control, "content", None))))


def _is_node(part: BaseControl) -> bool:
    return isinstance(part, ft.Semantics) and bool(part.exclude_semantics or part.container or part.label)


def _within(value: Any) -> Iterator[BaseControl]:
    if isinstance(value, Component):
        yield from _within(value._b)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _within(one)
    elif isinstance(value, BaseControl):
        yield value
        for name in ("content", "controls"):
            yield from _within(getattr(value, name, None))


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_at_the_table_in_a_persons_and_in_krabitas_turn(backend: Backend, width: int, height: int) -> None:
    async with seated(backend, width=width, height=height) as (window, table):
        assert twice(window) == []
        play_until(table, lambda state: state.phase is Phase.ROUTE)
        await window.settle()
        assert twice(window) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game_id", GAMES)
async def test_at_a_table_of_every_game(backend: Backend, game_id: str, width: int, height: int) -> None:
    kind = next(iter(setups(game_id)))
    await keep(backend, played(game_id, kind, seed=3, moves=9))
    async with Window(app(backend, "en"), route="/match/a1", width=width, height=height) as window:
        assert window.names()
        assert twice(window) == []


async def test_on_the_score_sheet_and_its_receipt(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), width=1280) as (window, _):
        await window.tap("Diver")
        assert twice(window) == []
        await window.tap("Ship and supply")
        assert twice(window) == []


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("place", ["new", "score", "box", "rules"])
async def test_on_the_first_screens_of_every_game(backend: Backend, game_id: str, place: str) -> None:
    async with Window(app(backend, "en"), route=f"/{place}/{game_id}", width=1280) as window:
        assert twice(window) == []


async def test_saved_is_said_once(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Jan", krabita=None)) as (window, table):
        await table.saved()
        await window.settle()
        signs = [icon for icon in window.all(ft.Icon) if icon.semantics_label == "Saved"]
        assert len(signs) == 1
        assert isinstance(signs[0].tooltip, ft.Tooltip)
        assert signs[0].tooltip.exclude_from_semantics


async def test_her_plan_card_says_where_every_marker_stands(backend: Backend) -> None:
    async with seated(backend, width=1280) as (window, _):
        await window.tap("Krabita")
        labels = [part.label for part in window.all(ft.Semantics) if part.label and "plan card" in part.label]
        assert len(labels) == 1
        for colour in ("green", "blue", "brown", "red", "purple"):
            assert f"{colour}: " in labels[0]
        assert "row " in labels[0] or "above" in labels[0]
