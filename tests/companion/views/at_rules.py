"""What tests of the look-up read on its screens."""

from __future__ import annotations

SEARCH = "Search the rules"
WIND_ROSE = "What does the wind rose do?"
