"""My box of New Lands: what one's own tiles and board show."""

from companion.views.new_lands.box.screen import Box

__all__ = ["Box"]
