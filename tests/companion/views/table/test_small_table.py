"""Where the height is short: titles keep to a line, spent places fold, sentences run on."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.views.table.top import bar_type
from rules.farshore.components.places import DOCKS, LOOKOUT, SHORES
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour
from rules.farshore.moves import PlaceWorker
from rules.farshore.state import Phase
from tests.companion.views.at_table import play_until, seated, setup
from tests.harness.window import Window

MANY = 20
"""Controls at a table with two rows of places."""
THREE = setup("Ola", "Jan", "Ewa", krabita=None)


def workers(*places: object) -> list[PlaceWorker]:
    return [PlaceWorker(seat=at % 3, place=place) for at, place in enumerate(places)]


ALL_BUSY = workers(*SHORES[:4], DOCKS, LOOKOUT)
"""Each of three people has placed both workers they begin with."""


@pytest.mark.parametrize(("width", "height"), [(360, 600), (844, 390)])
async def test_spent_places_fold_where_that_makes_room(backend: Backend, width: int, height: int) -> None:
    async with seated(backend, THREE, *ALL_BUSY, width=width, height=height) as (window, table):
        assert table.question is not None
        assert not [option for option in table.question.answers if isinstance(option.move, PlaceWorker)]
        (folded,) = [name for name in window.names() if name and name.startswith("Not now")]
        assert "Docks" not in window.names()
        await window.tap(folded)
        assert "Docks" in window.names()
        await window.tap("Fold away")
        assert "Docks" not in window.names()


@pytest.mark.parametrize(("height", "gives_way"), [(600, True), (844, False)])
async def test_after_a_long_account_the_sea_leaves_its_room_to_the_answers_of_a_short_phone(
    backend: Backend, height: int, gives_way: bool
) -> None:
    async with seated(backend, width=360, height=height) as (window, table):
        assert _sea(window)
        play_until(table, lambda state: state.phase is Phase.PERSON and len(table.last) > 4)
        await window.settle()
        assert len(window.names()) > MANY
        assert _sea(window) is not gives_way


def _sea(window: Window) -> bool:
    return any("Ship track: " in (part.label or "") for part in window.all(ft.Semantics))


async def test_on_a_phone_of_usual_height_nothing_folds(backend: Backend) -> None:
    async with seated(backend, THREE, *ALL_BUSY) as (window, _):
        assert "Docks" in window.names()


@pytest.mark.parametrize(("width", "height", "said"), [(844, 390, "сиреневая"), (1280, 800, "«А» · сиреневая")])
async def test_on_a_phone_held_across_the_strip_leaves_its_letters_out(
    backend: Backend, width: int, height: int, said: str
) -> None:
    """Beside the title they would push the last part out of sight."""
    purple = setup(tile_a=WindTile(stack="A", traits=(Colour.PURPLE,)))
    async with seated(backend, purple, language="ru", width=width, height=height) as (window, _):
        assert said in window.texts()


async def test_a_title_in_the_bar_never_takes_a_second_line(backend: Backend) -> None:
    long = setup("Aleksandra Wielkopolska-Nowakowska")
    for width in (360, 390, 820, 1280):
        async with seated(backend, long, width=width) as (window, _):
            heading = next(part for part in window.all(ft.Semantics) if part.heading_level == 1)
            shown = _texts(heading.content)
            assert shown
            assert all(text.max_lines == 1 for text in shown)
            assert shown[0].semantics_label == "Aleksandra Wielkopolska-Nowakowska · winter"


def _texts(content: object) -> list[ft.Text]:
    if isinstance(content, ft.Text):
        return [content]
    if isinstance(content, ft.Column):
        return [text for part in content.controls for text in _texts(part)]
    return _texts(content.content) if isinstance(content, ft.Semantics) else []


async def test_whose_turn_it_is_stands_out_among_the_players(backend: Backend) -> None:
    async with seated(backend, THREE, *workers(SHORES[0]), width=1280, height=800) as (window, _):
        lit = [button for button in window.all(ft.Button) if _lit(button)]
        assert [name for button in lit for name in _names(button)] == ["Jan"]


def _lit(button: ft.Button) -> bool:
    return button.style is not None and button.style.bgcolor == ft.Colors.PRIMARY_CONTAINER


def _names(button: ft.Button) -> list[str]:
    row = button.content
    assert isinstance(row, ft.Row)
    who = row.controls[0].controls[0]  # type: ignore[attr-defined]
    return [text.value for text in who.controls if isinstance(text, ft.Text)]


async def test_a_title_on_a_phone_is_read_whole(backend: Backend) -> None:
    """In few letters, and in smaller ones where a name has many; a reader hears all of it."""
    async with seated(backend, setup("Jan")) as (window, table):
        play_until(table, lambda state: state.over)
        await window.settle()
        heading = next(part for part in window.all(ft.Semantics) if part.heading_level == 1)
        (shown,) = _texts(heading.content)
        assert (shown.value, shown.semantics_label) == ("The end", "Everyone has passed")
    for name, style in (
        ("Ola", "TITLE_MEDIUM"),
        ("Joanna Krysta", "TITLE_SMALL"),
        ("Aleksandra Krysta", "LABEL_MEDIUM"),
    ):
        assert bar_type(name) is ft.TextThemeStyle[style]
