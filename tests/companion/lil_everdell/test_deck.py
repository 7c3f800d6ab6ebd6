"""A page for each card known by name, written from its facts."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.lil_everdell.lookup.deck import card_article, doubts
from companion.lookup.lookup import lookup
from companion.screen.app import app
from rules.kernel import phrase
from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.cards import CARDS, OtherBonus, PerParade
from rules.lil_everdell.components.told import CardTold
from tests.harness.window import Window


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        (
            "en",
            "castle",
            "Purple card, a place. At the end of the game it pays 1 for each of these in your area: green cards.",
        ),
        ("en", "king", "Purple card, a creature. At the end of the game it pays no bonus, only its printed points."),
        (
            "pl",
            "captain",
            "Zielona karta, stworzenie. Karta na start: jest ich 4 i żadna nigdy nie trafia do talii.",
        ),
        (
            "ru",
            "gardener",
            "Красная карта, существо. Когда на ней стоит ваш друг, вы применяете 2 разные свои зелёные карты.",
        ),
    ],
)
def test_a_page_says_what_is_known(language: str, card: str, text: str) -> None:
    assert card_article(CARDS[card], language).text == text


def test_every_known_card_has_its_page_in_every_language() -> None:
    found = lookup("lil_everdell")
    assert found is not None
    for language in ("en", "pl", "ru"):
        pages = found.by_topic(language)["known_cards"]
        assert {page.id for page in pages} == {f"card_{card}" for card in CARDS}
        assert all(related in found.articles(language) for page in pages for related in page.related)


def test_a_page_says_what_is_not_known_and_whose_name_it_is() -> None:
    notes = card_article(CARDS["castle"], "en").notes
    assert any("printed points" in note for note in notes)
    assert any("our translation" in note for note in notes)
    assert not any("tłumaczenie" in note for note in card_article(CARDS["castle"], "pl").notes)


def test_a_name_in_a_language_that_no_box_is_printed_in_is_our_own() -> None:
    ours = phrase("lil_everdell_rules.card_name_ours")
    assert ours not in doubts(CARDS["castle"], "pl")
    assert ours in doubts(CARDS["castle"], "cs")


@pytest.mark.parametrize(
    ("bonus", "says"), [(PerParade(points=2), "pays 2 for each of these"), (OtherBonus(), "the table counts")]
)
def test_the_card_of_ones_own_box_is_shown_as_it_says(bonus: PerParade | OtherBonus, says: str) -> None:
    box = Box(cards=(CardTold(id="castle", printed="Big Castle", points=3, bonus=bonus),))
    page = card_article(facts(box).cards["castle"], "en")
    assert page.title == "Big Castle"
    assert "3 points are printed on it." in page.text
    assert says in page.text
    assert "What your box says about this card is used here." in page.notes


async def test_the_page_leads_to_the_box(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/lil_everdell/card_lookout_tower") as window:
        await window.settle()
        assert window.reads("what one die on the board shows")
        await window.tap("Open My box")
        assert window.page.route == "/box/lil_everdell"
