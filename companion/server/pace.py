"""How fast one window is listened to: quicker than any hand, and slow enough that the others are heard meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import Final

AT_ONCE: Final = 100
A_SECOND: Final = 50
"""Messages: so many after a while of silence, and so many in every second."""


class Pace:
    def __init__(self) -> None:
        self._left = float(AT_ONCE)
        self._at = time.monotonic()

    async def keep(self) -> None:
        """Wait until one more message may be heard."""
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._at) * A_SECOND) - 1
        self._at = now
        # With nothing to wait for, whoever else has something to say comes first.
        await asyncio.sleep(max(0.0, -self._left / A_SECOND))
