"""A chance in words: whole per cent, but never a rounding that would lie."""

from __future__ import annotations

from fractions import Fraction

from rules.kernel import Phrase, phrase


def percent(chance: Fraction) -> Phrase:
    if chance == 1:
        return phrase("newdale.certain")
    if chance == 0:
        return phrase("newdale.impossible")
    whole = round(chance * 100)
    if whole == 100:
        return phrase("newdale.percent_over", n=99)
    if whole == 0:
        return phrase("newdale.percent_under", n=1)
    return phrase("newdale.percent", n=whole)


def fraction(chance: Fraction) -> Phrase:
    """What a tap on the per cent shows."""
    return phrase("newdale.fraction", of=str(chance.numerator), all=str(chance.denominator))
