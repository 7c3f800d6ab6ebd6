"""What is equal is the very same control, as long as a window lasts."""

from __future__ import annotations

import flet as ft
import pytest

from companion.flet_fixes.everything import mend_flet
from companion.screen.boundary import component
from companion.widgets import kept as room
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Action
from tests.harness.window import Window, spoken_name

SVG = "<svg/>"


def counted(n: int) -> None:
    """Something to do."""


async def test_equal_buttons_of_a_window_are_one_and_others_are_not() -> None:
    made: list[ft.Control] = []

    def main(page: ft.Page) -> None:
        for name, n in (("Docks", 1), ("Docks", 1), ("Docks", 2), ("Island", 1)):
            made.append(picture_button(name, SVG, Action(counted, n)))

    async with Window(main):
        first, again, other_act, other_name = made
        assert first is again
        assert len({id(first), id(other_act), id(other_name)}) == 3
        assert len({first.key, other_act.key, other_name.key}) == 3
    made.clear()
    async with Window(main):
        assert made[0] is not first, "another window has its own"


async def test_a_grid_of_kept_buttons_is_kept_and_one_with_another_button_is_not() -> None:
    grids: list[ft.Control] = []

    def main(page: ft.Page) -> None:
        for acts in ((1, 2), (1, 2), (1, 3)):
            grids.append(grid([picture_button("Docks", SVG, Action(counted, n)) for n in acts], 2))
        grids.append(grid([picture_button("Docks", SVG, lambda: None)], 2))
        grids.append(grid([picture_button("Docks", SVG, lambda: None)], 2))

    async with Window(main):
        one, same, other, free, free_again = grids
        assert one is same
        assert one is not other
        assert free is not free_again, "nobody can tell that these do the same"


async def test_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST", 2)
    made: list[ft.Control] = []

    def main(page: ft.Page) -> None:
        made.extend(picture_button("Docks", SVG, Action(counted, n)) for n in (1, 2, 3, 1))

    async with Window(main):
        assert made[0] is not made[3]


async def test_a_button_that_stood_in_another_grid_meanwhile_belongs_to_the_one_that_came_back() -> None:
    mend_flet()
    tapped: list[str] = []

    @component
    def Shown() -> ft.Control:
        names, show = ft.use_state(("Docks", "Island"))
        other = ("Docks", "Dunes") if "Island" in names else ("Docks", "Island")
        turn = ft.Button("Turn", on_click=lambda: show(other))
        held = grid([picture_button(name, SVG, Action(tapped.append, name)) for name in names], 2)
        # Another area each time, as with questions.
        return ft.Column([turn, ft.Container(held, key=names[1])])

    async with Window(lambda page: page.render(Shown)) as window:
        for _ in range(3):
            docks = next(control for control in window.tappable() if spoken_name(control) == "Docks")
            assert docks.page is window.page
            await window.tap("Docks")
            await window.tap("Turn")
    assert tapped == ["Docks"] * 3
