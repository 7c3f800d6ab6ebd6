"""What Newdale brings to the look-up: its topics, the moments of a chapter, the pages made from its facts."""

from __future__ import annotations

from typing import Final

from companion.lookup.entries import Article
from companion.lookup.handbook import Handbook

PIECES: Final = ("tokens", "buildings", "characters", "sailors")
MOMENTS: Final = (
    *("setup", "campaign", "event", "plan", "draw", "act", "produce", "chain", "build", "unlock", "exchange"),
    *("black_market", "develop", "special", "token", "character", "track", "final", "goal", "over", "leave", "score"),
    *("score.track", "score.military", "score.goal", "score.goods", "score.mission", "score.buildings", "score.tie"),
)


def _pieces(language: str) -> list[Article]:
    # Who reads what is kept of these pages does not wait for what writes them.
    from companion.newdale.lookup.pieces import piece_articles

    return piece_articles(language)


HANDBOOK: Final = Handbook(
    topics=("setup", "round", "points", "building", "actions", "end", "campaign"),
    own_topics=PIECES,
    own_pages=_pieces,
    made_by=("companion/newdale/lookup",),
    moments=frozenset(MOMENTS),
)
