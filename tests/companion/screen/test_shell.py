"""The frame around every screen, in memory."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.languages import LANGUAGES
from companion.screen import shell, theme
from companion.screen.app import app
from companion.screen.boundary import component
from companion.screen.shell import DESTINATIONS
from companion.screen.store import Store
from companion.widgets.controls import button, icon_button, text_field
from rules.kernel import phrase
from tests.harness.window import Window, spoken_name

ROUTES = (*(place.route for place in DESTINATIONS), "/gallery", "/no/such/place")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("route", ROUTES)
async def test_everything_that_can_be_tapped_has_a_spoken_name(
    backend: Backend, route: str, width: int, language: str
) -> None:
    async with Window(app(backend, language), route=route, width=width) as window:
        assert window.texts()
        assert [control for control in window.tappable() if not spoken_name(control)] == []


async def test_a_phone_has_a_bar_and_a_wide_screen_a_rail_also_after_a_resize(backend: Backend) -> None:
    async with Window(app(backend, "en"), width=390) as window:
        assert (len(window.all(ft.NavigationBar)), len(window.all(ft.NavigationRail))) == (1, 0)
        await window.resize(1280)
        assert (len(window.all(ft.NavigationBar)), len(window.all(ft.NavigationRail))) == (0, 1)
        await window.resize(839)
        assert (len(window.all(ft.NavigationBar)), len(window.all(ft.NavigationRail))) == (1, 0)


async def test_each_screen_that_is_opened_is_set_apart(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(shell, "screen_opened", lambda: opened.append("screen"))
    async with Window(app(backend, "en"), route="/") as window:
        assert opened == ["screen"]
        await window.navigate(1)
        assert opened == ["screen", "screen"]


async def test_navigation_leads_to_every_place(backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
        for index, place in enumerate(DESTINATIONS):
            await window.navigate(index)
            assert window.page.route == place.route


@pytest.mark.parametrize("route", ["/match/never/was", "/a//b", "/rules//x"])
async def test_an_address_that_leads_nowhere_says_so_and_leads_home(backend: Backend, route: str) -> None:
    async with Window(app(backend, "en"), route=route) as window:
        assert window.reads("Nothing here")
        await window.tap("To the start")
        assert window.page.route == "/"


async def test_shortcuts_wake_when_back_leads_away_from_a_field(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/farshore/solo") as window:
        await window.fire(window.all(ft.TextField)[0], "focus")
        await window.fire(window.page, "route_change", {"route": "/"})
        await window.press("S")
        assert window.page.route == "/settings"


async def test_what_another_address_takes_from_a_field_is_given_back_and_no_digit_is_an_answer(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client takes the focus from any field when its address changes, which is after the picture has."""
    monkeypatch.setattr(theme, "ADDRESS_SETTLES", 60)
    async with Window(app(backend, "en")) as window:
        await window.press("/")
        field = window.all(ft.TextField)[0]
        await window.fire(field, "focus")
        assert "focus" not in dict(window.wire.invoked)
        await window.fire(field, "blur")
        assert "focus" in dict(window.wire.invoked)
        await window.press("S")
        assert window.page.route == "/rules"


async def test_shortcuts_sleep_on_the_way_from_one_field_to_the_next(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/farshore/table") as window:
        one, next_one = window.all(ft.TextField)
        await window.fire(one, "focus")
        await window.fire(next_one, "focus")
        await window.fire(one, "blur")
        await window.press("S")
        assert window.page.route == "/new/farshore/table"


async def test_shortcuts_work_and_sleep_while_someone_types(backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
        await window.press("S")
        assert window.page.route == "/settings"
        await window.press("/", shift=True)
        assert window.reads("Keyboard shortcuts")
        await window.tap("Close")
        assert not window.reads("Keyboard shortcuts")
        await window.press("H", ctrl=True)
        assert window.page.route == "/settings"
        await window.press("/")
        field = window.all(ft.TextField)[0]
        await window.fire(field, "focus")
        for key, typed in (("S", "s"), ("H", "sh")):
            await window.press(key)
            await window.enter(str(field.label), typed)
        assert (window.page.route, window.all(ft.TextField)[0].value) == ("/rules", "sh")
        await window.fire(field, "blur")
        await window.press("H")
        assert window.page.route == "/"


async def test_what_the_folder_had_to_say_is_shown_at_home(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\x00\x01 not ours")
    backend = Backend(Saves(tmp_path))
    async with Window(app(backend, "en")) as window:
        assert window.reads("settings.json could not be read")
    backend.close()


@pytest.fixture
def put_at_home(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Store], ft.Control]], None]:
    """Has another component drawn where the home screen was."""

    def put(screen: Callable[[Store], ft.Control]) -> None:
        home = dataclasses.replace(DESTINATIONS[0], component=component(screen))
        monkeypatch.setattr(shell, "DESTINATIONS", (home, *DESTINATIONS[1:]))

    return put


