"""Numbers and lists as a file may claim them: far beyond any table, and never so large that they make work."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from pydantic import BeforeValidator, Field

MOST: Final = 9_999
"""No count at a table comes near it."""
MOST_LISTED: Final = 999
"""Nor does what somebody lists in one step."""
MOST_TOGETHER: Final = 10**9
"""More than all moves of a file can add up to: for what a state counts up."""

Count: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=MOST)]
"""How many of something, or a number in a row: a seat, a card, a place."""
Change: TypeAlias = Annotated[int, Field(strict=True, ge=-MOST, le=MOST)]
"""By how much; or a count that the rules refuse below zero, with their reason."""
Sum: TypeAlias = Annotated[int, Field(strict=True, ge=-MOST_TOGETHER, le=MOST_TOGETHER)]
"""What changes have come to."""
Tally: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=MOST_TOGETHER)]
"""The same of what is never below zero."""


def _as_we_write_it(number: object) -> object:
    """One spelling of each: of "1" and "01", which are two names in a file, one would be lost unseen."""
    if isinstance(number, str) and not (number.isascii() and number.isdecimal() and str(int(number[:7])) == number):
        raise ValueError("expected a number")
    return number


Named: TypeAlias = Annotated[int, BeforeValidator(_as_we_write_it)]
"""A number that is a name in a file."""


def short(raw: Any, most: int = MOST_LISTED) -> Any:
    """What a file holds, if no list in it is longer; `ValueError` otherwise. Values of ours are not looked into."""
    left = [raw]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            left.extend(part.values())
        elif isinstance(part, list):
            if len(part) > most:
                raise ValueError(f"expected at most {most} entries")
            left.extend(part)
    return raw


def each_short(raw: Any) -> Any:
    """The same of every entry of a list in a file; how many there are is bounded elsewhere."""
    if isinstance(raw, list):
        for entry in raw:
            short(entry)
    return raw
