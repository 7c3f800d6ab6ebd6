"""The rule look-up on screen."""

from companion.views.rules.screen import Rules

__all__ = ["Rules"]
