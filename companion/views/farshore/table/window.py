"""A window at a table of Farshore: its state is the rules' own, so that every view is checked against them."""

from __future__ import annotations

from typing import TypeAlias

from companion.match.table_window import TableWindow
from rules.farshore.state import State

FarshoreWindow: TypeAlias = TableWindow[State]
