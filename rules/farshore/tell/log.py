"""The log: what a move did, which pieces it moves, and what the table insisted on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.farshore.moves import AnyMove
from rules.farshore.play import apply
from rules.farshore.state import State
from rules.farshore.tell.changes import changes
from rules.farshore.tell.headline import headline
from rules.farshore.tell.hints import hints
from rules.kernel import IllegalMove, Phrase, phrase


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    lines = (*headline(state, move), *changes(state, after, move), *hints(state, after, move))
    return (*lines, *_overruled(state, move))


def _overruled(state: State, move: AnyMove) -> Iterator[Phrase]:
    """The refusals the table set aside, one line each."""
    accepted: tuple[str, ...] = ()
    while accepted != move.insist:
        try:
            apply(state, move.replace(insist=accepted))
        except IllegalMove as illegal:
            yield phrase("farshore.log_insisted", why=illegal.phrase)
            accepted = (*accepted, illegal.reason)
        else:
            return
