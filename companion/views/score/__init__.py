"""The score sheet of any game: entered, counted, shown, shared; and files that are brought in."""

from companion.views.score.bringing import BringIn
from companion.views.score.screen import Score
from companion.views.score.start import NewScore

__all__ = ["BringIn", "NewScore", "Score"]
