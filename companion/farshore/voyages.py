"""How far each ship had come at the end of each season, as the record of a match tells it."""

from __future__ import annotations

from companion.table import Table
from rules.farshore.components.traits import Season
from rules.farshore.state import State
from rules.kernel import Model


class Voyage(Model):
    name: str
    values: tuple[tuple[Season, int], ...]
    """Where the ship stood when the season ended for this player; the last one is where it stands."""


def voyages(table: Table) -> tuple[Voyage, ...]:
    """Of every player whose ship was followed."""
    reached: list[dict[Season, int]] = [{} for _ in table.state.players]
    for state in _states(table):
        for seat, player in enumerate(state.players):
            if player.ship is not None:
                reached[seat][player.season] = player.ship
    return tuple(
        Voyage(name=table.state.name(seat), values=tuple(values.items()))
        for seat, values in enumerate(reached)
        if len(values) > 1
    )


def _states(table: Table) -> list[State]:
    moves = len(table.told())
    return [*(table.state_before(at) for at in range(moves)), table.state]
