"""Totals over time keep their shape on any screen."""

from __future__ import annotations

from companion.drawings.line_chart import HEIGHT, WIDE, WIDTH, line_chart
from companion.screen.palette import palette


def test_a_wider_chart_spreads_its_matches_and_not_its_numbers() -> None:
    narrow, wide = (line_chart(palette(False), [("#000000", (3, 9))], (False, True), width) for width in (WIDTH, WIDE))
    assert f'viewBox="0 0 {WIDTH} {HEIGHT}"' in narrow
    assert f'viewBox="0 0 {WIDE} {HEIGHT}"' in wide
    assert 'cx="115"' in narrow
    assert 'cx="188"' in wide
