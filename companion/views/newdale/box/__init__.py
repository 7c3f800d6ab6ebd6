"""My box of Newdale: what is printed on one's own cards and boards."""

from companion.views.newdale.box.screen import Box

__all__ = ["Box"]
