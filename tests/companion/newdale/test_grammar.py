"""Sentences as a native speaker says them, where a number changes the words around it."""

from __future__ import annotations

import pytest

from companion.screen.words import translator
from rules.kernel import phrase

SAID = [
    ("en", 20, "8 for 20 coins"),
    ("pl", 22, "8 za 22 monety"),
    ("pl", 20, "8 za 20 monet"),
    ("ru", 21, "8 за 21 монету"),
    ("ru", 32, "8 за 32 монеты"),
]


@pytest.mark.parametrize(("language", "coins", "said"), SAID)
def test_an_option_of_the_goal_agrees_with_its_coins(language: str, coins: int, said: str) -> None:
    assert translator(language)(phrase("newdale_sheet.goal_option", n=8, coins=coins)) == said
