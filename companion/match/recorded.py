"""The end of a recorded match, for what is kept beside it: played through once for all savings of its sheet."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from pydantic import ValidationError

from rules.kernel import Game, IllegalMove, Misfit, StateT

REMEMBERED: Final = 4
"""Records whose end is known: a sheet is saved many times, its record stays."""


def recorded_state(game: Game[Any, StateT, Any], journal: Mapping[str, Any] | None) -> StateT | None:
    """Where the record leads to; None without one, and for one that is damaged or that the rules no longer follow."""
    return _end(game, json.dumps(journal)) if journal else None


@lru_cache(maxsize=REMEMBERED)
def _end(game: Game[Any, Any, Any], journal: str) -> Any:
    try:
        return game.replay(game.journal.model_validate_json(journal))
    except (ValidationError, IllegalMove, Misfit):
        return None
