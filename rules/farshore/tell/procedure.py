"""Which answers belong together: what Krabita does in one go is one step to whoever reads of it."""

from __future__ import annotations

from typing import Final

from rules.farshore.components.traits import Season
from rules.farshore.state import Phase, Source, State
from rules.farshore.steps import CardDue, KrabitaSeason, LookoutDue, MapDue

NEW_SEASON: Final = (Phase.CLAIM, Phase.VALUE, Phase.DECK_DRAW, Phase.PLAN_DRAW)
HER_TURN: Final = (Phase.ROUTE, Phase.CARD, Phase.LOOKOUT, Phase.MAP)


def goes_on(before: State, state: State) -> bool:
    """Whether what is settled in `state` goes on with what was settled in `before`, the state of one answer earlier."""
    first = state.steps[0] if state.steps else None
    if isinstance(first, KrabitaSeason):
        return before.phase in NEW_SEASON
    if isinstance(first, CardDue | LookoutDue | MapDue):
        return before.phase in HER_TURN
    return _searched(before) and state.phase is Phase.CARD and state.source is Source.DECK


def _searched(before: State) -> bool:
    """The bay, in vain."""
    return before.phase is Phase.CARD and before.source is Source.BAY


def furthest_season(state: State) -> Season:
    """The season that the first of all players has come to."""
    return max(player.season for player in state.players)
