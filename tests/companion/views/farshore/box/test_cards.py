"""The cards of My box, in memory."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.words import translator
from rules.farshore.components.box import Box, CardFix
from rules.farshore.components.cards import PerCard
from rules.farshore.components.traits import Colour, Rarity
from rules.kernel import phrase
from rules.printed import Edition, Origin
from tests.companion.views.at_box import at, kept


async def test_a_card_is_found_in_any_language_and_corrected(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        await window.enter("Search for a card", "abtei")
        await window.tap("Abbey")
        await window.enter("Printed name", "  Opactwo   na wzgórzu ")
        await window.tap("Printed points: one more")
        await window.tap("Copies in the deck: one less")
        await window.tap("unique")
        await window.tap("Keep")
        fix = CardFix(id="abbey", printed="Opactwo na wzgórzu", points=3, copies=2, rarity=Rarity.UNIQUE)
        assert kept(backend).cards == (fix,)
        assert window.reads("3 points · unique · 2 copies · yours")
        await window.tap("Opactwo na wzgórzu")
        await window.tap("Back to our data")
        assert kept(backend).cards == ()


async def test_whether_a_card_counts_itself_is_asked_of_the_one_that_may(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        await window.tap("Galleon")
        assert not window.reads("Does it count itself?")
        await window.tap("All cards")
        await window.enter("Search for a card", "harbor")
        await window.tap("Harbor")
        await window.tap("No, it does not")
        await window.tap("Keep")
        own = PerCard(sets=((Colour.PURPLE,),), points=3, counts_itself=False)
        assert kept(backend).cards == (CardFix(id="harbor", bonus=own),)


async def test_a_card_set_back_by_hand_is_no_correction(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        await window.enter("Search for a card", "abbey")
        for step in ("more", "less"):
            await window.tap("Abbey")
            await window.tap(f"Printed points: one {step}")
            await window.tap("Keep")
        await window.tap("Abbey")
        await window.tap("Keep")
        assert kept(backend).cards == ()


async def test_a_search_that_finds_nothing_says_so(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        await window.enter("Search for a card", "zeppelin")
        assert window.reads("No card is called “zeppelin”.")


@pytest.mark.parametrize(
    ("language", "edition", "search", "card", "origin"),
    [
        ("en", None, "Search for a card", "Customs Office", "reported"),
        ("pl", None, "Szukaj karty", "Urząd celny", "z instrukcji"),
        ("pl", None, "Szukaj karty", "Opactwo", "nasz wniosek"),
        ("ru", None, "Найти карту", "Таможня", "наш вывод"),
        ("ru", Edition.PL, "Найти карту", "Urząd celny", "из правил"),
        ("en", Edition.PL, "Search for a card", "Abbey", "reported"),
    ],
)
async def test_the_name_of_a_card_is_marked_with_where_the_one_that_is_shown_comes_from(
    backend: Backend, language: str, edition: Edition | None, search: str, card: str, origin: str
) -> None:
    Saves(backend.folder).keep_box("farshore", Box(edition=edition))
    async with at(backend, "cards", language) as window:
        await window.enter(search, card)
        await window.tap(card)
        words = {translator(language)(phrase(f"box.origin_{each}")) for each in Origin}
        assert next(text for text in window.texts() if text in words) == origin
