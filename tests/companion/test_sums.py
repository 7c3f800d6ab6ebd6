"""Numbers as people write them."""

from __future__ import annotations

import pytest

from companion.sums import total


@pytest.mark.parametrize(
    ("text", "number"),
    [("10", 10), ("4+3+3", 10), (" 4 + 3 - 2 ", 5), ("12−2", 10), ("-1", -1), ("+7", 7), ("007", 7)],
)
def test_sums_are_added_up(text: str, number: int) -> None:
    assert total(text) == number


@pytest.mark.parametrize("text", ["", "abc", "4+", "4++3", "3*2", "1.5", "12345", "٣", "4+3=7", "1" * 200])
def test_what_is_no_sum_is_none(text: str) -> None:
    assert total(text) is None
