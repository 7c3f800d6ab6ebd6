"""Everything that is said in a match played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.kernel import Game, Journal, Phrase


def phrases(game: Game[Any, Any, Any], journal: Journal[Any, Any]) -> Iterator[Phrase]:
    """Its questions, answers and refusals, its log, and the sheet it comes to."""
    state = game.start(journal.setup)
    for move in journal.moves:
        question = game.question(state)
        assert question is not None
        yield from (question.ask, *question.do, *question.why, *(entry.label for entry in question.entries))
        for option in question.options:
            yield from (option.label, *([option.refusal] if option.refusal else []))
        yield from game.tell(state, move)
        state = game.apply(state, move)
    assert game.sheet is not None
    assert game.record is not None
    sheet = game.record.filled(state)
    yield from (remark.why for remark in game.sheet.check(sheet, state.box))
    scores = game.sheet.score(sheet, state.box)
    yield from (line.why for score in scores for line in score.lines)
    yield from game.sheet.verdict(sheet, scores)
