"""A match of two people, worked out by hand as far as summer."""

from __future__ import annotations

from rules.farshore.components.places import DOCKS
from rules.farshore.components.traits import Season
from rules.farshore.moves import PlaceWorker, Prepare, Sail, ShipAt, TurnTile

A_YEAR = (
    Sail(seat=0, spaces=3),  # the first spaces are 0, 2, 4, 6
    PlaceWorker(seat=0, place=DOCKS),
    PlaceWorker(seat=1, place=DOCKS),
    PlaceWorker(seat=0, place=DOCKS),
    PlaceWorker(seat=1, place=DOCKS),
    ShipAt(seat=1, value=10),
    Prepare(seat=0, season=Season.SPRING),
    Sail(seat=0, spaces=2),  # from 6 by 8 to 10
    Prepare(seat=1, season=Season.SPRING),
    TurnTile(stack="A"),
    TurnTile(stack="B"),
    *(PlaceWorker(seat=seat, place=DOCKS) for _ in range(3) for seat in (0, 1)),
    ShipAt(seat=1, value=24),
    Prepare(seat=0, season=Season.SUMMER),
    ShipAt(seat=0, value=41),
)
"""Ola goes on to spring with her ship at 6 and to summer with it at 10; Marek to spring at 10, and is still there."""
