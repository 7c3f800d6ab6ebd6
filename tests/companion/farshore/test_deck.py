"""A card's page is written from its facts."""

from __future__ import annotations

import pytest

from companion.farshore.lookup.deck import card_article, doubts
from rules.farshore.components.box import Box, CardFix, facts
from rules.farshore.components.cards import CARDS
from rules.farshore.components.traits import Rarity
from rules.kernel import phrase


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        (
            "en",
            "galleon",
            "Purple card (prosperity), unique construction. Worth 5 points; the deck holds 2 copies. "
            "At the end of the game it adds 1 point for each unspent treasure.",
        ),
        (
            "en",
            "castaway",
            "Brown card (traveller), unique creature. Worth -1 point; the deck holds 3 copies. It takes no city space.",
        ),
        (
            "pl",
            "guild_master",
            "Fioletowa karta (pomyślność), unikatowe stworzenie. Warta 2 punkty; w talii są 2 egzemplarze. "
            "Na koniec gry dodaje 1 punkt za każdą czerwoną, niebieską i brązową kartę w Twoim mieście.",
        ),
        ("pl", "grove", "Zielona karta (produkcja), zwykła budowla. Warta 1 punkt; w talii jest 5 egzemplarzy."),
        ("ru", "grove", "Зелёная карта (урожай), обычное сооружение. Приносит 1 ПО; в колоде 5 экземпляров."),
        (
            "ru",
            "pilgrim",
            "Сиреневая карта (процветание), уникальное существо. Приносит 2 ПО; в колоде 2 экземпляра. "
            "В конце игры добавляет 2 ПО за каждый ваш жетон пергамента.",
        ),
    ],
)
def test_a_page_says_what_is_known(language: str, card: str, text: str) -> None:
    assert card_article(CARDS[card], language).text == text


def test_a_page_says_what_is_not_known() -> None:
    notes = " ".join(card_article(CARDS["inn"], "en").notes)
    assert "its cost and the text of its ability" in notes
    assert "as players report them" in notes


def test_the_text_of_a_purple_card_is_known_by_what_it_scores() -> None:
    notes = card_article(CARDS["windmill"], "en").notes
    assert "Not known to us: its cost." in notes


def test_a_name_that_is_our_translation_is_said_to_be() -> None:
    ours = "Nazwa to nasze tłumaczenie; na Twojej karcie może być inna."
    assert ours in card_article(CARDS["inn"], "pl").notes
    assert ours not in card_article(CARDS["galleon"], "pl").notes


def test_a_page_says_what_the_book_says_of_the_card() -> None:
    page = card_article(CARDS["navigator"], "en")
    assert page.notes[0].startswith("It reacts when a matching wind rose tile moves your ship")
    assert page.pages.get("pl", ()) == (9,)


def test_a_page_links_to_the_rules_of_its_colour_kind_and_rarity() -> None:
    assert card_article(CARDS["inn"], "en").related == ("red_cards", "constructions", "common_cards")


def test_the_card_of_the_players_own_box_is_shown_as_it_says() -> None:
    box = Box().learn(CardFix(id="governor", printed="Gubernator", rarity=Rarity.COMMON))
    page = card_article(facts(box).cards["governor"], "pl")
    assert page.title == "Gubernator"
    assert "zwykłe stworzenie" in page.text
    assert "Uwzględniono to, co o tej karcie zapisano w Moim pudełku." in page.notes


def test_a_name_in_a_language_that_no_box_is_printed_in_is_our_own() -> None:
    ours = phrase("farshore_rules.card_name_ours")
    assert ours not in doubts(CARDS["galleon"], "en")
    assert ours in doubts(CARDS["galleon"], "cs")
