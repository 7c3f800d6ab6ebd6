"""A card's name that is our own translation says so, and the printed one is a tap away."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app
from rules.farshore.components.box import Box
from rules.farshore.components.cards import CARDS
from rules.farshore.components.told import CardFix
from rules.printed import Edition
from tests.companion.views.at_table import seated
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.window import Window

OURS = CARDS["inn"].name(Edition.PL).text
RULEBOOK = CARDS["customs_office"].name(Edition.PL).text
EXPLAINED = "* Nasz przekład: na Twojej karcie nazwa może być inna."
RENAME = "Zmień nazwę karty"
PRINTED = "Nazwa wydrukowana na karcie"


def in_my_box(backend: Backend) -> Box:
    return Saves(backend.folder).box("farshore", Box) or Box()


async def search(window: Window, letters: str) -> None:
    await window.enter(str(window.all(ft.TextField)[-1].label), letters)


async def test_the_sheet_marks_our_names_and_says_what_the_mark_means(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), language="pl") as (window, _):
        assert window.reads(EXPLAINED)
        assert {f"{OURS}*", RULEBOOK} <= set(window.texts())
        assert f"{OURS}, nasz przekład" in window.names()
        assert RULEBOOK in window.names()


async def test_a_name_as_printed_is_not_marked(backend: Backend) -> None:
    named = Box(cards=(CardFix(id="inn", printed="Gospoda"),))
    async with at_sheet(backend, people("Ola", "Marek"), language="pl", box=named) as (window, _):
        assert "Gospoda" in window.names()
    async with at_sheet(backend, people("Ola", "Marek")) as (window, _):
        assert not any(name and "our translation" in name for name in window.names())


async def test_the_table_marks_our_names_and_what_was_typed_becomes_the_name(backend: Backend) -> None:
    async with seated(backend, language="pl") as (window, table):
        await window.press("/")
        await search(window, "karcz")
        assert window.reads(EXPLAINED)
        await search(window, "Gospoda pod kotwicą")
        await window.tap(RENAME)
        (field,) = (field for field in window.all(ft.TextField) if field.label == PRINTED)
        assert field.value == "Gospoda pod kotwicą"
        await window.tap("Karty czerwone")
        await window.tap(f"{OURS}, nasz przekład")
        assert table.state.facts.cards["inn"].printed == "Gospoda pod kotwicą"
        await window.settle()
    assert CardFix(id="inn", printed="Gospoda pod kotwicą") in in_my_box(backend).cards


async def test_on_the_sheet_what_was_typed_stands_in_the_form(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), language="pl") as (window, sheet):
        await search(window, "Gospoda")
        await window.tap(RENAME)
        await window.tap(f"{OURS}, nasz przekład")
        (field,) = (field for field in window.all(ft.TextField) if field.label == PRINTED)
        assert field.value == "Gospoda"
        await window.tap("Zapamiętaj nazwę")
        assert sheet.box.cards == (CardFix(id="inn", printed="Gospoda"),)


async def test_a_cards_page_renames_it_in_place(backend: Backend, every_page: None) -> None:
    async with Window(app(backend, "pl"), route="/rules/farshore/card_inn") as window:
        await window.tap(RENAME)
        await window.enter(PRINTED, "Gospoda")
        await window.tap("Zapamiętaj nazwę")
        assert window.reads("Gospoda")
        assert RENAME not in window.names()


async def test_my_box_promises_no_printed_name_that_we_do_not_know(backend: Backend) -> None:
    async with Window(app(backend, "pl"), route="/box/farshore") as window:
        assert window.reads("nazwa z * to nasz przekład")
    async with Window(app(backend, "pl"), route="/box/farshore/cards") as window:
        await search(window, "karcz")
        assert window.reads(OURS)
        assert window.reads("nasz przekład")
