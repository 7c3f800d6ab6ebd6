"""A match as a file of its own: the very same that lies in the data folder, and no larger."""

from __future__ import annotations

import json

from companion.disk.saves import MATCH, Match


def match_text(match: Match) -> str:
    return json.dumps(MATCH.tables(match), ensure_ascii=False, separators=(",", ":"))
