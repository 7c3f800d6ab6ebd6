"""The production desk: odds of every row of every own building, and after the draw what became of them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.newdale.components.figures import Figures
from rules.newdale.players import OnArea
from rules.newdale.state import State
from rules.newdale.work.odds import Odds, Planned, odds, outcome


@dataclass(frozen=True)
class RowOdds:
    """One row: its odds before the draw, or how many are missing after it; None where need or row is not told."""

    area: int
    row: int
    goods: int | None
    price: int | None
    odds: Odds | None = None
    short: int | None = None


def row_odds(state: State, seat: int, area: int, need: Figures | None = None) -> tuple[RowOdds, ...]:
    """The rows of an area, for the card that lies there; or for one tried out there, by what it needs."""
    at = state.players[seat].at(area)
    price = None if at is None else state.price(seat, at)
    if need is None and at is not None:
        need = state.card(seat, at).need
    market, bag, found = state.market(seat), state.bag, []
    for index, row in enumerate(state.rows(seat, area)):
        told = need is not None and row.modifier is not None and state.printed is not None
        chance = short = None
        if told and state.drawn is None:
            chance = odds(need or Figures(), market, bag, row.modifier or 0, state.draws)
        elif told:
            short = outcome(need, market, row.modifier)
        found.append(RowOdds(area, index, row.goods, price, chance, short))
    return tuple(found)


def planned(state: State, seat: int) -> tuple[Planned, ...]:
    """The productions a seat has laid markers for, where need and row are told."""
    found = []
    for placed in state.players[seat].plan:
        if isinstance(placed.space, OnArea) and (at := state.players[seat].at(placed.space.area)) is not None:
            need, row = state.card(seat, at).need, state.row(seat, placed.space)
            if need is not None and row is not None and row.modifier is not None:
                found.append(Planned(need, row.modifier))
    return tuple(found)
