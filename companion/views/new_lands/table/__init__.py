"""A match of New Lands being played."""

from companion.views.new_lands.table.lands_table import lands_table

__all__ = ["lands_table"]
