"""The question mark of other screens: the rules of the moment, and the way back."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from companion.backend import Backend
from companion.screen import shell
from companion.screen.app import app
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.widgets.help import help_button
from tests.harness.farshore_lookup import rules_about
from tests.harness.window import Window

pytestmark = pytest.mark.usefixtures("one_game", "every_page")


@pytest.fixture
def asking_at_home(monkeypatch: pytest.MonkeyPatch) -> Callable[[str | tuple[str, ...]], None]:
    def put(moments: str | tuple[str, ...]) -> None:
        @component
        def Home(store: Store) -> ft.Control:
            return help_button(store, "farshore", moments)

        home = shell.DESTINATIONS[0]
        at_home = shell.Destination(home.route, home.name, home.icon, home.chosen, Home)
        monkeypatch.setattr(shell, "DESTINATIONS", (at_home, *shell.DESTINATIONS[1:]))

    return put


@pytest.mark.parametrize("moments", ["winds_of_change", ("season.summer", "high_tide")])
async def test_the_question_mark_shows_the_rules_of_the_moment_and_leads_back_to_the_screen(
    backend: Backend, asking_at_home: Callable[[str | tuple[str, ...]], None], moments: str | tuple[str, ...]
) -> None:
    asking_at_home(moments)
    first = rules_about(moments, "en")[0]
    async with Window(app(backend, "en")) as window:
        await window.tap("Rules for this moment")
        assert window.reads(first.text)
        await window.tap(first.title)
        assert window.page.route == f"/rules/farshore/{first.id}"
        await window.tap("Back")
        assert window.page.route == "/"
        assert not window.reads(first.text)


async def test_searching_all_rules_stands_above_those_of_the_moment(
    backend: Backend, asking_at_home: Callable[[str | tuple[str, ...]], None]
) -> None:
    asking_at_home("map")
    async with Window(app(backend, "en")) as window:
        await window.tap("Rules for this moment")
        names = window.names()
        assert names.index("Search all rules") < names.index(rules_about("map", "en")[0].title)


async def test_the_question_mark_can_be_closed_and_asked_again(
    backend: Backend, asking_at_home: Callable[[str | tuple[str, ...]], None]
) -> None:
    asking_at_home("map")
    first = rules_about("map", "en")[0]
    async with Window(app(backend, "en")) as window:
        for _ in range(2):
            await window.tap("Rules for this moment")
            assert window.reads(first.text)
            await window.tap("Close")
            assert not window.reads(first.text)
        await window.tap("Rules for this moment")
        await window.tap("Search all rules")
        assert window.page.route == "/rules"
