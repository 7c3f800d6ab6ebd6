"""The score sheet of a Farshore table: entered, counted, shown, shared."""

from companion.views.farshore.score.screen import Score
from companion.views.farshore.score.start import NewScore

__all__ = ["NewScore", "Score"]
