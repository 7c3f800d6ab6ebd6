"""The log: what a move did, which pieces it moves, and what the table insisted on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import IllegalMove, Phrase, phrase
from rules.newdale.moves import AnyMove
from rules.newdale.play import apply
from rules.newdale.state import State
from rules.newdale.tell.changes import changes
from rules.newdale.tell.headline import headline
from rules.newdale.tell.hints import hints


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    lines = (*headline(state, move), *changes(state, after, move), *hints(state, move))
    return (*lines, *_overruled(state, move))


def _overruled(state: State, move: AnyMove) -> Iterator[Phrase]:
    """The refusals the table set aside, one line each."""
    accepted: tuple[str, ...] = ()
    while accepted != move.insist:
        try:
            apply(state, move.replace(insist=accepted))
        except IllegalMove as illegal:
            yield phrase("newdale.log_insisted", why=illegal.phrase)
            accepted = (*accepted, illegal.reason)
        else:
            return
