"""What was entered otherwise than recorded: the words above the list name the word that stands in every line of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games import game_ids
from companion.languages import LANGUAGES
from companion.screen.words import say

LOCALES = Path(__file__).parents[3] / "data" / "locales"
LINE = re.compile(r"\{ \$(?:was|now) \}.*\{ \$(?:was|now) \}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_record_stands_after_the_word_that_is_named(game_id: str, language: str) -> None:
    """In Newdale and New Lands "23 » –" had no such word, and nobody knew which of the two was recorded."""
    named = re.search("[“”„«]([^”»]+)[”»]", say(language, "sheet.differs_so"))
    assert named
    files = (LOCALES / language / game_id / f"{game_id}_{part}.ftl" for part in ("score", "sheet"))
    lines = [found for file in files for found in LINE.findall(file.read_text("utf-8"))]
    assert set(lines) == {f"{{ $now }}, {named[1]} {{ $was }}"}
