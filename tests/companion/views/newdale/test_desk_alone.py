"""The production desk without a match: the odds of the book, what a failure costs."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.screen.app import app
from tests.companion.views.newdale.at_newdale import begins
from tests.harness.window import Window


async def test_the_production_desk_tells_the_odds_of_the_book(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        await window.tap("Printed on the event: yellow")
        await window.tap("Printed on the event: red")
        await window.tap("Mill")
        assert begins(window, "Mill, normally").startswith("Mill, normally, ±0 » 2, 53")
        assert begins(window, "Mill, lazily").startswith("Mill, lazily, −1 » 1, 98")
        assert begins(window, "Mill, diligently").startswith("Mill, diligently, +2 » 3, 6")
        await window.tap(begins(window, "Mill, normally"))
        assert window.reads("817 / 1530")
        for left in (6, 5, 4, 3):
            await window.tap(f"Drawn from the bag: yellow, {left} left")
        assert window.reads("short by 1")
        assert "no goods, or discard 3 cards" in begins(window, "Mill, normally")


async def test_what_nearly_one_comes_to_is_not_none(backend: Backend) -> None:
    """With three Hooded figures 21 are in the bag, five of them green: four draws bring 20 / 21."""
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        for _ in range(3):
            await window.tap("Hooded figures: one more")
        assert window.reads("green: 5 in the bag, 1.0 on average")


async def test_the_desk_says_what_a_failure_costs_on_each_row(backend: Backend) -> None:
    """Mill on 1Y 1R: lazily one may be missing, normally two, diligently four; three cards for each."""
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        await window.tap("Printed on the event: yellow")
        await window.tap("Printed on the event: red")
        await window.tap("Mill")
        assert begins(window, "Mill, lazily").endswith("fails: no goods, or discard 3 cards")
        assert begins(window, "Mill, normally").endswith("fails: no goods, or discard 3–6 cards")
        assert begins(window, "Mill, diligently").endswith("fails: no goods, or discard 3–12 cards")
        await window.tap("3")
        assert begins(window, "Mill, lazily").endswith("certain, 1.0 goods on average, discarding up to 3 cards")
        assert begins(window, "Mill, normally").endswith("discarding up to 3 cards, else no goods")
        await window.tap("2")
        assert begins(window, "Mill, normally").endswith("fails: no goods, or discard 3–6 cards")


async def test_a_row_that_cannot_fail_costs_nothing(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        for figure in ("yellow", "yellow", "red", "red"):
            await window.tap(f"Printed on the event: {figure}")
        await window.tap("Mill")
        assert "certain" in begins(window, "Mill, normally")
        assert not any("discard" in begins(window, f"Mill, {row}") for row in ("lazily", "normally"))


async def test_the_row_a_marker_stands_on_says_so_in_words(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        await window.tap("Mill")
        assert "Marker 1" not in window.texts()
        await window.tap(begins(window, "Mill, normally"))
        assert "Marker 1" in window.texts()
        below = [span.text or "" for text in window.all(ft.Text) for span in text.spans or ()]
        assert any("normally ±0" in words for words in below)
