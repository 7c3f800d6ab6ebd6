"""What the game shows in the look-up: the signs of its topics."""

from companion.views.lil_everdell.rules.signs import sign

__all__ = ["sign"]
