"""What is the same for all controls of a kind is found out once, when they are packed.

Flet 1.0.5 asks of each value of each control whether its class is a dataclass, and looks for the first class that
declared a field, for every message.
"""

from __future__ import annotations

from functools import cache

from flet.messaging import protocol

from companion.flet_fixes.comparison import is_dataclass


def remember_what_is_packed() -> None:
    """In the whole process; call it before the first connection."""
    vars(protocol)["is_dataclass"] = is_dataclass
    if not hasattr(protocol._get_root_dataclass_field, "cache_info"):
        protocol._get_root_dataclass_field = cache(protocol._get_root_dataclass_field)
