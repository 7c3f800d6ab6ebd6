"""Numbers as a file may claim them: far beyond any table, and never so large that a small file makes work."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from pydantic import BeforeValidator, Field

MOST: Final = 9_999
"""No count at a table comes near it."""
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
