"""The table of the game."""

from companion.views.lil_everdell.table.lil_table import lil_table

__all__ = ["lil_table"]
