"""Setting up a match of Farshore, in short steps."""

from companion.views.farshore.new.screen import New

__all__ = ["New"]
