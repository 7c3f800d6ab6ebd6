"""My box of the toy: what is printed on its bell."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from rules.boxes import AnyBox
from rules.kernel import Model

BELL: Final = 5
"""What a bell is worth that nobody has looked at."""
Points = Annotated[int, Field(ge=0, le=99)]


class BellFact(Model):
    points: Points


class Box(AnyBox):
    bell: BellFact | None = None

    @property
    def facts(self) -> tuple[BellFact, ...]:
        return (self.bell,) if self.bell else ()

    @property
    def bell_points(self) -> int:
        return self.bell.points if self.bell else BELL
