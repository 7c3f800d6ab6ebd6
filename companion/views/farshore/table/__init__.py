"""A match of Farshore being played."""

from companion.views.farshore.table.farshore_table import farshore_table

__all__ = ["farshore_table"]
