"""Odds asked without a match: a bag, a market and some buildings, in and out as plain values."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from rules.kernel import Model
from rules.newdale.components.figures import NOBODY, Figure, Figures
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG, COSTS, MOST_HOODED, ROUNDS, SETUP
from rules.newdale.components.told import RowKind
from rules.newdale.work.odds import odds
from rules.newdale.work.shortage import cards_for, shortage

MOST_BUILDINGS: Final = 99
Modifier: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=9)]


class AskedBuilding(Model):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100)]
    need: Figures
    lazy: Modifier = 1
    """Assistants fewer."""
    diligent: Modifier = 2
    """Assistants more."""

    @model_validator(mode="after")
    def _assistants(self) -> Self:
        if self.need.hooded:
            raise ValueError("need: no card asks for Hooded figures")
        return self

    @property
    def rows(self) -> dict[RowKind, int]:
        return {RowKind.LAZY: -self.lazy, RowKind.NORMAL: 0, RowKind.DILIGENT: self.diligent}


class OddsFile(Model):
    """Before the draw; with `drawn`, after it."""

    game: Literal["newdale"] = "newdale"
    printed: Figures = NOBODY
    private: Figures = NOBODY
    hooded: int = Field(default=0, strict=True, ge=0, le=MOST_HOODED)
    out: Figures = NOBODY
    """Not in the bag: held or removed."""
    draw: int = Field(default=ROUNDS.drawn, strict=True, ge=0, le=22)
    drawn: Figures | None = None
    unlocked: bool = False
    buildings: tuple[AskedBuilding, ...] = Field(min_length=1, max_length=MOST_BUILDINGS)

    @model_validator(mode="after")
    def _fits(self) -> Self:
        everyone = ASSISTANTS_IN_BAG.plus(Figures(hooded=self.hooded))
        for figure in Figure:
            if self.out[figure] > everyone[figure]:
                raise ValueError(f"out: there are only {everyone[figure]} {figure.value}")
        if self.draw > self.bag.total:
            raise ValueError(f"draw: the bag holds only {self.bag.total}")
        if self.drawn is None:
            return self
        if self.drawn.total != self.draw:
            raise ValueError(f"drawn: expected {self.draw} figures, not {self.drawn.total}")
        for figure in Figure:
            if self.drawn[figure] > self.bag[figure]:
                raise ValueError(f"drawn: the bag holds only {self.bag[figure]} {figure.value}")
        return self

    @property
    def bag(self) -> Figures:
        return ASSISTANTS_IN_BAG.plus(Figures(hooded=self.hooded)).minus(self.out)


RowAnswer: TypeAlias = dict[str, str | int | dict[str, str]]


def answer(asked: OddsFile) -> dict[str, list[dict[str, str | dict[str, RowAnswer]]]]:
    """`{"buildings": [{"name", "rows": {"normal": {"success": "817/1530", "short": {"1": "113/255"}}, …}}]}`."""
    return {
        "buildings": [
            {"name": each.name, "rows": {kind.value: _row(asked, each, n) for kind, n in each.rows.items()}}
            for each in asked.buildings
        ]
    }


def _row(asked: OddsFile, building: AskedBuilding, modifier: int) -> RowAnswer:
    market = asked.printed.plus(asked.private)
    if asked.drawn is not None:
        missing = shortage(building.need, market.plus(asked.drawn), modifier)
        rate = COSTS.unlocked_compensation if asked.unlocked else SETUP.compensation
        return {"short": missing, "cards": cards_for(missing, 0, rate)}
    found = odds(building.need, market, asked.bag, modifier, asked.draw)
    short = {str(missing): str(chance) for missing, chance in found.shortages.items()}
    return {"success": str(found.success), "short": short}
