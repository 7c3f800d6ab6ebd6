"""Who sat at a table that was scored, as far as anybody told their names."""

from __future__ import annotations

from typing import Final

from companion.disk.settings import Acquaintance, Settings
from companion.languages import LANGUAGES
from companion.match.people import remember
from companion.score.game_parts import people_of
from companion.screen.words import translator
from rules.kernel import phrase
from rules.sheet import Sheet

MOST_SEATS: Final = 20
"""A sheet has no more columns."""


def with_people_of(settings: Settings, sheet: Sheet) -> Settings:
    """With the people of `sheet` remembered; their animals stay what they were, and so does how a table sat down."""
    names = [" ".join(person.name.split()) for person in people_of(sheet)]
    return remember(settings, [Acquaintance(name=name) for name in names if name not in _numbered()])


def _numbered() -> set[str]:
    """What people are called who left their name out, in whatever language that was."""
    seats = range(1, MOST_SEATS + 1)
    return {translator(language)(phrase("sheet.person", n=n)) for language in LANGUAGES for n in seats}
