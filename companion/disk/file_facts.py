"""What holds for every file of ours, for those who only look at one."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 20_000_000
"""Bytes, for writing as for reading. A match of a thousand moves is a hundredth of this."""
MATCH_NAME: Final = "match"
"""Under which a match lies in its file."""
