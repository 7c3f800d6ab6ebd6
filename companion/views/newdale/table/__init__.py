"""The table of Newdale."""

from companion.views.newdale.table.newdale_table import newdale_table

__all__ = ["newdale_table"]
