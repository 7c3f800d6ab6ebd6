"""How large Farshore's own pictures are drawn; what every game shares is in the theme."""

from __future__ import annotations

from typing import Final

COLOUR_SIGN: Final = 28
PLACE_SIGN: Final = 36
"""Where a worker can go."""
SMALL_WHEEL: Final = 56
WHEEL: Final = 220
TIDE: Final = 120
STACK: Final = 56
"""A stack of map tiles."""
STACK_SHORT: Final = 40
SEA_PHONE: Final = (358, 132)
SEA_SHORT: Final = (358, 64)
SEA_WIDE: Final = (560, 300)
SEA_LARGE: Final = (560, 340)
"""The ship track: its width and its height decide how it is drawn, not only how large."""
PLAN: Final = 136
"""The plan card beside a question."""
PLAN_WIDE: Final = 216
ROOMY: Final = 1_260
"""From this width on, the large ship track fits beside everybody's points."""
