"""Numbers as people write them at the table: "4+3+3"."""

from __future__ import annotations

import re
from typing import Final

SUM: Final = re.compile(r"[+-]?\d{1,4}(?:[+-]\d{1,4}){0,40}")
DASHES: Final = str.maketrans({"−": "-", "–": "-", "—": "-", "＋": "+"})
"""What keyboards make of a minus."""


def total(text: str) -> int | None:
    """What `text` adds up to; None when it is not a sum."""
    bare = "".join(text.split()).translate(DASHES)
    if not SUM.fullmatch(bare) or not bare.isascii():
        return None
    return sum(int(part) for part in re.findall(r"[+-]?\d+", bare))
