"""Home, in memory: the match under way, ways to begin, last results, the first run."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.languages import LANGUAGES
from companion.match.table import Table
from companion.screen import theme
from companion.screen.app import app
from tests.harness.bridge import Bridge
from tests.harness.demo import furnish
from tests.harness.window import Window, spoken_name

pytestmark = pytest.mark.usefixtures("one_game")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("furnished")
    furnish(folder)
    return folder


@pytest.fixture
def lived_in(furnished: Path, tmp_path: Path) -> Iterator[Backend]:
    backend = Backend(Saves(Path(shutil.copytree(furnished, tmp_path / "lived"))))
    yield backend
    backend.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
async def test_everything_at_home_has_a_spoken_name(lived_in: Backend, language: str, width: int) -> None:
    async with Window(app(lived_in, language), width=width) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert [text for text in window.texts() if text.startswith(("home.", "farshore"))] == []


async def test_the_first_run_offers_to_learn_the_box_until_someone_says_no(backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
        assert window.reads("Shall we get to know your box?")
        await window.tap("Not now")
        assert not window.reads("Shall we get to know your box?")
    async with Window(app(backend, "en")) as window:
        assert not window.reads("Shall we get to know your box?")


async def test_in_a_browser_what_lies_below_comes_after_the_first_picture(bridge: Bridge, backend: Backend) -> None:
    bridge.pictured = False
    async with Window(app(backend, "en")) as window:
        assert window.reads("Shall we get to know your box?")
        assert "Rules" not in window.names()
        before = window.tappable()
        bridge.pictured = True
        await asyncio.sleep(0.05)
        await window.settle()
        assert len(window.tappable()) > len(before)


async def test_the_offer_leads_to_the_box_and_is_not_made_again(backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
        await window.tap("Teach the app my box")
        assert window.page.route == "/box"
        assert backend.settings.boxes_offered == ("farshore",)


async def test_whoever_has_matches_is_not_asked_about_the_box(lived_in: Backend) -> None:
    async with Window(app(lived_in, "en")) as window:
        assert not window.reads("Shall we get to know your box?")


async def test_the_match_under_way_shows_who_has_what_and_leads_back_to_it(lived_in: Backend) -> None:
    async with Window(app(lived_in, "en")) as window:
        shelved = next(entry for entry in lived_in.shelf if entry.id == "solo")
        ola, krabita = (total.points for total in shelved.totals)
        assert window.reads(f"Ola: {ola} · Krabita: {krabita}")
        await window.tap("Continue")
        assert window.page.route == "/match/solo"


async def test_the_match_under_way_is_drawn_before_it_has_been_opened(
    lived_in: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, opened = asyncio.Event(), Backend.table

    async def slowly(backend: Backend, match_id: str) -> Table | None:
        await gate.wait()
        return await opened(backend, match_id)

    monkeypatch.setattr(Backend, "table", slowly)
    async with Window(app(lived_in, "en")) as window:
        before = [image.src for image in window.all(ft.Image)]
        assert "Continue" in window.names()
        gate.set()
        await window.settle()
        after = [image.src for image in window.all(ft.Image)]
        changed = sum(one != other for one, other in zip(before, after, strict=True))
        assert changed == 1


async def test_a_match_put_into_the_folder_by_hand_is_no_second_way_to_continue(lived_in: Backend) -> None:
    """Until it has been opened, nobody knows who has what."""

    def bare(saves: Saves) -> None:
        match = saves.match("solo")
        assert match is not None
        saves.keep_match(match.replace(totals=(), summary=None))

    await lived_in.work(bare)
    async with Window(app(lived_in, "en")) as window:
        assert window.texts().count("Continue") == 1
        assert window.reads("A match without names")


async def test_another_match_under_way_is_a_tap_away(lived_in: Backend) -> None:
    async with Window(app(lived_in, "en")) as window:
        name = next(name for name in window.names() if name and name.startswith("Ola") and "Michał" in name)
        await window.tap(name)
        assert window.page.route == "/match/table"


async def test_three_last_results_each_with_a_rematch(lived_in: Backend) -> None:
    async with Window(app(lived_in, "en")) as window:
        again = [name for name in window.names() if name == "Again with Ola, Krabita"]
        assert len(again) == 3
        assert window.reads("2026-10-18")


async def test_krabita_has_her_russian_name_in_russian(lived_in: Backend) -> None:
    async with Window(app(lived_in, "ru")) as window:
        assert window.reads("Крабита")
        assert not window.reads("Krabita")


async def test_a_match_that_vanished_from_the_folder_is_gone_after_a_look(lived_in: Backend) -> None:
    shutil.rmtree(lived_in.folder / "matches")
    (lived_in.folder / "matches").mkdir()
    async with Window(app(lived_in, "en")) as window:
        assert "Continue" not in window.names()


async def test_a_file_set_aside_while_the_app_runs_is_told_of_at_home(backend: Backend) -> None:
    (backend.folder / "matches" / "b2.json").write_bytes(b"damaged")
    async with Window(app(backend, "en")) as window:
        assert window.reads("b2.json could not be read")


@pytest.mark.parametrize(
    ("start", "route"),
    [
        ("Play against Krabita", "/new/farshore/solo"),
        ("Track a table", "/new/farshore/table"),
        ("Score a finished table", "/score/farshore"),
        ("Look up a rule", "/rules"),
        ("My box", "/box"),
    ],
)
async def test_every_start_leads_to_its_screen(backend: Backend, start: str, route: str) -> None:
    async with Window(app(backend, "en")) as window:
        await window.tap(start)
        assert window.page.route == route
        assert not window.reads("Nothing here")


@pytest.mark.parametrize(("width", "height", "scenes"), [(390, 844, 1), (844, 390, 0), (1280, 800, 1)])
async def test_on_a_phone_held_across_the_match_under_way_needs_the_room_of_the_scene(
    lived_in: Backend, width: int, height: int, scenes: int
) -> None:
    async with Window(app(lived_in, "en"), width=width, height=height) as window:
        banners = (theme.BANNER, theme.BANNER_PHONE)
        assert len([drawn for drawn in window.all(ft.Image) if drawn.height in banners]) == scenes


@pytest.mark.parametrize(("text_size", "beside"), [(100, True), (200, False)])
async def test_the_largest_words_of_a_card_stand_below_its_picture(
    lived_in: Backend, text_size: int, beside: bool
) -> None:
    """Beside it, *Продолжить* was broken apart within the word."""
    await lived_in.keep_settings(lived_in.settings.replace(text_size=text_size))
    async with Window(app(lived_in, "ru"), route="/", width=360) as window:
        card = next(button for button in window.all(ft.Button) if spoken_name(button) == "Продолжить")
        assert isinstance(card.content, ft.Row if beside else ft.Column)
        assert isinstance(card.content.controls[0], ft.Image)


@pytest.mark.parametrize(
    ("text_size", "width", "across"), [(100, 820, 2), (150, 1440, 2), (200, 1440, 1), (100, 390, 1)]
)
async def test_cards_stand_two_abreast_of_one_height_unless_they_need_the_whole_width(
    lived_in: Backend, text_size: int, width: int, across: int
) -> None:
    """One with a line less ended before its neighbour did; in the largest words one of eleven letters was broken."""
    await lived_in.keep_settings(lived_in.settings.replace(text_size=text_size))
    async with Window(app(lived_in, "ru"), route="/", width=width, height=900) as window:
        names = {"Вести партию", "Сыграть против Крабиты"}
        rows = [row for row in window.all(ft.Row) if names <= {str(spoken_name(one)) for one in row.controls}]
        assert [len(row.controls) for row in rows] == [2] * (across - 1)
        assert all(row.intrinsic_height for row in rows)
        assert names <= set(window.names())
