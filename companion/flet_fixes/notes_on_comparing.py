"""No notes are offered on every step of a comparison.

Flet 1.0.5 tells its log of each value it compares, hundreds for an answer, and asks the log each time whether it wants
to know; it never does.
"""

from __future__ import annotations

import logging
from typing import Final

from flet.controls import object_patch

NOTES: Final = "logger"
"""Where the comparison finds its log."""


class NoNotes(logging.LoggerAdapter[logging.Logger]):
    """The log as it is, but for what is there for Flet's own makers."""

    def debug(self, *_: object, **__: object) -> None:
        pass


def take_no_notes() -> None:
    log = getattr(object_patch, NOTES)
    if not isinstance(log, NoNotes) and not log.isEnabledFor(logging.DEBUG):
        setattr(object_patch, NOTES, NoNotes(log, None))
