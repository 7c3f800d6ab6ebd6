"""Nothing is shown that the bundled font cannot draw."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import flet_web
import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from companion.languages import LANGUAGES
from companion.screen.glyphs import SUBSTITUTE, plain
from companion.screen.words import namespaces, source

FONT = Path(flet_web.get_package_web_dir(), "assets", "fonts", "roboto.woff2")
INVISIBLE = {0x00, 0x02, 0x0D, 0xAD, 0x200B, 0xFEFF}
"""In the font, but nothing to see: control characters and marks of no width."""


def drawable() -> list[list[int]]:
    """The ranges for `data/look/glyphs.json`, from the font itself."""
    ranges: list[list[int]] = []
    for code in sorted(set(TTFont(FONT).getBestCmap()) - INVISIBLE):
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ranges


def test_the_list_of_drawable_characters_is_the_bundled_fonts() -> None:
    assert json.loads(files("data").joinpath("look", "glyphs.json").read_text("utf-8")) == drawable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_we_write_can_be_drawn(language: str) -> None:
    for namespace in namespaces(language):
        for number, line in enumerate(source(language, namespace).splitlines(), 1):
            assert plain(line) == line, f"{language}/{namespace}.ftl:{number}"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Żółw Ёжик Їжак", "Żółw Ёжик Їжак"),
        ("Ola 🦊", f"Ola {SUBSTITUTE}"),
        ("👩‍👩‍👧", SUBSTITUTE),
        ("a\u202eb", f"a{SUBSTITUTE}b"),
        ("日本", SUBSTITUTE),
    ],
)
def test_what_the_font_lacks_is_shown_as_one_plain_substitute(typed: str, shown: str) -> None:
    assert plain(typed) == shown


DRAWN = {code for first, last in drawable() for code in range(first, last + 1)}


@given(st.text())
def test_whatever_is_typed_what_is_shown_can_be_drawn(typed: str) -> None:
    assert all(ord(character) in DRAWN or character.isspace() for character in plain(typed))
