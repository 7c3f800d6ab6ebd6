"""Moves that a rule refuses, in any game: each on a table of its own."""

from __future__ import annotations

import re
from typing import Any, Protocol

import pytest

from rules.kernel import Game, IllegalMove, Move
from rules.reasons import Reason


class Case(Protocol):
    """A move, the table it is made at, and why it is refused there. A game has its own, with its own types."""

    @property
    def reason(self) -> Reason: ...
    @property
    def state(self) -> Any: ...
    @property
    def move(self) -> Any: ...


AnyGame = Game[Any, Any, Any]


def refused(reason: str) -> Any:
    return pytest.raises(IllegalMove, match=f"^{re.escape(reason)}$")


def assert_refused_unless_insisted(game: AnyGame, case: Case) -> None:
    """And the log says that the table overruled it."""
    with refused(case.reason) as caught:
        game.apply(case.state, case.move)
    assert caught.value.phrase.key == case.reason
    insisted: Move = case.move.replace(insist=(*case.move.insist, case.reason))
    game.apply(case.state, insisted)
    assert game.tell(case.state, insisted)[-1].key == "log.overruled"


def assert_refused_for_good(game: AnyGame, case: Case) -> None:
    """Whatever the table says."""
    with refused(case.reason):
        game.apply(case.state, case.move)
    with pytest.raises(IllegalMove):
        game.apply(case.state, case.move.replace(insist=tuple(type(case.reason))))
