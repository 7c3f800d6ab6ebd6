"""The end: meeples left on a map score their areas as open (Punktacja końcowa)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.new_lands.players import Scored
from rules.new_lands.state import State


def left_standing(state: State, seat: int) -> Iterator[Scored]:
    """What each meeple left on the map comes to; in a Ledger the table counts them."""
    for meeple in state.of(seat):
        found = state.numbers(meeple)
        if found is not None:
            yield Scored(
                on=meeple.on,
                tiles=found.tiles,
                cities=found.cities,
                closed=found.closed,
                final=True,
                points=found.end,
                stood=state.stood(meeple),
            )


def total(state: State, seat: int) -> int:
    """All points of a seat: so far, and at the end those of the meeples left."""
    end = sum(line.points for line in left_standing(state, seat)) if state.over else 0
    return state.players[seat].points + end
