"""Whether this computer has a screen to open a window on."""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
