"""The rule look-up: how long the search takes for one keystroke."""

from __future__ import annotations

from collections.abc import Iterator

from companion.languages import LANGUAGES
from tests.bench.table import Row
from tests.companion.lookup.keystrokes import seconds_per_keystroke

BAR = 5.0
"""Milliseconds."""


def rows() -> Iterator[Row]:
    for language in LANGUAGES:
        taken = seconds_per_keystroke(language) * 1000
        yield Row(f"a keystroke's search over everything, {language}, p95", taken, None, BAR)
