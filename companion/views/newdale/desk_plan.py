"""What lies on the production desk: the event, the bag, the buildings somebody asks about."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from rules.newdale.components.figures import NOBODY, Figure, Figures
from rules.newdale.components.numbers import AREA, ASSISTANTS_IN_BAG, COSTS, ROUNDS, SETUP
from rules.newdale.components.told import USUAL_ROWS, Row


@dataclass(frozen=True)
class OnDesk:
    """A building somebody asks about."""

    name: str
    need: Figures
    lazy: int = -AREA.lazy
    diligent: int = AREA.diligent
    sign: str = ""
    price: int | None = None
    chosen: int | None = None
    """The row a marker is to lie on."""

    @property
    def rows(self) -> tuple[Row, ...]:
        lazy, normal, diligent = USUAL_ROWS
        return lazy.replace(modifier=-self.lazy), normal, diligent.replace(modifier=self.diligent)


@dataclass(frozen=True)
class DeskPlan:
    """What lies on it; the event, the bag, the buildings."""

    printed: Figures = NOBODY
    private: Figures = NOBODY
    out: Figures = NOBODY
    hooded: int = 0
    draws: int = ROUNDS.drawn
    drawn: tuple[Figure, ...] = ()
    cards: int = 0
    unlocked: bool = False
    buildings: tuple[OnDesk, ...] = ()

    @property
    def bag(self) -> Figures:
        return ASSISTANTS_IN_BAG.plus(Figures(hooded=self.hooded)).minus(self.out)

    @property
    def market(self) -> Figures:
        return self.printed.plus(self.private)

    @property
    def is_drawn(self) -> bool:
        return len(self.drawn) >= self.draws

    def marker_of(self, at: int) -> int:
        """Which marker lies on a building: they are numbered as the buildings lie."""
        return 1 + sum(each.chosen is not None for each in self.buildings[:at])

    def with_building(self, at: int, **fields: Any) -> Self:
        changed = replace(self.buildings[at], **fields)
        return replace(self, buildings=(*self.buildings[:at], changed, *self.buildings[at + 1 :]))

    @property
    def rate(self) -> int:
        return COSTS.unlocked_compensation if self.unlocked else SETUP.compensation
