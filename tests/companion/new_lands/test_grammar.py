"""Sentences as a native speaker says them, where a number changes the words around it."""

from __future__ import annotations

import pytest

from companion.screen.words import translator
from rules.kernel import phrase

SAID = [
    ("en", 1, "A lap has 1 space."),
    ("pl", 50, "Okrążenie ma 50 pól."),
    ("pl", 52, "Okrążenie ma 52 pola."),
    ("ru", 51, "В круге 51 деление."),
    ("ru", 52, "В круге 52 деления."),
]


@pytest.mark.parametrize(("language", "n", "said"), SAID)
def test_a_lap_agrees_with_the_number_of_its_spaces(language: str, n: int, said: str) -> None:
    assert translator(language)(phrase("new_lands_sheet.laps_about", n=n)) == said
