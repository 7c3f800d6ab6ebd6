"""Only what the bundled font can draw is shown.

A character it lacks would be an empty box at best; at worst the client asks the server for other fonts without end.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from typing import Final

from companion.shipped_files import files

SUBSTITUTE: Final = "◊"
JOINER: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""No line ends here; of the marks that say so the one that the font has."""
REMEMBERED: Final = 4096
"""Texts: a screen shows much of what the one before it showed."""


@lru_cache(REMEMBERED)
def plain(text: str) -> str:
    """`text` with each run of characters that the font lacks shown as one substitute."""
    return _foreign().sub(SUBSTITUTE, text)


@cache
def _foreign() -> re.Pattern[str]:
    ranges = json.loads(files("data").joinpath("look", "glyphs.json").read_text("utf-8"))
    drawable = "".join(f"{re.escape(chr(first))}-{re.escape(chr(last))}" for first, last in ranges)
    return re.compile(rf"[^\s{JOINER}{drawable}]+")
