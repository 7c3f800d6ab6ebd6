"""Setting up a match, in memory: tiles, plan, and the way there and back."""

from __future__ import annotations

from random import Random

import flet as ft
import pytest

from companion.backend import Backend
from companion.match import dice
from rules.farshore.components.box import Box
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Rarity
from tests.harness.setting_up import COLOURS, GREEN_A, MIXED_B, know, setting_up
from tests.harness.window import spoken_name


async def test_tiles_may_be_told_later(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert (made.tile_a, made.tile_b) == (None, None)


async def test_a_tile_told_once_is_one_tap_the_next_time(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.next(3)
        await window.tap("Stack B: red")
        await window.tap("Stack B: creature")
        await window.started()
        await window.settle()
    async with setting_up(backend, "table") as window:
        await window.next(3)
        await window.tap("Stack B: red or creature")
        made = await window.started()
    assert made.tile_b == MIXED_B
    assert made.box.wind_tiles == (MIXED_B,)


async def test_a_tile_the_box_does_not_know_is_spelled_out_and_taken_back(backend: Backend) -> None:
    await know(backend, GREEN_A)
    async with setting_up(backend, "table") as window:
        await window.next(3)
        assert "Stack A: unique" not in window.names()
        await window.tap("Stack A: Something else")
        await window.tap("Stack A: unique")
        await window.tap("Stack A: common")
        await window.tap("Stack A: unique")
        made = await window.started()
    assert made.tile_a == WindTile(stack="A", traits=(Rarity.COMMON,))


async def test_a_known_tile_tapped_twice_is_not_the_one(backend: Backend) -> None:
    await know(backend, GREEN_A)
    async with setting_up(backend, "table") as window:
        await window.next(3)
        await window.tap("Stack A: green")
        await window.tap("Stack A: green")
        assert (await window.started()).tile_a is None


async def test_a_full_stack_keeps_its_four_tiles_and_the_table_is_still_right(backend: Backend) -> None:
    await know(backend, *(WindTile(stack="A", traits=(colour,)) for colour in COLOURS[:4]))
    async with setting_up(backend, "table") as window:
        await window.next(3)
        await window.tap("Stack A: Something else")
        await window.tap("Stack A: unique")
        made = await window.started()
        await window.settle()
    assert made.tile_a == WindTile(stack="A", traits=(Rarity.UNIQUE,))
    kept = await backend.work(lambda saves: saves.box("farshore", Box))
    assert kept is not None
    assert len(kept.wind_tiles) == 4


async def test_chance_fills_the_plan(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "CHANCE", Random(3))
    expected = tuple(Random(3).sample(COLOURS, 5))
    async with setting_up(backend) as window:
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.krabita is not None
    assert made.krabita.columns == expected


async def test_a_marker_comes_off_again_and_all_can_be_cleared(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next(3)
        await window.tap("The red marker")
        await window.tap("The blue marker")
        await window.tap("The red marker, column 1")
        assert "The blue marker, column 1" in window.names()
        await window.tap("Start over")
        assert "The blue marker" in window.names()


async def test_without_a_whole_plan_there_is_no_start(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next(3)
        await window.tap("The red marker")
        await window.tap("Start")
        assert window.reads("from left to right, or let the app shuffle them")
        assert [args["scroll_key"] for name, args in window.wire.invoked if name == "scroll_to"] == ["plan"]
        assert window.page.route == "/new/farshore/solo"
        await window.tap("Shuffle for me")
        assert not window.reads("let the app shuffle them")


async def test_the_real_markers_are_laid_out_only_after_the_app_has_shuffled(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next(3)
        for colour in ("red", "blue", "green", "brown"):
            await window.tap(f"The {colour} marker")
        assert not window.reads("Put the real markers")
        await window.tap("Shuffle for me")
        assert window.reads("Put the real markers")
        await window.tap("Start over")
        assert not window.reads("Put the real markers")


async def test_back_from_the_first_step_leads_home_and_between_steps_loses_nothing(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        await window.tap("2. Bold")
        await window.tap("Back")
        assert [field.value for field in window.all(ft.TextField)] == ["Ola"]
        await window.tap("Back")
        assert window.page.route == "/"


async def test_two_quick_taps_never_undo_each_other(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next(3)
        for pair in (("The red marker", "The blue marker"), ("Stack A: red", "Stack A: unique")):
            both = [control for control in window.tappable() if spoken_name(control) in pair]
            for control in both:
                await window.session.dispatch_event(control._i, "click", None)
            await window.settle()
        await window.tap("The brown marker")
        await window.tap("The green marker")
        made = await window.started()
    assert made.krabita
    assert set(made.krabita.columns[:2]) == {Colour.RED, Colour.BLUE}
    assert made.tile_a == WindTile(stack="A", traits=(Colour.RED, Rarity.UNIQUE))
