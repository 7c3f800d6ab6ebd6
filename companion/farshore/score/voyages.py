"""How far each ship had come at the end of each season, as the record of a match tells it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.farshore.components.traits import Season
from rules.farshore.state import State
from rules.kernel import Model


class Voyage(Model):
    name: str
    values: tuple[tuple[Season, int], ...]
    """Where the ship stood when the season ended for this player; the last one is where it stands."""


def voyages(states: Sequence[State]) -> tuple[Voyage, ...]:
    """Of every player whose ship was followed, from the states of a match, the first one first."""
    last = states[-1]
    reached: list[dict[Season, int]] = [{} for _ in last.players]
    for state in states:
        for seat, player in enumerate(state.players):
            if player.ship is not None:
                reached[seat][player.season] = player.ship
    return tuple(
        Voyage(name=last.name(seat), values=tuple(sorted(values.items())))
        for seat, values in enumerate(reached)
        if len(values) > 1
    )
