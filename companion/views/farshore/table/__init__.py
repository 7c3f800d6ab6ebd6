"""A match of Farshore being played."""

from companion.views.farshore.table.screen import Table
from companion.views.farshore.table.turn import turn_area

__all__ = ["Table", "turn_area"]
