"""Sizes that only Newdale's screens have."""

from __future__ import annotations

from typing import Final

BAR: Final = (96, 10)
"""The odds of a row."""
NEED: Final = 22
MARKET: Final = 30
WHEEL: Final = 44
HISTOGRAM: Final = (96, 44)
TRACK: Final = (340, 28)
TRACK_WIDE: Final = (500, 40)
FLAT_PANES: Final = (4, 5)
"""The desk and the turn beside it, on a phone held across."""
