"""What the toy game brings to the look-up."""

from __future__ import annotations

from companion.lookup.handbook import Handbook

HANDBOOK = Handbook(topics=("sums",), moments=frozenset({"adding"}))
