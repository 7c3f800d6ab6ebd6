"""Setting up a match, in short steps."""

from companion.views.lil_everdell.new.lil_setup import New

__all__ = ["New"]
