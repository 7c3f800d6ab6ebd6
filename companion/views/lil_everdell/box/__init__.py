"""My box: what is printed on one's own components."""

from companion.views.lil_everdell.box.screen import Box

__all__ = ["Box"]
