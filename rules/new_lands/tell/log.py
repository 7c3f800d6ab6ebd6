"""The log: what a move did, what came of it, and what the table insisted on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.new_lands.final import left_standing, total
from rules.new_lands.moves import AnyMove
from rules.new_lands.play import apply
from rules.new_lands.score.scoring import end_why
from rules.new_lands.score.standing import stood
from rules.new_lands.state import Phase, State
from rules.new_lands.tell.headline import headline
from rules.overruling import overruled


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    return (*headline(state, after, move), *_end(state, after), *overruled(apply, state, move))


def _end(before: State, after: State) -> Iterator[Phrase]:
    """What is left on the map is scored as open, and the match is over."""
    if after.phase is Phase.COUNT and before.phase is not Phase.COUNT:
        yield phrase("new_lands.log_count_begins", n=len(after.standing))
    if not after.over or before.over:
        return
    for seat in range(len(after.players)):
        for line in left_standing(after, seat):
            why = end_why(stood(line))
            yield phrase("new_lands.log_end", name=after.name(seat), why=why, n=line.points)
        yield phrase("new_lands.log_total", name=after.name(seat), n=total(after, seat))
    yield phrase("new_lands.log_over")
