"""A match played twice: by the rules and by a referee who was written apart from them; compared move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Protocol

from rules.kernel import Game, Move, Phrase
from tests.harness.autoplay import choose

MANY = 300
"""Games of each box, at the least, that its referee follows in `make soak`."""
Seen = Mapping[str, Any]
"""What lies on the table, in plain words and numbers."""


class Referee(Protocol):
    """Knows a game from its book and from the facts in `data`; reads set-ups and moves as a file has them."""

    @property
    def over(self) -> bool: ...

    def refuses(self, move: Mapping[str, Any]) -> bool | None:
        """Whether a move is against the rules; None where this referee does not judge such a move."""

    def play(self, move: Mapping[str, Any]) -> None:
        """Do as the move says."""

    def seen(self) -> Seen: ...

    def totals(self) -> list[int]:
        """The points of each player."""


Aside = Callable[[Any, Random], Iterator[Move]]
"""Moves that nobody asks for: effects of cards, corrections, somebody who leaves."""


def nothing_aside(_state: object, _chance: Random) -> Iterator[Move]:
    return iter(())


def compare(
    game: Game[Any, Any, Any],
    setup: Any,
    referee: Referee,
    seen: Callable[[Any], Seen],
    chance: Random,
    aside: Aside = nothing_aside,
    limit: int = 2_000,
) -> int:
    """Play a match by chance, to its end or to `limit` moves; how many moves were compared."""
    state, played = game.start(setup), 0
    assert referee.seen() == seen(state)
    while (question := game.question(state)) is not None and played < limit:
        assert not referee.over
        for option in question.options:
            _judged(referee, option.move, option.refusal)
        asked = state
        for move in (*aside(state, chance), choose(question.answers, chance)):
            refusal = game.why_not(state, move)
            if state is asked:  # else what was done aside may have settled the question
                _judged(referee, move, refusal)
            if refusal is not None:
                continue
            state = game.apply(state, move)
            referee.play(move.model_dump(mode="json"))
            played += 1
            assert referee.seen() == seen(state), move
    assert referee.over is (question is None)
    assert referee.totals() == [score.total for score in game.score(state)]
    return played


def _judged(referee: Referee, move: Move, refusal: Phrase | None) -> None:
    judged = referee.refuses(move.model_dump(mode="json"))
    assert judged in (None, refusal is not None), (move, refusal)
