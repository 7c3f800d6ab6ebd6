"""The parts of the strip on a phone."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.languages import LANGUAGES
from companion.score.sharing.pillow_pen import text_width
from companion.screen import theme
from companion.screen.words import translator
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Rarity
from rules.kernel import phrase
from tests.companion.views.at_table import seated, setup


def written(button: ft.TextButton) -> str:
    """What is written below the drawings of a part."""
    assert isinstance(button.content, ft.Column)
    word = button.content.controls[-1]
    return word.value if isinstance(word, ft.Text) else ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_the_words_of_the_strip_do_not_run_into_each_other(backend: Backend, language: str) -> None:
    """In Polish red and unique were one word."""
    tiles = setup(tile_a=WindTile(stack="A", traits=(Colour.RED,)), tile_b=WindTile(stack="B", traits=(Rarity.UNIQUE,)))
    async with seated(backend, tiles, language=language) as (window, _):
        buttons = [button for button in window.all(ft.TextButton) if isinstance(button.content, ft.Column)]
        parts = {written(button): float(button.width or 0) for button in buttons}
        shown = [translator(language)(phrase("farshore.trait", trait=trait)) for trait in (Colour.RED, Rarity.UNIQUE)]
        assert set(shown) <= set(parts)
        for word, width in parts.items():
            assert width >= text_width(word, theme.SIZES["label_small"]) + theme.CLOSE, word
