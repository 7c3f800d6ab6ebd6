"""Cards that we know by name, red ones with their space, dice whose face nobody told: as they are drawn."""

from __future__ import annotations

import pytest

from companion.drawings.lil_everdell import symbols
from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.drawings.lil_everdell.named_cards import DRAWN
from companion.screen.palette import DARK, LIGHT, Palette
from rules.lil_everdell.components.cards import CARDS


def test_every_card_known_by_name_has_a_drawing_of_its_own() -> None:
    assert set(DRAWN) == set(CARDS)
    assert not set(DRAWN) & set(EMBLEMS)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_no_two_of_them_look_alike(palette: Palette) -> None:
    drawn = [symbols.known_card(palette, "purple", "place", name) for name in (*DRAWN, *EMBLEMS)]
    assert len(set(drawn)) == len(drawn)


def test_red_cards_that_look_alike_are_told_apart_by_where_they_lie() -> None:
    alone, first, second = (symbols.red_card(LIGHT, "place", "", twin) for twin in ((1, 1), (1, 2), (2, 2)))
    assert len({alone, first, second}) == 3
    assert alone != symbols.red_card(LIGHT, "creature", "", (1, 1))


def test_a_die_of_which_nobody_told_the_face_shows_none() -> None:
    """Not what it can bring: that would be taken for a face."""
    unknown = symbols.die(LIGHT, 1, 3)
    assert "stroke-dasharray" in unknown
    assert all(unknown != symbols.die(LIGHT, 1, 3, (good,)) for good in ("berry", "twig", "resin", "any", "points"))
    assert "stroke-dasharray" not in symbols.die(LIGHT, 1, 3, ("berry", "twig", "resin"))


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_no_sign_of_a_card_has_two_meanings(palette: Palette) -> None:
    """No card wanted, a place that stays open, one that is filled, a card or friends that come home, the box."""
    names = ("no_card", "gap", "refill", "card_home", "friends_home", "game_box", "home_board", "deck", "cards")
    assert len({symbols.symbol(name, palette) for name in names}) == len(names)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_a_roll_of_the_hand_and_one_of_the_app_differ(palette: Palette) -> None:
    names = ("own_roll", "app_roll", "app_d8", "die", "d8", "ready")
    assert len({symbols.symbol(name, palette) for name in names}) == len(names)
