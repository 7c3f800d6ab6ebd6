"""A link that the BG Stats app opens as a new play."""

from __future__ import annotations

import json
from datetime import UTC
from typing import Any, Final
from urllib.parse import quote

from companion.score.scored_sheet import parts_of
from companion.score.sharing.result import Result

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST_CODE: Final = 1_200
"""A longer link makes a QR code that phones no longer read from a screen."""
SOURCE: Final = "Tidekeeper"


def link(result: Result) -> str:
    return ADDRESS + quote(json.dumps(play(result), ensure_ascii=False, separators=(",", ":")), safe=",:")


def fits_a_code(address: str) -> bool:
    return len(address) <= LONGEST_CODE


def play(result: Result) -> dict[str, Any]:
    """Its Android app fails on a play in which a boolean is left out, so all are sent."""
    return {
        "sourceName": SOURCE,
        "sourcePlayId": result.match_id,
        "playDate": result.when.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": parts_of(result.game).bg_stats_name,
            "sourceGameId": result.game,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_player(result, at) for at in range(len(result.scores))],
    }


def _player(result: Result, at: int) -> dict[str, Any]:
    score, opponent = result.scores[at], parts_of(result.game).opponent
    role = {"role": opponent.name} if opponent and result.sheet.players[at].is_opponent else {}
    return {
        "name": result.name(at),
        "sourcePlayerId": result.sheet.players[at].name or result.name(at),
        "score": score.total,
        "rank": result.rank(at),
        "winner": result.first(at) and len(result.scores) > 1,
        "startPlayer": False,
        **role,
    }
