"""What Newdale brings to the look-up: its topics, the moments of a chapter, the pages made from its facts."""

from __future__ import annotations

from typing import Final

from companion.lookup.handbook import Handbook
from companion.newdale.lookup.pieces import TOPICS, piece_articles

MOMENTS: Final = (
    *("setup", "campaign", "event", "plan", "draw", "act", "produce", "chain", "build", "unlock", "exchange"),
    *("black_market", "develop", "special", "token", "character", "track", "final", "goal", "over", "leave", "score"),
    *("score.track", "score.military", "score.goal", "score.goods", "score.mission", "score.buildings", "score.tie"),
)

HANDBOOK: Final = Handbook(
    topics=("setup", "round", "points", "building", "actions", "end", "campaign"),
    own_topics=TOPICS,
    own_pages=piece_articles,
    moments=frozenset(MOMENTS),
)
