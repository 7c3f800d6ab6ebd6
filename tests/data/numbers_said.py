"""The numbers a text says."""

from __future__ import annotations

import re


def numbers(*texts: str) -> frozenset[int]:
    """A dash before a number is its minus, between two it means "to"."""
    found = (number for text in texts for number in re.findall(r"(?<!\w)[-–]?\d+", text))
    return frozenset(int(number.replace("–", "-")) for number in found)
