"""A match of Farshore being played."""

from companion.views.farshore.table.screen import Table
from companion.views.farshore.table.turn import Turn

__all__ = ["Table", "Turn"]
