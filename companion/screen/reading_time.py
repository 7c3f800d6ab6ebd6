"""How long the picture on a screen has stood: nobody answers a question that could not be read yet."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final

SHORTEST: Final = 0.3
"""Seconds from sending a picture until something on it is chosen on purpose: the second tap of two comes sooner."""


class ReadingTime:
    """One per window. What is shown anew starts it; numbers that change on the same picture do not."""

    clock: ClassVar[Callable[[], float]] = staticmethod(monotonic)
    """Tests have one of their own."""

    def __init__(self) -> None:
        self._picture: object = None
        self._since = ReadingTime.clock()

    def show(self, picture: object) -> None:
        """Called whenever a picture is drawn; another one than before is still to be read."""
        if picture != self._picture:
            self._picture = picture
            self.start()

    def start(self) -> None:
        """Something else is on the screen from now on."""
        self._since = ReadingTime.clock()

    @property
    def over(self) -> bool:
        """Whether what is chosen now was chosen on this picture, and not on the one before."""
        return ReadingTime.clock() - self._since >= SHORTEST
