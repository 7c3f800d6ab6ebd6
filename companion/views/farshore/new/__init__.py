"""Setting up a match of Farshore, in short steps."""

from companion.views.farshore.new.farshore_setup import New

__all__ = ["New"]
