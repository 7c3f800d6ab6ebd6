"""Every search for a card of Farshore finds the same cards in the same order, and Enter takes the first."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.screen.app import app
from rules.farshore.components.cards import CARDS
from rules.letters import letters
from rules.printed import Edition
from tests.companion.views.at_table import seated
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.window import Window

TWO_LETTERS = [("en", "gu"), ("en", "ca"), ("pl", "ka"), ("pl", "po"), ("ru", "ма"), ("ru", "ga")]


def found(window: Window) -> list[str]:
    keys = [control.key for control in window.all(ft.Container)]
    return [key for key in keys if isinstance(key, str) and key in CARDS]


def begins(language: str, card: str, query: str) -> bool:
    """Whether a word of the name in this language begins so."""
    name = CARDS[card].name(Edition(language)).text
    return any(letters(word).startswith(query) for word in name.replace("-", " ").split())


async def search(window: Window, query: str) -> ft.TextField:
    field = window.all(ft.TextField)[-1]
    await window.enter(str(field.label), query)
    return field


@pytest.mark.parametrize(("language", "query"), TWO_LETTERS)
async def test_on_the_sheet_words_of_the_shown_language_that_begin_so_come_first(
    backend: Backend, language: str, query: str
) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), language=language) as (window, sheet):
        field = await search(window, query)
        cards = found(window)
        in_order = [begins(language, card, query) for card in cards]
        assert cards
        assert in_order == sorted(in_order, reverse=True)
        await window.fire(field, "submit")
        assert list(sheet.sheet.people[0].cards) == cards[:1]


@pytest.mark.parametrize(("language", "query"), TWO_LETTERS)
async def test_the_table_the_sheet_and_the_box_find_the_same(backend: Backend, language: str, query: str) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), language=language) as (window, _):
        await search(window, query)
        on_the_sheet = found(window)
    async with seated(backend, language=language) as (window, _):
        await window.press("/")
        await search(window, query)
        at_the_table = found(window)
    async with Window(app(backend, language), route="/box/farshore/cards") as window:
        await search(window, query)
        in_the_box = [str(tile.title.value) for tile in window.all(ft.ListTile) if isinstance(tile.title, ft.Text)]
    assert on_the_sheet == at_the_table
    assert [name.rstrip("*") for name in in_the_box] == [
        CARDS[card].name(Edition(language)).text for card in at_the_table
    ]
