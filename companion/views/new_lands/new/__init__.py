"""Setting up a match of New Lands, in short steps."""

from companion.views.new_lands.new.lands_setup import New

__all__ = ["New"]