async def test_a_component_that_fails_becomes_a_card_and_the_rest_lives_on(
    backend: Backend, put_at_home: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    broken = {"now": True}

    @component
    def Fragile() -> ft.Control:
        if broken["now"]:
            raise RuntimeError("inner detail")
        return ft.Text("whole again")

    def screen(_: Store) -> ft.Control:
        _count, again = ft.use_state(0)
        return ft.Column([Fragile(), ft.Button("again", on_click=lambda: again(1))])

    put_at_home(screen)
    caplog.set_level(logging.CRITICAL)
    async with Window(app(backend, "en")) as window:
        assert window.reads("This part could not be shown")
        assert not window.reads("inner detail")
        broken["now"] = False
        await window.tap("again")
        assert window.reads("whole again")


async def test_a_picture_that_flet_refuses_leaves_the_window_alive(
    backend: Backend, put_at_home: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    def screen(_: Store) -> ft.Control:
        share, set_share = ft.use_state(0.5)
        return ft.Column(
            [
                ft.ProgressBar(value=share),
                ft.Text(f"{share}"),
                ft.Button("break", on_click=lambda: set_share(-1.0)),
                ft.Button("mend", on_click=lambda: set_share(1.0)),
            ]
        )

    put_at_home(screen)
    caplog.set_level(logging.CRITICAL)
    async with Window(app(backend, "en")) as window:
        await window.tap("break")
        assert window.reads("That did not work")
        await window.tap("mend")
        assert window.reads("1.0")
        await window.press("S")
        assert window.reads("Language")


async def test_a_handler_that_fails_shows_a_notice_and_no_traceback(
    backend: Backend, put_at_home: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise RuntimeError("inner detail")

    put_at_home(lambda _: ft.Button("break", on_click=fail))
    caplog.set_level(logging.CRITICAL)
    async with Window(app(backend, "en")) as window:
        await window.tap("break")
        assert window.reads("That did not work")
        assert not window.reads("inner detail")


@pytest.mark.parametrize("leads_on", [lambda window: window.press("S"), lambda window: window.back("/settings")])
async def test_a_notice_is_read_when_somebody_goes_on_unless_it_offers_undo(
    backend: Backend, put_at_home: Callable[..., None], leads_on: Callable[[Window], Awaitable[None]]
) -> None:
    def screen(store: Store) -> ft.Control:
        def tell(undo: Callable[[], None] | None) -> Callable[[], None]:
            return lambda: store.tell(phrase("shell.stumbled"), undo)

        return ft.Column([ft.Button("plain", on_click=tell(None)), ft.Button("undo", on_click=tell(lambda: None))])

    put_at_home(screen)
    for name, stays in (("plain", False), ("undo", True)):
        async with Window(app(backend, "en"), route="/settings") as window:
            await window.navigate(0)
            await window.tap(name)
            assert window.reads("That did not work")
            await leads_on(window)
            assert window.reads("Language")
            assert window.reads("That did not work") == stays


async def test_beside_a_question_a_notice_lies_at_the_upper_edge(
    backend: Backend, put_at_home: Callable[..., None]
) -> None:
    """It lay over the lowest answers; what can be undone goes along to a match and back."""
    told: list[bool] = []

    def screen(store: Store) -> ft.Control:
        return ft.Column(
            [
                ft.Button("undo", on_click=lambda: store.tell(phrase("shell.stumbled"), lambda: told.append(True))),
                ft.Button("play", on_click=lambda: store.go("/new/toy")),
            ]
        )

    def low(window: Window) -> list[bool]:
        return [bar.margin is None for bar in window.all(ft.SnackBar) if bar.open]

    put_at_home(screen)
    async with Window(app(backend, "en")) as window:
        await window.tap("undo")
        assert low(window) == [True]
        await window.tap("play")
        assert low(window) == [False]
        await window.back("/score/toy")
        assert low(window) == [True], "nothing is asked there, and the way out is above"
        await window.back("/settings")
        assert low(window) == [True]
        await window.undo()
        assert told == [True]


async def test_nothing_is_drawn_again_because_a_field_has_the_focus(
    backend: Backend, put_at_home: Callable[..., None]
) -> None:
    drawn = []

    def screen(store: Store) -> ft.Control:
        drawn.append(store)
        return text_field("Name", "", lambda _: None, store)

    put_at_home(screen)
    async with Window(app(backend, "en")) as window:
        before = len(drawn)
        for event in ("focus", "blur"):
            await window.fire(window.all(ft.TextField)[0], event)
        assert len(drawn) == before


def test_a_control_without_a_name_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="spoken name"):
        button("  ", lambda: None)
    with pytest.raises(ValueError, match="spoken name"):
        icon_button("", ft.Icons.ADD, lambda: None)
