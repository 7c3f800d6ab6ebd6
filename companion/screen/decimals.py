"""Numbers with one decimal, as the reader's language writes them."""

from __future__ import annotations

from fractions import Fraction

from rules.kernel import Phrase, phrase


def decimal(value: float | Fraction) -> Phrase:
    """A half goes away from none: 0.95 is 1.0."""
    tenths = int(abs(float(value)) * 10 + 0.5)
    sign = "-" if value < 0 and tenths else ""
    return phrase("shelf.decimal", whole=f"{sign}{tenths // 10}", tenth=f"{tenths % 10}")
