"""My box: what is printed on one's own components."""

from companion.views.farshore.box.screen import Box

__all__ = ["Box"]
