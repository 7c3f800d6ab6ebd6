"""Who sat at a table that was scored, as far as anybody told their names."""

from __future__ import annotations

from companion.disk.settings import Acquaintance, Settings
from companion.languages import LANGUAGES
from companion.match.people import remember
from companion.screen.words import translator
from rules.farshore.score.sheet import Sheet
from rules.farshore.setup import MOST_PEOPLE
from rules.kernel import phrase


def met(settings: Settings, sheet: Sheet) -> Settings:
    """With the people of `sheet` remembered; their animals stay what they were, and so does how a table sat down."""
    names = [" ".join(person.name.split()) for person in sheet.people]
    return remember(settings, [Acquaintance(name=name) for name in names if name not in _numbered()])


def _numbered() -> set[str]:
    """What people are called who left their name out, in whatever language that was."""
    seats = range(1, MOST_PEOPLE + 1)
    return {translator(language)(phrase("farshore_sheet.person", n=n)) for language in LANGUAGES for n in seats}
