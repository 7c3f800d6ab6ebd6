"""Numbers with one decimal."""

from __future__ import annotations

from fractions import Fraction

import pytest

from companion.screen.decimals import decimal
from companion.screen.words import translator


@pytest.mark.parametrize(
    ("value", "written"),
    [(Fraction(19, 20), "1.0"), (Fraction(5, 4), "1.3"), (0.5, "0.5"), (12, "12.0"), (-1.5, "-1.5"), (-0.01, "0.0")],
)
def test_a_number_is_rounded_whole(value: float | Fraction, written: str) -> None:
    assert translator("en")(decimal(value)) == written
    assert translator("pl")(decimal(value)) == written.replace(".", ",")
