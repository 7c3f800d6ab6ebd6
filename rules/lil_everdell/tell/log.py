"""The log: what a move did, what followed, and what the table insisted on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import IllegalMove, Phrase, phrase
from rules.lil_everdell.moves import AnyMove
from rules.lil_everdell.play import apply
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.changes import changes
from rules.lil_everdell.tell.headline import headline


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    return (*headline(state, move), *changes(state, after, move), *_overruled(state, move))


def _overruled(state: State, move: AnyMove) -> Iterator[Phrase]:
    """The refusals the table set aside, one line each."""
    accepted: tuple[str, ...] = ()
    while accepted != move.insist:
        try:
            apply(state, move.replace(insist=accepted))
        except IllegalMove as illegal:
            yield phrase("lil_everdell.log_insisted", why=illegal.phrase)
            accepted = (*accepted, illegal.reason)
        else:
            return
