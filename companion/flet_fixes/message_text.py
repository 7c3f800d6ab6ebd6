"""A message is not spelled out for a log that nobody reads.

Flet 1.0.5 writes every message as text for a line of its debug log, read or not: with it the controls, what their
components were given, and through that the window and everything in it. That can take minutes.
"""

from __future__ import annotations

from flet.messaging.protocol import Message


def tell_messages_by_their_action() -> None:
    """In the whole process."""
    Message.__repr__ = lambda message: f"Message({message.action})"  # type: ignore[attr-defined, method-assign]
